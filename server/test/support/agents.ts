import type { Agent } from '@flint/shared/contracts/agents';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { TestClient } from './server';
import { until } from './until';

/** The field of an agent that asks for its topic. */
export const TOPIC = { topic: { type: 'text', label: 'Topic', required: true } };

/** A step that writes. */
export const writing = (id: string, content: string) => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 100 } },
});

/** Creates an agent. */
export async function makeAgent(as: TestClient, body: object): Promise<Agent> {
  return (await as.ok<{ agent: Agent }>('POST', '/api/agents', body)).agent;
}

export async function readAgentRun(as: TestClient, id: string): Promise<StepJob> {
  return (await as.ok<{ run: StepJob }>('GET', `/api/agent-runs/${id}`)).run;
}

/** Waits until a run is as it should be. */
export function untilAgentRun(as: TestClient, id: string, is: (run: StepJob) => boolean): Promise<StepJob> {
  return until(async () => {
    const run = await readAgentRun(as, id);
    return is(run) && run;
  }, `The run ${id} is there`);
}
