import type { Finding } from '../contracts/tool-finding';
import type { Fields, FormOf, InputOf } from './fields';
import type { ToolOrder } from './order';
import type { OutputOf, Shape } from './shape';
import type { ToolId } from './tools';

/** Hands something of an answer to another tool. */
export interface Send<Input, Output> {
  readonly to: ToolId;
  /** The list of which each thing is handed on by itself; the whole answer, where nothing is said. */
  readonly each?: keyof Output & string;
  /** The other tool's fields. @param at the position in the list */
  fill(from: { input: Input; output: Output; at: number }): Readonly<Record<string, unknown>>;
}

/** What a tool's public page says, readable without its form. */
export interface ToolPage<Form, Output> {
  /** For search results, within 60 characters: the tool and what it is for. */
  readonly title: string;
  /** For search results, within 155 characters. */
  readonly description: string;
  /** How to use it, a sentence each. */
  readonly steps: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** What somebody filled in, and what came of it: it fits the shape and breaks no rule. */
  readonly example: { readonly input: Form; readonly output: Output };
}

/** Everything about a tool but how it is made. Plain data and pure functions, for the page and the server alike. */
export interface ToolDefinition<F extends Fields = Fields, S extends Shape = Shape> {
  readonly id: ToolId;
  readonly inputs: F;
  readonly output: S;
  /** Tokens an answer takes at the most: half of its price, so no more than it needs. */
  readonly maxTokens: number;
  /** What shape and limits cannot say, such as that chapters ascend. */
  check?(output: OutputOf<S>, input: InputOf<F>): readonly Finding[];
  /** What is ordered of those who make files: of it the price is known before it is. Tools that write have none. */
  order?(input: InputOf<F>): ToolOrder;
  readonly sends: readonly Send<InputOf<F>, OutputOf<S>>[];
  readonly page: ToolPage<FormOf<F>, OutputOf<S>>;
}

/** Any tool, where its fields are not known: in tables. What it checks and hands on has passed its own schemas. */
export interface AnyToolDefinition extends Pick<ToolDefinition, 'id' | 'inputs' | 'output' | 'maxTokens'> {
  check?(output: never, input: never): readonly Finding[];
  order?(input: never): ToolOrder;
  readonly sends: readonly Send<never, never>[];
  readonly page: ToolPage<object, object>;
}

/** Declares a tool, and keeps the types of its fields and parts. */
export function defineTool<const F extends Fields, const S extends Shape>(
  definition: ToolDefinition<F, S>,
): ToolDefinition<F, S> {
  return definition;
}
