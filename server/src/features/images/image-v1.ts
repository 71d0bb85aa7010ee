import type { QueueLimits } from '../../platform/runs/durable';
import { LEFT_OVER_MS } from '../../platform/runs/poll';
import type { EarlierWorkflow } from '../generation/generation-workflow';

/** Pictures had a workflow of their own until they became a kind like the others. Its runs under way end by it. */
export const IMAGE_V1: EarlierWorkflow = { name: 'image.v1', kind: 'image', stepName: 'draw' };

/** Where pictures of the built-in engine waited then. */
export const IMAGE_V1_QUEUES: Readonly<Record<string, QueueLimits>> = {
  embedded: { perProcess: 1, perUser: 1, pollMs: LEFT_OVER_MS },
};
