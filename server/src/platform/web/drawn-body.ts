import { PAGE_PLACE } from '@flint/shared/contracts/fragments';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { LATE } from './page-head';

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
/** The shell's program, which `start.js` runs once what was drawn is shown. */
const PROGRAM = /<script defer src="([^"]*)"><\/script>/;

/** A page drawn ahead, to be read before its script has come, or without it. */
export interface Drawn {
  readonly html: string;
  /** Around every public page. */
  readonly frame: string;
  readonly styles: readonly { readonly href: string; readonly integrity: string | undefined; readonly key: string }[];
}

/**
 * Puts a page drawn ahead beside the root, which takes its place; its style sheets come after the shell's own. The
 * program waits until all that can be seen is there.
 */
export function withDrawn(template: string, page: PageRoute, { html, frame, styles }: Drawn): string {
  const links = styles.map(({ href, integrity, key }) => {
    const hash = integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : '';
    return `<link rel="stylesheet" href="${href}" data-rspack="${key}"${hash}>`;
  });
  // A remote stands in two boxes of the shell.
  const place = page.owner === 'shell' ? html : `<div><div data-remote="${page.owner}">${html}</div></div>`;
  const drawn = `<div id="drawn">${frame.replace(PAGE_PLACE, () => place)}</div><div id="root" data-waiting></div>`;
  return template
    .replace(PROGRAM, `<link rel="preload" as="script" href="$1" ${LATE} data-program>`)
    .replace(HEAD_END, () => links.join('') + HEAD_END)
    .replace(ROOT, () => drawn);
}
