import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** What a model of a compatible endpoint turned out not to take. */
export const LearntLimit = z.object({
  /** Address of the endpoint, without its protocol. */
  endpoint: z.string(),
  model: z.string(),
  /** A parameter, such as `temperature`, or a limit: `spokenMax`, `heardSeconds`, `heardBytes`. */
  name: z.string(),
  /** The most that the model takes; null: it refuses the parameter. */
  most: z.nullable(z.number()),
  /** ISO 8601. */
  learntAt: z.string(),
});
export type LearntLimit = z.infer<typeof LearntLimit>;

export const listLearntLimits = defineCall({
  id: 'listLearntLimits',
  method: 'GET',
  path: '/api/staff/learnt-limits',
  tag: 'Staff',
  summary: 'What models turned out not to take, learnt from their refusals of the last 30 days (staff)',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ limits: z.array(LearntLimit) }),
  failure: 'Failed to read what was learnt of models',
});
