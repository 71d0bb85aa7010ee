/** A limit of a platform, as it is quoted. */
export interface PlatformLimit {
  /** Platform and field: `instagram.caption`. */
  readonly field: string;
  /** The field's name on the platform. */
  readonly label: string;
  /** The rule as a sentence. */
  readonly text: string;
  /** Where it was read, as Markdown, and when. */
  readonly source: string;
}

/** Most rules of one answer. */
const RULES_MAX = 6;

const ASKS_LIMIT =
  /\b(?:how (?:long|short|many|much|big|large|wide)|(?:character|word|length|size|hashtag|upload)?s? ?limits?|max(?:imum)?|minimum|most|at most|allowed|allow|characters? count|length|too long|cut off|truncated?)\b/i;
/** Requests for words to a limit: "Write a caption of at most 100 characters". */
const ORDERS =
  /^(?:please |(?:can|could|would|will) you )?(?:write|give|make|create|generate|draft|suggest|plan|shorten|rewrite|compose|list)\b/i;

const PLATFORM_WORDS: Readonly<Record<string, RegExp>> = {
  instagram: /\b(?:instagram|insta|ig)\b/i,
  tiktok: /\btik ?tok\b/i,
  youtube: /\b(?:you ?tube|yt)\b/i,
  x: /\b(?:twitter|tweets?|tweet ?storm)\b|\bX\b/,
  facebook: /\b(?:facebook|fb)\b/i,
  google: /\bgoogle\b|\bmeta (?:description|title)s?\b/i,
};

/** Words by which people name a field, where its label does not say them. */
const FIELD_WORDS: Readonly<Record<string, RegExp>> = {
  'youtube.titles': /\btitles? (?:to compare|tests?)\b/i,
  'youtube.thumbnails': /\bthumbnails? (?:to compare|tests?)\b/i,
  'youtube.channel-name': /\bchannel(?:['’]s)? names?\b|\bname of (?:the|my|a) channel\b/i,
  'x.post': /\b(?:posts?|tweets?)\b/i,
  'x.long-post': /\b(?:long(?:er)? (?:posts?|tweets?)|premium)\b/i,
  'x.poll': /\bpolls?\b/i,
  'x.poll-choice': /\b(?:poll )?(?:choices?|options?)\b/i,
  'instagram.caption': /\b(?:captions?|posts?)\b/i,
  'instagram.name': /\b(?:display |profile )names?\b/i,
  'instagram.username': /\busernames?|handles?\b/i,
  'instagram.hashtags': /\b(?:hash ?tags?)\b/i,
  'instagram.carousel': /\b(?:carousels?|slides?)\b/i,
  'tiktok.caption': /\b(?:captions?|posts?)\b/i,
  'tiktok.photo-title': /\bphotos? titles?\b|\btitles? of (?:the )?photos?\b/i,
  'tiktok.photo-description': /\bphotos? descriptions?\b/i,
  'tiktok.username': /\busernames?|handles?\b/i,
  'facebook.ad-text': /\b(?:primary text|ad (?:copy|texts?)|ads?)\b/i,
  'facebook.ad-headline': /\bheadlines?\b/i,
  'facebook.ad-description': /\bdescriptions?\b/i,
};

const platformOf = (field: string) => field.slice(0, field.indexOf('.'));

const isNamed = ({ field, label }: PlatformLimit, words: string) =>
  (FIELD_WORDS[field] ?? new RegExp(`\\b${label}s?\\b`, 'i')).test(words);

/** The limits a question is about: of the platforms it names, else of all. */
function limitsIn(words: string, limits: readonly PlatformLimit[]): readonly PlatformLimit[] {
  const platforms = Object.keys(PLATFORM_WORDS).filter((each) => PLATFORM_WORDS[each]?.test(words));
  const all = platforms.length > 0 ? platforms : Object.keys(PLATFORM_WORDS);
  const named = limits.filter((limit) => all.includes(platformOf(limit.field)) && isNamed(limit, words));
  // "hashtags in an Instagram caption" is about the hashtags.
  const counted = named.filter(({ field }) => field.endsWith('.hashtags'));
  return counted.length > 0 ? counted : named;
}

/**
 * Answers a question about a platform's limits by rows of the rulebook; undefined where it asks for something else or no
 * row is known.
 */
export function limitAnswer(question: string, limits: readonly PlatformLimit[]): string | undefined {
  const words = question.trim();
  if (words.includes('\n') || words.length > 200 || ORDERS.test(words) || !ASKS_LIMIT.test(words)) return undefined;
  const quotes = limitsIn(words, limits).map(({ text, source }) => `> ${text}\n>\n> Source: ${source}.`);
  if (quotes.length === 0) return undefined;
  const told = [...new Set(quotes)].slice(0, RULES_MAX).join('\n\n');
  return `**From the rulebook of the platforms**\n\n${told}\n\nSee [Platform tools](/platform-tools).`;
}
