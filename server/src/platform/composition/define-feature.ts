import type { Call } from '@flint/shared/contracts/call';
import type { Command } from 'commander';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config';
import type { Migrations } from '../db/migrate';
import type { Schema } from '../db/schema';
import type { PolicyServices } from '../http/register-routes';
import type { QueueLimits } from '../runs/durable';
import type { Contributed, Contributions } from './contributions';

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

/** What makes the database's schema. */
export interface SchemaParts {
  /** The migrations of all features, by name. */
  readonly migrations: Migrations;
  /** Libraries' own tables, of all features. */
  readonly libraryTables: readonly LibraryTables[];
}

/** What every feature is given. */
export interface FeatureContext extends SchemaParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
  /** What all features contribute. @throws Error until every service is there */
  readonly contributed: Contributed;
  /** Registers what ends a part; the ends run in reverse order of registration. */
  onStop(end: () => unknown): void;
}

/** Creates or updates the tables of a library that migrates them itself. */
export type LibraryTables = (place: { pool: Pool; config: Config; log: FastifyBaseLogger }) => Promise<void>;

/** What registering bare HTTP handlers needs beside the context. */
export interface HttpContext extends FeatureContext {
  readonly policy: PolicyServices;
  /** Every call that this server answers. */
  readonly calls: readonly Call[];
}

interface OwnParts<N extends Needs, Service> {
  /** Unique. */
  readonly id: string;
  /** Features whose services this one uses; they start before it. */
  readonly needs?: N;
  /** Tables that this feature alone writes to. */
  readonly tables?: readonly (keyof Schema)[];
  /** By names that are unique in the server and sort in the order in which they were added. */
  readonly migrations?: Migrations;
  /** Runs under the migration lock, before the migrations of all features. */
  readonly libraryTables?: LibraryTables;
  /** Makes what other features may need. */
  service?(needs: ServicesOf<N>, context: FeatureContext): Service | Promise<Service>;
  queues?(config: Config): Readonly<Record<string, QueueLimits>>;
  /** What is not a call of the contracts: files, streams of bytes, pages. */
  http?(app: FastifyInstance, service: Service, needs: ServicesOf<N>, context: HttpContext): unknown;
  /** Lines printed once the server is ready. */
  greeting?(service: Service): readonly string[];
  /** Adds commands to `npm run admin`. */
  commands?(program: Command, schema: SchemaParts): void;
}

type ContributedParts<N extends Needs, Service> = {
  readonly [Key in keyof Contributions]?: (
    service: Service,
    needs: ServicesOf<N>,
    context: FeatureContext,
  ) => readonly Contributions[Key][];
};

/**
 * What a feature consists of (docs/how-to/add-a-feature.md): its own parts, and what it contributes by each key of
 * {@link Contributions}. Every member but `id` may be left out.
 */
export type FeatureParts<N extends Needs, Service> = OwnParts<N, Service> & ContributedParts<N, Service>;

/** Parts whose types have been checked by {@link defineFeature}. */
// biome-ignore lint/suspicious/noExplicitAny: the types of needs and service are known to defineFeature alone.
export type AnyParts = FeatureParts<any, any>;

/** Declares a feature. A need whose service does not fit does not compile. */
export function defineFeature<const N extends Needs, Service>(parts: FeatureParts<N, Service>): Feature<Service> {
  return { id: parts.id, parts };
}
