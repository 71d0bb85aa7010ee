/** Display facts of a provider. */
export interface ProviderRow {
  /** Display name. */
  readonly label: string;
  /** Whether the provider runs the model that was named; otherwise one model of its own answers for all. */
  readonly runsNamedModels: boolean;
  /** Lengths of its clips in seconds, shortest first, where they do not depend on the named model. */
  readonly clipSeconds?: readonly [number, ...number[]];
}

/** All providers. The server has a folder for each. */
export const PROVIDERS = {
  embedded: { label: 'Built-in', runsNamedModels: false },
  fal: { label: 'fal.ai', runsNamedModels: true },
  replicate: { label: 'Replicate', runsNamedModels: false, clipSeconds: [5, 10] },
  'openai-compatible': { label: 'Connected endpoint', runsNamedModels: false },
} as const satisfies Readonly<Record<string, ProviderRow>>;

/** The provider of a result. */
export type ServedBy = keyof typeof PROVIDERS;
export const SERVED_BY = Object.keys(PROVIDERS) as [ServedBy, ...ServedBy[]];

/** Display name of a provider. */
export const providerLabel = (servedBy: ServedBy): string => PROVIDERS[servedBy].label;

/** What people who make things read of the built-in engines, on every page alike. How to connect others is for staff. */
export const BUILT_IN_WORDS = 'Built-in: made by rules on this server, not by a model.';
