// What a page is glad of, and can do without: clocks, drafts, quotes, the switch of day and night.

const html = document.documentElement;

const each = (root, selector, act) => {
  if (root.matches?.(selector)) act(root);
  root.querySelectorAll(selector).forEach(act);
};

const on = (event, selector, act) =>
  document.addEventListener(event, (happened) => {
    const found = happened.target.closest?.(selector);
    if (found) act(found, happened);
  });

const changed = (field) => {
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
};

// Clocks. A page that comes fresh from the server brings the server's time, so a wrong clock here does no harm.
const fresh = performance.getEntriesByType("navigation")[0]?.type !== "back_forward";
const skew = fresh && html.dataset.now ? Date.parse(html.dataset.now) - Date.now() : 0;
const now = () => Date.now() + skew;

const inWords = (seconds, units) => {
  const [day, hour, minute, second] = (units || "d h min s").split(" ");
  const pair = (size, big, part, small) => {
    const rest = Math.floor((seconds % size) / part);
    return `${Math.floor(seconds / size)}\u00a0${big}` + (rest ? ` ${rest}\u00a0${small}` : "");
  };
  if (seconds >= 86400) return pair(86400, day, 3600, hour);
  if (seconds >= 3600) return pair(3600, hour, 60, minute);
  if (seconds >= 60) return seconds < 600 ? pair(60, minute, 1, second) : `${Math.floor(seconds / 60)}\u00a0${minute}`;
  return `${seconds}\u00a0${second}`;
};

const showLeft = (clock) => {
  if (clock.dataset.done) return false;
  const left = Math.ceil((Date.parse(clock.dataset.until) - now()) / 1000);
  if (Number.isNaN(left)) return false;
  clock.classList.toggle("soon", left < 1800);
  const words = left > 0 ? inWords(left, clock.dataset.units || html.dataset.units) : clock.dataset.over;
  if (words && clock.textContent !== words) clock.textContent = words;
  if (left > 0) return left < 660;
  clock.dataset.done = "yes";
  document.dispatchEvent(new CustomEvent("misto:over", { detail: { until: clock.dataset.until } }));
  return false;
};

const showDay = (line) => {
  const [start, until] = [line.dataset.start, line.dataset.until].map(Date.parse);
  const run = `${Math.min(100, Math.max(0, (100 * (now() - start)) / (until - start))).toFixed(1)}%`;
  if (run.startsWith("N")) return;
  line.querySelector(".run")?.setAttribute("width", run);
  line.querySelector(".now")?.setAttribute("cx", run);
};

let timer;
const tick = () => {
  clearTimeout(timer);
  document.querySelectorAll("svg.day[data-until]").forEach(showDay);
  const near = [...document.querySelectorAll("time[data-until]")].map(showLeft).some(Boolean);
  if (!document.hidden) timer = setTimeout(tick, near ? 1000 - (now() % 1000) : 15000);
};
document.addEventListener("visibilitychange", tick);

// Drafts. One is kept with the text that it began from: if the server now holds another, the server's is newer.
const DRAFT = "draft:";
const store = (act) => {
  try {
    return act();
  } catch {
    return null; // storage is full or forbidden: the page goes on without
  }
};
const forget = (keys) => store(() => keys.forEach((key) => localStorage.removeItem(DRAFT + key)));
const keysOf = (form) => [...form.querySelectorAll("[data-draft]")].map((field) => field.dataset.draft);

const takeDraft = (field) => {
  const key = field.dataset.draft;
  const draft = store(() => JSON.parse(localStorage.getItem(DRAFT + key)));
  if (!draft) return;
  if (draft.from !== field.defaultValue) return forget([key]);
  if (field.value === field.defaultValue) field.value = draft.text;
};

on("input", "textarea[data-draft]", (field) => {
  if (field.value === field.defaultValue) return forget([field.dataset.draft]);
  const draft = JSON.stringify({ text: field.value, from: field.defaultValue });
  store(() => localStorage.setItem(DRAFT + field.dataset.draft, draft));
});

on("submit", "form", (form, { submitter }) => {
  if (submitter?.name === "preview") return;
  const keys = keysOf(form);
  if (keys.length) store(() => sessionStorage.setItem("sent", JSON.stringify(keys)));
});

const settleSent = () => {
  const sent = store(() => JSON.parse(sessionStorage.getItem("sent")));
  if (sent && document.querySelector(".message.success, [data-sent]")) forget(sent);
  store(() => sessionStorage.removeItem("sent"));
};

document.addEventListener("htmx:afterRequest", ({ target, detail }) => {
  const form = target.closest("form");
  if (!form || !detail.successful) return;
  if (!/message success|data-sent/.test(detail.xhr.responseText)) return;
  forget(keysOf(form));
  form.reset();
});

// Signing out leaves nothing written behind.
on("submit", "form[data-forget]", () => {
  const kept = store(() => Object.keys(localStorage)) ?? [];
  forget(kept.filter((key) => key.startsWith(DRAFT)).map((key) => key.slice(DRAFT.length)));
});

// Quotes: what is selected in the post, or the post without its own quotes and spoilers.
const wordsOf = (said) => {
  const selection = getSelection();
  const picked = String(selection).trim();
  if (picked && said.contains(selection.anchorNode) && said.contains(selection.focusNode)) return picked;
  const parts = [...said.children].filter((part) => !part.matches("blockquote, details"));
  return parts.map((part) => part.innerText.trim()).join("\n\n");
};

on("click", "[data-quote]", (link, event) => {
  const field = document.querySelector(".composer textarea");
  const said = link.closest(".post, .report")?.querySelector(".said, .story");
  if (!field || !said || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const head = (field.dataset.quoteHead ?? "> {who}, #{number}:")
    .replace("{who}", () => link.dataset.who)
    .replace("{number}", () => link.dataset.quote);
  const lines = wordsOf(said).split("\n").map((line) => `> ${line}`.trimEnd());
  const before = field.value.trimEnd();
  field.value = `${before}${before && "\n\n"}${head}\n${lines.join("\n")}\n\n`;
  changed(field);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
});

// Day or night, without a reload.
on("submit", "form[data-switch=theme]", (form, event) => {
  const { submitter } = event;
  if (!submitter) return;
  event.preventDefault();
  const body = new FormData(form);
  body.set(submitter.name, submitter.value);
  if (submitter.value === "day" || submitter.value === "night") html.dataset.theme = submitter.value;
  else delete html.dataset.theme;
  each(form, "button", (button) => button.setAttribute("aria-pressed", String(button === submitter)));
  fetch(form.action, { method: "POST", body, keepalive: true }).catch(() => {});
});

on("click", "button[data-step]", (button) => {
  const field = button.parentElement.querySelector("input[type=number]");
  if (Number(button.dataset.step) > 0) field.stepUp();
  else field.stepDown();
  changed(field);
});

const grow = (field) => {
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + 2}px`;
};
const mustGrow = !CSS.supports("field-sizing", "content");
if (mustGrow) on("input", "textarea[data-grow]", grow);

const take = (root) => {
  each(root, "textarea[data-draft]", takeDraft);
  if (mustGrow) each(root, "textarea[data-grow]", grow);
  tick();
};
settleSent();
take(document);
document.addEventListener("htmx:load", ({ detail }) => take(detail.elt));
