import { itemCost } from './item-cost';

const costs = (price: number, count: number) =>
  Array.from({ length: count }, (_, position) => itemCost({ price, count }, position));

test.each([
  [4, 4, [1, 1, 1, 1]],
  [8, 1, [8]],
  [7, 3, [3, 2, 2]],
  [2, 4, [1, 1, 0, 0]],
])('%i credits for %i pictures', (price, count, each) => {
  expect(costs(price, count)).toEqual(each);
});

test('the parts are whole and add up to the price', () => {
  for (let price = 1; price <= 40; price++)
    for (let count = 1; count <= 4; count++) {
      const each = costs(price, count);
      expect(each.every(Number.isInteger)).toBe(true);
      expect(each.reduce((sum, cost) => sum + cost, 0)).toBe(price);
    }
});
