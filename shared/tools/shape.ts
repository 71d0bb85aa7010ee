import type { FieldId } from './limits/fields';

interface PartTexts {
  /** Heading for readers. */
  readonly label: string;
  /** Instruction for the model, in one sentence. */
  readonly tell: string;
}

/** A text. */
export interface TextPart extends PartTexts {
  readonly type: 'text';
  /** Its platform field, whose rules and counter apply. */
  readonly field?: FieldId;
  /** Whether line breaks are allowed. */
  readonly lines?: boolean;
  /** Whether it may be empty. */
  readonly optional?: boolean;
  /** Whether copying an item copies only this part, as with a platform field. */
  readonly published?: boolean;
  /** Hard character limit, independent of the platform; 4,000 by default. */
  readonly max?: number;
}

/** A whole number. `seconds` are formatted as a time. */
export interface NumberPart extends PartTexts {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly unit?: 'seconds' | 'minutes' | 'days';
}

/** A choice of a few values with their labels. */
export interface ChoicePart extends PartTexts {
  readonly type: 'choice';
  readonly options: Readonly<Record<string, string>>;
}

/** Short texts shown side by side, such as hashtags; copied with a space between. */
export interface WordsPart extends PartTexts {
  readonly type: 'words';
  readonly min: number;
  readonly max: number;
  /** The platform field of the whole list. */
  readonly field?: FieldId;
  /** The platform field of each entry. */
  readonly each?: FieldId;
}

/** A list of items of one shape: candidates, posts, rows, beats. */
export interface ListPart extends PartTexts {
  readonly type: 'list';
  /** Name of one item: "Title". */
  readonly one: string;
  readonly min: number;
  readonly max: number;
  /** The number field with the requested count. */
  readonly count?: string;
  /** The platform field of the whole list. */
  readonly field?: FieldId;
  /** The text of an item that such a field lists; by default the items themselves, as for chapters. */
  readonly text?: string;
  readonly item: Shape;
}

export type Part = TextPart | NumberPart | ChoicePart | WordsPart | ListPart;

/**
 * The parts of an answer by name, in reading order. Plain data, from which schema, view, export and checks are derived.
 */
export type Shape = { readonly [name: string]: Part };

type ValueOf<P extends Part> = P extends { type: 'text' }
  ? string
  : P extends { type: 'number' }
    ? number
    : P extends { type: 'choice'; options: infer O }
      ? keyof O & string
      : P extends { type: 'words' }
        ? readonly string[]
        : P extends { type: 'list'; item: infer I extends Shape }
          ? readonly OutputOf<I>[]
          : never;

/** The type of a tool's answer. */
export type OutputOf<S extends Shape> = { readonly [K in keyof S]: ValueOf<S[K]> };

export const PART_MAX = 4_000;
export const WORD_MAX = 200;
