import { SERVED_BY } from '@flint/shared/contracts/providers';
import { VENDOR_PRICES, vendorCost } from './vendor-prices';

const HOSTS: Readonly<Record<string, RegExp>> = {
  fal: /(^|\.)fal\.ai$/,
  replicate: /(^|\.)replicate\.com$/,
  'openai-compatible': /(^|\.)openai\.com$/,
};

test('every price is above 0, stands once, and names a page of its vendor and the day it was read', () => {
  const names = VENDOR_PRICES.map(({ provider, model }) => `${provider} ${model}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { provider, source, read, dollars } of VENDOR_PRICES) {
    expect(SERVED_BY).toContain(provider);
    expect(new URL(source).hostname).toMatch(HOSTS[provider] ?? 'a known vendor');
    expect(new Date(read).toISOString().slice(0, 10)).toBe(read);
    expect(Object.values(dollars).length).toBeGreaterThan(0);
    for (const each of Object.values(dollars)) expect(each).toBeGreaterThan(0);
  }
});

const PRICES = [
  {
    ...{ provider: 'fal', model: 'a', source: 'https://fal.ai', read: '2026-11-27' },
    dollars: { input_tokens: 0.000002, output_tokens: 0.00001 },
  },
];

test('a cost is the sum of what is charged, in whole millionths of a dollar', () => {
  const units = { input_tokens: 1000, output_tokens: 7, compute_seconds: 9 };
  expect(vendorCost('fal', 'a', units, PRICES)).toBe(2070);
  expect(vendorCost('fal', 'a', { input_tokens: 0.1, output_tokens: 0 }, PRICES)).toBe(0);
});

test.each([
  ['a model without a price', 'fal', 'b', { input_tokens: 1, output_tokens: 1 }],
  ['a model that was not told', 'fal', null, { input_tokens: 1, output_tokens: 1 }],
  ['the same name at another vendor', 'replicate', 'a', { input_tokens: 1, output_tokens: 1 }],
  ['a charged unit that was not told', 'fal', 'a', { input_tokens: 1 }],
])('%s has an unknown cost', (_, provider, model, units) => {
  expect(vendorCost(provider, model, units, PRICES)).toBeUndefined();
});

test('a request for which nothing was counted costs nothing', () => {
  expect(vendorCost('fal', 'b', {}, PRICES)).toBe(0);
});
