import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Run } from './runs';
import { StepJob } from './step-jobs';
import { Subscription } from './subscriptions';

export const DashboardSummary = z.object({
  balance: z.number(),
  held: z.number(),
  counts: z.object({ images: z.number(), running: z.number() }),
  /** The latest runs of agents, newest first. */
  recentJobs: z.array(StepJob),
  /** The latest runs, newest first. */
  recentRuns: z.array(Run),
  /** The plan that is paid for; null without one. */
  subscription: z.nullable(Subscription),
});
export type DashboardSummary = z.infer<typeof DashboardSummary>;

export const dashboardSummary = defineCall({
  id: 'dashboardSummary',
  method: 'GET',
  path: '/api/dashboard/summary',
  tag: 'Dashboard',
  summary: 'Balance, counts and latest work',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  /** The summary's fields stand at the top level too. */
  response: z.extend(DashboardSummary, { summary: DashboardSummary }),
});
