import { readGroups } from './read-groups';

const entry = { id: 'a', title: 'A', href: '/library?item=a' };

test.each([
  ['another site', { ...entry, href: 'https://evil.example/' }],
  ['another host without a scheme', { ...entry, href: '//evil.example/' }],
  ['another host by a backslash', { ...entry, href: '/\\evil.example/' }],
  ['a script', { ...entry, href: 'javascript:alert(1)' }],
  ['a title that is not a text', { ...entry, title: 7 }],
  ['nothing', {}],
])('an entry with %s is left out', (_what, given) => {
  expect(readGroups([{ title: 'G', entries: [entry, given as unknown as typeof entry] }])).toEqual([
    { title: 'G', entries: [entry] },
  ]);
});

test('a remote shows at most 4 groups of 10 entries', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...entry, id: `${at}` }));
  const groups = readGroups(Array.from({ length: 9 }, () => ({ title: 'G', entries: many })));
  expect(groups.map(({ entries }) => entries.length)).toEqual([10, 10, 10, 10]);
});
