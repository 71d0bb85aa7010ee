import { isCount } from '@flint/engines/english/telling';
import { capital, gerundOf } from '@flint/engines/english/words';
import type { Kit } from '@flint/engines/spec/copy-kit';
import { cut } from '@flint/shared/tools/measure/cut';
import { stemsOf } from './boundaries';

/** Graphemes of a title that the chapter bar shows. */
const TITLE_MAX = 48;
const OPENERS =
  /^(?:(?:ok(?:ay)?|alright|all right|right|so|and|but|now|well|um+|uh+|yeah|then|actually|basically|you know|i mean|of course|anyway|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|next(?: up)?)\b[,:.]?\s*)+/i;
/** Announcements of an action: "let's fold the dough", "you need to feed the starter". */
const DOING =
  /\b(?:let['’]?s|let us|i['’]?ll|i will|we['’]?ll|we will|(?:i['’]?m|we['’]?re|i am|we are) going to|(?:you|we|i) (?:need|have|want) to|how to|time to|now (?:we|i|you))\s+(?:just |now |then |quickly |also )?([a-z]{3,})\s+((?:the|a|an|your|my|our|this|these|some|it|them|into|about|at|on|with|to|over|up|through)\b[^,.;:!?]*)/i;
/** Verbs without meaning of their own: the words after them carry it. */
const EMPTY =
  /^(?:look|talk|start|begin|see|get|have|take|want|need|know|say|show|come|move|think|hear|jump|dive|speak|head)$/i;
const TO_THING = /^(?:about|at|on|with|to|into|over|through|a look at)\s+/i;
const BREAKS =
  /\s(?:so|because|and|but|which|that|who|when|while|until|if|before|after|then|since|as|where|for you|to you|in here|today)\s.*$/i;

const short = (text: string) => cut(text.trim().replace(/[,;:\s]+$/, ''), TITLE_MAX, 'graphemes', { mark: '' }).trim();

/** "let's fold the dough four times" → "Folding the dough four times". */
function doneIn(sentence: string): string | undefined {
  const [, verb = '', rest = ''] = DOING.exec(sentence) ?? [];
  if (verb === '') return undefined;
  const object = ` ${rest} `.replace(BREAKS, '').trim();
  if (/^(?:it|them|this|that)$/i.test(object) || object.split(' ').length > 8) return undefined;
  if (!EMPTY.test(verb)) return capital(`${gerundOf(verb.toLowerCase())} ${object}`);
  const thing = object.replace(TO_THING, '');
  return thing === object ? undefined : capital(thing);
}

/** A sentence without its introductory phrases. */
export function asSaid(sentence: string): string {
  const bare = sentence.trim().replace(OPENERS, '');
  return capital(short(bare === '' ? sentence.trim() : bare).replace(/[.]+$/, ''));
}

/** Title candidates of a chapter: its action, then its phrases by how distinctive they are. */
export function titlesOf(kit: Kit, text: string, others: readonly string[]): string[] {
  const sentences = kit.sentences(text);
  const done = sentences.flatMap((each) => doneIn(each) ?? []);
  const own = stemsOf(text);
  const elsewhere = others.map((other) => new Set(stemsOf(other)));
  const weigh = (phrase: string) => {
    const stems = stemsOf(phrase);
    const each = stems.map((stem) => {
      const spread = elsewhere.filter((set) => set.has(stem)).length;
      return own.filter((word) => word === stem).length * Math.log((elsewhere.length + 1) / (spread + 0.5));
    });
    return each.reduce((sum, value) => sum + value, 0) / Math.max(1, stems.length) + (phrase.includes(' ') ? 0.8 : 0);
  };
  const phrases = [
    ...new Set(kit.phrases(text).map((phrase) => phrase.replace(/^(?:first|next|last|same|more)\s+/i, ''))),
  ]
    .filter((phrase) => stemsOf(phrase).length > 0 && phrase.length > 3 && !phrase.split(' ').every(isCount))
    .sort((a, b) => weigh(b) - weigh(a));
  const [first, second, ...more] = phrases.slice(0, 4);
  // Shuffle candidates of about the same weight, so that rewriting a title can give the other.
  const ordered = kit.random.chance(0.4) ? [second, first, ...more] : [first, second, ...more];
  const named = ordered.flatMap((phrase) => (phrase === undefined ? [] : [capital(short(phrase))]));
  return [...done.map(short), ...named].filter(Boolean);
}
