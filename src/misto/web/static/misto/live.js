// Live pages: one stream a browser, shared between its tabs; closed where no tab is seen.
//
// The page names its games (`data-live`), the stream (`data-live-url`), what it shows
// (`data-live-shows`: thread, talk, seat, mafia, host) and the sentence of the button
// (`data-live-news`). A change of a part is the event `misto:PART` on <body>: fragments with
// hx-trigger="misto:thread from:body" bring themselves up to date. Where there is none for a part
// that the page shows, a button offers to.

const { live = "", liveUrl: url, liveShows: shows = "thread", liveNews: sentence } =
  document.body.dataset;
const own = live.split(" ").filter(Boolean);

const PARTS = ["thread", "talk", "seat", "mafia", "host"];
const FIRST = 1000;
const LONGEST = 60000;
const MOST = 20; // games in a stream
const AWAY = 5000; // a tab that was hidden for less has missed little: the stream tells of it

const fresh = (part) => document.querySelector(`[hx-trigger*="misto:${part}"]`);

const offer = () => {
  if (!sentence || document.querySelector("button.news[data-live]")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "news";
  button.dataset.live = "";
  button.textContent = sentence;
  button.addEventListener("click", () => location.reload());
  (document.getElementById("news") ?? document.querySelector("main"))?.prepend(button);
};

// A hidden tab asks for nothing until it is seen.
const later = new Set();

const changed = (part) => {
  if (document.hidden) {
    later.add(part);
    return;
  }
  document.body.dispatchEvent(new CustomEvent(`misto:${part}`));
  if (shows.split(" ").includes(part) && !fresh(part)) offer();
};

const missed = () => PARTS.filter(fresh).forEach(changed);

// The tabs of this browser that show the same self, and the games that they show.
const me = String(Math.random());
const games = new Map();
const channel = "BroadcastChannel" in window ? new BroadcastChannel(`misto ${url}`) : null;
const say = (word, more) => channel?.postMessage({ word, from: me, ...more });

let source; // the stream, in the tab that leads
let wait = FIRST;
let timer;

const everybody = (word, more) => {
  say(word, more);
  word === "changed" ? changed(more.part) : missed();
};

// The next stream is there before the last one goes, so that nothing falls between them.
const connect = (again) => {
  clearTimeout(timer);
  const codes = [...new Set([...own, ...[...games.values()].flat()])].sort().slice(0, MOST);
  const next = new EventSource(`${url}?${codes.map((code) => `g=${code}`).join("&")}`);
  const last = source;
  source = next;
  next.addEventListener("open", () => {
    last?.close();
    wait = FIRST;
    if (again) everybody("missed");
  });
  for (const part of PARTS) next.addEventListener(part, () => everybody("changed", { part }));
  next.addEventListener("error", () => {
    next.close();
    last?.close();
    if (source !== next) return;
    source = null;
    timer = setTimeout(connect, wait * (0.5 + Math.random()), true);
    wait = Math.min(2 * wait, LONGEST);
  });
};

const disconnect = () => {
  clearTimeout(timer);
  source?.close();
  source = null;
};

const heard = ({ data: { word, from, codes, part } }) => {
  if (word === "changed") changed(part);
  if (word === "missed") missed();
  if (word === "who" && !document.hidden) say("here", { codes: own });
  if (word === "here" || word === "bye") {
    const before = new Set([...own, ...[...games.values()].flat()]);
    word === "here" ? games.set(from, codes) : games.delete(from);
    if (word === "here" && leads() && codes.some((code) => !before.has(code))) connect(false);
  }
};

const leads = () => Boolean(release);
let release; // lets the lead go
let wanted; // takes back the wish for it

// A tab that is seen wants to lead; the others wait until it is hidden, closed or gone.
const lead = (again) => {
  if (!navigator.locks) {
    connect(again);
    return;
  }
  wanted = new AbortController();
  navigator.locks
    .request(`misto ${url}`, { signal: wanted.signal }, () => {
      games.clear();
      say("who");
      connect(again);
      return new Promise((resolve) => (release = resolve));
    })
    .catch(() => {});
};

let hiddenAt = 0;
let seen = false;
const hide = () => {
  if (!seen) return;
  seen = false;
  hiddenAt = Date.now();
  say("bye");
  wanted?.abort();
  release?.();
  release = null;
  disconnect();
};

const show = () => {
  if (seen) return;
  seen = true;
  const away = hiddenAt && Date.now() - hiddenAt > AWAY;
  const again = Boolean(hiddenAt);
  hiddenAt = 0;
  say("here", { codes: own });
  lead(again);
  const waiting = [...later];
  later.clear();
  if (away) missed();
  else waiting.forEach(changed);
};

// What one types, or else what one reads, stays where it is while parts come and go around it.
let held;

const top = (one) => one.getBoundingClientRect().top;
const seenNow = (one) => one.getClientRects().length > 0 && top(one) >= 0 && top(one) < innerHeight;

document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.elt.id !== "fresh") return;
  const typing = document.activeElement?.closest("main textarea, main input, main select");
  const read = typing && seenNow(typing) ? typing : [...document.querySelectorAll("main [id]")].find(seenNow);
  held = read?.id ? { id: read.id, at: top(read) } : null;
});

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const one = held && detail.elt.id === "fresh" && document.getElementById(held.id);
  if (one) scrollBy({ top: top(one) - held.at, behavior: "instant" });
  held = null;
});

if (own.length && url && "EventSource" in window) {
  channel?.addEventListener("message", heard);
  document.addEventListener("visibilitychange", () => (document.hidden ? hide() : show()));
  addEventListener("pagehide", hide);
  addEventListener("pageshow", ({ persisted }) => persisted && !document.hidden && show());
  if (document.hidden) hiddenAt = Date.now();
  else show();
}
