import type { z } from 'zod';

/** What the variables of a shape are once they have been read. */
export type Read<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** Declaration of a provider's settings. */
interface SettingsParts<Shape extends z.ZodRawShape, Options> {
  /** Its environment variables, each with its schema; no other provider has them. */
  readonly variables: Shape;
  /** Those whose value no message repeats. */
  readonly secrets: readonly (keyof Shape & string)[];
  /** The variable without which the others are used for nothing, and what it is for, such as "with a key". */
  readonly switch?: {
    readonly on: keyof Shape & string;
    readonly others: readonly (keyof Shape & string)[];
    readonly only: string;
  };
  /** Undefined where the variables leave it off. */
  options(read: Read<Shape>): Options | undefined;
}

/** A provider's settings, as the configuration reads them. */
export interface ProviderSettings<Options> {
  readonly variables: z.ZodRawShape;
  readonly secrets: readonly string[];
  /** @returns one line for each broken rule */
  rules(read: Readonly<Record<string, unknown>>): readonly string[];
  options(read: Readonly<Record<string, unknown>>): Options | undefined;
}

/** Declares the settings of a provider. */
export function defineSettings<const Shape extends z.ZodRawShape, Options>(
  parts: SettingsParts<Shape, Options>,
): ProviderSettings<Options> {
  const { variables, secrets, switch: master } = parts;
  return {
    variables,
    secrets,
    options: (read) => parts.options(read as Read<Shape>),
    rules(read) {
      const set = master && read[master.on] === undefined && master.others.find((name) => read[name] !== undefined);
      return set ? [`${master.on} is missing: ${set} is set and is used only ${master.only}.`] : [];
    },
  };
}
