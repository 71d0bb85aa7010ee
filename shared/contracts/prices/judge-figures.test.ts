import { judgeFigures } from './judge-figures';

const KEPT = {
  version: '1',
  costs: { vendor: { prompt: 2, 'speech:1000': 4 } },
  prices: { vendor: { 'speech of two thousands': 8 } },
};

test('figures: the same figures of the same version agree', () => {
  expect(judgeFigures(KEPT, structuredClone(KEPT))).toBeUndefined();
});

test.each([
  ['a cost that changed', { costs: { vendor: { prompt: 3, 'speech:1000': 4 } } }, 'costs, vendor, prompt: 2 → 3'],
  ['a cost that is gone', { costs: { vendor: { prompt: 2 } } }, 'costs, vendor, speech:1000: 4 → not there'],
  ['a cost that is new', { costs: { ...KEPT.costs, other: { prompt: 1 } } }, 'costs, other, prompt: not there → 1'],
  ['a price that changed', { prices: { vendor: { 'speech of two thousands': 12 } } }, 'two thousands: 8 → 12'],
])('figures: %s needs another COST_VERSION', (_, change, named) => {
  const fault = judgeFigures(KEPT, { ...KEPT, ...change } as typeof KEPT);
  expect(fault).toContain(named);
  expect(fault).toContain('Raise COST_VERSION');
});

test('figures: another COST_VERSION needs the snapshot written again', () => {
  const fault = judgeFigures(KEPT, { ...KEPT, version: '2' });
  expect(fault).toContain('COST_VERSION 1, the code says 2');
  expect(fault).not.toContain('Raise');
});
