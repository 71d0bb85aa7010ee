import type { ChatTurn } from '../spec/chat-model';
import { talkFor } from '../text/talk';
import { writeCopy } from '../text/write';
import { guideAnswer } from './guide/answer';
import type { Hit } from './guide/search';
import { limitAnswer, type PlatformLimit } from './limits/answer';
import { actionIn, agentIn, editIn, lacksSubject, templateIn } from './proposal';

/** A conversation for the built-in Spark. */
export interface SparkRequest {
  readonly messages: readonly ChatTurn[];
  readonly seed: number;
  /** The platforms' limits; without them no question about one is answered. */
  readonly limits?: readonly PlatformLimit[];
}

/** The answer, with the proposed actions. */
export interface SparkReply {
  readonly text: string;
  /** JSON, one proposal each. */
  readonly proposals: readonly string[];
  /** Whether it costs nothing: only copy is paid for. */
  readonly free: boolean;
}

/** Notice under answers from the help pages; the copywriter has one of its own. */
export const GUIDE_NOTICE =
  '_Flint’s built-in Spark: it searches our own help pages and fills templates, no language model._';

const CODE = /"code":"([0-9a-f]+)"/;
/** The rules name edits where the conversation has a picture. */
const PICTURE_RULE = /\bedit \{/;
const WHAT =
  'What should it show? Say it in one sentence, for example: “Make a picture of a red fox in the snow, 16:9”, or “Make a 10 second video of a harbour at dawn”.';
const CARD = 'The card shows what it costs. Nothing starts before you approve it.';
/** A template is not priced before its form is filled. */
const TEMPLATE_CARD =
  'The card shows what it costs, or what its form still asks for. Nothing starts before you approve it.';

/**
 * Answers as the built-in Spark: a request that the patterns match becomes a proposal, a question about a platform's
 * limits is answered from the rulebook, one about Flint from the help pages, everything else by the copywriter. Prompt
 * injection guard: only the user's own words decide which.
 */
export function writeSpark(
  { messages, seed, limits = [] }: SparkRequest,
  search: (question: string) => Hit[],
): SparkReply {
  const last = messages.findLast(({ role }) => role === 'user');
  const words = last?.content ?? '';
  const free = (text: string, proposals: readonly string[] = []) => ({
    ...{ text: `${text}\n\n${GUIDE_NOTICE}`, proposals },
    free: true,
  });
  const rules = messages.find(({ role }) => role === 'system')?.content ?? '';
  const code = CODE.exec(rules)?.[1];
  const action =
    agentIn(words) ?? templateIn(words) ?? actionIn(words) ?? (PICTURE_RULE.test(rules) ? editIn(words) : undefined);
  if (action && code !== undefined) {
    const { kind, input, words: said } = action;
    return free(`${said} ${kind === 'template' ? TEMPLATE_CARD : CARD}`, [JSON.stringify({ code, kind, input })]);
  }
  if (lacksSubject(words)) return free(WHAT);
  const known = talkFor(words) ? undefined : (limitAnswer(words, limits) ?? guideAnswer(words, search));
  if (known) return free(known);
  const copy = writeCopy({ messages: messages.filter(({ role }) => role !== 'system').map(withMaterial), seed });
  return { ...copy, proposals: [] };
}

/** Appends the attached texts to the message, as if they had been pasted under it. */
function withMaterial({ role, content, data = [] }: ChatTurn): ChatTurn {
  const texts = data.filter(({ kind }) => kind === 'file' || kind === 'transcript').map(({ text }) => text);
  return { role, content: [content, ...texts].join('\n\n'), data };
}
