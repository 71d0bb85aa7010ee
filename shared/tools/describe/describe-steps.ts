import { shortened } from '../../contracts/graphemes';
import { escapeReferences } from '../steps/references';
import { splitClauses, takeScheduleWords } from './clauses';
import { MAKERS } from './makers';
import { DESCRIPTION_MAX, type Proposal } from './proposal';
import { Sketch } from './sketch';
import { namesSource, takeSources } from './sources';
import { WRITERS } from './writers';

const ALL = [...MAKERS, ...WRITERS];
/** What agents do not do: it is said, and never taken for something else. */
const CANNOT =
  /^(?:send|e-?mail|publish|post|upload|share|tweet|schedule|book|buy|order|delete|call|text|message|dm|submit|reply|comment)\b(?!\s+(?:ideas?|titles?)\b)/i;
const CONDITION = /^if\s+.+?\s+(?:mentions?|contains?|says?|includes?)\s+["“”']?(.+?)["“”']?$/i;
const IN_BRAND = /\s*\b(?:in|with|using|to)\s+(?:my|our|the)\s+brand(?:'s)?(?:\s+(?:voice|colou?rs|style|tone))?\b/i;
/** Steps that a description becomes at most. */
const STEPS_MAX = 20;

const isAsked = (part: string): boolean =>
  namesSource(part) || CANNOT.test(part) || CONDITION.test(part) || ALL.some(({ asked }) => asked.test(part));

/**
 * Steps for a sentence in plain English, by fixed patterns: no model is asked. The same words give the same steps.
 */
export function describeSteps(typed: string): Proposal {
  const sketch = new Sketch();
  const { rest, when } = takeScheduleWords(escapeReferences(shortened(typed, DESCRIPTION_MAX)));
  if (when !== undefined) sketch.notes.push(`When it runs is set on its page: “${when}”.`);
  for (const clause of splitClauses(rest, isAsked)) {
    if (sketch.steps.length < STEPS_MAX) addClause(sketch, clause);
    else sketch.unread.push(clause);
  }
  return sketch.result();
}

function addClause(sketch: Sketch, clause: string): void {
  const plain = clause.replace(IN_BRAND, '').trim();
  if (plain !== clause) sketch.notes.push('The brand is chosen when it is run.');
  if (plain === '') return;
  if (CANNOT.test(plain)) return void sketch.unread.push(clause);
  const [, contains] = CONDITION.exec(plain) ?? [];
  if (contains !== undefined) {
    addCondition(sketch, clause, contains);
    return;
  }
  const { rest, found } = takeSources(sketch, plain);
  for (const { asked, add } of ALL) {
    if (!asked.test(rest)) continue;
    const left = add(sketch, rest);
    if (left === undefined) continue;
    if (left !== '') sketch.unread.push(left);
    sketch.when = undefined;
    return;
  }
  if (!found || /\w{3,}/.test(rest)) sketch.unread.push(found ? rest : clause);
}

/** The next step runs only when the latest words hold some others. */
function addCondition(sketch: Sketch, clause: string, contains: string): void {
  const text = sketch.lastWords();
  if (text === undefined) sketch.unread.push(clause);
  else sketch.when = sketch.add('condition', { kind: 'condition', input: { text, contains } }, {});
}
