import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import type { RunSignals } from '../../platform/runs/signals';
import type { Storage } from '../../platform/storage/storage';
import type { RunWork } from '../runs/run-work';
import type { ImageMaker } from './image-maker';

/** What the steps of a picture run work with. */
export interface WorkflowDeps {
  readonly db: Db;
  readonly work: RunWork;
  readonly storage: Storage;
  readonly signals: RunSignals;
  readonly maker: ImageMaker;
  readonly log: FastifyBaseLogger;
  readonly publicOrigin: string;
  /** How long making the pictures may take from the run's start, in milliseconds. */
  readonly mediaTimeoutMs: number;
}

/** The part of a run its steps need; small, since every checkpoint keeps it. */
export interface RunPlan {
  readonly id: string;
  readonly userId: string;
  readonly deadline: number;
}
