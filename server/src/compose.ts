import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { AnyParts, Feature, FeatureContext, HttpContext } from './feature';
import { createAgainRegistry } from './features/generation/again-registry';
import { createKindRegistry } from './features/generation/kind-registry';
import type { KeyCheck } from './platform/checks/key-check';
import type { KeyOwner } from './platform/http/own-key';
import type { Route } from './platform/http/route';
import type { QueueLimits } from './platform/runs/durable';
import type { Sweep } from './platform/runs/sweeps';
import type { Collector } from './platform/telemetry/metrics/collector';

/** The features of a server, started. */
export interface Composition {
  readonly context: FeatureContext;
  /** @throws Error for a feature that is not part of this server */
  get<Service>(feature: Feature<Service>): Service;
  readonly queues: Readonly<Record<string, QueueLimits>>;
  readonly sweeps: readonly Sweep[];
  readonly gauges: readonly Collector[];
  readonly keyChecks: readonly KeyCheck[];
  readonly routes: readonly Route[];
  readonly keyOwners: readonly KeyOwner[];
  readonly greeting: readonly string[];
  registerHttp(app: FastifyInstance, context: HttpContext): Promise<void>;
}

interface Base {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly stopping: AbortSignal;
  onStop(end: () => unknown): void;
  /** Features whose migrations are applied; those that are started, unless given. */
  readonly migrationsOf?: readonly Feature[];
}

/** Starts features in the order of their needs and gathers what they contribute. @throws what a feature's start throws */
export async function compose(
  features: readonly Feature[],
  { migrationsOf = features, ...base }: Base,
): Promise<Composition> {
  const ordered = inOrderOfNeed(features);
  const context: FeatureContext = {
    ...base,
    migrations: Object.assign({}, ...inOrderOfNeed(migrationsOf).map(({ parts }) => parts.migrations)),
    kinds: createKindRegistry(),
    again: createAgainRegistry(),
  };
  const services = new Map<Feature, unknown>();
  const needsOf = ({ needs = {} }: AnyParts) =>
    Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, services.get(need as Feature)]));
  for (const feature of ordered) services.set(feature, await feature.parts.service?.(needsOf(feature.parts), context));

  const started = ordered.map((feature) => {
    return { parts: feature.parts, service: services.get(feature), needs: needsOf(feature.parts) };
  });
  for (const { parts, service, needs } of started) {
    context.kinds.add(parts.kinds?.(service, needs, context) ?? []);
    context.again.add(parts.again?.(service, needs) ?? []);
  }
  return {
    context,
    get<Service>(feature: Feature<Service>) {
      if (!services.has(feature)) throw new Error(`The feature ${feature.id} is not part of this server.`);
      return services.get(feature) as Service;
    },
    queues: Object.assign({}, ...started.map(({ parts }) => parts.queues?.(base.config))),
    sweeps: started.flatMap(({ parts, service, needs }) => parts.sweeps?.(service, needs, context) ?? []),
    gauges: started.flatMap(({ parts, service, needs }) => parts.gauges?.(service, needs, context) ?? []),
    keyChecks: started.flatMap(({ parts, service }) => parts.keyChecks?.(service, base.config) ?? []),
    routes: started.flatMap(({ parts, service, needs }) => parts.routes?.(service, needs, context) ?? []),
    keyOwners: started.flatMap(({ parts, service, needs }) => parts.keyOwner?.(service, needs) ?? []),
    greeting: started.flatMap(({ parts, service }) => parts.greeting?.(service) ?? []),
    async registerHttp(app, http) {
      for (const { parts, service, needs } of started) await parts.http?.(app, service, needs, http);
    },
  };
}

/** Features with all they need, each after its needs. @throws Error naming a circle, or an id that is used twice */
export function inOrderOfNeed(features: readonly Feature[]): Feature[] {
  const ordered = new Set<Feature>();
  const visit = (feature: Feature, path: readonly Feature[]) => {
    if (ordered.has(feature)) return;
    if (path.includes(feature))
      throw new Error(`Features need each other: ${[...path, feature].map(({ id }) => id).join(' → ')}`);
    for (const need of Object.values<Feature>(feature.parts.needs ?? {})) visit(need, [...path, feature]);
    ordered.add(feature);
  };
  for (const feature of features) visit(feature, []);
  const ids = [...ordered].map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) throw new Error(`Two features are called ${twice}.`);
  return [...ordered];
}
