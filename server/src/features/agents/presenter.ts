import { isDeepStrictEqual } from 'node:util';
import type { Agent, AgentVersion } from '@flint/shared/contracts/agents';
import type { PublishedAgent } from '@flint/shared/tools/agents/agents';
import { plainSteps, sampleInputs } from '../steps/graph-order';
import type { AgentContent, AgentRow, AgentVersionRow, FoundAgent } from './tables';

/** What is known of an agent besides its rows. */
interface Facts {
  /** The most that a run of its example can cost; null while it has a fault. */
  readonly credits: number | null;
}

/** The content of a row of agents. */
export function readContent(row: AgentRow): AgentContent {
  const { name, description, instructions, inputs, steps, budget, daily_cap: dailyCap } = row;
  // Versions kept before there were daily caps name none, and are the same as one without.
  return { name, description, instructions, inputs, steps, budget, ...(dailyCap !== null && { dailyCap }) };
}

/** The content that a viewer sees: their own as it is, another's as it was published; undefined where they see none. */
export function contentFor(viewer: string | undefined, row: FoundAgent): AgentContent | undefined {
  return row.user_id === viewer ? readContent(row) : (row.shown ?? undefined);
}

export function toAgent(row: FoundAgent, content: AgentContent, { credits }: Facts): Agent {
  return {
    ...partsOf(row.id, content),
    sample: sampleInputs(content.inputs),
    credits,
    isPublished: row.published !== null,
    isChanged: row.shown !== null && !isDeepStrictEqual(content, row.shown),
    ownerId: row.user_id,
    copies: row.copies,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** An agent that comes with the product. */
export function fromProduct(agent: PublishedAgent, copies: number, { credits }: Facts): Agent {
  return {
    ...partsOf(agent.id, agent),
    ...{ sample: { ...agent.sample }, credits, isPublished: true, isChanged: false, ownerId: null, copies },
    ...{ createdAt: null, changedAt: null },
  };
}

function partsOf(
  id: string,
  { name, description, instructions, inputs, steps, budget, dailyCap = null }: AgentContent,
) {
  return { id, name, description, instructions, inputs, steps: plainSteps(steps), budget, dailyCap };
}

export function toVersion(row: AgentVersionRow, published: number | null): AgentVersion {
  return {
    ...{ number: row.number, name: row.name, isPublished: row.number === published },
    ...{ steps: row.content.steps.length, createdAt: row.created_at.toISOString() },
  };
}
