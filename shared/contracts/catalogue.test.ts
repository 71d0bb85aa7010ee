import { CATALOGUE, type CreditPackage, packageOf, readCatalogue } from './catalogue';
import { moneyFrom } from './money';

const row = (changes: Partial<CreditPackage>): CreditPackage => ({
  ...{ productId: 'credits-1', name: 'One', credits: 1, price: moneyFrom('1', 'USD') },
  ...changes,
});

test('three packages and four plans are there, and a bigger package costs less for each credit', () => {
  expect(CATALOGUE.packages).toHaveLength(3);
  expect(CATALOGUE.plans.map(({ planName }) => planName)).toEqual(['free', 'starter', 'pro', 'business']);
  const each = CATALOGUE.packages.map(({ price, credits }) => price.amount / credits);
  expect(each).toEqual([...each].sort((a, b) => b - a));
});

test('a package is found by its id', () => {
  expect(packageOf('credits-200')?.price).toEqual({ amount: 500, currency: 'USD' });
  expect(packageOf('credits-0')).toBeUndefined();
});

test.each<[string, Partial<CreditPackage>]>([
  ['has no whole number of credits', { credits: 0 }],
  ['has no whole number of credits', { credits: 1.5 }],
  ['has no price in whole minor units', { price: { amount: 0, currency: 'USD' } }],
  ['has no price in whole minor units', { price: { amount: 9.99, currency: 'EUR' } }],
  ['has an id that is no lower-case word', { productId: 'Credits 1' }],
])('a package that %s is refused by name', (why, changes) => {
  const { productId } = row(changes);
  expect(() => readCatalogue({ packages: [row(changes)], plans: [] })).toThrow(`${productId} ${why}`);
});

test('two rows of one id are refused', () => {
  expect(() => readCatalogue({ packages: [row({}), row({ credits: 2 })], plans: [] })).toThrow(
    'credits-1 stands there twice',
  );
});
