import { PAGE_PLACE } from '@flint/shared/contracts/fragments';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { LATE } from './page-head';

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
/** The shell's script, which `start.js` runs once the prerendered page is shown. */
const PROGRAM = /<script defer src="([^"]*)"><\/script>/;

const LATE_PROGRAM = `<link rel="preload" as="script" href="$1" ${LATE} data-program>`;

/** A prerendered page, readable before its script. */
export interface Drawn {
  readonly html: string;
  /** The frame around the page. */
  readonly frame: string;
  /** Whether the script waits until the visible page is loaded: a public page is whole without it. */
  readonly isLate?: boolean;
  /** Whether it is for browsers that run no script alone: others wait for the program, which shows another page. */
  readonly isPlain?: boolean;
  readonly styles: readonly { readonly href: string; readonly integrity: string | undefined; readonly key: string }[];
}

/**
 * Prerendering: puts a prerendered page beside the root, which replaces it later; its style sheets follow the shell's. A
 * plain one costs browsers that run scripts no request: they read it as text.
 */
export function withDrawn(template: string, page: PageRoute, drawn: Drawn): string {
  const { html, frame, styles, isLate = false, isPlain = false } = drawn;
  const links = styles.map(({ href, integrity, key }) => {
    const hash = integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : '';
    return `<link rel="stylesheet" href="${href}" data-rspack="${key}"${hash}>`;
  });
  // The shell wraps a remote in two boxes.
  const place = page.owner === 'shell' ? html : `<div><div data-remote="${page.owner}">${html}</div></div>`;
  const whole = `<div id="drawn">${frame.replace(PAGE_PLACE, () => place)}</div>`;
  if (isPlain) return template.replace(ROOT, () => `${ROOT}<noscript>${links.join('')}${whole}</noscript>`);
  const start = isLate ? template.replace(PROGRAM, LATE_PROGRAM) : template;
  return start
    .replace(HEAD_END, () => links.join('') + HEAD_END)
    .replace(ROOT, () => `${whole}<div id="root" data-waiting></div>`);
}
