import type { BrowserContext, Page } from 'playwright/test';
import { createOpenAiSimulator } from '../../simulators/openai/simulator';
import { ATTACKS } from '../support/attacks';
import { Creator } from '../support/creator';
import { watchForHarm } from '../support/hostile';
import { type Product, startProduct } from '../support/product';
import { complaintsOf, type Elsewhere, expect, expectAccessible, test } from '../support/test';

// A server of its own, whose answers come from a simulated model with scripted text and speed.
test.describe.configure({ mode: 'serial' });

let model: Awaited<ReturnType<typeof createOpenAiSimulator>>;
let product: Product;

test.beforeAll(async ({ products }) => {
  model = await createOpenAiSimulator();
  product = await startProduct({ ...model.env, ...products.vendor.env });
});
test.afterAll(async () => {
  await product?.stop();
  await model?.close();
});

async function visitor(elsewhere: Elsewhere): Promise<{ context: BrowserContext; page: Page }> {
  const context = await elsewhere({ baseURL: product.url });
  return { context, page: await context.newPage() };
}

async function ready(elsewhere: Elsewhere) {
  const { context, page } = await visitor(elsewhere);
  const creator = await new Creator(context).ready();
  return { context, page, creator };
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message Spark' });
const answers = (page: Page) => page.getByRole('article', { name: 'Spark' });

async function ask(page: Page, words: string): Promise<void> {
  await message(page).fill(words);
  await expect(page.getByRole('button', { name: /^Send · \d+ credits?$/ })).toBeEnabled();
  await message(page).press('Enter');
}

const WORDS = Array.from({ length: 40 }, (_, place) => `word${place}`).join(' ');

test('an answer continues through a reload, ends in another browser, and an edit creates a sibling', async ({
  elsewhere,
}) => {
  const { page, creator } = await ready(elsewhere);
  await model.script({ rules: [{ prompt: 'slowly', reply: WORDS, stream: { fault: 'hold', after: 6 } }] });
  await page.goto('/viewspark');
  await ask(page, 'Count slowly');
  await expect(answers(page)).toContainText('word5');
  await expect(page).toHaveURL(/\/viewspark\?c=/);
  await message(page).fill('A thought for later');
  await page.reload();
  await expect(answers(page)).toContainText('word5');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(message(page)).toHaveValue('A thought for later');

  const other = await visitor(elsewhere);
  await other.context.request.post('/api/users/sign-in', {
    data: { email: creator.email, password: creator.password },
  });
  await other.page.goto(page.url());
  await expect(answers(other.page)).toContainText('word5');
  await model.script({ release: true });
  for (const each of [other.page, page]) {
    await expect(answers(each)).toContainText(WORDS);
    await expect(each.getByRole('button', { name: /^Send · / })).toBeVisible();
  }
  await expectAccessible(page);

  await model.script({ rules: [{ reply: 'Another answer' }] });
  await message(other.page).press('ArrowUp');
  await other.page.getByRole('textbox', { name: 'Your message' }).fill('Count otherwise');
  await other.page.getByRole('button', { name: /^Ask again · / }).click();
  await expect(answers(other.page)).toContainText('Another answer');
  await expect(other.page.getByText('2 of 2')).toBeVisible();
  await other.page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(answers(other.page)).toContainText(WORDS);
  await expect(other.page.getByText('1 of 2')).toBeVisible();
});

test('an action of Spark runs only when approved, at its price', async ({ elsewhere }) => {
  const { page, creator } = await ready(elsewhere);
  await model.script({ rules: [{ obedient: true }] });
  await page.goto('/viewspark');
  await ask(page, 'Make a picture');
  const card = page.getByRole('region', { name: 'Make a picture' });
  const approve = card.getByRole('button', { name: /^Make it · \d+ credits$/ });
  await expect(approve).toBeEnabled();
  const price = Number(/\d+/.exec((await approve.textContent()) ?? '')?.[0]);
  const before = await creator.balance();
  await approve.click();
  await expect(card.getByText('Approved')).toBeVisible();
  await expect(card.getByRole('img').first()).toBeVisible();
  expect(await creator.balance()).toBe(before - price);
  await expect(card.getByText('Done')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /^\/generator#run-/);

  await ask(page, 'Warmer');
  const edit = page.getByRole('region', { name: 'Edit the picture' });
  await edit.getByRole('button', { name: /^Edit it · \d+ credits?$/ }).click();
  await expect(edit.getByText('Done')).toBeVisible();
  await edit.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/library\?item=/);
  await expect(page.getByRole('heading', { name: 'Original and edits' })).toBeVisible();
  await page.goBack();

  await ask(page, 'A launch kit, please');
  const kit = page.getByRole('region', { name: 'Run a template' });
  await expect(kit.getByText('Video launch kit')).toBeVisible();
  await expect(kit.getByText(/^It also asks for: Who it is for, /)).toBeVisible();
  await kit.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/templates\/launch-kit/);
  await expect(page.getByRole('textbox', { name: 'What the video is about' })).toHaveValue('what the attacker wants');
});

