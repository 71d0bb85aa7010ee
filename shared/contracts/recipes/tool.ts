import type { ToldBrand } from '../brand-facts';
import type { Finding } from '../tool-finding';

/** What a tool that writes was asked for: everything needed to ask again. */
export interface ToolRecipe {
  /** Id of its row in the table of tools. */
  readonly tool: string;
  /** What was filled in, with every default. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly model: string;
  readonly maxTokens: number;
  readonly seed: number;
  /** The brand it is written for, as its profile was when it was ordered. */
  readonly brand?: ToldBrand | undefined;
  /** The place of an earlier answer that is written anew; absent where all of it is. */
  readonly part?: ToolPartRecipe | undefined;
}

export interface ToolPartRecipe {
  /** The run whose answer it is a part of. */
  readonly of: string;
  readonly path: string;
  /** The answer as it stood. */
  readonly current: Readonly<Record<string, unknown>>;
  /** Tokens of it that are paid for. */
  readonly told: number;
}

/** What was answered. */
export interface ToolOutput {
  /** Fits the tool's shape; for a part, the shape of its place. */
  readonly value: unknown;
  /** What its text says against the rules of platforms when it was written. */
  readonly findings: readonly Finding[];
  /** The edition of the book of rules it was held against. */
  readonly edition: string;
  /** The model that really answered. */
  readonly model: string;
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number };
  /** Whether a first answer did not fit and was mended. */
  readonly mended: boolean;
}
