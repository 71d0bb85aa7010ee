/** Decimals of each accepted currency at the payment provider, which counts amounts in minor units. */
const DECIMALS = {
  AUD: 2,
  BHD: 3,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  INR: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  USD: 2,
  ZAR: 2,
} as const satisfies Readonly<Record<string, 0 | 2 | 3>>;

/** ISO 4217 code of an accepted currency. */
export type Currency = keyof typeof DECIMALS;

export const CURRENCIES = Object.keys(DECIMALS) as [Currency, ...Currency[]];

/** An amount of money. */
export interface Money {
  /** Whole minor units: 999 is €9.99, 500 is ¥500, 5000 is KWD 5.000. */
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * Reads a price as people write it: `9.99` EUR is 999 minor units, `500` JPY is 500, `5.000` KWD is 5000.
 * @throws RangeError when the text is no amount, or has more decimals than the currency
 */
export function moneyFrom(text: string, currency: Currency): Money {
  const decimals = DECIMALS[currency];
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals)
    throw new RangeError(`${text} is no amount in ${currency}, which has ${decimals} decimals.`);
  return { amount: Number(whole + fraction.padEnd(decimals, '0')), currency };
}

/** An amount as people read it, with the currency's own decimals: `€9.99`, `¥500`, `KWD 5.000`. */
export function formatMoney({ amount, currency }: Money, locale = 'en-US'): string {
  const decimals = DECIMALS[currency];
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  });
  return format.format(amount / 10 ** decimals);
}

/** Millionths of a dollar as people read them: in cents from a dollar on, below it with four decimals (`$0.0131`). */
export function formatMicros(micros: number): string {
  const dollars = micros / 1_000_000;
  const decimals = dollars === 0 || Math.abs(dollars) >= 1 ? 2 : 4;
  const format = new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency: 'USD' satisfies Currency },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  });
  return format.format(dollars).replace('-', '−');
}
