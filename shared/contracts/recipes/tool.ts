import type { PromptBrand } from '../brand-facts';
import type { Finding } from '../tool-finding';

/** Resolved parameters of a writing tool's run. */
export interface ToolRecipe {
  /** Id of its row in the table of tools. */
  readonly tool: string;
  /** The form's values, with every default. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly model: string;
  readonly maxTokens: number;
  readonly seed: number;
  /** The brand's facts at the time of the order. */
  readonly brand?: PromptBrand | undefined;
  /** The part of an earlier answer to be rewritten; absent for a whole answer. */
  readonly part?: ToolPartRecipe | undefined;
}

export interface ToolPartRecipe {
  /** The run of the original answer. */
  readonly of: string;
  readonly path: string;
  /** The current answer. */
  readonly current: Readonly<Record<string, unknown>>;
  /** Its tokens that are charged. */
  readonly told: number;
}

/** The answer. */
export interface ToolOutput {
  /** Matches the tool's shape; for a part, the shape of that part. */
  readonly value: unknown;
  /** Lint findings against the platforms' rules at the time of writing. */
  readonly findings: readonly Finding[];
  /** The edition of the rulebook that it was checked against. */
  readonly edition: string;
  /** The model that actually answered. */
  readonly model: string;
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number };
  /** Whether the first answer was invalid and repaired. */
  readonly mended: boolean;
}
