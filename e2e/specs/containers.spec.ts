import type { CDPSession, Page } from 'playwright/test';
import { REMOTE_NAMES, type RemoteName, type RemoteRelease, satisfies } from '../../shared/contracts/remotes';
import { PAGES } from '../../shared/contracts/routes';
import { mountAndLeave, rulesOutsideLayers, takeContainer } from '../support/container';
import { expect, test } from '../support/test';

/** How often each container is mounted before and while its leftovers are counted. */
const [WARM_UP, MOUNTS] = [5, 50];
/** What the browser itself may hold on to after so many mounts. */
const SLACK = { nodes: 100, listeners: 20 };
/** How long it may take over it on a busy machine. */
const GIVES_UP_MS = 30_000;

/** A page of the shell with its federation loaded, and the releases it was given. */
async function openShell(page: Page): Promise<RemoteRelease[]> {
  await page.goto('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  return page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').remotes);
}

/** The timeline of animations holds on to the last page that was taken out, until the next frame is drawn. */
async function countLeftovers(page: Page, cdp: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

const firstPageOf = (name: RemoteName) => PAGES.find(({ owner }) => owner === name)?.path;

for (const name of REMOTE_NAMES)
  test(`${name}: its built container keeps the remote contract`, async ({ page, creator }) => {
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
    // A browser gives things up in its own time; what leaked it never gives up.
    const left = async (what: keyof typeof SLACK) => (await countLeftovers(page, cdp))[what] - before[what];
    for (const what of ['nodes', 'listeners'] as const)
      await expect.poll(() => left(what), { message: what, timeout: GIVES_UP_MS }).toBeLessThan(SLACK[what]);

    const container = new RegExp(`^(rspackChunk)?${name.replace('-', '_')}_[0-9a-f]{8}$`);
    expect(globals.filter((global) => !container.test(global))).toEqual([]);
    expect(await page.evaluate(rulesOutsideLayers, new URL('.', new URL(manifest, page.url())).pathname)).toEqual([]);
  });
