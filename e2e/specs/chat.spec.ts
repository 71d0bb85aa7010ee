import sharp from 'sharp';
import { expect, expectAccessible, test } from '../support/test';

test('two models answer side by side; the conversation survives a reload and is charged by use', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/playground');
  await expect(page.getByText(/^Built-in: made by rules/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Llama 3.1 70B/ }).check();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Write three titles for a video about sourdough bread');
  await expect(page.getByRole('button', { name: 'Send · 6 credits' })).toBeEnabled();
  await message.press('Enter');

  const answers = page.getByRole('article');
  await expect(answers.getByText(/ · Built-in$/)).toHaveCount(2);
  await expect(answers.getByText(/sourdough/i).first()).toBeVisible();
  await expect(message).toHaveValue('');
  await expectAccessible(page);

  await page.reload();
  await expect(answers.getByText(/ · Built-in$/)).toHaveCount(2);
  expect(await creator.balance()).toBe(23);
});

test('an answer is rendered as Markdown, without external requests or unsafe links', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  const reached: string[] = [];
  page.on('request', (request) => reached.push(request.url()));
  const content = [
    '**Bold** and [a page](https://example.com/), not [this](javascript:alert(1)).',
    '![seen by you](https://tracker.example/pixel.png)',
    '<img src="https://tracker.example/raw.png" onerror="alert(1)"><script>alert(1)</script>',
  ].join('\n\n');
  await page.goto('/playground');
  await page.getByRole('textbox', { name: 'Message' }).fill('Anything');
  // The program keeps the draft.
  await expect(page.locator('#drawn')).toHaveCount(0);
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('flint:chat:')) ?? '';
    const said = (role: string, words: string) => ({ id: role, role, content: words, timestamp: '', model: 'm' });
    const answer = { message: said('assistant', text), asked: 'm', status: 'done', note: null, tokens: 1, charged: 1 };
    const turns = [{ question: said('user', 'Anything'), answers: [{ ...answer, servedBy: 'fal' }] }];
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), turns }));
  }, content);
  await page.reload();

  const answer = page.getByRole('article');
  await expect(answer.getByText('Bold')).toHaveCSS('font-weight', '640');
  const links = answer.getByRole('link');
  await expect(links).toHaveText(['a page', 'seen by you. Image of tracker.example']);
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(answer.getByRole('img')).toHaveCount(0);
  const outside = () => reached.filter((address) => address.includes('tracker'));
  expect(outside()).toEqual([]);

  // On demand the picture is loaded through our server.
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8102e' } })
    .webp()
    .toBuffer();
  await page.route('/api/outside-pictures?*', (route) => route.fulfill({ body: picture, contentType: 'image/webp' }));
  await answer.getByRole('button', { name: 'Load image' }).click();
  const shown = answer.getByRole('img', { name: 'seen by you' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  expect(outside().map((address) => new URL(address).pathname)).toEqual(['/api/outside-pictures']);
});
