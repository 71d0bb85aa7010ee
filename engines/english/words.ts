/** Mass nouns, which stand alone in the singular, beside those that {@link MASS_ENDING} matches. */
const MASS = new Set(
  [
    'advice art beauty beer bread business cheese chocolate coffee comedy content cooking culture decor design diy drama',
    'email equipment fashion finance fitness food fun furniture gear growth hair health history help home honey inspiration',
    'jewellery jewelry journalism juice kitchenware knowledge law leadership life love luck luggage makeup marketing matcha',
    'meat media milk money motivation music nature news nutrition parenthood pasta peace poetry pottery privacy productivity',
    'progress research rice safety self-care sex sleep soap software spirituality sport stuff style tea tech technology time',
    'burnout stress anxiety interest autumn summer winter spring networking feedback content ramen tofu denim linen cotton',
    'traffic travel water wealth wellness wine work yoga skincare cold-brew seo ai hiit sushi pizza cake ice-cream soil sourdough',
  ]
    .join(' ')
    .split(' '),
);
const MASS_ENDING = /(?:ness|ics|ism|graphy|logy|care|ware|wear|ship|hood|tion|ment|ance|ence|ity|cy)$/;
/** Countable nouns with such an ending. */
const COUNTED = new Set(
  [
    'announcement apartment collection community company city event friendship location promotion charity document moment',
    'celebration competition edition exhibition experience audience facility festival station vacation application agency',
    'conference investment payment subscription tournament update version workshop relationship scholarship universe recipe',
    'opening wedding painting building meeting training drawing recording ring king string morning evening thing listing',
    'software-update degree tutorial quality',
  ]
    .join(' ')
    .split(' '),
);

const lower = (word: string) => word.toLowerCase();

/** Everyday countable nouns, for texts that leave the article out. */
const ONE = new Set(
  [
    'shop store cafe café restaurant bakery salon studio gym app website blog podcast channel video book ebook course class',
    'product brand business startup company agency hotel bar school club band album song game tool bag watch shirt hoodie',
    'notebook candle camera phone laptop bike car house garden portfolio template planner printable service box dog cat',
    'museum theatre gallery farm market truck boat trip photo',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a singular noun is countable, so that it needs an article. */
export function isCounted(noun: string): boolean {
  return ONE.has(lower(noun)) || COUNTED.has(lower(noun));
}

/** Whether a noun as written is a plural. */
export function isPlural(noun: string): boolean {
  const word = lower(noun);
  if (/^(?:people|men|women|children|feet|teeth|mice|geese|kids)$/.test(word)) return true;
  return (
    /[^s]s$/.test(word) &&
    !/(?:us|is|ics|ness|news|yes|gas|lens|canvas|series|chess|fitness|business|always)$/.test(word)
  );
}

/** Whether a singular noun stands without an article: "coffee" does, "shop" does not. */
export function isMass(noun: string): boolean {
  const word = lower(noun);
  if (COUNTED.has(word)) return false;
  return MASS.has(word) || MASS_ENDING.test(word) || (word.length > 5 && word.endsWith('ing'));
}

const IRREGULAR = new Map(
  Object.entries({ person: 'people', man: 'men', woman: 'women', child: 'children', life: 'lives', knife: 'knives' }),
);

/** The plural of a counted noun. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR.get(lower(noun));
  if (irregular) return irregular;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgmnprt]|begin|forget|upset|permit|refer|quit)$/;

/** The -ing form of a verb's base form: "bake" → "baking", "plan" → "planning". */
export function gerundOf(verb: string): string {
  const word = lower(verb);
  if (word.endsWith('ing') && word.length > 5) return verb;
  if (word.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word) && word !== 'be') return `${verb.slice(0, -1)}ing`;
  return DOUBLES.test(word) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** Letters whose names begin with a vowel: "an SEO guide". */
const SPELLED = /^[AEFHILMNORSX](?:[A-Z]|\b)/;

/** "a" or "an" for the word that follows. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^[A-Z]{2,}/.test(word)) return SPELLED.test(word) ? 'an' : 'a';
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return 'an';
  if (/^(?:uni(?!n|m)|us[ei]|eu|one\b|once\b|ubiq|util)/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Capitalises the first letter; a word with capitals of its own (iPhone) keeps them. */
export function capital(text: string): string {
  if (/^\p{Ll}+\p{Lu}/u.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const SMALL = new Set(
  'a an and as at but by for from in into nor of on or per than the to vs via with without'.split(' '),
);

/** Title case; words that have capitals of their own keep them. */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const isInner = at > 0 && at < words.length - 1 && !/[:.?!–—]$/.test(words[at - 1] ?? '');
      if (/\p{L}\p{Lu}/u.test(word)) return word;
      return isInner && SMALL.has(lower(word)) ? lower(word) : capital(word);
    })
    .join(' ');
}

/** The text as one sentence: a capital first letter and a full stop in its script. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:，、；：\s]+$/, '');
  if (/[.!?…。！？]["”’)」』]?$|\p{Extended_Pictographic}\uFE0F?$/u.test(trimmed)) return capital(trimmed);
  return capital(`${trimmed}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(trimmed) ? '。' : '.'}`);
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