test('a shared link shows a conversation without sign-in, until it is revoked', { tag: '@long' }, async ({
  elsewhere,
}) => {
  const { page } = await ready(elsewhere);
  await model.script({ rules: [{ reply: 'The **plan** for the week' }] });
  await page.goto('/viewspark');
  await ask(page, 'Plan my week');
  await expect(answers(page)).toContainText('The plan for the week');
  await page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('button', { name: /^Acts for / })
    .click();
  await page.getByRole('menuitem', { name: 'Share by link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const anybody = await visitor(elsewhere);
  await anybody.page.goto(link);
  await expect(answers(anybody.page)).toContainText('The plan for the week');
  await expect(anybody.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(anybody.page);
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await anybody.page.reload();
  await expect(anybody.page.getByRole('heading', { name: 'This link shows nothing any more' })).toBeVisible();
});

test('a conversation has a brand, which the model gets as data', { tag: '@long' }, async ({ elsewhere }) => {
  const { page, context } = await ready(elsewhere);
  const brand = { name: 'Mud & Fire', tone: 'dry', samplePosts: ATTACKS.slice(0, 10) };
  expect((await context.request.post('/api/brand-profiles', { data: brand })).ok()).toBe(true);
  await model.script({ rules: [{ reply: 'Noted' }] });
  await page.goto('/viewspark');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Mud & Fire');
  await ask(page, 'A caption, please');
  await expect(answers(page)).toContainText('Noted');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Brand' }).locator('option:checked')).toHaveText('Mud & Fire');
  const [told] = model
    .journal()
    .calls.filter(({ path }) => path.endsWith('/chat/completions'))
    .slice(-1);
  expect(JSON.stringify(told?.body)).toMatch(/kind=brand name=.{1,4}Mud & Fire.{1,4} untrusted/);
});

test('XSS: no message and no name runs a script or reaches another server', async ({ elsewhere }) => {
  const { page, context } = await ready(elsewhere);
  const harm = await watchForHarm(page, product.url);
  const all = ATTACKS.join('\n\n');
  await model.script({ rules: [{ reply: `${all}\n\nthe end of it` }] });
  await page.goto('/viewspark');
  await ask(page, all);
  await expect(answers(page)).toContainText('the end of it');
  await expect(page.getByRole('button', { name: /^Send · / })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('c');
  for (const title of ATTACKS) {
    const answer = await context.request.patch(`/api/viewspark/conversations/${id}`, {
      data: { title: title.slice(0, 120) },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.reload();
  await expect(answers(page)).toContainText('the end of it');
  const shared = await context.request.post(`/api/viewspark/conversations/${id}/share`, { data: {} });
  const { conversation } = (await shared.json()) as { conversation: { shareToken: string } };
  const unsafe = page.locator('main a:not([href^="/"]):not([href^="http"]):not([href^="mailto:"])');
  await expect(unsafe).toHaveCount(0);
  await expect(page.locator('article img, article iframe, article form, article script')).toHaveCount(0);

  await page.goto(`/viewspark/shared/${conversation.shareToken}`);
  await expect(answers(page)).toContainText('the end of it');
  await expect(unsafe).toHaveCount(0);
  await harm.expectNone();
});

test('character references in an answer are decoded under Trusted Types', { tag: '@long' }, async ({ elsewhere }) => {
  const { page } = await ready(elsewhere);
  const complaints = complaintsOf(page);
  await model.script({ rules: [{ reply: 'Fish &amp; chips &mdash; **&copy; &frac12;**' }] });
  await page.goto('/viewspark');
  await ask(page, 'What is for dinner?');
  await expect(answers(page)).toContainText('Fish & chips — © ½');
  expect(complaints).toEqual([]);
});
