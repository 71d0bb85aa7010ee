import type { ToolId } from '../tools';
import type { Made, Sketch } from './sketch';
import { capital, readAudience, readCount, readSubject } from './words';

/** A part of a sentence that is turned into a step. */
export interface Maker {
  readonly asked: RegExp;
  /** @returns the words of it that stay unread; undefined where it cannot be done at this place */
  readonly add: (sketch: Sketch, clause: string) => string | undefined;
}

interface ListTool {
  /** Of its step. */
  readonly name: string;
  readonly thing: RegExp;
  readonly tool: ToolId;
  /** The field that says what it is about, and the one that takes what it rests on. */
  readonly about: string;
  readonly rests?: string;
  /** The field of the number, and its bounds. */
  readonly count: readonly [field: string, min: number, max: number];
  readonly gives: Omit<Made, 'id'>;
}

const SHORT_LIST = { words: 'best' } as const;

/** Tools that give several of one thing: each is an item for later steps. */
const LIST_TOOLS: readonly ListTool[] = [
  {
    ...{ name: 'captions', thing: /\bcaptions?\b/, tool: 'instagram/caption-generator' },
    ...{ about: 'topic', rests: 'points', count: ['count', 2, 6], gives: { ...SHORT_LIST, list: 'captions' } },
  },
  {
    ...{ name: 'titles', thing: /\b(?:titles?|headlines?)\b/, tool: 'youtube/title-generator' },
    ...{ about: 'topic', count: ['count', 3, 12], gives: { ...SHORT_LIST, list: 'titles' } },
  },
  {
    ...{ name: 'thread', thing: /\bthreads?\b/, tool: 'x/thread-architect' },
    ...{ about: 'topic', rests: 'points', count: ['posts', 3, 15] },
    gives: { words: 'text', title: 'best', list: 'posts' },
  },
  {
    ...{ name: 'hashtags', thing: /\bhashtags?\b/, tool: 'instagram/hashtag-intelligence' },
    ...{ about: 'topic', count: ['count', 2, 5], gives: { words: 'text' } },
  },
  {
    ...{ name: 'posts', thing: /\b(?:posts?|tweets?)\b(?!\s+ideas?)/, tool: 'x/viral-post-composer' },
    ...{ about: 'thought', rests: 'points', count: ['count', 2, 8], gives: { ...SHORT_LIST, list: 'posts' } },
  },
];

function addList(sketch: Sketch, clause: string, row: ListTool): string | undefined {
  const { name, thing, tool, about, rests, count, gives } = row;
  const subject = readSubject(clause);
  const text = sketch.lastWords();
  const audience = readAudience(clause);
  const [field, min, max] = count;
  const wanted = readCount(clause, name === 'thread' ? /posts?\b/ : thing);
  const number = wanted === undefined ? undefined : Math.min(max, Math.max(min, wanted));
  if (number !== wanted) sketch.notes.push(`Of ${name} it makes ${min} to ${max}: ${number} instead of ${wanted}.`);
  const [length] = tool === 'instagram/caption-generator' ? (/\b(?:short|long)\b/i.exec(clause) ?? []) : [];
  const input = {
    ...(length && { length: length.toLowerCase() }),
    [about]: subject ?? sketch.lastTitle() ?? sketch.topic(),
    ...(rests && text !== undefined && { [rests]: text }),
    ...(audience && { audience }),
    ...(number !== undefined && { [field]: number }),
  };
  sketch.add(name, { kind: 'tool', input: { tool, input } }, gives);
  return leftOver(clause, thing);
}

const SAID =
  /\b(?:write|make|create|draft|give|prepare|compose|generate|find|suggest|me|us|an?|the|some|several|of|with|for|about|on|from|it|them|this|that|instagram|x|twitter|youtube|video|facebook|social media|short|long|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|posts?)\b/gi;

/** What a clause says besides its thing, its number, its subject and its audience. */
function leftOver(clause: string, thing: RegExp): string {
  const subject = readSubject(clause);
  const audience = readAudience(clause);
  let rest = clause.replace(new RegExp(thing.source, 'gi'), ' ');
  for (const part of [subject, audience]) if (part) rest = rest.replace(part, ' ');
  return rest.replace(SAID, ' ').replace(/\s+/g, ' ').trim();
}

/** Rules for the form of a text, by what it is called. */
const FORMS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:article|blog post|essay)s?\b/, 'article', 'Answer in Markdown: a title, then sections with headings.'],
  [/\bnewsletters?\b/, 'newsletter', 'Answer in Markdown: a subject line, then the letter.'],
  [/\bscripts?\b/, 'script', 'Answer with what is said and what is seen, scene by scene.'],
  [/\be-?mails?\b/, 'mail', 'Answer with a subject line, then the mail.'],
  [/\b(?:summary|summari[sz]e|sum (?:it )?up)\b/, 'summary', 'Answer with the summary alone.'],
  [/\btranslat/, 'translation', 'Answer with the translation alone, in the same form.'],
  [/\boutlines?\b/, 'outline', 'Answer with the outline alone.'],
  [/\bdescriptions?\b/, 'description', 'Answer with the description alone.'],
  [/\b(?:ideas?|hooks?|lists?)\b/, 'ideas', 'Answer with one a line.'],
];
const WRITES =
  /^(?:write|draft|compose|summari[sz]e|sum (?:it )?up|translate|rewrite|shorten|simplify|improve|polish|proofread|explain|outline|list|brainstorm|turn (?:it|this|that|them) into|make (?:it|them|this) (?:shorter|longer|simpler|funnier|friendlier|warmer|clearer|more \w+))\b/i;
/** Longer answers than this are asked for by a budget of tokens. */
const TOKENS = { article: 2_000, newsletter: 1_500, script: 1_500 } as const;

/** Asks the writing model in the person's own words. */
function addChat(sketch: Sketch, clause: string): string {
  const [, name = 'text', form = 'Answer with the text alone.'] = FORMS.find(([pattern]) => pattern.test(clause)) ?? [];
  const text = sketch.lastWords();
  const words = capital(WRITES.test(clause) ? clause : `write ${clause}`);
  const matter =
    text !== undefined
      ? `Work from this, and invent nothing:\n${text}`
      : readSubject(clause) === undefined
        ? `It is about: ${sketch.topic()}`
        : undefined;
  const content = [`${words}. ${form}`, matter].filter(Boolean).join('\n\n');
  const max_tokens = TOKENS[name as keyof typeof TOKENS] ?? 800;
  sketch.add(name, { kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens } }, { words: 'text' });
  return '';
}

/** What writes. Tools come first: what they give is several items. */
export const WRITERS: readonly Maker[] = [
  { asked: /\b(?:article|blog post|newsletter|script|outline|translat\w*)\b/i, add: addChat },
  ...LIST_TOOLS.map(
    (row): Maker => ({
      asked: new RegExp(row.thing.source, 'i'),
      add: (sketch, clause) => addList(sketch, clause, row),
    }),
  ),
  { asked: new RegExp(`${WRITES.source}|${FORMS.map(([{ source }]) => source).join('|')}`, 'i'), add: addChat },
];
