import { cardinal, decimal } from './numbers';
import { NUMBER, type Rule } from './rule';

interface Currency {
  readonly one: string;
  readonly many: string;
  readonly cent?: string;
  readonly cents?: string;
}

const DOLLAR = { one: 'dollar', many: 'dollars', cent: 'cent', cents: 'cents' };
const EURO = { one: 'euro', many: 'euros', cent: 'cent', cents: 'cents' };
const POUND = { one: 'pound', many: 'pounds', cent: 'penny', cents: 'pence' };
const YEN = { one: 'yen', many: 'yen' };
const RUPEE = { one: 'rupee', many: 'rupees' };
const CURRENCIES: Readonly<Record<string, Currency>> = {
  ...{ $: DOLLAR, USD: DOLLAR, '€': EURO, EUR: EURO, '£': POUND, GBP: POUND },
  ...{ '¥': YEN, JPY: YEN, '₹': RUPEE, INR: RUPEE },
};
const SCALES: Readonly<Record<string, string>> = {
  ...{ k: 'thousand', m: 'million', mn: 'million', b: 'billion', bn: 'billion', t: 'trillion' },
};
const SCALE = String.raw`(?:\s?(thousand|million|billion|trillion|k|m|mn|bn|b|t)\b)?`;

/** `$3.50`, `€2.5 million`, `20 USD`, `5k £`. */
export const MONEY: readonly Rule[] = [
  [
    new RegExp(String.raw`([$€£¥₹]|\b(?:USD|EUR|GBP|JPY|INR)\s?)(${NUMBER})${SCALE}`, 'gi'),
    (_, sign = '', amount = '', scale) => spoken(sign, amount, scale),
  ],
  [
    new RegExp(String.raw`(?<![\w.,])(${NUMBER})${SCALE}\s?([€£¥₹]|(?:USD|EUR|GBP|JPY|INR)\b)`, 'gi'),
    (_, amount = '', scale, sign = '') => spoken(sign, amount, scale),
  ],
];

function spoken(sign: string, amount: string, scale: string | undefined): string {
  const currency = CURRENCIES[sign.trim().toUpperCase()] ?? DOLLAR;
  if (scale) return ` ${decimal(amount)} ${SCALES[scale.toLowerCase()] ?? scale.toLowerCase()} ${currency.many} `;
  const [whole = '0', fraction = ''] = amount.replaceAll(',', '').split('.');
  const { cent, cents } = currency;
  if (fraction.length !== 2 || !cent || !cents) {
    return ` ${decimal(amount)} ${Number(amount) === 1 ? currency.one : currency.many} `;
  }
  const [main, small] = [Number(whole), Number(fraction)];
  const parts = [
    ...(main > 0 || small === 0 ? [`${cardinal(main)} ${main === 1 ? currency.one : currency.many}`] : []),
    ...(small > 0 ? [`${cardinal(small)} ${small === 1 ? cent : cents}`] : []),
  ];
  return ` ${parts.join(' and ')} `;
}
