import type { Storage } from '../../platform/storage/storage';
import type { StepDeps } from '../generation/plan';
import type { ImageMaker } from './image-maker';

/** What the steps of a picture run work with. */
export interface WorkflowDeps extends StepDeps {
  readonly storage: Storage;
  readonly maker: ImageMaker;
  readonly publicOrigin: string;
  /** How long making the pictures may take from the run's start, in milliseconds. */
  readonly mediaTimeoutMs: number;
}
