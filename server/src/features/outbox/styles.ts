/** The page's own stylesheet in the product's colours; the page loads nothing else. */
export const OUTBOX_STYLES = `
:root {
  color-scheme: light dark;
  --paper: #f8f6f3; --raised: #ffffff; --sunken: #f1eee9; --line: #dfdbd5; --line-control: #928981;
  --ink: #201a16; --ink-2: #564e48; --on-ink: #fbfaf8; --ember-text: #aa3b06; --ember-wash: #feece1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1714; --raised: #2a2521; --sunken: #13100d; --line: #37312d; --line-control: #7b736c;
    --ink: #f0ece7; --ink-2: #beb8b1; --on-ink: #1b1714; --ember-text: #fc995f; --ember-wash: #3d2217;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  max-width: 44rem; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--paper); color: var(--ink);
  font: 420 0.9375rem/1.5rem Figtree, system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 1.5625rem; line-height: 2rem; font-weight: 560; letter-spacing: -0.022em; }
header p { color: var(--ink-2); }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin: 1.5rem 0; }
label { font-weight: 560; flex-basis: 100%; }
input, button { font: inherit; height: 2.5rem; border-radius: 6px; padding: 0 0.75rem; }
input { flex: 1 1 14rem; min-width: 0; color: var(--ink); background: var(--raised); border: 1px solid var(--line-control); }
input::placeholder { color: var(--ink-2); opacity: 1; }
button { padding: 0 1rem; border: 0; background: var(--ink); color: var(--on-ink); font-weight: 560; cursor: pointer; }
a { color: var(--ember-text); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--ember-text); outline-offset: 2px; }
article { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin-top: 1rem; }
h2 { font-size: 1.0625rem; line-height: 1.75rem; font-weight: 640; }
.meta { font-size: 0.8125rem; line-height: 1.25rem; color: var(--ink-2); }
.text { margin-top: 1rem; display: grid; gap: 0.75rem; max-width: 64ch; }
.text p { white-space: pre-line; }
.code {
  justify-self: start; padding: 0.75rem 1rem; border-radius: 6px; background: var(--ember-wash);
  font: 640 2rem/2.25rem ui-monospace, "SF Mono", Menlo, Consolas, monospace; letter-spacing: 0.12em; user-select: all;
}
details { margin-top: 1rem; }
summary { cursor: pointer; font-size: 0.8125rem; color: var(--ink-2); }
iframe { display: block; width: 100%; height: 15rem; margin-top: 0.5rem; border: 1px solid var(--line); border-radius: 6px; background: Canvas; }
.empty { color: var(--ink-2); padding: 2rem 0; }
`;
