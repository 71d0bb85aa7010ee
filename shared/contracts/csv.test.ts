import { csvCell, csvFile } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+44', "'+44"],
  ['-5 things', "'-5 things"],
  ['@maker', "'@maker"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['−1', "'−1"],
  ['＠SUM', "'＠SUM"],
  [-5, '-5'],
  ['a, b', '"a, b"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['two\nlines', '"two\nlines"'],
  ['A "new" day = one', '"A ""new"" day = one"'],
])('CSV injection: a cell of %j is neither run as a formula nor ended early: %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a file begins with a byte order mark, and keeps numbers as numbers', () => {
  expect(
    csvFile([
      ['Name', 'Credits'],
      ['花壇', -4],
    ]),
  ).toBe('\uFEFFName,Credits\r\n花壇,-4\r\n');
});
