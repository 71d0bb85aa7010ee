import { AgentBody } from '@flint/shared/contracts/agents';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { parsePlainJson } from '@flint/shared/tools/steps/plain-json';
import { type Draft, toDraft } from '../../editor/draft';
import { toAgentBody } from './agent-draft';

const FORMAT = 'flint-agent';
const VERSION = 1;
/** Characters of a file: 50 steps of the longest texts are shorter. */
const FILE_MAX = 400_000;
/** An agent as the text of a file. */
export function writeAgentFile(draft: Draft): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, agent: toAgentBody(draft) }, null, 2)}\n`;
}

/**
 * Reads an agent of a file. What it may refer to is checked with its graph, as for everything that is typed.
 * @throws Error whose message says what is wrong with the file
 */
export function readAgentFile(text: string): Draft {
  if (text.length > FILE_MAX) throw new Error('This file is too large for an agent.');
  const file = parsePlainJson(text, 'file');
  if (file.format !== FORMAT) throw new Error('This file holds no agent.');
  if (file.version !== VERSION)
    throw new Error(`This file is of version ${String(file.version)}; ${VERSION} is read here.`);
  const { data, error } = AgentBody.safeParse(file.agent);
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`${['agent', ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'Look at this field.'}`);
  }
  const { steps = [], description = '', inputs = {}, isPublished: _published, ...rest } = data;
  const unknown = steps.find(({ kind }) => !Object.hasOwn(STEP_KINDS, kind));
  if (unknown) throw new Error(`${unknown.id}: there is no kind of step called “${unknown.kind}”.`);
  return toDraft({
    ...{ description, inputs, steps, isPublished: false, name: rest.name },
    ...{ instructions: rest.instructions ?? '', budget: rest.budget ?? null, dailyCap: rest.dailyCap },
  });
}
