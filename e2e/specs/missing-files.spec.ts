import type { Page } from 'playwright/test';
import { long } from '../support/long';
import { expect, test } from '../support/test';

/** Pages that between them load what most visits do; the short form of the tests tries the dashboard's files. */
const PLACES = long
  ? ['/dashboard', '/generator', '/library', '/playground', '/viewspark', '/platform-tools/youtube/title-generator']
  : ['/dashboard'];
/** A file is asked for again, with backoff, before a page gives it up. */
const GIVEN_UP = { timeout: 30_000 };
const OFFER = 'A new version is here: reload';

test.setTimeout(180_000);

const isScript = (address: string) => new URL(address).pathname.endsWith('.js');
const main = (page: Page) => page.getByRole('main');

/** The scripts that a page asks for after its HTML. */
async function lazyFilesOf(page: Page, place: string): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => isScript(request.url()) && asked.add(request.url());
  page.on('request', note);
  await page.goto(place, { waitUntil: 'load' });
  await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('#drawn')).toHaveCount(0);
  page.off('request', note);
  const first = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src));
  const html = await (await page.request.get(place)).text();
  return [...asked].filter((file) => !first.includes(file) || !html.includes(`src="${new URL(file).pathname}"`));
}

async function without(page: Page, files: (address: string) => boolean, what: () => Promise<void>): Promise<void> {
  const gone = (address: URL) => files(address.href);
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await what();
  await page.unroute(gone);
}

for (const place of PLACES)
  test(`${place} lives on without any one of its lazy files`, { tag: ['@trouble', '@long'] }, async ({
    page,
    creator,
  }) => {
    await creator.ready();
    const files = await lazyFilesOf(page, place);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files)
      await test.step(`without ${new URL(file).pathname}`, async () => {
        await without(
          page,
          (address) => address === file,
          async () => {
            await page.goto(place);
            const shown = main(page).getByRole('heading', { level: 1 });
            await expect(shown.or(page.getByText(/did not load|temporarily unavailable/)).first()).toBeAttached();
            await expect(page.locator('#drawn')).toHaveCount(0, GIVEN_UP);
            await expect(page.getByText('Oops!')).toHaveCount(0);
            await expect(main(page)).toBeVisible();
          },
        );
      });
  });

test('parts that are opened on an old page offer the new version, and drafts outlive the reload', {
  tag: ['@trouble', '@long'],
}, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/generator');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('dunes at noon');
  await expect(page.locator('#drawn')).toHaveCount(0);
  await without(page, isScript, async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('button', { name: OFFER })).toHaveCount(1);
    await page.getByRole('banner').getByRole('button', { name: 'Activity' }).click();
    await expect(page.getByRole('button', { name: OFFER })).toHaveCount(2);
    await expect(prompt).toHaveValue('dunes at noon');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Home' }).click();
    await expect(main(page).getByRole('button', { name: OFFER })).toBeVisible();
    await expect(page.getByText('Oops!')).toHaveCount(0);
    await page.goBack();
    await expect(prompt).toHaveValue('dunes at noon');
  });
  await page.getByRole('button', { name: OFFER }).first().click();
  await expect(page.getByRole('button', { name: OFFER })).toHaveCount(0);
  await expect(prompt).toHaveValue('dunes at noon');
});

test('the library and the playground live on without what they open', { tag: ['@trouble', '@long'] }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await creator.make({ prompt: 'A harbour at dawn' });
  await page.goto('/library');
  const picture = page.getByRole('gridcell').getByRole('button', { name: 'A harbour at dawn', exact: true });
  await expect(picture).toBeVisible();
  await without(page, isScript, async () => {
    await picture.click();
    await expect(main(page).getByRole('button', { name: OFFER })).toBeVisible();
    await expect(picture).toBeVisible();
  });

  for (const view of ['Speech', 'Transcribe', 'Workflow']) {
    await page.goto('/playground');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await without(page, isScript, async () => {
      await main(page).getByRole('link', { name: view }).click();
      await expect(main(page).getByRole('button', { name: OFFER })).toBeVisible();
      await main(page).getByRole('link', { name: 'Chat' }).click();
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    });
  }
});
