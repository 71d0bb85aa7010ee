import type { Db } from '../../platform/db/database';
import type { Brands } from '../brands/brands-service';
import type { Credits } from '../credits/credits-service';
import type { KindRegistry } from '../generation/kind-registry';
import type { Runs } from '../runs/runs-service';
import { createBeginner } from './begin-run';
import type { Conductor } from './conductor';
import type { GraphOrder } from './graph-order';
import type { Leaves } from './leaves';
import type { FileReaders } from './measure-inputs';
import { createRunsAgain, type RunsAgain } from './runs-again';
import { createStoredRuns, type StoredRuns } from './stored-runs';
import { createUnderWay, type UnderWay } from './under-way';
import { createWeigher, type Weigher } from './weigh';

/** Every method that takes an id throws AppError `not_found` when it is no run of steps of the user's. */
export interface Steps extends Weigher, StoredRuns, RunsAgain, UnderWay {
  /**
   * Checks, prices and starts a graph. Idempotent by key.
   * @param checkNew further checks of an order that was not made before
   * @throws AppError `invalid_input` naming the field, `insufficient_credits` where the balance is below the most it can
   * cost, or below its budget, `spend_cap` where that is above the user's cap for a run or its agent has spent its day’s,
   * `idempotency_mismatch`
   */
  start(userId: string, order: GraphOrder, key: string | undefined, checkNew?: () => Promise<void>): Promise<string>;
}

interface StepsDeps {
  readonly db: Db;
  readonly leaves: Leaves;
  readonly conductor: Conductor;
  readonly kinds: Pick<KindRegistry, 'makers' | 'costs'>;
  readonly runs: Pick<Runs, 'own' | 'cancel'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly files: FileReaders;
}

export function createSteps({ db, leaves, conductor, kinds, runs: all, credits, brands, files }: StepsDeps): Steps {
  const weigher = createWeigher({ kinds, files });
  const beginner = createBeginner({ db, weigher, conductor, credits, brands });
  const { own, ended, ...runs } = createStoredRuns({ db, leaves, runs: all });
  return {
    ...weigher,
    ...runs,
    ...createRunsAgain({ beginner, runs: { ended }, leaves }),
    ...createUnderWay({ db, leaves, conductor, all, runs: { own }, beginner }),
    start(userId, order, key, checkNew) {
      const { most: _most, ...asked } = order;
      return beginner.begin(userId, order, { key, asked, checkNew });
    },
  };
}
