import type { Kit } from '@flint/engines/spec/copy-kit';
import type { AnyToolDefinition, ToolDefinition } from '@flint/shared/tools/definition';
import type { Fields, InputOf } from '@flint/shared/tools/fields';
import type { ToolOrder } from '@flint/shared/tools/order';
import type { OutputOf, Shape } from '@flint/shared/tools/shape';

/** A tool that writes. */
export interface WritingTool {
  readonly definition: AnyToolDefinition;
  /** What a model is told beyond shape, limits and the house's rules: what an expert of the field would insist on. */
  readonly guide: string;
  /** The same by rules, of the user's own words: the same input and kit give the same answer. */
  write(input: never, kit: Kit): object;
}

/** A tool that makes pictures or writes recordings down: a form in front of what is there already. */
export interface OrderingTool {
  readonly definition: AnyToolDefinition;
  order(input: never): ToolOrder;
}

export type ToolImplementation = WritingTool | OrderingTool;

/** Declares how a tool writes, and keeps the types of its fields and parts. */
export function writingTool<F extends Fields, S extends Shape>(implementation: {
  readonly definition: ToolDefinition<F, S>;
  readonly guide: string;
  write(input: InputOf<F>, kit: Kit): OutputOf<S>;
}): WritingTool {
  return implementation;
}

/** Makes a tool of files by what its definition orders. @throws TypeError when that orders nothing */
export function orderingTool(definition: AnyToolDefinition): OrderingTool {
  const { order } = definition;
  if (!order) throw new TypeError(`${definition.id} orders nothing`);
  return { definition, order };
}
