import type { Finding } from '../contracts/tool-finding';
import type { Fields, FormOf, InputOf } from './fields';
import type { ToolOrder } from './order';
import type { OutputOf, Shape } from './shape';
import type { ToolId } from './tools';

/** Passes part of an answer on to another tool. */
export interface Send<Input, Output> {
  readonly to: ToolId;
  /** The list whose items are passed on one by one; the whole answer by default. */
  readonly each?: keyof Output & string;
  /**
   * The other tool's form values.
   * @param at index in the list
   */
  fill(from: { input: Input; output: Output; at: number }): Readonly<Record<string, unknown>>;
}

/** Content of a tool's public page, besides its form. */
export interface ToolPage<Form, Output> {
  /** Title for search results, within 60 characters: the tool and its purpose. */
  readonly title: string;
  /** Description for search results, within 155 characters. */
  readonly description: string;
  /** Instructions, a sentence each. */
  readonly steps: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Example input and output: matches the shape and breaks no rule. */
  readonly example: { readonly input: Form; readonly output: Output };
}

/**
 * The definition of a tool, without its implementation. Plain data and pure functions, for the browser and the server.
 */
export interface ToolDefinition<F extends Fields = Fields, S extends Shape = Shape> {
  readonly id: ToolId;
  readonly inputs: F;
  readonly output: S;
  /** Most tokens of an answer: half of its price, so no more than needed. */
  readonly maxTokens: number;
  /** Rules that shape and limits cannot express, such as ascending chapters. */
  check?(output: OutputOf<S>, input: InputOf<F>): readonly Finding[];
  /** The order of a tool that makes files: determines the price. Writing tools have none. */
  order?(input: InputOf<F>): ToolOrder;
  readonly sends: readonly Send<InputOf<F>, OutputOf<S>>[];
  readonly page: ToolPage<FormOf<F>, OutputOf<S>>;
}

/** Any tool, with its types erased, for tables. Inputs of its functions have passed its own schemas. */
export interface AnyToolDefinition extends Pick<ToolDefinition, 'id' | 'inputs' | 'output' | 'maxTokens'> {
  check?(output: never, input: never): readonly Finding[];
  order?(input: never): ToolOrder;
  readonly sends: readonly Send<never, never>[];
  readonly page: ToolPage<object, object>;
}

/** Declares a tool and infers the types of its fields and parts. */
export function defineTool<const F extends Fields, const S extends Shape>(
  definition: ToolDefinition<F, S>,
): ToolDefinition<F, S> {
  return definition;
}
