import * as z from '@flint/shared/contracts/schema';
import { GraphFields, GraphSteps } from '../../contracts/step-graphs';
import type { Fields } from '../fields';
import type { Step } from '../steps/graph';
import { STEP_KINDS } from '../steps/kinds';
import { parsePlainJson } from '../steps/plain-json';
import { INPUT, mapInput, readReferences, wholeReference } from '../steps/references';
import { type Proposal, proposalFaults } from './proposal';

/** Characters of an answer: the steps of a description are far shorter. */
const ANSWER_MAX = 60_000;
const SENTENCES = z.catch(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)), []);

const Answer = z.object({
  inputs: z.optional(GraphFields),
  steps: GraphSteps,
  notes: z.optional(SENTENCES),
  unread: z.optional(SENTENCES),
});

/**
 * The steps that a model answered. It is treated as a stranger's: of published kinds alone, sound as a whole, and it reads
 * no address that the person did not write.
 * @param sentence what the person wrote
 * @throws Error with a message for the person; then nothing of the answer is used
 */
export async function readProposal(answer: string, sentence: string): Promise<Proposal> {
  if (answer.length > ANSWER_MAX) throw new Error('The answer is too long for steps.');
  const found = parsePlainJson(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1), 'answer');
  const { data, error } = Answer.safeParse(found);
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`The answer holds no steps: ${issue?.message ?? 'it has another form.'}`);
  }
  const { inputs = {}, steps, notes = [], unread = [] } = data;
  const unknown = steps.find(({ kind }) => !Object.hasOwn(STEP_KINDS, kind) || kind === 'agent');
  if (unknown) throw new Error(`The answer has a step of a kind that cannot stand here: “${unknown.kind}”.`);
  const proposal = { inputs: inputs as Fields, steps: steps as Step[], notes, unread };
  if (steps.some((step) => reachesOut(step as Step, sentence)))
    throw new Error('The answer has a step that reads an address which you did not write.');
  const [fault] = await proposalFaults(proposal);
  if (fault) throw new Error(`The answer has a step with a fault. ${fault.message}`);
  return proposal;
}

/** Whether a step names an address of its own, or would put what it was given into one. */
function reachesOut({ kind, input }: Step, sentence: string): boolean {
  let isOut = false;
  mapInput(input, (text, path) => {
    const addresses = text.match(/https?:\/\/[^\s"'<>]+/gi) ?? [];
    isOut ||= addresses.some((address) => !sentence.includes(address.replace(/[).,;]+$/, '')));
    if (kind === 'read' && path === 'address') {
      const whole = wholeReference(text);
      const isOwn = whole ? whole.from === INPUT : readReferences(text).length === 0 && sentence.includes(text.trim());
      isOut ||= !isOwn;
    }
    return text;
  });
  return isOut;
}
