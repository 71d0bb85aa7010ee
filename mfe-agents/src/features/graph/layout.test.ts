import { placeSteps } from './layout';

const step = (id: string, ...needs: string[]) => ({ id, needs, label: 'Text' });

it('puts each step after all that it waits for, and none upon another', () => {
  const places = placeSteps([step('a'), step('b'), step('c', 'a'), step('d', 'a', 'c'), step('e', 'lost')]);
  const columns = ['a', 'b', 'c', 'd', 'e'].map((id) => (places.get(id)?.x ?? -1) / 250);
  expect(columns).toEqual([0, 0, 1, 2, 0]);
  expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
});
