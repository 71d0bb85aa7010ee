import type { Environment } from '@flint/shared/contracts/boot';
import SchemaBuilder from '@pothos/core';
import type { Db } from '../../../platform/db/database';
import type { BrowserErrors } from '../browser-errors/browser-errors';
import type { HealthService } from '../health';
import type { Overrides } from '../overrides';
import type { Publishing } from '../publishing';
import type { Releases } from '../releases';
import type { SteeringService } from '../steering';
import type { Caller } from './access';

/** Services of the control plane. */
export interface ControlPlaneDeps {
  readonly db: Db;
  readonly environment: Environment;
  readonly releases: Releases;
  readonly steering: SteeringService;
  readonly overrides: Overrides;
  readonly publishing: Publishing;
  readonly health: HealthService;
  readonly browserErrors: BrowserErrors;
}

export type Context = Caller;

export function createBuilder() {
  return new SchemaBuilder<{ Context: Context; DefaultFieldNullability: false }>({ defaultFieldNullability: false });
}

export type Builder = ReturnType<typeof createBuilder>;
