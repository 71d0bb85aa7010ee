import { DEFAULT_BIO_SCORE, scoreWords, toBio } from './bios';

test.each([
  ['no number', undefined, 80, 'Not scored'],
  ['not a number', Number.NaN, 80, 'Not scored'],
  ['without end', Number.POSITIVE_INFINITY, 80, 'Not scored'],
  ['a text', '90', 80, 'Not scored'],
  ['a fraction', 71.6, 72, 'Score 72'],
  ['over a hundred', 104.6, 105, 'Score 105'],
  ['a real 80', 80, 80, 'Score 80'],
])('%s', (_, score, kept, said) => {
  const bio = toBio({ id: 'a', bio: 'B', style: 'S', score }, 0);
  expect(bio.score).toBe(kept);
  expect(scoreWords(bio)).toBe(said);
});

test('a missing or blank value gets a default by its position, counted from 1', () => {
  expect([{}, { bio: '  ', style: '' }].map(toBio)).toMatchObject([
    { id: 'bio-1', bio: 'Bio option 1', style: 'Variation 1' },
    { id: 'bio-2', bio: 'Bio option 2', style: 'Variation 2', score: DEFAULT_BIO_SCORE },
  ]);
});
