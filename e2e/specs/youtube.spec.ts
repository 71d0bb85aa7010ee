import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../support/test';

test.setTimeout(120_000);

const TRANSCRIPT = [
  '0:00 welcome back to the kitchen, it is cold in here today',
  '0:14 first the starter, I feed it with warm water',
  '0:31 you can see that it has doubled',
  '0:45 now we fold the dough four times',
  '1:10 the folds give it strength',
  '1:32 finally bake it in a lidded pot',
  '2:05 listen to that crust',
].join('\n');

test('a pasted transcript is searched, corrected, saved as subtitles free of charge, and split into chapters that YouTube accepts', async ({
  page,
  creator,
}) => {
  await creator.ready();
  const before = await creator.balance();
  await page.goto('/platform-tools/youtube/transcript');
  await page.getByText('Text', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Transcript' }).fill(TRANSCRIPT);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const lines = result.getByRole('list', { name: 'Transcript' }).getByRole('listitem');
  await expect(lines).toHaveCount(7);
  await page.getByRole('searchbox', { name: 'Search this transcript' }).fill('fold');
  await expect(result.getByText('2 of 7 lines')).toBeVisible();
  await lines.first().getByRole('button', { name: 'Edit line 4' }).click();
  await page.getByRole('textbox', { name: 'Line 4' }).fill('now we fold the dough six times');
  await page.getByRole('textbox', { name: 'Line 4' }).press('Enter');
  await page.reload();
  await expect(lines.nth(3)).toContainText('six times');
  await expectAccessible(page);

  await result.getByRole('button', { name: 'Export' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'SRT, subtitles' }).click(),
  ]);
  // A line of 25 seconds is several cues: none stays longer than people read it.
  const cues = (await readFile(await saved.path(), 'utf8')).split('\n\n').map((cue) => cue.split('\n'));
  const edited = cues.filter(([, times = '']) => times >= '00:00:45' && times < '00:01:10');
  expect(edited[0]?.[1]).toMatch(/^00:00:45,000 --> /);
  expect(edited.map(([, , ...words]) => words.join(' ').trim()).join(' ')).toBe('now we fold the dough six times');
  expect(await creator.balance()).toBe(before);

  await result.getByRole('button', { name: 'Send to' }).click();
  await page.getByRole('menuitem', { name: 'Use in chapter generator' }).click();
  await expect(page.getByRole('textbox', { name: 'Transcript with times' })).toHaveValue(
    /0:45 now we fold the dough six times/,
  );
  await page.getByRole('textbox', { name: /^Name of the first chapter/ }).fill('A cold kitchen');
  await page.getByRole('button', { name: /^Write 8 chapters/ }).click();
  await expect(result.getByText(/^Built-in: made by rules/)).toBeVisible({ timeout: 30_000 });
  const bar = result.getByRole('region', { name: 'Below the video' });
  await expect(bar.getByText(/^\d chapters that YouTube shows\.$/)).toBeVisible();
  await result.getByRole('button', { name: 'Edit chapter 2' }).click();
  const edit = page.getByRole('form', { name: 'Edit Chapter 2' });
  await edit.getByRole('textbox', { name: 'Start' }).fill('0:04');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(bar.getByText('YouTube shows none of them: what is marked breaks a rule.')).toBeVisible();
});

test('a thumbnail has text layers, previews at real sizes, survives a reload, and is saved at 1280 by 720 under 2 MB', {
  tag: '@long',
}, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/platform-tools/youtube/thumbnail');
  await page.getByRole('textbox', { name: 'What the video is about' }).fill('Baking sourdough in a cold kitchen');
  await page.getByRole('textbox', { name: /^Words on it/ }).fill('16 degrees');
  await page.getByRole('slider', { name: /^Pictures/ }).fill('1');
  await page.getByRole('button', { name: /^Make 1 picture/ }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);

  const handle = result.getByRole('button', { name: 'Move “16 degrees”' });
  await expect(handle).toBeVisible();
  const from = await handle.boundingBox();
  await handle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  const to = await handle.boundingBox();
  expect(to?.x ?? 0).toBeGreaterThan((from?.x ?? 0) + 10);
  await result.getByRole('button', { name: 'Add words' }).click();
  await result.getByRole('textbox', { name: 'Words', exact: true }).fill('It rises');
  const second = result.getByRole('button', { name: 'Move “It rises”' });
  // Waits until it stands still: it is measured anew when its font has loaded.
  await second.hover({ position: { x: 10, y: 10 } });
  await page.mouse.down();
  const at = await second.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 2000, (at?.y ?? 0) + 2000, { steps: 4 });
  await page.mouse.up();
  await expect(result.getByText('Words stand in the marked corner.')).toBeVisible();

  await page.reload();
  await expect(result.getByRole('button', { name: 'Move “It rises”' })).toBeVisible({ timeout: 30_000 });
  const feed = result.getByRole('region', { name: 'At its real size' });
  for (const [place, width] of [
    ['Sidebar', 168],
    ['Search', 360],
  ] as const) {
    await feed.getByText(place, { exact: true }).click();
    await expect
      .poll(async () => (await feed.getByRole('img', { name: 'Your thumbnail' }).first().boundingBox())?.width)
      .toBeCloseTo(width, 0);
  }
  await expectAccessible(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Save as JPEG' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('baking-sourdough-in-a-cold-kitchen-thumbnail.jpg');
  const bytes = await readFile(await saved.path());
  expect(bytes.length).toBeLessThan(2_000_000);
  expect(sizeOf(bytes)).toEqual({ width: 1280, height: 720 });
  await expect(result.getByText(/^Saved: JPEG, 1280 × 720, .* quality 92%\.$/)).toBeVisible();
});

/** Width and height of a JPEG in pixels, from its frame header (ITU T.81, B.2.2). */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (jpeg[at] === 0xff && ![0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0)) at += 2 + jpeg.readUInt16BE(at + 2);
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
}
