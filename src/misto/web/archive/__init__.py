"""The archive: reports, courts, seats, rules, proof, awards, exports."""
