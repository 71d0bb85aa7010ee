import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisPage } from './page';

const GALLERY = join(__dirname, '../../../docs/gallery');

/** What is said in words; the last digit of a measure may be another processor's. */
const prompts = (page: string) => page.split('\n').filter((line) => line.startsWith('> '));

it('reads its pictures and its text again as its page says', async () => {
  const page = readFileSync(join(GALLERY, 'analysis/README.md'), 'utf8');
  expect(prompts(await analysisPage(GALLERY))).toEqual(prompts(page));
});
