import { tag } from './tagger';
import { isCounted, isMass } from './words';

const ASKING = /^(?:why|what|when|where|how|whether|who|which)$/;
const PLAIN: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'DET', 'PRON', 'NUM', 'ADP']);

/** Plain words that are better known as names of what people write about. */
const NAMES: ReadonlySet<string> = new Set(
  'notion excel apple etsy slack zoom square medium threads rust swift'.split(' '),
);
/** Those who copy is often for: that no place gave them their name, nothing else tells. */
const READERS: ReadonlySet<string> = new Set(
  [
    'people parents mums moms dads families beginners students teachers freelancers founders creators owners artists makers',
    'readers writers runners gardeners bakers cooks designers developers photographers coaches marketers women men kids',
    'teams companies agencies shoppers travellers travelers musicians potters teenagers members customers adults fans',
  ]
    .join(' ')
    .split(' '),
);

/**
 * A phrase as it stands within a sentence: the large letter it begins with only because it stood alone becomes a small
 * one. Where the word may be a name, it stays.
 */
export function uncapital(phrase: string): string {
  const found = /^(\p{Lu})(\p{Ll}+)(?![\p{L}\p{N}])/u.exec(phrase);
  const [, second = ''] = phrase.split(/\s+/);
  // What goes on in capitals is a name or a title; a place at the end makes none of what stands before it.
  if (!found || /^\p{Lu}/u.test(second)) return phrase;
  const lowered = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  const word = found[0].toLowerCase();
  if (NAMES.has(word)) return phrase;
  const isPlain =
    READERS.has(word) ||
    ASKING.test(word) ||
    /^\p{L}{3,}ing$/u.test(word) ||
    isMass(word) ||
    isCounted(word) ||
    PLAIN.has(tag(lowered)[0]?.tag ?? '');
  return isPlain ? lowered : phrase;
}
