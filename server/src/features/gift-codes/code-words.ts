import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs of a code: 98 bits. */
const LENGTH = 20;
const GROUP = 5;

/** A new random code, as people read it: `7K3MQ-…`, four groups of five. */
export function newGiftCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** The signs of a code as typed: dashes, spaces and the case do not matter. */
const signsOf = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** SHA-256 of a code, hex. A code has too many bits to be guessed from it. */
export function giftCodeHash(typed: string): string {
  return createHash('sha256')
    .update(`gift:${signsOf(typed)}`)
    .digest('hex');
}

/** The last group of a code, by which staff tells it from others. */
export const hintIn = (code: string): string => code.slice(-GROUP);
