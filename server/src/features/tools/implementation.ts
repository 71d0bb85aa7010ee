import type { Kit } from '@flint/engines/spec/copy-kit';
import type { AnyToolDefinition, ToolDefinition } from '@flint/shared/tools/definition';
import type { Fields, InputOf } from '@flint/shared/tools/fields';
import type { ToolOrder } from '@flint/shared/tools/order';
import type { OutputOf, Shape } from '@flint/shared/tools/shape';

/** A tool that writes text. */
export interface WritingTool {
  readonly definition: AnyToolDefinition;
  /** Prompt guide of a model, beside schema, limits and general rules: an expert's requirements. */
  readonly guide: string;
  /** The built-in copywriter's rules. Deterministic: the same input and kit give the same answer. */
  write(input: never, kit: Kit): object;
}

/** A tool that orders pictures or transcripts: a form for an existing kind. */
export interface OrderingTool {
  readonly definition: AnyToolDefinition;
  order(input: never): ToolOrder;
}

export type ToolImplementation = WritingTool | OrderingTool;

/** Declares how a tool writes, with its fields' and parts' types. */
export function writingTool<F extends Fields, S extends Shape>(implementation: {
  readonly definition: ToolDefinition<F, S>;
  readonly guide: string;
  write(input: InputOf<F>, kit: Kit): OutputOf<S>;
}): WritingTool {
  return implementation;
}

/** Declares an ordering tool. @throws TypeError when its definition orders nothing */
export function orderingTool(definition: AnyToolDefinition): OrderingTool {
  const { order } = definition;
  if (!order) throw new TypeError(`${definition.id} orders nothing`);
  return { definition, order };
}
