import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import type { Rendered } from '../shared/remote/prerender';
import { checkedHtml } from './checked-html';
import { ROOT } from './package-version';

const PROGRAM = 'prerender.mjs';

/**
 * Builds the rendering program of a workspace's public pages, and runs it once.
 * @throws errors of the build or of rendering
 */
export async function renderPages(build: Configuration): Promise<Required<Rendered>> {
  const cache = path.join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'prerender-'));
  try {
    await compile({ ...build, output: { ...build.output, path: folder, filename: PROGRAM } });
    const { default: render } = (await import(pathToFileURL(path.join(folder, PROGRAM)).href)) as {
      default: () => Promise<Rendered>;
    };
    const { frame, pages, appFrames = {}, screens = [] } = await render();
    const frames = Object.entries(appFrames).map(([page, html]) => [page, checkedHtml(html)]);
    return {
      frame: frame && checkedHtml(frame),
      pages: pages.map((page) => ({ ...page, html: checkedHtml(page.html) })),
      appFrames: Object.fromEntries(frames),
      screens: screens.map((screen) => ({ ...screen, html: checkedHtml(screen.html) })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compile(build: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(build);
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close((closing) => (failed || closing ? reject(failed ?? closing) : resolve()));
    });
  });
}
