import type { FieldId } from './limits/fields';

interface Told {
  /** What a reader sees above it. */
  readonly label: string;
  /** What a writer is told it must be, in one sentence. */
  readonly tell: string;
}

/** A text. */
export interface TextPart extends Told {
  readonly type: 'text';
  /** The field of a platform it is for: its rules hold, its counter is shown. */
  readonly field?: FieldId;
  /** Whether it may have several lines. */
  readonly lines?: boolean;
  /** Whether it may be empty. */
  readonly optional?: boolean;
  /** Whether copying an item gives this alone, as it does where a field of a platform is named. */
  readonly published?: boolean;
  /** Characters that are taken at all, whatever a platform says; 4,000 where nothing is said. */
  readonly max?: number;
}

/** A whole number. `seconds` are shown as a time. */
export interface NumberPart extends Told {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly unit?: 'seconds' | 'minutes' | 'days';
}

/** One of a few words: what is kept, and what is read. */
export interface ChoicePart extends Told {
  readonly type: 'choice';
  readonly options: Readonly<Record<string, string>>;
}

/** Short texts that are shown side by side, such as hashtags; copied with a space between. */
export interface WordsPart extends Told {
  readonly type: 'words';
  readonly min: number;
  readonly max: number;
  /** The field of a platform that all of them are for, a list. */
  readonly field?: FieldId;
  /** The field that each is for. */
  readonly each?: FieldId;
}

/** Things of one shape in order: candidates, posts, rows, beats. */
export interface ListPart extends Told {
  readonly type: 'list';
  /** What one is called: "Title". */
  readonly one: string;
  readonly min: number;
  readonly max: number;
  /** The number field that says how many are wished for. */
  readonly count?: string;
  /** The field of a platform that all of them are for. */
  readonly field?: FieldId;
  /** The text of an item that such a field lists; the items themselves, where nothing is said, as for chapters. */
  readonly text?: string;
  readonly item: Shape;
}

export type Part = TextPart | NumberPart | ChoicePart | WordsPart | ListPart;

/** The parts of an answer by name, in the order they are read. Plain data: schema, view, export and checks follow. */
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

/** What a tool answers. */
export type OutputOf<S extends Shape> = { readonly [K in keyof S]: ValueOf<S[K]> };

export const PART_MAX = 4_000;
export const WORD_MAX = 200;
