import { render, screen } from '@testing-library/react';
import Markdown from './markdown';

const wordsOf = (text: string) => render(<Markdown text={text} />).container;

test.each([
  ['a tag as a word', 'Put the word in the <title> tag, not in <meta name="keywords">.'],
  ['a place to fill in', 'Dear <your name>, welcome to <brand>.'],
  ['a generic type', 'A List<Video> holds films.'],
  ['a block', '<p align="center">Centred words</p>'],
  ['a block that folds', '<details><summary>More</summary>Inside</details>'],
  ['a script', '<script>window.__x = 1</script>'],
  ['a comment', '<!-- for the editor -->'],
])('%s is shown as typed', (_what, text) => {
  const container = wordsOf(text);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('title, meta, details, script, video, [align]')).toBeNull();
});

test('a line break in a table is one', () => {
  wordsOf('| A | B |\n|---|---|\n| one<br>two | x |');
  const cell = screen.getByRole('cell', { name: /one/ });
  expect(cell.querySelector('br')).not.toBeNull();
  expect(cell).toHaveTextContent('one two');
});

test('lines of a block keep their breaks, and Markdown around HTML is Markdown', () => {
  const container = wordsOf('<ul>\n<li>One</li>\n</ul>\n\n**done** in `<b>`');
  expect(container).toHaveTextContent('<ul> <li>One</li> </ul>done in <b>');
  expect(container.querySelectorAll('br')).toHaveLength(2);
  expect(container.querySelector('strong')).toHaveTextContent('done');
});
