import type { QueueLimits } from '../../platform/runs/durable';
import type { EarlierWorkflow } from './generation-workflow';

/** Durable workflow of pictures before they became a kind like the others. Runs that began with it finish with it. */
export const IMAGE_V1: EarlierWorkflow = { name: 'image.v1', kind: 'image', stepName: 'draw' };

/** Queues of the built-in engine's pictures at that time. */
export const IMAGE_V1_QUEUES: Readonly<Record<string, QueueLimits>> = {
  embedded: { perProcess: 1, perUser: 1 },
};
