import sharp from 'sharp';
import { ATTACKS } from '../support/attacks';
import { watchForHarm } from '../support/hostile';
import { arrive, expect, expectAccessible, test } from '../support/test';

test.setTimeout(120_000);

const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><circle cx="100" cy="100" r="90" fill="#c8102e"/><rect x="180" y="60" width="130" height="80" fill="#1d2f57"/></svg>',
    ),
  )
    .png()
    .toBuffer();

test('a brand is created from its logo, used for a picture, taught by an edit, archived, restored and deleted', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/brand-profiles');
  await expect(page.getByRole('heading', { level: 1, name: 'Brand profiles' })).toBeVisible();
  await page.getByRole('link', { name: 'Make the first one' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Give the brand a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mud & Fire');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
  await expect(page.getByText('Colours read from the logo.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Primary colour/ })).toHaveValue(/^#c[0-9a-f]{5}$/);
  await page.getByRole('textbox', { name: /^Hashtags/ }).fill('#mudandfire');
  await page.getByRole('textbox', { name: /^Hashtags/ }).press('Enter');
  // The draft, its logo included, survives a reload.
  await page.reload();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('Mud & Fire').first()).toBeVisible();
  await expect(preview.getByText('#mudandfire').first()).toBeVisible();
  await expect(preview.locator('img').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/brand-profiles\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mud & Fire' })).toBeVisible();

  await page.getByRole('textbox', { name: 'What Flint wrote' }).fill('We utilize local clay 🎉');
  await page.getByRole('textbox', { name: 'What you kept' }).fill('We use local clay');
  await page.getByRole('button', { name: 'Find rules' }).click();
  await expect(page.getByText('2 new rules are proposed.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept: No emoji.' }).click();
  await expect(page.getByRole('list', { name: 'Flint goes by' }).getByText('No emoji.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Tone/ }).fill('dry');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expectAccessible(page);

  await page.goto('/generator');
  await arrive(page);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('abstract shapes');
  await page.locator('summary', { hasText: 'Brand' }).click();
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Mud & Fire');
  await page.getByRole('combobox', { name: 'Logo' }).selectOption('Bottom right');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('region', { name: 'Results' }).getByText(/Mud & Fire/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' }).getByAltText('abstract shapes')).toBeVisible();

  await page.goto('/brand-profiles');
  await page.getByRole('button', { name: 'More for Mud & Fire' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('No brand profile yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Mud & Fire' })).toBeVisible();
  await page.getByRole('link', { name: 'Mud & Fire' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Archived', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete Mud & Fire for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nothing is archived')).toBeVisible();
  await expectAccessible(page);
});

test('XSS: no text of a brand runs a script or reaches another server', { tag: '@long' }, async ({
  page,
  context,
  creator,
  baseURL,
}) => {
  await creator.ready();
  const harm = await watchForHarm(page, baseURL ?? '');
  const cut = (length: number) => ATTACKS.map((attack) => attack.slice(0, length));
  const everywhere = { description: ATTACKS.join(' ').slice(0, 600), tone: cut(300)[0], audience: cut(300)[1] };
  const lists = {
    hashtags: cut(100).slice(0, 30),
    wordsToUse: cut(80),
    samplePosts: [ATTACKS.join('\n').slice(0, 3000)],
  };
  const ids = await Promise.all(
    ATTACKS.map(async (name) => {
      const data = { name: name.slice(0, 80), ...everywhere, ...lists };
      const answer = await context.request.post('/api/brand-profiles', { data });
      expect(answer.ok()).toBe(true);
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  await page.goto('/brand-profiles');
  await expect(page.getByRole('link', { name: '<svg onload=alert(1)></svg>' })).toBeVisible();
  for (const id of ids.slice(0, 3)) {
    await page.goto(`/brand-profiles/${id}`);
    await expect(page.getByRole('complementary', { name: 'Preview' }).getByText('alert(1)').first()).toBeVisible();
  }
  await page.goto('/viewspark');
  await expect(page.getByRole('combobox', { name: 'Brand' }).getByRole('option')).toHaveCount(ATTACKS.length + 1);
  await harm.expectNone();
});
