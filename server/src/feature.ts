import type { Call } from '@flint/shared/contracts/call';
import type { Command } from 'commander';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { AgainRegistry, AgainRule } from './features/generation/again-registry';
import type { AnyKind, KindRegistry } from './features/generation/kind-registry';
import type { KeyCheck } from './platform/checks/key-check';
import type { Migrations } from './platform/db/migrate';
import type { Schema } from './platform/db/schema';
import type { KeyOwner } from './platform/http/own-key';
import type { PolicyServices } from './platform/http/register-routes';
import type { Route } from './platform/http/route';
import type { QueueLimits } from './platform/runs/durable';
import type { Sweep } from './platform/runs/sweeps';
import type { Collector } from './platform/telemetry/metrics/collector';

declare const SERVICE: unique symbol;

/** A part of the server, as other features name it in their needs: its type says what it hands out. */
export interface Feature<out Service = unknown> {
  readonly [SERVICE]?: Service;
  readonly id: string;
  readonly parts: AnyParts;
}

type Needs = Readonly<Record<string, Feature>>;
type ServiceOf<F> = F extends Feature<infer Service> ? Service : never;
/** The services of the features that are needed, by the same names. */
export type ServicesOf<N extends Needs> = { readonly [Name in keyof N]: ServiceOf<N[Name]> };

/** What every feature is given. */
export interface FeatureContext {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
  /** The migrations of all features, by name. */
  readonly migrations: Migrations;
  /** The kinds of all features; complete once every service is there. */
  readonly kinds: KindRegistry;
  /** How ended runs are started again; complete once every service is there. */
  readonly again: AgainRegistry;
  /** Registers what ends a part; the ends run in reverse order of registration. */
  onStop(end: () => unknown): void;
}

/** What a feature consists of (docs/how-to/add-a-feature.md). Every member but `id` may be left out. */
export interface FeatureParts<N extends Needs, Service> {
  /** Unique. */
  readonly id: string;
  /** Features whose services this one uses; they start before it. */
  readonly needs?: N;
  /** Tables that this feature alone writes to. */
  readonly tables?: readonly (keyof Schema)[];
  /** By names that are unique in the server and sort in the order in which they were added. */
  readonly migrations?: Migrations;
  /** Makes what other features may need. */
  service?(needs: ServicesOf<N>, context: FeatureContext): Service | Promise<Service>;
  kinds?(service: Service, needs: ServicesOf<N>, context: FeatureContext): readonly AnyKind[];
  queues?(config: Config): Readonly<Record<string, QueueLimits>>;
  /** Calls of the contracts; each states its own policy. */
  routes?(service: Service, needs: ServicesOf<N>, context: FeatureContext): readonly Route[];
  /** What is not a call of the contracts: files, streams of bytes, pages. */
  http?(app: FastifyInstance, service: Service, needs: ServicesOf<N>, context: HttpContext): unknown;
  /** Who has a row, where ids of this feature's rows are idempotency keys. */
  keyOwner?(service: Service, needs: ServicesOf<N>): KeyOwner;
  sweeps?(service: Service, needs: ServicesOf<N>, context: FeatureContext): readonly Sweep[];
  /** Gauges that are read when metrics are asked for. */
  gauges?(service: Service, needs: ServicesOf<N>, context: FeatureContext): readonly Collector[];
  /** Services of others that it has keys for, and how to ask whether they take them. */
  keyChecks?(service: Service, config: Config): readonly KeyCheck[];
  again?(service: Service, needs: ServicesOf<N>): readonly AgainRule[];
  /** Lines printed once the server is ready. */
  greeting?(service: Service): readonly string[];
  /** Adds commands to `npm run admin`. */
  commands?(program: Command): void;
}

/** What registering bare HTTP handlers needs beside the context. */
export interface HttpContext extends FeatureContext {
  readonly policy: PolicyServices;
  /** Every call that this server answers. */
  readonly calls: readonly Call[];
}

/** Parts whose types have been checked by {@link defineFeature}. */
// biome-ignore lint/suspicious/noExplicitAny: the types of needs and service are known to defineFeature alone.
export type AnyParts = FeatureParts<any, any>;

/** Declares a feature. A need whose service does not fit does not compile. */
export function defineFeature<const N extends Needs, Service>(parts: FeatureParts<N, Service>): Feature<Service> {
  return { id: parts.id, parts };
}
