import { arrive, expect, expectAccessible, test } from '../support/test';

const order = { prompt: 'a red boat on a calm lake', style: 'sketch' };
const headers = { 'content-type': 'application/json', prefer: 'respond-async' };
const HELD = { rules: [{ run: { hang: true } }] };
const RELEASED = { release: true };

test('the activity panel shows a run on every page and in every tab, over one stream, until it ends', async ({
  page,
  context,
  creator,
  vendor,
}) => {
  await creator.ready();
  await vendor.script(HELD);
  const streams: string[] = [];
  context.on('request', (request) => request.url().endsWith('/api/runs/events') && streams.push(request.url()));
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: /^Activity/ });
  await expect(button).toBeVisible();
  const another = await context.newPage();
  await another.goto('/credits');
  await expect(another.getByRole('button', { name: 'Activity', exact: true })).toBeVisible();

  await page.goto('/generator');
  await arrive(page);
  await page.getByRole('textbox', { name: 'Prompt' }).fill(order.prompt);
  await page.getByRole('radio', { name: 'Sketch' }).check({ force: true });
  await page.getByRole('radiogroup', { name: 'Pictures' }).getByText('3', { exact: true }).click();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('button', { name: 'Activity, 1 running' })).toBeVisible();
  await expect(another.getByRole('button', { name: 'Activity, 1 running' })).toBeVisible();

  await another.reload();
  await another.getByRole('button', { name: 'Activity, 1 running' }).click();
  const panel = another.getByRole('dialog', { name: 'Activity' });
  await expect(panel.getByText(/^Making/)).toBeVisible();
  await expectAccessible(another);
  await vendor.script(RELEASED);
  await expect(panel.getByText('3 pictures · 12 credits')).toBeVisible();
  // The panel covers the header, so its controls are inert.
  const header = another.getByRole('banner', { includeHidden: true });
  await expect(header.getByRole('link', { name: /credits/i, includeHidden: true })).toHaveText(/13/);
  await expect(page.getByRole('img', { name: /red boat/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Activity', exact: true })).toBeVisible();
  // One tab holds it at a time: it is opened, and handed over when that tab leaves its page, here twice.
  expect(streams.length).toBeLessThanOrEqual(3);

  await panel.getByRole('link', { name: `Open: ${order.prompt}` }).click();
  await expect(another).toHaveURL(/\/generator#run-/);
  await expect(another.getByRole('img', { name: /red boat/ }).first()).toBeInViewport();
});

test('a run that ends while another page is open shows a notice with a link', async ({
  page,
  context,
  creator,
  vendor,
}) => {
  await creator.ready();
  await vendor.script(HELD);
  await context.request.post('/api/fal-ai/generate/image', { data: order, headers });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Activity, 1 running' })).toBeVisible();
  await vendor.script(RELEASED);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/generator#run-/);
  await expect(page.getByRole('img', { name: /red boat/ }).first()).toBeVisible();
});

test('a run is cancelled from the panel and retried at its price', async ({ page, context, creator, vendor }) => {
  await creator.ready();
  await vendor.script(HELD);
  await context.request.post('/api/fal-ai/generate/image', { data: { ...order, num_images: 4 }, headers });
  const last = await context.request.post('/api/fal-ai/generate/image', { data: { ...order, num_images: 2 }, headers });
  expect(last.status()).toBe(202);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Activity, 2 running' }).click();
  const panel = page.getByRole('dialog', { name: 'Activity' });
  await panel
    .getByRole('button', { name: `Cancel: ${order.prompt}` })
    .first()
    .click();
  await expect(panel.getByText('Cancelled. Nothing was charged.')).toBeVisible();
  await panel.getByRole('button', { name: 'Retry · 8 credits' }).click();
  await expect(page.getByRole('button', { name: 'Activity, 2 running', includeHidden: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Activity/ })).toBeFocused();
});
