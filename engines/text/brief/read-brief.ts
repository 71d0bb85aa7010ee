import type { PromptMessage } from '@flint/shared/contracts/chat';
import { nounPhrases, sentencesOf } from '../../english/tagger';
import type { Brief, Form } from '../../spec/copy-brief';
import { COUNTING, countIn, formIn, platformIn, toneIn } from './asked';
import { withoutCommand } from './commands';
import { labelsIn } from './labels';
import { pastedIn, WORKS_ON_TEXT } from './pasted';
import { daysIn, withoutSpan } from './span';
import { topicOf } from './topic';

const ABOUT =
  /\b(?:about(?! (?:page|me|us)\b)|regarding|promoting|announcing|introducing|advertising|celebrating|featuring|covering|explaining|teaching|to (?:promote|announce|introduce|launch|sell|advertise))\s+(.+)/i;
const FOR =
  /\b(?:for|on|of)\s+(?!(?:instagram|tiktok|youtube|linkedin|twitter|facebook|pinterest|threads|x|social media|the web|seo)\b)(.+)/i;
/** "Outline: choosing running shoes". */
const BEHIND_COLON = /^\s*:\s*(.+)/;
const WANTS = /\b(?:promote|launch|announce|introduce|sell|advertise|selling|launching|opening|starting)\s+(.+)/i;
const AUDIENCE = /^[\s,]*(?:and )?(?:for|aimed at|targeting|targeted at|targeted to)\s+(.+)/i;
/**
 * Audience between the form and its topic: "hooks for busy mums about sleep", "an email to our subscribers about the
 * sale".
 */
const ADDRESSED =
  /\b(?:for|to|aimed at|targeting)\s+(.+?)\s+(?:about|regarding|announcing|promoting|introducing|explaining)\s*$/i;
/** Purposes that are no audience: "for a video", "for posts". */
const NO_READER =
  /^(?:(?:a|an|the|my|our|this)\s+)?(?:[\w-]+\s+){0,2}(?:videos?|reels?|podcasts?|episodes?|photos?|posts?|articles?|channels?|pages?|ads?|webinars?|courses?|books?|blogs?|presentations?|campaigns?|websites?)$/i;

