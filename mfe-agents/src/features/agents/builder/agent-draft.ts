import type { Agent, AgentBody, AgentChange } from '@flint/shared/contracts/agents';
import { type Draft, draftSteps, EMPTY, toDraft } from '../../editor/draft';

/** The draft of an agent; without one a new draft. */
export function agentDraft(agent: Agent | undefined): Draft {
  return agent ? toDraft(agent) : EMPTY;
}

/** What a draft says besides its steps. Whether it is published is an act of its own. */
export function toChange({ name, description, instructions, fields, budget }: Draft): AgentChange {
  return { name, description, instructions, inputs: fields, budget };
}

/** A draft as a new agent. */
export function toAgentBody(draft: Draft): AgentBody {
  return { ...toChange(draft), name: draft.name, steps: draftSteps(draft) };
}
