import type { AnyToolDefinition, ToolDefinition } from '@flint/shared/contracts/tools/definition';
import type { Fields, InputOf } from '@flint/shared/contracts/tools/fields';
import type { ToolOrder } from '@flint/shared/contracts/tools/order';
import type { OutputOf, Shape } from '@flint/shared/contracts/tools/shape';
import type { Kit } from '../../providers/embedded/text/kit';

/** A tool that writes. */
export interface WritingBinding {
  readonly definition: AnyToolDefinition;
  /** What a model is told beyond shape, limits and the house's rules: what an expert of the field would insist on. */
  readonly guide: string;
  /** The same by rules, of the user's own words: the same input and kit give the same answer. */
  write(input: never, kit: Kit): object;
}

/** A tool that makes pictures or writes recordings down: a form in front of what is there already. */
export interface OrderingBinding {
  readonly definition: AnyToolDefinition;
  order(input: never): ToolOrder;
}

export type Binding = WritingBinding | OrderingBinding;

/** Declares how a tool writes, and keeps the types of its fields and parts. */
export function writing<F extends Fields, S extends Shape>(binding: {
  readonly definition: ToolDefinition<F, S>;
  readonly guide: string;
  write(input: InputOf<F>, kit: Kit): OutputOf<S>;
}): WritingBinding {
  return binding;
}

/** Makes a tool of files by what its definition orders. @throws TypeError when that orders nothing */
export function ordering(definition: AnyToolDefinition): OrderingBinding {
  const { order } = definition;
  if (!order) throw new TypeError(`${definition.id} orders nothing`);
  return { definition, order };
}
