import type { Environment } from '@flint/shared/contracts/boot';
import type { Call } from '@flint/shared/contracts/call';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import SchemaBuilder from '@pothos/core';
import type { Db } from '../../../platform/db/database';
import type { BrowserErrors } from '../browser-errors/browser-errors';
import type { HealthService } from '../health';
import type { Overrides } from '../overrides';
import type { Previews } from '../previews/create-previews';
import type { Publishing } from '../publishing';
import type { Ramps } from '../ramp';
import type { Releases } from '../releases';
import type { SteeringService } from '../steering';
import type { Caller } from './access';

/** Services of the control plane. */
export interface ControlPlaneDeps {
  readonly db: Db;
  /** The database of this environment's accounts. */
  readonly users: Db;
  /** Whether servers of several environments use the control plane. */
  readonly isShared: boolean;
  readonly environment: Environment;
  /** The calls that this server answers, which a release must fit. */
  readonly calls: readonly Call[];
  readonly releases: Releases;
  readonly steering: SteeringService;
  readonly overrides: Overrides;
  readonly publishing: Publishing;
  readonly previews: Previews;
  readonly health: HealthService;
  readonly ramps: Ramps;
  readonly browserErrors: BrowserErrors;
}

export type Context = Caller;

export function createBuilder() {
  return new SchemaBuilder<{
    Context: Context;
    DefaultFieldNullability: false;
    Scalars: { PageList: { Input: never; Output: readonly RemotePage[] } };
  }>({ defaultFieldNullability: false });
}

export type Builder = ReturnType<typeof createBuilder>;
