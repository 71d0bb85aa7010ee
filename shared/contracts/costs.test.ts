import { costTable, priceImages } from './costs';
import { IMAGE_MODELS } from './models';

test.each(['fal', 'embedded'] as const)('%s: every model has a whole price above 0', (servedBy) => {
  for (const { id } of IMAGE_MODELS) {
    const each = priceImages(costTable(servedBy), id, 1);
    expect(Number.isInteger(each) && each > 0).toBe(true);
    expect(priceImages(costTable(servedBy), id, 4)).toBe(4 * each);
  }
});

test('a model without a price is never free', () => {
  expect(() => priceImages({}, 'fal-ai/flux/dev', 1)).toThrow('No price for fal-ai/flux/dev');
});
