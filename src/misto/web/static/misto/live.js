// Live pages: one stream a browser, shared between its tabs; closed where no tab is seen.
//
// The page names its game (`data-live`), the stream (`data-live-url`), what it shows
// (`data-live-shows`: thread, talk, seat, mafia, host) and the sentence of the button
// (`data-live-news`). A change of a part is the event `misto:PART` on <body>: fragments with
// hx-trigger="misto:thread from:body" bring themselves up to date. Where there is none for a part
// that the page shows, a button offers to.

const { live: game, liveUrl: url, liveShows: shows = "thread", liveNews: sentence } =
  document.body.dataset;

const PARTS = ["thread", "talk", "seat", "mafia", "host"];
const FIRST = 1000;
const LONGEST = 60000;
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
  document.querySelector("main")?.prepend(button);
};

const changed = (part) => {
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
  const codes = [...new Set([game, ...games.values()])].sort();
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

const heard = ({ data: { word, from, code, part } }) => {
  if (word === "changed") changed(part);
  if (word === "missed") missed();
  if (word === "who" && !document.hidden) say("here", { code: game });
  if (word === "here" || word === "bye") {
    const before = new Set(games.values());
    word === "here" ? games.set(from, code) : games.delete(from);
    if (word === "here" && leads() && code !== game && !before.has(code)) connect(false);
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
  say("here", { code: game });
  lead(again);
  if (away) missed();
};

if (game && url && "EventSource" in window) {
  channel?.addEventListener("message", heard);
  document.addEventListener("visibilitychange", () => (document.hidden ? hide() : show()));
  addEventListener("pagehide", hide);
  addEventListener("pageshow", ({ persisted }) => persisted && !document.hidden && show());
  if (document.hidden) hiddenAt = Date.now();
  else show();
}
