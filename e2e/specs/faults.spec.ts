import type { RemoteName } from '@flint/shared/contracts/remotes';
import { PAGES } from '@flint/shared/contracts/routes';
import type { Page, Route } from 'playwright/test';
import { long } from '../support/long';
import { bodyOf, filesOf, PARTS, type Part, republish, rewritePage, sha384 } from '../support/release';
import { expect, test } from '../support/test';

const BROKEN = { tag: '@trouble' };
/** One page of every remote: path, navigation link, heading, and the remote's name in the error panel. */
const REMOTES = [
  { name: 'mfe-generator', path: '/library', link: 'Library', title: 'Library', gone: 'The generator is' },
  { name: 'mfe-agents', path: '/templates', link: 'Templates', title: 'Templates', gone: 'Templates and agents are' },
  { name: 'mfe-billing', path: '/credits', link: 'Credits', title: 'Credits', gone: 'Credits are' },
  { name: 'mfe-tools', path: '/platform-tools', link: 'Tools', title: 'Platform tools', gone: 'The tools are' },
] as const satisfies readonly { name: RemoteName; [word: string]: string }[];
type Remote = (typeof REMOTES)[number];
/** Remotes that meet every fault; the others meet one in each part, since all are loaded by the same code of the shell. */
const thorough = ({ name }: Remote) => long || name === 'mfe-billing';

/** Fault injection: how the response of a file fails. */
const FAULTS = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  'HTTP 500': (route: Route) => route.fulfill({ status: 500, body: 'Away.' }),
  'bad JS': (route: Route) => route.fulfill({ body: 'this is neither ( a script nor JSON' }),
} satisfies Record<string, (route: Route) => Promise<unknown>>;

/** The fault of each part in the short form: all three go the same way from there. */
const ONE_EACH = { manifest: 'HTTP 500', entry: 'offline', chunk: 'bad JS' } as const;
const faultsOf = (part: (typeof PARTS)[number]) =>
  long ? (Object.keys(FAULTS) as (keyof typeof FAULTS)[]) : [ONE_EACH[part]];

/** A throwing script for an entry or a chunk; invalid JSON for a manifest. */
const THROWING = "throw new Error('boom');";

const MARK = ';globalThis.tampered = true;';
const tampered = async (route: Route) => route.fulfill({ body: (await bodyOf(route)) + MARK });
const TAMPERINGS = {
  manifest: (page, remote) =>
    page.route(filesOf(remote, 'manifest'), async (route) => route.fulfill({ body: `${await bodyOf(route)} ` })),
  entry: (page, remote) => page.route(filesOf(remote, 'entry'), tampered),
  chunk: (page, remote) => page.route(filesOf(remote, 'chunk'), tampered),
  'style sheet': (page, remote) =>
    page.route(filesOf(remote, 'style'), async (route) =>
      route.fulfill({ contentType: 'text/css', body: `${await bodyOf(route)} :root { --tampered: 1 }` }),
    ),
  async 'entry, and its hash in the manifest'(page, remote) {
    let swapped = '';
    await page.route(filesOf(remote, 'entry'), tampered);
    await page.route(filesOf(remote, 'manifest'), async (route) => {
      const text = await bodyOf(route);
      const entry = new URL(JSON.parse(text).metaData.remoteEntry.name, route.request().url());
      const body = await (await page.request.get(entry.href)).text();
      swapped = text.replace(sha384(body), sha384(body + MARK));
      expect(swapped).not.toBe(text);
      return route.fulfill({ body: swapped });
    });
  },
} satisfies Record<string, (page: Page, remote: string) => Promise<unknown>>;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/**
 * Expects fault isolation: the remote fails in its own panel, while the shell and other routes work.
 * @param others whether other routes are visited too; in the long form they always are
 */
async function expectContained(page: Page, { path, gone, link }: Remote, others = true): Promise<void> {
  const panel = page.getByRole('heading', { name: `${gone} temporarily unavailable` });
  await page.goto(path);
  await expect(panel).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: link })).toBeVisible();
  if (!others && !long) return;
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Recent results' })).toBeVisible();
  await navigation(page).getByRole('link', { name: link }).click();
  await expect(panel).toBeVisible();
}

async function expectRecovery(page: Page, { title }: Remote): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
}

test('faults: every remote with a page is tested', () => {
  const owners = new Set(PAGES.map(({ owner }) => owner).filter((owner) => owner !== 'shell'));
  expect(REMOTES.map(({ name }) => name).sort()).toEqual([...owners].sort());
});

async function expectSurvivesFailure(page: Page, remote: Remote, part: Part, fault: keyof typeof FAULTS) {
  await page.route(filesOf(remote.name, part), FAULTS[fault]);
  await expectContained(page, remote, fault !== 'HTTP 500');
  await page.unrouteAll({ behavior: 'wait' });
  await expectRecovery(page, remote);
}

async function expectSurvivesThrowing(page: Page, remote: Remote, part: 'entry' | 'chunk') {
  await page.goto(remote.path);
  await republish(page, remote.name, part, (text) => `if (!globalThis.healed) ${THROWING}${text}`);
  await expectContained(page, remote);
  await page.evaluate(() => Object.assign(globalThis, { healed: true }));
  await expectRecovery(page, remote);
  await page.unrouteAll({ behavior: 'wait' });
}

