import { EDITION, editionOf } from './edition';
import { RULES, type RuleBook } from './limits';
import { relint, type SavedResult } from './relint';

const stricter: RuleBook = { ...RULES, 'youtube.title.length': { ...RULES['youtube.title.length'], max: 60 } };
const saved: SavedResult[] = [
  { id: 'short', edition: EDITION, parts: [{ field: 'youtube.title', value: 'a'.repeat(60) }] },
  {
    id: 'long',
    edition: EDITION,
    parts: [
      { field: 'youtube.titles', value: ['fine', 'a'.repeat(70)] },
      { field: 'youtube.tags', value: ['fine'] },
    ],
  },
];

test('results of another edition are listed with their current violations', () => {
  expect(relint(saved, stricter)).toEqual([
    {
      id: 'long',
      findings: [
        expect.objectContaining({
          at: 1,
          message: 'Title 2: 10 characters over. YouTube refuses titles above 60 characters.',
        }),
      ],
    },
  ]);
});

test('results of the current edition are not listed again', () => {
  const [, long] = saved;
  expect(relint(saved)).toEqual([]);
  expect(relint([{ ...long!, edition: editionOf(stricter) }], stricter)).toEqual([]);
});

test('an edition changes with limits, not with texts or dates', () => {
  const title = RULES['youtube.title.length'];
  const looked: RuleBook = {
    ...RULES,
    'youtube.title.length': { ...title, checked: '2030-01-01', what: 'Other words.' },
  };
  expect(editionOf(looked)).toBe(EDITION);
  expect(editionOf(stricter)).not.toBe(EDITION);
});
