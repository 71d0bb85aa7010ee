import type { ItsFunction, PartOfSpeech } from 'wink-nlp';
import { language } from '../../english/language';
import { EMOJI_WORDS } from './emoji';
import { inPlace } from './participles';
import { isPlural, singular } from './singular';
import type { Role, Token } from './token';

/** Most words of a prompt that are parsed. */
const MAX_WORDS = 400;

const ROLES: Readonly<Partial<Record<PartOfSpeech, Role>>> = {
  ...{ NOUN: 'noun', PROPN: 'noun', ADJ: 'adjective', VERB: 'verb', AUX: 'verb', NUM: 'number', DET: 'article' },
  ...{ ADP: 'preposition', SCONJ: 'preposition', CCONJ: 'joiner', PRON: 'pronoun', PUNCT: 'break' },
};

/** Corrections for words that the POS tagger gets wrong in prompts that are no full sentence. */
const KNOWN = new Map<string, Role>(
  Object.entries({
    ...{ above: 'preposition', over: 'preposition', under: 'preposition', below: 'preposition', behind: 'preposition' },
    ...{ beside: 'preposition', near: 'preposition', along: 'preposition', across: 'preposition', like: 'preposition' },
    ...{ with: 'preposition', between: 'preposition', around: 'preposition', through: 'preposition' },
    ...{ no: 'article', and: 'joiner', or: 'joiner' },
    ...{ neon: 'adjective', vintage: 'adjective', minimal: 'adjective', wooden: 'adjective', golden: 'adjective' },
    ...{
      light: 'noun',
      sunset: 'noun',
      snow: 'noun',
      fog: 'noun',
      rose: 'noun',
      surf: 'noun',
      palm: 'noun',
      leaf: 'noun',
    },
  }),
);

/** Tokenises and POS-tags a prompt; known emoji become words. */
export function tokensOf(prompt: string): Token[] {
  const named = prompt.replace(/\p{Extended_Pictographic}\uFE0F?/gu, (emoji) => {
    const words = EMOJI_WORDS[emoji.replace('\uFE0F', '')];
    return words ? ` ${words} ` : ' , ';
  });
  const plain = named
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/(\p{L})[-–](?=\p{L})/gu, '$1 ');
  const nlp = language();
  const tokens = nlp.readDoc(plain).tokens();
  const words = tokens.out(nlp.its.value) as string[];
  const tags = tokens.out(nlp.its.pos) as PartOfSpeech[];
  // The package's types declare this helper for its older calls only.
  const lemmas = tokens.out(nlp.its.lemma as unknown as ItsFunction<string>) as string[];
  const read = words.slice(0, MAX_WORDS).map((word, at) => asToken(word, tags[at] ?? 'X', lemmas[at] ?? word));
  return read.map((token, at) => inPlace(token, read[at - 1], read[at + 1]));
}

function asToken(value: string, tag: PartOfSpeech, lemma: string): Token {
  const word = singular(value);
  const written = /^[\p{L}\p{N}]/u.test(value);
  const role = written ? (KNOWN.get(word) ?? (/^\d+$/.test(value) ? 'number' : (ROLES[tag] ?? 'other'))) : 'break';
  return { word, lemma, role, plural: isPlural(value) };
}
