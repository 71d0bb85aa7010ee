import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPage } from './page';

const PAGE = join(__dirname, '../../../docs/gallery/words/README.md');

it('gives the same answers as its page', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(wordsPage());
});
