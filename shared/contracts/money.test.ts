import { CURRENCIES, type Currency, formatMicros, formatMoney, moneyFrom } from './money';

test.each<[string, Currency, number, string]>([
  ['9.99', 'EUR', 999, '€9.99'],
  ['5', 'USD', 500, '$5.00'],
  ['19.9', 'USD', 1990, '$19.90'],
  ['500', 'JPY', 500, '¥500'],
  ['12000', 'KRW', 12_000, '₩12,000'],
  ['5.000', 'KWD', 5000, 'KWD 5.000'],
  ['0.005', 'BHD', 5, 'BHD 0.005'],
])('%s %s is %i minor units and reads %s', (text, currency, amount, shown) => {
  const money = moneyFrom(text, currency);
  expect(money).toEqual({ amount, currency });
  expect(formatMoney(money).replace(/\s/g, ' ')).toBe(shown);
});

test.each<[string, Currency]>([
  ['500.5', 'JPY'],
  ['9.999', 'EUR'],
  ['-1', 'USD'],
  ['1e3', 'USD'],
  ['', 'USD'],
])('"%s" is no amount in %s', (text, currency) => {
  expect(() => moneyFrom(text, currency)).toThrow(RangeError);
});

test('an amount reads back as what was written, in every currency', () => {
  for (const currency of CURRENCIES) {
    const shown = formatMoney({ amount: 123_456, currency }).replace(/[^\d.]/g, '');
    expect(moneyFrom(shown, currency).amount).toBe(123_456);
  }
});

test.each([
  [0, '$0.00'],
  [13_166, '$0.0132'],
  [60_000, '$0.0600'],
  [1_500_000, '$1.50'],
  [-250_000, '−$0.2500'],
  [-1_234_567_890, '−$1,234.57'],
])('%i millionths of a dollar are %s', (micros, words) => {
  expect(formatMicros(micros)).toBe(words);
});
