import { searchText } from './search-text';

test.each([
  ['A CAFÉ at Night', 'a cafe at night'],
  ['ＦＵＬＬ width', 'full width'],
  ['Пейзаж  с\nрекой', 'пеизаж с рекои'],
  ['東京の夜', '東京の夜'],
  ['100% of a_b\\c', '100% of a_b\\c'],
  ['a\u0000b\u200bc', 'a b c'],
  ['  ', ''],
])('%j is read as %j', (text, read) => {
  expect(searchText(text)).toBe(read);
});

test('searchText is idempotent', () => {
  const once = searchText('Ünïcode ﬁligree ½ İstanbul ß');
  expect(searchText(once)).toBe(once);
});
