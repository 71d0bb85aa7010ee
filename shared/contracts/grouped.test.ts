import fc from 'fast-check';
import { grouped } from './grouped';

/** `npm run fuzz` sets a new one each time. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

test('numbers are formatted as Intl formats them in English', () => {
  for (const amount of [0, 7, 999, 1000, 1204, -20, -1284, 0.5, 1234.5, 2.25, 1_000_000])
    expect(grouped(amount)).toBe(intl.format(amount));
  fc.assert(fc.property(fc.maxSafeInteger(), (amount) => grouped(amount) === intl.format(amount + 0)));
});