async function expectSurvivesTampering(page: Page, remote: Remote, what: keyof typeof TAMPERINGS) {
  await TAMPERINGS[what](page, remote.name);
  await expectContained(page, remote, what === 'entry');
  const ran = () => [
    Reflect.get(globalThis, 'tampered'),
    getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  ];
  expect(await page.evaluate(ran)).toEqual([undefined, '']);
  await page.unrouteAll({ behavior: 'wait' });
  await expectRecovery(page, remote);
}

for (const remote of REMOTES.filter(thorough)) {
  for (const part of PARTS)
    test(
      `${remote.name}: a failed ${part} shows an error in its own panel only, and Retry recovers`,
      BROKEN,
      async ({ page, creator }) => {
        test.slow();
        await creator.ready();
        for (const fault of faultsOf(part))
          await test.step(fault, () => expectSurvivesFailure(page, remote, part, fault));
      },
    );

  test(
    `${remote.name}: code that throws shows an error in its own panel only, and Retry recovers`,
    BROKEN,
    async ({ page, creator }) => {
      test.slow();
      await creator.ready();
      await test.step('manifest', async () => {
        await page.route(filesOf(remote.name, 'manifest'), (route) => route.fulfill({ body: THROWING }));
        await expectContained(page, remote);
        await page.unrouteAll({ behavior: 'wait' });
        await expectRecovery(page, remote);
      });
      for (const part of ['entry', 'chunk'] as const)
        await test.step(part, () => expectSurvivesThrowing(page, remote, part));
    },
  );

  test(
    `${remote.name}: a tampered file does not run, the rest works, and Retry recovers`,
    BROKEN,
    async ({ page, creator }) => {
      test.slow();
      await creator.ready();
      for (const what of Object.keys(TAMPERINGS) as (keyof typeof TAMPERINGS)[])
        await test.step(what, () => expectSurvivesTampering(page, remote, what));
    },
  );
}

for (const remote of REMOTES.filter((each) => !thorough(each)))
  test(`${remote.name}: a fault in each part shows an error in its own panel only, and Retry recovers`, {
    tag: ['@trouble', '@long'],
  }, async ({ page, creator }) => {
    test.slow();
    await creator.ready();
    await test.step('a failed manifest', () => expectSurvivesFailure(page, remote, 'manifest', 'HTTP 500'));
    await test.step('a tampered entry', () => expectSurvivesTampering(page, remote, 'entry'));
    await test.step('a chunk that throws', () => expectSurvivesThrowing(page, remote, 'chunk'));
  });

for (const part of ['manifest', 'entry'] as const)
  test(`a remote whose ${part} never ends shows an error in its own panel after 10 s`, {
    tag: ['@trouble', '@long'],
  }, async ({ page, creator }) => {
    await creator.ready();
    await page.clock.install();
    const [, agents] = REMOTES;
    await page.route(filesOf(agents.name, part), () => undefined);
    const asked = page.waitForRequest(filesOf(agents.name, part));
    await page.goto(agents.path);
    await asked;
    // The loader makes the remote's element and starts its timer in one task.
    await expect(page.locator(`[data-remote=${agents.name}]`)).toBeAttached();
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toContainText(`${agents.gone} temporarily unavailable`);
    await expect(page.getByRole('alert')).toContainText('It did not load within 10 seconds.');
    await navigation(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Recent results' })).toBeVisible();
  });

const NEWER = '^2.0.0';
/** Contract version checks: where each finds a newer version, and what has been loaded by then. */
const CHECKS: { where: string; part: Part | 'page'; asked: boolean; code: boolean }[] = [
  { where: 'the plan', part: 'page', asked: false, code: false },
  { where: 'the manifest', part: 'manifest', asked: true, code: false },
  { where: 'the loaded module', part: 'chunk', asked: true, code: true },
];

test(
  'each of three checks refuses a newer contract version with the same message',
  BROKEN,
  async ({ page, creator }) => {
    await creator.ready();
    await page.goto('/credits');
    let manifests = 0;
    page.on('request', (request) => {
      if (filesOf('mfe-billing', 'manifest').test(request.url())) manifests += 1;
    });
    for (const check of CHECKS)
      await test.step(check.where, async () => {
        const newer = (text: string) => text.replaceAll('^1.0.0', NEWER);
        if (check.part === 'page')
          await rewritePage(page, (html) => newer(html).replace(/<link rel="preload"[^>]*>/g, ''));
        else await republish(page, 'mfe-billing', check.part, newer);
        manifests = 0;
        await page.goto('/credits');
        await page.getByText('Details').click();
        await expect(page.getByRole('alert')).toContainText(
          'mfe-billing needs contract ^2.0.0, this shell provides 1.0.0. Deploy a shell that provides it, or roll mfe-billing back.',
        );
        expect(manifests > 0).toBe(check.asked);
        const containers = () => Object.keys(globalThis).filter((name) => name.startsWith('mfe_billing'));
        expect(await page.evaluate(containers)).toHaveLength(check.code ? 1 : 0);
        await expect(page.locator('[data-remote] *')).toHaveCount(0);
        await page.unrouteAll({ behavior: 'wait' });
        await page.goto('/credits');
      });
  },
);
