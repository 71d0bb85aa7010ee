import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { HUB_PAGES } from '@flint/shared/tools/hub-pages';
import { loadTool } from '@flint/shared/tools/load';
import { subjectField } from '@flint/shared/tools/subject';
import { PLATFORMS, type Platform } from '@flint/shared/tools/tool-row';
import { HUBS, TOOLS, type Tool, toolsOf } from '@flint/shared/tools/tools';
import type { Page } from 'playwright/test';
import type { Creator } from '../support/creator';
import { long } from '../support/long';
import { ownWords } from '../support/own-words';
import { arrive, complaintsOf, expect, expectFits, test } from '../support/test';
import { ToolForm } from '../support/tool-form';
import { expectShown, expectSound } from '../support/tool-result';

test.setTimeout(180_000);

const PHONE = { width: 390, height: 844 };
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const publicName = ({ platform, title }: Tool) =>
  `${HUBS[platform].label} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
const hasExample = ({ capability }: Tool) => capability !== 'transcript';
/** Cost key of transcription, which servers without a recogniser do not have. */
const HEARING = 'transcript:minute';
/** Simple enough for the built-in recogniser. */
const SPOKEN = 'Today the weather is good, and we go to the house.';

/**
 * Those of a platform's tools that are filled in and run: all of one platform, and the last of each other, since all share
 * their form and their result views. Unit tests write with every tool.
 */
const tried = (platform: Platform, tools: readonly Tool[]) =>
  long || platform === 'youtube' ? tools : tools.slice(-1);

/** Opens a public page by its address and moves the pointer, which hydrates it. */
async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrive(page);
}

for (const platform of PLATFORMS) {
  const tools = toolsOf(platform);
  const pressed = tried(platform, tools);
  const writers = tried(
    platform,
    tools.filter(({ capability }) => capability === 'chat'),
  );
  const { label } = HUBS[platform];

  test.describe(`${label} on a phone`, () => {
    test.use({ viewport: PHONE });

    // The sign-in page asks for the session, and the browser logs the 401 answer.
    test('every public page can be read; a filled form leads to sign-in and keeps its input', {
      tag: ['@trouble', '@long'],
    }, async ({ page, context, creator }) => {
      const complaints = complaintsOf(page, /\/api\/users\/me$/);
      await creator.ready();
      const priced = Object.keys(await creator.prices());
      await context.clearCookies();
      await openPublic(page, `/tools/${platform}`);
      await expect(page).toHaveTitle(HUB_PAGES[platform].title);
      const links = page.getByRole('list', { name: `${label} tools` }).getByRole('link');
      await expect(links).toHaveCount(tools.length);
      await expectFits(page);
      for (const [at, tool] of tools.entries())
        await test.step(tool.slug, async () => {
          await links.nth(at).click();
          await expectReadable(page, tool);
          const led = pressed.includes(tool) && (await askAsVisitor(page, tool, priced));
          if (at === tools.length - 1) return;
          if (led) {
            await page.goBack();
            await expectKept(page, tool);
          }
          await page.goBack();
        });

      await signIn(page, creator);
      const last = tools.at(-1) as Tool;
      await expect(page).toHaveURL(`/tools/${last.id}`);
      await expectKept(page, last);
      expect(complaints).toEqual([]);
    });
  });

  test(`${label}: a writing tool answers in its shape, within the limits, at its price`, { tag: '@long' }, async ({
    page,
    creator,
  }) => {
    await creator.ready();
    let left = await creator.balance();
    for (const tool of writers)
      await test.step(tool.slug, async () => {
        await openInApp(page, tool);
        left -= await write(page, tool);
      });
    expect(await creator.balance()).toBe(left);
  });
}

test('a tool that makes files delivers them at its price', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  const recording = { name: 'weather.wav', mimeType: 'audio/wav', buffer: await creator.speak(SPOKEN) };
  const hears = HEARING in (await creator.prices());
  const transcribers = TOOLS.filter(({ capability }) => capability === 'transcript' && hears);
  let left = await creator.balance();
  for (const tool of [
    ...TOOLS.filter(({ capability }) => capability === 'image'),
    ...(long ? transcribers : transcribers.slice(0, 1)),
  ])
    await test.step(tool.id, async () => {
      await openInApp(page, tool);
      left -= tool.capability === 'image' ? await draw(page, tool) : await transcribe(page, tool, recording);
    });
  expect(await creator.balance()).toBe(left);
});

/** Expects that a tool's public page, which must be open, can be read, with its example. */
async function expectReadable(page: Page, tool: Tool): Promise<void> {
  const definition = await loadTool(tool.id);
  await expect(page.getByRole('heading', { level: 1, name: publicName(tool), exact: true })).toBeVisible();
  await expect(page).toHaveTitle(definition.page.title);
  if (hasExample(tool)) await expectShown(resultOf(page), definition, definition.page.example.output);
  await expectFits(page);
}

/**
 * Fills in a tool's public page, which must be open, and submits it.
 * @param priced cost keys of this server
 * @returns whether that led to sign-in; an unavailable tool shows a message instead
 */
async function askAsVisitor(page: Page, tool: Tool, priced: readonly string[]): Promise<boolean> {
  const definition = await loadTool(tool.id);
  const form = new ToolForm(page, definition);
  if (hasExample(tool)) await page.getByRole('button', { name: 'Fill in this example' }).click();
  await form.fill(ownSubject(definition));
  if (tool.capability === 'transcript' && !priced.includes(HEARING)) {
    await expect(page.getByText('Nobody writes recordings down here yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in to run' })).toBeDisabled();
    await expectFits(page);
    return false;
  }
  await form.expectHolds(visitorWords(tool, definition));
  await expectFits(page);
  await form.button.click();
  await page.waitForURL(({ pathname, searchParams }) => {
    return pathname === '/signin' && searchParams.get('next') === `/tools/${tool.id}`;
  });
  return true;
}

/** Input for a public form: the example, with a topic of its own. */
const visitorWords = (tool: Tool, definition: AnyToolDefinition) => ({
  ...(hasExample(tool) && definition.page.example.input),
  ...ownSubject(definition),
});

function ownSubject(definition: AnyToolDefinition): Record<string, unknown> {
  const name = subjectField(definition);
  return name === undefined ? {} : { [name]: ownWords(definition)[name] };
}

async function expectKept(page: Page, tool: Tool): Promise<void> {
  const definition = await loadTool(tool.id);
  await new ToolForm(page, definition).expectHolds(visitorWords(tool, definition));
}

async function signIn(page: Page, creator: Creator): Promise<void> {
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a tool by its alias where it has one, else from its platform's page. */
async function openInApp(page: Page, { platform, slug, alias, title }: Tool): Promise<void> {
  const hub = `/platform-tools/${platform}`;
  if (alias) await page.goto(`${hub}/${alias}`);
  else {
    const { label } = HUBS[platform];
    const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: label, exact: true });
    if (await back.isVisible()) await back.click();
    else await page.goto(hub);
    await page
      .getByRole('list', { name: `${label} tools` })
      .locator(`[href="${hub}/${slug}"]`)
      .click();
  }
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Runs a writing tool. @returns the credits it cost */
async function write(page: Page, tool: Tool): Promise<number> {
  const definition = await loadTool(tool.id);
  const form = new ToolForm(page, definition);
  const result = resultOf(page);
  const values = ownWords(definition);
  await form.fill(values);
  const price = await form.price();
  await form.button.click();
  await result.getByText(/^Built-in: made by rules/).waitFor({ timeout: 30_000 });
  const use = await newestUse(page, tool);
  expect(use).toMatchObject({ input: values, edited: null, run: { status: 'completed', price } });
  expectSound(definition, use.output, use.input);
  await expectShown(result, definition, use.output);
  await expectFits(page);
  return expectPaid(page, use, price);
}

async function draw(page: Page, tool: Tool): Promise<number> {
  const definition = await loadTool(tool.id);
  const form = new ToolForm(page, definition);
  await form.fill({ ...ownWords(definition), count: 1 });
  const price = await form.price();
  await form.button.click();
  const pictures = resultOf(page).getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toContainText('1344 × 768');
  return expectPaid(page, await newestUse(page, tool), price);
}

type Recording = { name: string; mimeType: string; buffer: Buffer };

async function transcribe(page: Page, tool: Tool, recording: Recording): Promise<number> {
  const definition = await loadTool(tool.id);
  const form = new ToolForm(page, definition);
  await form.fill({ ...ownWords(definition), language: 'en' });
  await page.locator('input[type=file]').setInputFiles(recording);
  const price = await form.price();
  await form.button.click();
  const result = resultOf(page);
  await result.getByText(/^Built-in: made by rules/).waitFor({ timeout: 120_000 });
  const use = await newestUse(page, tool);
  expectSound(definition, use.output, use.input);
  await expectShown(result, definition, use.output);
  return expectPaid(page, use, price);
}

async function newestUse(page: Page, { id }: Tool): Promise<ToolRun> {
  const { runs } = await (await page.request.get(`/api/tools/${id}/runs?limit=1`)).json();
  return runs[0];
}

/** Expects that a run cost no more than its button said, and that the page shows the cost. @returns the cost */
async function expectPaid(page: Page, { run }: ToolRun, price: number): Promise<number> {
  const charged = run.charged ?? Number.NaN;
  expect(run).toMatchObject({ price, returned: price - charged });
  expect(charged).toBeGreaterThan(0);
  await expect(resultOf(page).getByText(new RegExp(` · ${charged} credits?$`))).toBeVisible();
  return charged;
}
