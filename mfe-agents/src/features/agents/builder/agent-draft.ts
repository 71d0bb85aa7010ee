import type { Agent, AgentBody, AgentChange } from '@flint/shared/contracts/agents';
import { type Draft, draftSteps, toDraft } from '../../editor/draft';
import { newDraft } from '../../editor/new-draft';

/** The agent that is built and not created yet. */
export const NEW_AGENT = newDraft('agent');

/** The draft of an agent; without one what is built and not created yet. */
export function agentDraft(agent: Agent | undefined): Draft {
  return agent ? toDraft(agent) : NEW_AGENT.read();
}

/** What a draft says besides its steps. Whether it is published is an act of its own. */
export function toChange({ name, description, instructions, fields, budget, dailyCap }: Draft): AgentChange {
  return { name, description, instructions, inputs: fields, budget, dailyCap };
}

/** A draft as a new agent. */
export function toAgentBody(draft: Draft): AgentBody {
  return { ...toChange(draft), name: draft.name, steps: draftSteps(draft) };
}
