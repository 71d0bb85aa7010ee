import { NOTHING, type SelectionAct, select } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (...acts: SelectionAct[]) => acts.reduce(select, NOTHING);
const ids = (...acts: SelectionAct[]) => [...after(...acts).ids];

test('selecting again deselects', () => {
  expect(ids({ type: 'toggle', id: 'a' }, { type: 'toggle', id: 'b' }, { type: 'toggle', id: 'a' })).toEqual(['b']);
});

test.each([
  ['d', ['b', 'c', 'd']],
  ['a', ['b', 'a']],
])('a range goes from the last selected item to %s', (id, chosen) => {
  expect(ids({ type: 'toggle', id: 'b' }, { type: 'range', id, order })).toEqual(chosen);
});

test('ranges start at the last single selection, however often they are extended', () => {
  const acts: SelectionAct[] = [
    { type: 'toggle', id: 'b' },
    { type: 'range', id: 'c', order },
    { type: 'range', id: 'd', order },
  ];
  expect(after(...acts)).toEqual({ ids: new Set(['b', 'c', 'd']), anchor: 'b' });
});

test('a range without a start, or from one that is gone, selects the one item', () => {
  expect(ids({ type: 'range', id: 'c', order })).toEqual(['c']);
  expect(ids({ type: 'toggle', id: 'x' }, { type: 'range', id: 'c', order })).toEqual(['x', 'c']);
});

test('all, none, and only what still exists', () => {
  expect(ids({ type: 'all', order })).toEqual(order);
  expect(ids({ type: 'all', order }, { type: 'clear' })).toEqual([]);
  expect(after({ type: 'toggle', id: 'e' }, { type: 'toggle', id: 'a' }, { type: 'keep', order: ['e'] })).toEqual({
    ids: new Set(['e']),
    anchor: null,
  });
});

test('an action that changes nothing returns the same selection', () => {
  const chosen = after({ type: 'toggle', id: 'a' });
  expect(select(chosen, { type: 'keep', order })).toBe(chosen);
  expect(select(NOTHING, { type: 'clear' })).toBe(NOTHING);
});
