const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion'];
const IRREGULAR: ReadonlyMap<string, string> = new Map<string, string>([
  ...([
    ['one', 'first'],
    ['two', 'second'],
    ['three', 'third'],
    ['five', 'fifth'],
  ] as const),
  ...([
    ['eight', 'eighth'],
    ['nine', 'ninth'],
    ['twelve', 'twelfth'],
  ] as const),
]);
/** Largest number read as a number; larger ones are read digit by digit. */
const LARGEST = 999_999_999_999_999;

/** A whole number from 0 to 999 trillion in words, `one hundred five`. */
export function cardinal(value: number): string {
  if (value < 1000) return belowThousand(value);
  const groups: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group > 0) groups.unshift(belowThousand(group) + (SCALES[scale] ?? ''));
  }
  return groups.join(' ');
}

function belowThousand(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${SMALL[value % 10]}` : ''}`;
  const rest = value % 100;
  return `${SMALL[Math.floor(value / 100)]} hundred${rest ? ` ${belowThousand(rest)}` : ''}`;
}

/** `twenty-first`. */
export function ordinal(value: number): string {
  const words = cardinal(value);
  const [last = ''] = /[a-z]+$/.exec(words) ?? [];
  const end = IRREGULAR.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + end;
}

/** `nineteen eighty-four`, `two thousand five`, `nineteen oh five`. */
export function year(value: number): string {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (century % 10 === 0 && rest < 10) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}

/** `five five five`. */
export function digits(text: string): string {
  return Array.from(text.replace(/\D/g, ''), (digit) => SMALL[Number(digit)]).join(' ');
}

/** A number as written, with thousands separators, a fraction or a sign: `minus one thousand point five`. */
export function decimal(text: string): string {
  const [whole = '', fraction] = text.replace(/^[-−]/, '').replaceAll(',', '').split('.');
  const value = Number(whole || '0');
  const plain = value > LARGEST || /^0\d/.test(whole) ? digits(whole) : cardinal(value);
  return `${/^[-−]/.test(text) ? 'minus ' : ''}${plain}${fraction ? ` point ${digits(fraction)}` : ''}`;
}

/** The plural of a number's words: `nineties`, `twenties`. */
export function plural(words: string): string {
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}${words.endsWith('x') ? 'es' : 's'}`;
}
