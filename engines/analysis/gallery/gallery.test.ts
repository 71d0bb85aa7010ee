import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisPage } from './page';

const GALLERY = join(__dirname, '../../../docs/gallery');

/** Compares the prompts only: the last digit of a measurement may differ between processors. */
const prompts = (page: string) => page.split('\n').filter((line) => line.startsWith('> '));

it('gives the same analyses as its page', async () => {
  const page = readFileSync(join(GALLERY, 'analysis/README.md'), 'utf8');
  expect(prompts(await analysisPage(GALLERY))).toEqual(prompts(page));
});
