import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPage } from './page';

const PAGE = join(__dirname, '../../../docs/gallery/words/README.md');

it('answers again as its page says', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(wordsPage());
});
