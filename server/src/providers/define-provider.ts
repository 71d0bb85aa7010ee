import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import type { Offers } from '@flint/engines/spec/offers';
import type { ProviderError } from '@flint/engines/spec/provider-error';
import type { RecordingReader } from '@flint/engines/spec/recording-reader';
import type { Capability } from '@flint/shared/contracts/models';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Config } from '../config';
import type { QueueLimits } from '../platform/runs/durable';
import type { CallKind } from './common/call-kind';

/** What makers of this machine need; vendors need none of it. */
export interface ProviderContext {
  readonly config: Config;
  readonly illustrator: IllustratorPool;
  /** The program and what reads recordings with it, or why there is none. */
  readonly ffmpeg: { readonly path: string; readonly reader: RecordingReader } | { readonly reason: string };
  onStop(end: () => unknown): void;
}

type MaybeAsync<T> = T | Promise<T>;
/** A maker for each kind of work it offers; undefined where it is configured without that kind. */
type Makers<Session> = { readonly [K in Capability]?: (session: Session) => MaybeAsync<Offers[K] | undefined> };

/** What a provider is (docs/how-to/add-a-provider.md). */
export interface ProviderParts<Options, Session> {
  /** Its row of `PROVIDERS` in shared/contracts: what it is called, and its prices. */
  readonly id: ServedBy;
  /** What of the configuration it runs with; undefined where it is off. */
  options(config: Config): Options | undefined;
  /** Called once at start: what all its kinds share. Sends nothing. */
  open(options: Options, context: ProviderContext): Session;
  readonly kinds: Makers<Session>;
  /** Where its runs wait, and how many work at once; absent where each kind has a queue of its own. */
  readonly queue?: QueueLimits;
  /** Origins its files may be downloaded from, such as `https://*.example.com`; none where it returns no addresses. */
  origins?(options: Options): readonly string[];
  /** Reads a refusing or failing answer of its API. */
  readonly faults?: (answer: Response, text: string, call: CallKind) => ProviderError;
}

/** A provider, with its types bound. */
export interface Provider extends Pick<ProviderParts<unknown, unknown>, 'id' | 'queue' | 'faults'> {
  isOn(config: Config): boolean;
  origins(config: Config): readonly string[];
  /** What it offers; nothing where it is off. */
  offers(context: ProviderContext): Promise<Partial<Offers>>;
}

/** Declares a provider: one file in its folder, one row in `providers.ts`. */
export function defineProvider<Options, Session>(parts: ProviderParts<Options, Session>): Provider {
  const { id, queue, faults } = parts;
  return {
    id,
    ...(queue && { queue }),
    ...(faults && { faults }),
    isOn: (config) => parts.options(config) !== undefined,
    origins(config) {
      const options = parts.options(config);
      return options === undefined ? [] : (parts.origins?.(options) ?? []);
    },
    async offers(context) {
      const options = parts.options(context.config);
      if (options === undefined) return {};
      const session = parts.open(options, context);
      const made = Object.entries(parts.kinds).map(async ([kind, make]) => [kind, await make?.(session)] as const);
      return Object.fromEntries((await Promise.all(made)).filter(([, offer]) => offer !== undefined));
    },
  };
}
