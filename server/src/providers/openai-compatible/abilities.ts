import type { Endpoint } from './endpoint';

/** Parameters of a request that can go: what they ask for is had otherwise, or is no condition of the order. */
export type OptionalParameter = 'temperature' | 'seed' | 'max_tokens' | 'response_format';

/** What a model takes. */
export interface Abilities {
  /** Parameters that it refuses. */
  readonly refuses: readonly OptionalParameter[];
  /** Most characters of a text to be spoken, in UTF-16 units. */
  readonly spokenMax: number;
  /** Most seconds of a recording. */
  readonly heardSeconds: number;
  /** Most bytes of a recording. */
  readonly heardBytes: number;
}

interface Row {
  /** Host of the endpoint; absent: wherever the model runs. */
  readonly host?: string;
  /** Absent: every model. */
  readonly models?: RegExp;
  readonly takes: Partial<Abilities>;
}

/** For what is unknown: the limits of OpenAI's API, after which the others are made; some room is left in files. */
const DEFAULTS: Abilities = { refuses: [], spokenMax: 4_096, heardSeconds: 24 * 3_600, heardBytes: 24_000_000 };

/**
 * Vendors and families of models that differ, the most specific last (platform.openai.com/docs/api-reference and its
 * pages of models, read 2026-11-26): the GPT models that listen give text alone and take less than 25 minutes; the one
 * that speaks takes 2,000 tokens, which can be as many characters.
 */
const ROWS: readonly Row[] = [
  { host: 'api.openai.com', takes: { refuses: ['max_tokens'] } },
  { models: /(?:^|\/)gpt-.*transcribe/, takes: { refuses: ['response_format'], heardSeconds: 1_380 } },
  { models: /(?:^|\/)gpt-.*tts/, takes: { spokenMax: 2_000 } },
];

/** Where it is kept what models of an endpoint turned out not to take. */
export interface Memory {
  /** What was learnt before this process. */
  readonly known: readonly Learnt[];
  /** Receives what is learnt, once. */
  keep(learnt: Learnt): void;
}

/** A parameter that a model refuses, or, with `most`, a limit of it. */
export interface Learnt {
  readonly model: string;
  readonly name: string;
  readonly most: number | null;
}

/** What each model of an endpoint takes: known from the table, or learnt from its first refusal. */
export interface KnownAbilities {
  of(model: string): Abilities;
  /** Keeps what a model refused. A refusal costs nothing. */
  learn(model: string, learnt: Partial<Abilities>): void;
}

const OPTIONAL = new Set<string>([
  'temperature',
  'seed',
  'max_tokens',
  'response_format',
] satisfies OptionalParameter[]);
const isOptional = (name: string): name is OptionalParameter => OPTIONAL.has(name);

/** Forgets: for models that are asked once. */
const NO_MEMORY: Memory = { known: [], keep: () => {} };

export function createAbilities({ baseUrl }: Endpoint, memory: Memory = NO_MEMORY): KnownAbilities {
  const learntOf = new Map<string, Abilities>();
  const { hostname } = new URL(baseUrl);
  const fits = ({ host, models }: Row, model: string) =>
    (host === undefined || host === hostname) && (models === undefined || models.test(model));
  const inTable = (model: string): Abilities => {
    const rows = ROWS.filter((row) => fits(row, model)).map(({ takes }) => takes);
    return Object.assign({}, DEFAULTS, ...rows, { refuses: rows.flatMap(({ refuses = [] }) => refuses) });
  };
  const of = (model: string) => learntOf.get(model) ?? inTable(model);
  /** @returns what is new of it */
  function take(model: string, { refuses = [], ...limits }: Partial<Abilities>): Omit<Learnt, 'model'>[] {
    const before = of(model);
    const added = refuses.filter((name) => !before.refuses.includes(name));
    learntOf.set(model, { ...before, ...limits, refuses: [...before.refuses, ...added] });
    return [
      ...added.map((name) => ({ name, most: null })),
      ...Object.entries(limits).map(([name, most]) => ({ name, most })),
    ];
  }
  for (const { model, name, most } of memory.known) {
    if (most === null) take(model, isOptional(name) ? { refuses: [name] } : {});
    // Rows of a later release may name what this one does not know.
    else if (name in DEFAULTS) take(model, { [name]: most });
  }
  return {
    of,
    learn(model, learnt) {
      for (const each of take(model, learnt)) memory.keep({ model, ...each });
    },
  };
}
