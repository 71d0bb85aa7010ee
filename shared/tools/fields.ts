import type { FieldId } from './limits/fields';

interface FieldTexts {
  readonly label: string;
  /** Help text of one sentence, where the label is not enough. */
  readonly help?: string;
}

interface Typed extends FieldTexts {
  /** An example value; never the only explanation. */
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Character limit; by default 200 for a line, 8,000 for a long text. */
  readonly max?: number;
  /** The platform field whose counter is shown. */
  readonly field?: FieldId;
  /** Content check: `timed-lines` for chapters, `file-address` for a recording's URL. */
  readonly holds?: 'timed-lines' | 'file-address';
}

/** A field of a tool's form. Plain data, from which the form, the schema and the export are derived. */
export type Field =
  | (Typed & { readonly type: 'text' | 'long' })
  /** `options`: value and label. */
  | (FieldTexts & {
      readonly type: 'choice';
      readonly options: Readonly<Record<string, string>>;
      readonly default: string;
    })
  | (FieldTexts & {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      /** The counted unit, such as `seconds`. */
      readonly unit?: string;
    })
  /** Several short texts; at most `max`, each of at most `each` characters (100 by default). */
  | (FieldTexts & {
      readonly type: 'list';
      readonly placeholder?: string;
      readonly required?: boolean;
      readonly max: number;
      readonly each?: number;
    })
  | (FieldTexts & { readonly type: 'toggle'; readonly default: boolean })
  /** A file: the id of its upload. */
  | (FieldTexts & {
      readonly type: 'upload';
      readonly accepts: 'picture' | 'recording' | 'text-file';
      readonly required?: boolean;
      /** The text field that replaces it. */
      readonly unless?: string;
    });

/** Fields by name, in display order. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends { type: 'choice'; options: infer O }
  ? keyof O & string
  : F extends { type: 'number' }
    ? number
    : F extends { type: 'list' }
      ? readonly string[]
      : F extends { type: 'toggle' }
        ? boolean
        : F extends { type: 'upload' }
          ? string | null
          : string;

/** A tool's input: every field; empty ones as an empty text, an empty list or null. */
export type InputOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** A form's values: omitted ones take their defaults. */
export type FormOf<F extends Fields> = Partial<InputOf<F>>;

/** Whether a field holds the address of a recording, in the place of an upload. */
export const holdsFile = (field: Field): boolean => 'holds' in field && field.holds === 'file-address';

export const LINE_MAX = 200;
export const LONG_MAX = 8_000;
export const ITEM_MAX = 100;
