import { tag } from './tagger';
import { isCounted, isMass } from './words';

const ASKING = /^(?:why|what|when|where|how|whether|who|which)$/;
const PLAIN: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'DET', 'PRON', 'NUM', 'ADP']);

/** Common words that are better known as product or platform names. */
const NAMES: ReadonlySet<string> = new Set(
  'notion excel apple etsy slack zoom square medium threads rust swift'.split(' '),
);
/** Capitalised nouns of audiences that are not derived from a place name. */
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
 * Lower-cases the first letter of a phrase for use within a sentence, where it was capital only because the phrase
 * stood alone. A word that may be a name keeps its capital.
 */
export function uncapital(phrase: string): string {
  const found = /^(\p{Lu})(\p{Ll}+)(?![\p{L}\p{N}])/u.exec(phrase);
  const [, second = ''] = phrase.split(/\s+/);
  // A capitalised second word makes it a name or a title; a place name further on does not.
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
