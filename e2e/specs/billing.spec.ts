import type { Locator, Page } from 'playwright/test';
import { expectSoundInAllForms } from '../support/forms';
import { arrive, expect, test } from '../support/test';

/** Pages of visitors ask for the session, and the browser logs the 401 answer as an error. */
const SIGNED_OUT = { tag: '@trouble' };
const REFUSED = { tag: '@trouble' };

/** Pays on the test payment page, which is open. */
async function pay(page: Page) {
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** On a phone each row of a table stands as lines, all of it in sight, and is still a row of cells. */
async function expectLinesOnPhone(page: Page, name: string, heads: readonly string[]) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  const region = page.getByRole('region', { name }).last();
  const cells = region.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(heads.length);
  expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))).toEqual(
    heads.map((head) => expect.stringContaining(`"${head}"`)),
  );
  const left = await cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(new Set(left).size).toBe(1);
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  if (before) await page.setViewportSize(before);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('pricing shows packages, plans and questions', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for what arrives' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '1,000 credits' }).getByText('$22.00')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Plans' }).first()).toContainText('$290.00 a year');
    await expect(page.getByText('about 50 pictures or 33 seconds of film')).toBeVisible();
    await expect(page.getByText('Picture, any model one picture')).toBeVisible();
    await expect(page.getByText('Do prices include tax?')).toBeVisible();
  });
});

test('pricing asks who is signed in', { tag: ['@trouble', '@long'] }, async ({ page }) => {
  const asked = page.waitForRequest('**/api/users/me');
  await page.goto('/pricing');
  await asked;
});

