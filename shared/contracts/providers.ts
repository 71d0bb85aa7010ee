/** What is said of a provider, wherever it is named. */
export interface ProviderRow {
  /** What people read. */
  readonly label: string;
  /** Whether the model that was named is the one that answers. Where it is not, one model of the provider's answers for all. */
  readonly runsNamedModels: boolean;
  /** Lengths of its clips in seconds, shortest first, where they do not depend on the named model. */
  readonly clipSeconds?: readonly [number, ...number[]];
}

/** THE table of providers: who can make things for a server. The server has a folder for each. */
export const PROVIDERS = {
  embedded: { label: 'Built-in engine', runsNamedModels: false },
  fal: { label: 'fal.ai', runsNamedModels: true },
  replicate: { label: 'Replicate', runsNamedModels: false, clipSeconds: [5, 10] },
  'openai-compatible': { label: 'Connected endpoint', runsNamedModels: false },
} as const satisfies Readonly<Record<string, ProviderRow>>;

/** Who made something. */
export type ServedBy = keyof typeof PROVIDERS;
export const SERVED_BY = Object.keys(PROVIDERS) as [ServedBy, ...ServedBy[]];

/** The vendor whose models the catalogue names. */
export const CATALOGUE_VENDOR: ServedBy = 'fal';

/** What people read as the maker of something. */
export const providerLabel = (servedBy: ServedBy): string => PROVIDERS[servedBy].label;
