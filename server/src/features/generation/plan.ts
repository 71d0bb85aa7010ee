import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import type { RunSignals } from '../../platform/runs/signals';
import type { RunWork } from '../runs/run-work';

/** Dependencies of every run's steps. */
export interface StepDeps {
  readonly db: Db;
  readonly work: RunWork;
  readonly signals: RunSignals;
  readonly log: FastifyBaseLogger;
}

/** The part of a run its steps need; small, because every checkpoint stores it. */
export interface RunPlan {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}
