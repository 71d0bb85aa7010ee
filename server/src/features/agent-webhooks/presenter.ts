import type { AgentWebhook, WebhookDelivery } from '@flint/shared/contracts/agent-webhooks';
import { getHref } from '@flint/shared/contracts/routes';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { AgentWebhookRow, WebhookDeliveryRow } from './tables';

/** Where calls come in, below the origin that people use. */
export const INCOMING = '/api/hooks';

export function toWebhook(row: AgentWebhookRow, publicUrl: string): AgentWebhook {
  return {
    ...{ id: row.id, agentId: row.agent_id, direction: row.direction },
    ...{ url: row.url ?? `${publicUrl}${INCOMING}/${row.id}`, createdAt: row.created_at.toISOString() },
    ...{ lastAt: row.last_at?.toISOString() ?? null, lastRunId: row.last_run_id, fault: row.fault },
    oldUntil: row.old_until && row.old_until > new Date() ? row.old_until.toISOString() : null,
  };
}

export function toDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  const { id, state, attempts, status, fault } = row;
  return {
    ...{ id, runId: row.run_id, state, attempts, status, fault },
    ...{ lastAt: row.last_at?.toISOString() ?? null, nextAt: row.next_at?.toISOString() ?? null },
  };
}

/** Payload of a delivery: an ended run. Signed addresses of files expire as all of them do. */
export function reportRun(run: StepJob, publicUrl: string) {
  const page = getHref('agent', { id: run.agentId ?? '', run: run.id });
  return {
    type: 'run.ended',
    timestamp: run.finishedAt,
    data: {
      ...{ runId: run.id, agentId: run.agentId, name: run.name, status: run.status, message: run.message },
      ...{ charged: run.charged, inputs: run.inputs, page: publicUrl + page },
      steps: run.steps
        .filter(({ state }) => state === 'done')
        .map(({ id, item, output, images, media }) => ({
          ...{ id, item: item < 0 ? null : item, output: output ?? {} },
          files: [...images, ...media].map(({ url }) => new URL(url, publicUrl).href),
        })),
    },
  };
}
