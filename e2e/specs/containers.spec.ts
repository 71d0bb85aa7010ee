import type { CDPSession, Page } from 'playwright/test';
import { REMOTE_NAMES, type RemoteName, type RemoteRelease, satisfies } from '../../shared/contracts/remotes';
import { PAGES } from '../../shared/contracts/routes';
import { mountAndLeave, rulesOutsideLayers, takeContainer } from '../support/container';
import { expect, test } from '../support/test';

/** Mounts before the baseline is taken, and mounts while leaks are counted. */
const [WARM_UP, MOUNTS] = [5, 50];
/** Growth that the browser's own bookkeeping may cause over that many mounts. */
const SLACK = { nodes: 100, listeners: 20 };
/** Timeout for the browser's garbage collection on a busy machine. */
const GIVES_UP_MS = 30_000;

/** Opens a page of the shell with its federation loaded. @returns the releases of its plan */
async function openShell(page: Page): Promise<RemoteRelease[]> {
  await page.goto('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  // The form is drawn by the server, before there is a program.
  await page.waitForFunction(() => Reflect.get(globalThis, '__FEDERATION__')?.__INSTANCES__?.length > 0);
  return page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').remotes);
}

/**
 * Counts DOM nodes and listeners after a garbage collection. Waits one frame first, because the animation timeline
 * keeps a removed page alive until then.
 */
async function countLeftovers(page: Page, cdp: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

const firstPageOf = (name: RemoteName) => PAGES.find(({ owner }) => owner === name)?.path;

for (const name of REMOTE_NAMES)
  test(`${name}: its built container keeps the remote contract`, { tag: '@long' }, async ({ page, creator }) => {
    // 55 mounts, and up to half a minute of garbage collection for each kind of leftover.
    test.slow();
    await creator.ready();
    const release = (await openShell(page)).find((each) => each.name === name);
    expect(release, `${name} is offered`).toBeDefined();
    const { manifest, version, requires } = release as RemoteRelease;
    const path = firstPageOf(name);

    const { app, globals } = await page.evaluate(takeContainer, { manifest, path: path ?? '/' });
    expect(app).toMatchObject({ name, version, requires });
    expect(satisfies(app.builtAgainst, app.requires)).toBe(true);

    const titled = path !== undefined;
    const first = await page.evaluate(mountAndLeave, { times: WARM_UP, titled });
    expect(first).toEqual({ children: Array(WARM_UP).fill(0), errors: [] });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const before = await countLeftovers(page, cdp);
    const again = await page.evaluate(mountAndLeave, { times: MOUNTS, titled });
    expect(again).toEqual({ children: Array(MOUNTS).fill(0), errors: [] });
    // Garbage collection takes the browser some time; a leak is never collected.
    const left = async (what: keyof typeof SLACK) => (await countLeftovers(page, cdp))[what] - before[what];
    for (const what of ['nodes', 'listeners'] as const)
      await expect.poll(() => left(what), { message: what, timeout: GIVES_UP_MS }).toBeLessThan(SLACK[what]);

    const container = new RegExp(`^(rspackChunk)?${name.replaceAll('-', '_')}_[0-9a-f]{8}$`);
    expect(globals.filter((global) => !container.test(global))).toEqual([]);
    expect(await page.evaluate(rulesOutsideLayers, new URL('.', new URL(manifest, page.url())).pathname)).toEqual([]);
  });
