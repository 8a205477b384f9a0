// What a page can do without: clocks, drafts, quotes, the switch of day and night.

const html = document.documentElement;

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const on = (event, selector, act) =>
  document.addEventListener(event, (happened) => {
    const found = happened.target.closest?.(selector);
    if (found) act(found, happened);
  });

const changed = (field) =>
  ["input", "change"].forEach((name) => field.dispatchEvent(new Event(name, { bubbles: true })));

// Clocks go by the server's time, where a page brings it; a few seconds are those of its way here.
const ON_THE_WAY = 5000;
const again = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
const ahead = again ? 0 : Date.parse(html.dataset.now) - Date.now() || 0;
const skew = Math.abs(ahead) > ON_THE_WAY ? ahead : 0;
const now = () => Date.now() + skew;

const SIZES = [86400, 3600, 60, 1];

const inWords = (seconds, units) => {
  const big = SIZES.findIndex((size) => seconds >= size);
  const first = Math.floor(seconds / SIZES[big]);
  const rest = Math.floor((seconds % SIZES[big]) / SIZES[big + 1]);
  const bare = !rest || (big === 2 && first >= 10);
  return `${first}\u00a0${units[big]}` + (bare ? "" : ` ${rest}\u00a0${units[big + 1]}`);
};

const showLeft = (clock) => {
  const { until, over, units = html.dataset.units ?? "d h min s" } = clock.dataset;
  const left = Math.ceil((Date.parse(until) - now()) / 1000);
  clock.classList.toggle("soon", left < 1800);
  const words = left > 0 ? inWords(left, units.split(" ")) : over;
  if (words && clock.textContent !== words) clock.textContent = words;
  if (clock.runs && left <= 0) document.dispatchEvent(new Event("misto:over"));
  clock.runs = left > 0;
};

const showDay = (line) => {
  const [start, until] = [line.dataset.start, line.dataset.until].map(Date.parse);
  const run = `${Math.min(100, (100 * (now() - start)) / (until - start))}%`;
  line.querySelector(".run").setAttribute("width", run);
  line.querySelector(".now")?.setAttribute("cx", run);
};

let timer;
const tick = () => {
  clearTimeout(timer);
  all("svg.day[data-start]").forEach(showDay);
  all("time[data-until]").forEach(showLeft);
  if (!document.hidden) timer = setTimeout(tick, 1000);
};
document.addEventListener("visibilitychange", tick);

// A draft is kept with the text it began from: if the page brings another one now, that is newer.
const DRAFT = "draft:";
const kept = (act) => {
  try {
    return act();
  } catch {
    return null; // full or forbidden: the page goes on without
  }
};
const forget = (keys) => kept(() => keys.forEach((key) => localStorage.removeItem(key)));
const keyOf = (field) => DRAFT + field.dataset.draft;
const keysOf = (form) => all("[data-draft]", form).map(keyOf);

const draftOf = (field) => kept(() => JSON.parse(localStorage.getItem(keyOf(field)))) ?? {};

const takeDraft = (field) => {
  const { from, text } = draftOf(field);
  if (field.value !== field.defaultValue) return;
  if (from === field.value) field.value = text;
  else if (text !== field.value) forget([keyOf(field)]);
};

on("input", "textarea[data-draft]", (field) => {
  const text = field.value;
  const from = draftOf(field).from ?? field.defaultValue;
  if (text === from) forget([keyOf(field)]);
  else kept(() => localStorage.setItem(keyOf(field), JSON.stringify({ text, from })));
});

on("input", "textarea[data-grow]", ({ style, scrollHeight }) => {
  style.minHeight = `${scrollHeight}px`; // for browsers without field-sizing
});

// A form is sent when the answer says so; until then its drafts stay. One that wasn't taken is on the
// next page, to be sent again.
const AGAIN = "form[data-again]";
on("submit", "form", (form, { submitter }) => {
  const keys = form.matches(AGAIN) ? waiting : submitter?.name === "preview" ? [] : keysOf(form);
  kept(() => sessionStorage.setItem("sent", JSON.stringify(keys)));
});

const sent = kept(() => JSON.parse(sessionStorage.getItem("sent")));
if (sent && document.querySelector(".message.success, [data-sent]")) forget(sent);
const waiting = sent ?? [];
kept(() => sessionStorage.removeItem("sent"));

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const form = detail.elt.closest("form");
  if (!form || !/message success|data-sent/.test(detail.xhr.responseText)) return;
  forget(keysOf(form));
  form.reset();
});

// What couldn't be saved or looked at is said where its answer would stand.
["htmx:responseError", "htmx:sendError"].forEach((name) =>
  document.addEventListener(name, ({ detail: { elt, target } }) => {
    if (elt.id !== "fresh" && target) target.textContent = html.dataset.noAnswer;
  }),
);

// Signing out leaves nothing written behind.
on("submit", "form[data-forget]", () =>
  kept(() => forget(Object.keys(localStorage).filter((key) => key.startsWith(DRAFT)))),
);

// What is selected in the post, or the post without its own quotes and spoilers.
const wordsOf = (said) => {
  const selection = getSelection();
  const picked = said.contains(selection.anchorNode) && said.contains(selection.focusNode);
  const own = all(":scope > :not(blockquote, details)", said).map((part) => part.innerText.trim());
  return (picked && String(selection).trim()) || own.join("\n\n");
};

on("click", "[data-quote]", (link, event) => {
  const field = document.querySelector(".composer textarea");
  const said = link.closest(".post, .report")?.querySelector(".said, .story");
  if (!field || !said || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const head = (field.dataset.quoteHead ?? "> {who}, #{number}:")
    .replaceAll("{who}", () => link.dataset.who)
    .replaceAll("{number}", link.dataset.quote);
  const before = field.value.trim() && `${field.value.trimEnd()}\n\n`;
  field.value = `${before}${head}\n${wordsOf(said).replace(/^/gm, "> ")}\n\n`;
  changed(field);
  field.focus();
});

on("submit", "form[data-switch=theme]", (form, event) => {
  event.preventDefault();
  const { value } = event.submitter;
  const body = new FormData(form);
  body.set("theme", value);
  if (value === "day" || value === "night") html.dataset.theme = value;
  else delete html.dataset.theme;
  all("button", form).forEach((button) => button.setAttribute("aria-pressed", button.value === value));
  fetch(form.action, { method: "POST", body }).catch(() => {});
});

on("click", "button[data-step]", (button) => {
  const field = button.parentElement.querySelector("input");
  field.stepUp(Number(button.dataset.step));
  changed(field);
});

// A page that stays open turns dark and light with its game.
const light = () => {
  const now = document.getElementById("hour")?.dataset.light;
  if (now && html.dataset.hour) html.dataset.hour = now;
};

const take = () => {
  light();
  all("textarea[data-draft]").forEach(takeDraft);
  tick();
};
take();
document.addEventListener("htmx:load", take);
