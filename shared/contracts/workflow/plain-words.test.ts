import { COPYWRITER_NOTE } from '../copywriter-note';
import { plainWords } from './plain-words';

it.each([
  ['Plain words, 2 * 3 = 6, snake_case stays.', 'Plain words, 2 * 3 = 6, snake_case stays.'],
  ['## Titles\n- **Bold** claims\n* _soft_ ones', 'Titles\nBold claims\nsoft ones'],
  ['> Quoted `code` and ~~struck~~', 'Quoted code and struck'],
  ['See [the page](https://example.com/a) and ![a boat](x.png).', 'See the page and a boat.'],
  ['```js\nlet a = 1;\n```', 'let a = 1;'],
  ['One.\n\n\n\nTwo.', 'One.\n\nTwo.'],
  [`Pull up a chair.\n\n${COPYWRITER_NOTE}`, 'Pull up a chair.'],
  [`Pull up a chair.\n\n${COPYWRITER_NOTE.slice(0, 60)}`, 'Pull up a chair.'],
  ['1. First\n2. Second', '1. First\n2. Second'],
])('%j becomes %j', (markdown, words) => {
  expect(plainWords(markdown)).toBe(words);
});
