import type { Rule } from './rule';

/** Spoken names of the signs in an address. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '.': ' dot ', '/': ' slash ', '-': ' dash ', _: ' underscore ', '@': ' at ', '+': ' plus ', ':': ' colon ' },
};

const named = (address: string) =>
  address.replace(/[./\-_@+:]/g, (sign) => SIGNS[sign] ?? ' ').replace(/[^\p{L}\p{N} ]/gu, ' ');

/** Web and mail addresses, handles and hashtags. The query string of an address is dropped. */
export const ADDRESSES: readonly Rule[] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) => named(address ?? '')],
  [
    /\b(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+(?:com|org|net|io|app|dev|co|ai|tv|me|eu|uk|de|fr|edu|gov|info|shop|studio))\b((?:\/[\w\-./%]*[\w/])?)(?:[?#]\S*[\w/])?/gi,
    (_, host = '', path = '') => named(host + path.replace(/\/$/, '')),
  ],
  [/\bhttps?:\/\/([^\s/?#]+)\S*/gi, (_, host = '') => named(host)],
  [/(?<!\w)@(\w+)/g, (_, name = '') => `at ${name.replaceAll('_', ' ')}`],
  [/(?<!\w)#(\d+)\b/g, 'number $1'],
  [
    /(?<!\w)#(\p{L}\w*)/gu,
    (_, tag = '') => `hashtag ${tag.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')}`,
  ],
];
