import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import type { Offers } from '@flint/engines/spec/offers';
import type { PictureEditor } from '@flint/engines/spec/picture-editor';
import type { ProviderError } from '@flint/engines/spec/provider-error';
import type { RecordingReader } from '@flint/engines/spec/recording-reader';
import type { Capability } from '@flint/shared/contracts/kinds';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { KeyCheck } from '../platform/checks/key-check';
import type { LearntLimits } from '../platform/learnt-limits/learnt-limits';
import type { QueueLimits } from '../platform/runs/durable';
import type { CallKind } from './common/call-kind';
import type { ProviderSettings } from './define-settings';

/** Resources for the built-in engines, and what was learnt of vendors' models. */
export interface ProviderContext {
  readonly config: Config;
  readonly illustrator: IllustratorPool;
  readonly editor: PictureEditor;
  readonly log: FastifyBaseLogger;
  readonly learnt: Pick<LearntLimits, 'of' | 'keep'>;
  /** Path of ffmpeg with the reader of recordings that uses it, or the reason why there is none. */
  readonly ffmpeg: { readonly path: string; readonly reader: RecordingReader } | { readonly reason: string };
  onStop(end: () => unknown): void;
}

type MaybeAsync<T> = T | Promise<T>;
/** A factory for each capability it offers; the result is undefined where it is configured without that one. */
type Makers<Session> = { readonly [K in Capability]?: (session: Session) => MaybeAsync<Offers[K] | undefined> };

/** Declaration of a provider (docs/how-to/add-a-provider.md). */
export interface ProviderParts<Options, Session> {
  /** Its row of `PROVIDERS` in shared/contracts, with its label and prices. */
  readonly id: ServedBy;
  /** Its environment variables, and the options they make. */
  readonly settings: ProviderSettings<Options>;
  /** Called once at start: creates the session that its capabilities share. Sends no requests. */
  open(options: Options, context: ProviderContext): Session;
  readonly kinds: Makers<Session>;
  /** Limits of its queue; absent where each kind has a queue of its own. */
  readonly queue?: QueueLimits;
  /**
   * Origins its files may be downloaded from, such as `https://*.example.com`; absent where it returns no addresses.
   */
  origins?(options: Options): readonly string[];
  /** Free questions that tell whether its keys are accepted, one for each account or endpoint. */
  keys?(options: Options): readonly KeyCheck[];
  /** Classifies an error response of its API. */
  readonly faults?: (answer: Response, text: string, call: CallKind) => ProviderError;
}

/** A provider, with its types bound. */
export interface Provider extends Pick<ProviderParts<unknown, unknown>, 'id' | 'settings' | 'queue' | 'faults'> {
  isOn(config: Config): boolean;
  origins(config: Config): readonly string[];
  /** Empty where it is off. */
  keys(config: Config): readonly KeyCheck[];
  /** Its offers; empty where it is off. */
  offers(context: ProviderContext): Promise<Partial<Offers>>;
}

/** Declares a provider: one file in its folder, one row in `providers.ts`. */
export function defineProvider<Options, Session>(parts: ProviderParts<Options, Session>): Provider {
  const { id, settings, queue, faults } = parts;
  const optionsIn = ({ providers }: Config) => providers[id] as Options | undefined;
  return {
    id,
    settings,
    ...(queue && { queue }),
    ...(faults && { faults }),
    isOn: (config) => optionsIn(config) !== undefined,
    origins(config) {
      const options = optionsIn(config);
      return options === undefined ? [] : (parts.origins?.(options) ?? []);
    },
    keys(config) {
      const options = optionsIn(config);
      return options === undefined ? [] : (parts.keys?.(options) ?? []);
    },
    async offers(context) {
      const options = optionsIn(context.config);
      if (options === undefined) return {};
      const session = parts.open(options, context);
      const made = Object.entries(parts.kinds).map(async ([kind, make]) => [kind, await make?.(session)] as const);
      return Object.fromEntries((await Promise.all(made)).filter(([, offer]) => offer !== undefined));
    },
  };
}
