// The browser's time zone, told once: pages write hours in it until a profile says otherwise.
const COOKIE = "misto_zone";
if (!document.cookie.split("; ").some((one) => one.startsWith(`${COOKIE}=`))) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && /^[A-Za-z0-9_+\-/]+$/.test(zone)) {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${COOKIE}=${zone}; path=/; max-age=31536000; samesite=lax${secure}`;
  }
}
