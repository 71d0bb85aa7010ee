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

/** Receives, once, what a model turned out not to take. */
export type NoteLearnt = (model: string, learnt: string) => void;

/** What each model of an endpoint takes: known from the table, or learnt from its first refusal. */
export interface KnownAbilities {
  of(model: string): Abilities;
  /** Keeps what a model refused while the process lives, and tells staff. A refusal costs nothing. */
  learn(model: string, learnt: Partial<Abilities>): void;
}

export function createAbilities({ baseUrl }: Endpoint, note: NoteLearnt = () => {}): KnownAbilities {
  const learntOf = new Map<string, Abilities>();
  const { hostname } = new URL(baseUrl);
  const fits = ({ host, models }: Row, model: string) =>
    (host === undefined || host === hostname) && (models === undefined || models.test(model));
  const known = (model: string): Abilities => {
    const rows = ROWS.filter((row) => fits(row, model)).map(({ takes }) => takes);
    return Object.assign({}, DEFAULTS, ...rows, { refuses: rows.flatMap(({ refuses = [] }) => refuses) });
  };
  const of = (model: string) => learntOf.get(model) ?? known(model);
  return {
    of,
    learn(model, learnt) {
      const before = of(model);
      const added = (learnt.refuses ?? []).filter((name) => !before.refuses.includes(name));
      const { refuses: _, ...limits } = learnt;
      learntOf.set(model, { ...before, ...limits, refuses: [...before.refuses, ...added] });
      for (const name of added) note(model, `refuses ${name}`);
      for (const [name, most] of Object.entries(limits)) note(model, `${name}: at most ${most}`);
    },
  };
}
