import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { QueueLimits } from '../runs/durable';
import type { Contributions } from './contributions';
import type { AnyParts, Feature, FeatureContext, HttpContext, SchemaParts } from './define-feature';
import { inOrderOfNeed, schemaOf } from './order-of-need';

/** The features of a server, started. */
export interface Composition {
  readonly context: FeatureContext;
  /** @throws Error for a feature that is not part of this server */
  get<Service>(feature: Feature<Service>): Service;
  readonly queues: Readonly<Record<string, QueueLimits>>;
  readonly greeting: readonly string[];
  registerHttp(app: FastifyInstance, context: HttpContext): Promise<void>;
}

interface Base {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly stopping: AbortSignal;
  onStop(end: () => unknown): void;
  /** The schema that is made; that of the features that are started, unless given. */
  readonly schema?: SchemaParts;
}

interface Started {
  readonly parts: AnyParts;
  readonly service: unknown;
  readonly needs: Readonly<Record<string, unknown>>;
}

/** Starts features in the order of their needs and gathers what they contribute. @throws what a feature's start throws */
export async function compose(
  features: readonly Feature[],
  { schema = schemaOf(features), ...base }: Base,
): Promise<Composition> {
  const ordered = inOrderOfNeed(features);
  const gathering = gatherLater();
  const context: FeatureContext = { ...base, ...schema, contributed: gathering.contributed };
  const services = new Map<Feature, unknown>();
  const started: Started[] = [];
  for (const feature of ordered) {
    const { parts } = feature;
    const named = Object.entries<Feature>(parts.needs ?? {});
    const needs = Object.fromEntries(named.map(([name, need]) => [name, services.get(need)]));
    const service = await parts.service?.(needs, context);
    services.set(feature, service);
    started.push({ parts, service, needs });
  }
  gathering.begin(started, context);
  return {
    context,
    get<Service>(feature: Feature<Service>) {
      if (!services.has(feature)) throw new Error(`The feature ${feature.id} is not part of this server.`);
      return services.get(feature) as Service;
    },
    queues: Object.assign({}, ...started.map(({ parts }) => parts.queues?.(base.config))),
    greeting: started.flatMap(({ parts, service }) => parts.greeting?.(service) ?? []),
    async registerHttp(app, http) {
      for (const { parts, service, needs } of started) await parts.http?.(app, service, needs, http);
    },
  };
}

/** Each key is gathered once, when it is first asked for: what is contributed may hold state. */
function gatherLater() {
  const gathered = new Map<string, readonly unknown[]>();
  let gather: ((key: keyof Contributions) => readonly unknown[]) | undefined;
  return {
    begin(started: readonly Started[], context: FeatureContext) {
      gather = (key) =>
        started.flatMap(({ parts, service, needs }) => [...(parts[key]?.(service, needs, context) ?? [])]);
    },
    contributed<Key extends keyof Contributions>(key: Key): readonly Contributions[Key][] {
      if (!gather) throw new Error(`The ${key} of all features are known once every feature has its service.`);
      const items = gathered.get(key) ?? gather(key);
      gathered.set(key, items);
      return items as readonly Contributions[Key][];
    },
  };
}