test(
  'a visitor chooses a package, signs up, verifies, pays, and has the credits',
  SIGNED_OUT,
  async ({ page, creator }) => {
    await page.goto('/pricing');
    await arrive(page);
    await expect(page.getByText('about 50 pictures or 33 seconds of film')).toBeVisible();
    await page.getByRole('link', { name: 'Buy 200 credits' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
    await page.getByLabel('Password', { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page).toHaveURL(/\/verify-email/);
    await page.getByLabel('Six digits').fill(await creator.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/credits\?buy=credits-200/);
    await page.getByRole('button', { name: 'Buy 200 credits for $5.00' }).click();
    await pay(page);
    await expect(page.getByText('200 credits added for $5.00.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('225');
    await expectLinesOnPhone(page, 'Purchases and receipts', ['When', 'Package', 'State', 'Price', 'Receipt']);
    const receipt = page.getByRole('region', { name: 'Purchases and receipts' }).getByRole('link');
    const response = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  },
);

test('a refused order leads to a package, back to the same form, and is made', REFUSED, async ({ page, creator }) => {
  await creator.ready();
  await creator.spendDownTo(3);
  await page.goto('/generator');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A lighthouse & its keeper');
  const press = page.getByRole('button', { name: /^Generate · 4 credits/ });
  await press.click();
  await page.getByRole('link', { name: 'See credits' }).click();
  await expect(page.getByText('That needs 4 credits.')).toBeVisible();
  await expect(page.getByText(/You have 3 credits, 1 too few\./)).toBeVisible();
  await page.getByRole('button', { name: 'Buy 200 credits for $5.00' }).click();
  await page.getByText('A card that is declined').click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await page.getByText('A card that pays').click();
  await pay(page);
  await page.getByRole('link', { name: 'Back to Generator' }).click();
  await expect(prompt).toHaveValue('A lighthouse & its keeper');
  await press.click();
  await expect(page.getByRole('article').filter({ hasText: 'A lighthouse' }).getByRole('img').first()).toBeVisible();
  expect(await creator.balance()).toBe(199);
});

/** The creator's newest run. */
const latestRun = async (page: Page) =>
  ((await (await page.request.get('/api/runs?limit=1')).json()) as { runs: { id: string; status: string }[] }).runs[0];

/** A place where work is refused for want of credits, other than the generator. */
interface Door {
  readonly name: string;
  readonly at: string;
  /** Credits left before the press. */
  readonly left: number;
  readonly fill: (page: Page) => Promise<void>;
  /** The button that makes it. */
  readonly button: (page: Page) => Locator;
  readonly back: string;
  /** What shows that the place is as it was left. */
  readonly kept: (page: Page) => Promise<void>;
}

const topic = (page: Page) => page.getByRole('textbox', { name: 'What the video is about' });
const spoken = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const says = (page: Page) => page.getByRole('textbox', { name: 'What the post says' });
const brand = (page: Page) => page.getByRole('combobox', { name: 'Brand' });
const thought = (page: Page) => page.getByRole('textbox', { name: 'Your thought' });
const card = (page: Page) => page.getByRole('region', { name: 'Make a picture' });

const DOORS: readonly Door[] = [
  {
    ...{ name: 'a tool', at: '/platform-tools/youtube/title-generator', left: 0, back: 'Back to Platform tool' },
    async fill(page) {
      await topic(page).fill('Crossing a desert with one bag');
      await page.getByRole('textbox', { name: /^What a viewer has/ }).fill('What to leave at home');
    },
    button: (page) => page.getByRole('button', { name: /^Write 8 titles/ }),
    kept: (page) => expect(topic(page)).toHaveValue('Crossing a desert with one bag'),
  },
  {
    ...{ name: 'the playground', at: '/playground?view=speech', left: 1, back: 'Back to Playground' },
    fill: (page) => spoken(page).fill('Slow words. '.repeat(84)),
    button: (page) => page.getByRole('button', { name: /^Speak\s*·?\s*2 credits/ }),
    kept: (page) => expect(spoken(page)).toHaveValue(/^Slow words/),
  },
  {
    ...{ name: 'a workflow', at: '/playground?view=workflow', left: 1, back: 'Back to Playground' },
    fill: (page) => page.getByRole('button', { name: 'Script → voice' }).click(),
    button: (page) => page.getByRole('button', { name: /^Run\s*·?\s*2 credits/ }),
    kept: (page) => expect(page.getByRole('region', { name: 'Step 2: Voice' })).toBeVisible(),
  },
  {
    ...{ name: 'an agent', at: '/agents/picture-and-caption', left: 1, back: 'Back to Agent' },
    async fill(page) {
      await page.context().request.post('/api/brand-profiles', { data: { name: 'Mud & Fire', tone: 'dry' } });
      await page.reload();
      await brand(page).selectOption('Mud & Fire');
      await page.getByRole('textbox', { name: 'Who it is for' }).fill('Potters');
      await says(page).fill('The kiln is warm again');
    },
    button: (page) => page.getByRole('button', { name: /^Run · \d+ credits$/ }),
    async kept(page) {
      await expect(says(page)).toHaveValue('The kiln is warm again');
      await expect(brand(page).locator('option:checked')).toHaveText('Mud & Fire');
    },
  },
  {
    ...{ name: 'a template', at: '/templates/quote-cards', left: 1, back: 'Back to Template' },
    async fill(page) {
      await page.getByRole('textbox', { name: 'Who it is for' }).fill('Potters');
      await page.getByRole('textbox', { name: 'How the cards look' }).fill('Pale plaster');
      await thought(page).fill('Glazes cost more than clay.');
    },
    button: (page) => page.getByRole('button', { name: /^Run · \d+ credits$/ }),
    kept: (page) => expect(thought(page)).toHaveValue('Glazes cost more than clay.'),
  },
  {
    ...{ name: 'a card of Spark', at: '/viewspark', left: 3, back: 'Back to Spark' },
    async fill(page) {
      await page.getByRole('textbox', { name: 'Message Spark' }).fill('Make a picture of a red fox');
      await page.getByRole('button', { name: /^Send · / }).click();
    },
    button: (page) => card(page).getByRole('button', { name: /^Make it · / }),
    kept: (page) => expect(card(page)).toBeVisible(),
  },
];

/** The others keep their forms as this and the generator do. */
const IN_SHORT_FORM = 'a card of Spark';

for (const { name, at, left, fill, button, back, kept } of DOORS)
  test(
    `${name} without credits leads to a package, back as it was left, and makes it`,
    name === IN_SHORT_FORM ? REFUSED : { tag: ['@trouble', '@long'] },
    async ({ page, creator }) => {
      await creator.ready();
      await creator.spendDownTo(left);
      await page.goto(at);
      await fill(page);
      await button(page).click();
      const refusal = page.getByRole('alert').filter({ hasText: /^This needs \d+ credits?\./ });
      await expect(refusal).toBeInViewport({ ratio: 1 });
      await refusal.getByRole('link', { name: 'See credits' }).click();
      await page.getByRole('button', { name: 'Buy 200 credits for $5.00' }).click();
      await pay(page);
      await page.getByRole('link', { name: back }).click();
      await kept(page);
      expect(await creator.balance()).toBe(left + 200);
      const before = await latestRun(page);
      await button(page).click();
      await expect
        .poll(
          async () => ((await latestRun(page))?.id === before?.id ? undefined : (await latestRun(page))?.status),
          // A minute of speech is made in half of one, on a slow machine in more.
          { timeout: 90_000 },
        )
        .toBe('completed');
      expect(await creator.balance()).toBeLessThan(left + 200);
    },
  );

for (const { name, at, message } of [
  { name: 'Playground', at: '/playground', message: 'Message' },
  { name: 'Spark', at: '/viewspark', message: 'Message Spark' },
])
  test(`${name} says before the press which credits are missing, leads to a package, and keeps the words`, {
    tag: '@long',
  }, async ({ page, creator }) => {
    await creator.ready();
    await creator.spendDownTo(1);
    await page.goto(at);
    const words = page.getByRole('textbox', { name: message, exact: true });
    await words.fill('Two titles about bread');
    const send = page.getByRole('button', { name: /^Send · / });
    await page.getByRole('link', { name: 'See credits' }).click();
    await page.getByRole('button', { name: 'Buy 200 credits for $5.00' }).click();
    await pay(page);
    await page.getByRole('link', { name: `Back to ${name}` }).click();
    await expect(words).toHaveValue('Two titles about bread');
    await send.click();
    await expect(words).toHaveValue('');
    await expect.poll(() => creator.balance()).toBeLessThan(200);
  });

test('a payment that is left is not made, and one that was made is not made twice', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/credits');
  await page.getByText('Medium').click();
  await page.getByRole('button', { name: 'Buy 1,000 credits for $22.00' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  expect(await creator.balance()).toBe(25);
  await page.getByText('Medium').click();
  await page.getByRole('button', { name: 'Buy 1,000 credits for $22.00' }).click();
  await expect(page).toHaveURL(/\/account\/billing\/checkout\//);
  const payment = page.url();
  await pay(page);
  await expect(page.getByText('1,000 credits added for $22.00.')).toBeVisible();
  await page.goto(payment);
  await expect(page.getByText('This is paid')).toBeVisible();
  expect(await creator.balance()).toBe(1025);
});

test('pages of buying do not overflow and pass axe', { tag: '@long' }, async ({ page, creator }) => {
  test.slow();
  await creator.ready();
  await page.goto('/credits?reason=insufficient_credits&from=%2Fgenerator&need=40');
  await page.getByRole('button', { name: 'Buy 200 credits for $5.00' }).click();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await expectSoundInAllForms(page);
  await pay(page);
  await expect(page.getByText('200 credits added for $5.00.')).toBeVisible();
  await expectSoundInAllForms(page);
});
