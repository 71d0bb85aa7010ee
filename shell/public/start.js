// Runs before the first paint, against a flash of the wrong theme or of unwanted motion.
try {
  const theme = localStorage.getItem('flint:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const motion = localStorage.getItem('flint:motion');
  if (motion === 'reduced' || motion === 'full') document.documentElement.dataset.motion = motion;
  // The prerendered frame has its sidebar open.
  if (sessionStorage.getItem('flint:sidebar-open') === 'false') document.documentElement.dataset.sidebar = 'closed';
} catch {
  // Without storage the device's settings apply.
}

// Trusted Types: the page's only policy. Scripts come from the shell's files and those of remotes, which the CSP and
// their hashes check further; markup is a single character reference, as a Markdown parser decodes one. All else throws.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (/^\/(remotes\/.+|[^/]+)\.js$/.test(new URL(url, location).pathname) ? url : null),
  createHTML: (html) => (/^&\w+;$/.test(html) ? html : null),
});

// Deferred start: the prerendered page is readable without the program, which takes a second of CPU on a slow phone. It
// is fetched after the visible content, and runs at the first user input. Screen readers may send only a click.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

let painted = false;
let loaded = false;
let wanted = false;
const fetchLate = () => {
  for (const link of document.querySelectorAll('link[data-late]')) {
    const now = link.cloneNode();
    now.removeAttribute('media');
    now.removeAttribute('data-late');
    link.replaceWith(now);
  }
};
const go = () => {
  if (wanted || (painted && loaded)) fetchLate();
  const program = document.querySelector('link[data-program]');
  if (!painted || !wanted || !program) return;
  program.removeAttribute('data-program');
  document.head.append(Object.assign(document.createElement('script'), { src: program.href }));
};
const onPaint = () => {
  painted = true;
  go();
};
const want = () => {
  for (const sign of SIGNS) removeEventListener(sign, want, true);
  wanted = true;
  go();
};
for (const sign of SIGNS) addEventListener(sign, want, { capture: true, passive: true });
new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && onPaint()).observe({
  type: 'paint',
  buffered: true,
});
addEventListener('load', () => {
  loaded = true;
  go();
  // Background tabs are not painted.
  setTimeout(onPaint, 1_000);
});
// Remembers the last pressed button, to click it again once the program runs, and what was unfolded.
addEventListener(
  'click',
  ({ target }) => {
    target.closest?.('#drawn summary')?.setAttribute('data-changed', '');
    const button = target.closest?.('#drawn button');
    if (!button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  },
  true,
);
// Remembers that a field was changed, to carry its content over.
addEventListener('input', ({ target }) => target.setAttribute('data-changed', ''), true);
// A style sheet of the prerendered page that fails is taken out: its remote's loader takes one that is there as loaded.
addEventListener('error', ({ target }) => target.dataset?.rspack && target.remove(), true);