/** End of a phrase: punctuation, or a word that starts something else. */
const PHRASE_END =
  /[.!?\n;,()“”"]|\s[-–—]\s|:\s|\s(?:aimed at|targeting|targeted|that|which|who|whose|because|so that|using|including|and (?:make|keep|include|add|use|mention|give|write)|but|with (?:a|an|the|some)? ?\w* ?(?:tone|voice|vibe|style|hashtags?|emojis?)|in (?:a|an) [\w\s-]*?(?:tone|voice|style|way)|(?:on|for) (?:instagram|tiktok|youtube|linkedin|twitter|facebook|pinterest|x)|please|to (?:promote|announce|sell|introduce|launch|post|grow|get))\b/i;
const FOR_READERS = /\sfor\s/i;
const TAUGHT_TO = /\sto\s/i;
const AUDIENCE_END = /[.!?\n;,()“”"]|\s[-–—]\s|:\s|\s(?:and (?:make|keep|include|add)|with a|in a \w+ tone|please)\b/i;

const upTo = (text: string, end: RegExp) => text.slice(0, end.exec(text)?.index ?? text.length).trim();

/** Sentences that instruct the writer, not facts for the reader. */
const ORDERS =
  /^(?:please|keep|make|use|include|add|avoid|don['’]?t|do not|be |write|give|create|generate|draft|suggest|come up|brainstorm|plan|schedule|prepare|mention|focus|end with|(?:start|begin) with|no |max|at most|under|each|the (?:tone|style|audience|platform|length)|tone|style|format|thanks|thank you|i (?:need|want|would like)|can you|could you|help me|hi\b|hello|hey|let['’]?s|now\b|also|they should|it should|you are|act as)/i;

const PRONOUN_TOPIC =
  /^(?:it|this|that|them|these|those|the (?:same|above|video|post)|me|us|my|our|something|anything|everything|nothing|whatever|stuff|things?|there|here|content)$/i;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads the brief of one message. */
function readMessage(text: string): Brief {
  const labels = labelsIn(text);
  const form: Form = (formIn(labels.rest) ?? formIn(text))?.form ?? 'kit';
  const pasted = WORKS_ON_TEXT.has(form) ? pastedIn(text) : undefined;
  const own = pasted ? text.replace(pasted, '') : text;
  const said = clean(pasted ? labels.rest.replace(pasted, '') : labels.rest);
  const days = form === 'captions' ? daysIn(said) : undefined;
  const prose = days ? clean(withoutSpan(said)) : said;
  const asked = formIn(prose);
  const counted = asked && countIn(prose, asked);
  // "Five posts for the week" are five.
  const each = counted === undefined || counted === 1 ? days : undefined;
  const after = asked && !labels.topic ? prose.slice(asked.to).replace(COUNTING, '') : prose;

  const about = ABOUT.exec(after) ?? ABOUT.exec(prose);
  const phrase =
    about?.[1] ??
    BEHIND_COLON.exec(after)?.[1] ??
    FOR.exec(after)?.[1] ??
    WANTS.exec(prose)?.[1] ??
    bareTopic(prose, asked);
  const topicText = labels.topic ?? topicIn(phrase ?? '', about?.[0] ?? '');
  const known = PRONOUN_TOPIC.test(topicText) ? '' : topicText;
  const rest = phrase && topicText ? phrase.slice(topicText.length) : '';
  const before = about ? after.slice(0, Math.max(0, after.indexOf(about[0]))) + (/^\w+/.exec(about[0])?.[0] ?? '') : '';
  const audience =
    labels.audience ??
    readersIn(AUDIENCE.exec(upTo(rest, SENTENCE_END))?.[1] ?? taughtIn(rest, about?.[0])) ??
    readersIn(ADDRESSED.exec(before)?.[1]) ??
    readersIn(/,\s*for\s+(.+)/i.exec(upTo(rest, SENTENCE_END))?.[1]);
  const topic = known ? topicOf(carried(known, before)) : undefined;

  return {
    form,
    count: each ?? counted,
    days: each,
    platform: platformIn(own),
    tone: labels.tone ? toneIn(labels.tone) : toneIn(ordersIn(own)),
    topic,
    audience,
    details: [...labels.details, ...detailsIn(prose, rest, audience, known)],
    keyphrases: keyphrasesIn(
      `${labels.details.join('. ')}. ${sentencesOf(prose).map(withoutCommand).join(' ')}`,
      `${known} ${audience ?? ''}`,
    ),
    pasted,
  };
}

const SENTENCE_END = /[.!?](?:\s|$)/;

/** The topic at the start of the text after "about" or "for", up to its audience. */
function topicIn(phrase: string, about: string): string {
  const [carrier = ''] = /^(?:[\w-]+\s+){0,6}?(?:ads?|page|photo|picture|campaign|poster) for\s+/i.exec(phrase) ?? [];
  const whole = carrier + upTo(phrase.slice(carrier.length), PHRASE_END);
  const own = carrier + upTo(whole.slice(carrier.length), FOR_READERS);
  return /^(?:explaining|teaching)/i.test(about) ? upTo(own, TAUGHT_TO) : own;
}

const taughtIn = (rest: string, about = '') =>
  /^(?:explaining|teaching)/i.test(about) ? /^\s*to\s+(.+)/i.exec(rest)?.[1] : undefined;

/** Extends the topic by the noun it depends on: "a free webinar about email marketing", not email marketing alone. */
function carried(topic: string, before: string): string {
  const [, product] =
    /\bfor\s+((?:(?:a|an|the|my|our)\s+)?(?:[\w-]+\s+){0,2}(?:webinar|course|book|workshop|class|masterclass|guide|ebook))\s+(?:about)$/i.exec(
      before,
    ) ?? [];
  return product ? `${product} about ${topic}` : topic;
}

function readersIn(text: string | undefined): string | undefined {
  const readers = text && upTo(text, AUDIENCE_END).replace(/^(?:the|our|my|your|all)\s+/i, '');
  if (!readers || readers.split(' ').length > 10 || !/\p{L}{3}/u.test(readers)) return undefined;
  return platformIn(readers) || NO_READER.test(readers) || PRONOUN_TOPIC.test(readers) ? undefined : readers;
}

/** The parts of a message that instruct the writer; "a playful puppy" is its topic. */
const ordersIn = (text: string) =>
  sentencesOf(text)
    .filter((sentence, at) => at === 0 || ORDERS.test(sentence) || /\b(?:tone|voice|vibe|style)\b/i.test(sentence))
    .map((sentence) => {
      const [manner = ''] = /\b(?:in|with) an? [\w\s-]*?(?:tone|voice|vibe|style|way)\b/i.exec(sentence) ?? [];
      return `${upTo(sentence, /\b(?:about|promoting|announcing|for)\b/i)} ${manner}`;
    })
    .join(' ');

/** The topic of a message without "about": "vegan candle Instagram captions", or a topic alone. */
function bareTopic(prose: string, asked: ReturnType<typeof formIn>): string | undefined {
  const [first = ''] = sentencesOf(prose);
  const text = asked ? prose.slice(0, asked.from) : first;
  const stripped = withoutCommand(text)
    .replace(/^(?:\d+|a few|some|several|an?|the|two|three|four|five|six|seven|eight|nine|ten)\b\s*/i, '')
    .replace(
      /\b(?:catchy|short|long|good|great|engaging|punchy|instagram|tiktok|youtube|linkedin|twitter|facebook|pinterest|product|video|blog|social media)\b\s*/gi,
      '',
    );
  return stripped.trim() || undefined;
}

/** Facts about the topic: the clauses after it and the sentences that give no instructions. */
function detailsIn(prose: string, rest: string, audience: string | undefined, topic: string): string[] {
  const sentences = sentencesOf(prose);
  const holder = sentences.find((one) => topic && one.includes(topic));
  const own = upTo(rest, SENTENCE_END);
  const clauses = own
    .replace(/^[\s,:–—-]+/, '')
    .split(/,\s+(?:and\s+)?|\s[–—-]\s|;\s*|\.\s*$/)
    .map((clause) =>
      audience
        ? clause.replace(new RegExp(`\\b(?:for|aimed at|targeting|to)\\s+${literal(audience)}`, 'i'), '')
        : clause,
    );
  const others = sentences.filter((one) => one !== holder && !ORDERS.test(one) && !formIn(one.slice(0, 60)));
  return [...clauses, ...others]
    .map((clause) => clean(clause).replace(/^(?:that|which|who)\s+/i, ''))
    .filter((clause) => clause.split(' ').length >= 2 && clause.length <= 220 && !ORDERS.test(clause))
    .filter(
      (clause) =>
        !/\b(?:tone|hashtags?|emojis?|words?|characters?|lines?)\b/i.test(clause) &&
        !/^(?:in|on|for) (?:a|an|instagram|tiktok|youtube|linkedin)\b/i.test(clause),
    );
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const NOT_KEY =
  /^(?:.*\b(?:tone|captions?|titles?|hooks?|posts?|hashtags?|emails?|scripts?|outlines?|threads?|bios?|descriptions?|ideas?|instagram|tiktok|youtube|linkedin|twitter|facebook|pinterest|words?|audience|platform|style|slogans?)\b.*|catchy|short|please|topic|product|help|everything|something|anything|nothing|lot|order|way|things?|people|time|love|video|photo|channel|reel|article|lines|call|ad|second ad)$/i;

/** Noun phrases of the message other than its topic and its audience, deduplicated. */
function keyphrasesIn(text: string, known: string): string[] {
  const seen = new Set<string>();
  const told = new Set(known.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return nounPhrases(text).filter((phrase) => {
    const small = phrase.toLowerCase();
    const isKnown = small.split(/\s+/).every((word) => told.has(word));
    const isNew = !isKnown && !seen.has(small) && !NOT_KEY.test(phrase) && phrase.length > 2;
    seen.add(small);
    return isNew && phrase.split(' ').length <= 4;
  });
}

const users = (messages: readonly PromptMessage[]) => messages.filter(({ role }) => role === 'user');

/**
 * Reads the brief of a conversation: its last message, completed from earlier ones ("now five hashtags for it", "make
 * it shorter").
 */
export function readBrief(messages: readonly PromptMessage[], lastAnswer: string | undefined): Brief {
  const [last, ...earlier] = users(messages)
    .map(({ content }) => readMessage(content))
    .reverse();
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  if (!last) return readMessage('');
  const before = earlier.find(({ topic }) => topic);
  const works = WORKS_ON_TEXT.has(last.form) && last.pasted === undefined;
  const again = last.form === 'kit' && earlier[0] && !last.topic;
  return {
    ...last,
    form: again ? (earlier[0]?.form ?? 'kit') : last.form === 'kit' ? (formIn(system)?.form ?? 'kit') : last.form,
    pasted: works ? lastAnswer : last.pasted,
    platform: last.platform ?? before?.platform ?? platformIn(system),
    tone: last.tone ?? before?.tone,
    ...(last.topic
      ? {}
      : before && {
          topic: before.topic,
          audience: last.audience ?? before.audience,
          details: [...before.details, ...last.details],
          keyphrases: before.keyphrases,
        }),
  };
}
