import type { FieldId } from './limits/fields';

interface Asked {
  readonly label: string;
  /** One sentence below the field, where the label does not say enough. */
  readonly help?: string;
}

interface Typed extends Asked {
  /** An example of what to write; never the only explanation. */
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Characters that are taken; 200 for a line, 8,000 for a long text, where nothing is said. */
  readonly max?: number;
  /** The field of a platform whose counter stands beside it. */
  readonly field?: FieldId;
  /** What it must hold: `timed-lines`, of which chapters can be made; `file-address`, where a recording is. */
  readonly holds?: 'timed-lines' | 'file-address';
}

/** What a form asks for. Plain data: the form, the schema and the export of a run are made of it. */
export type Field =
  | (Typed & { readonly type: 'text' | 'long' })
  /** `options`: what is sent, and what is read. */
  | (Asked & { readonly type: 'choice'; readonly options: Readonly<Record<string, string>>; readonly default: string })
  | (Asked & {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      /** What is counted, such as `seconds`. */
      readonly unit?: string;
    })
  /** Several short texts; `max` of them, each of at most `each` characters (100 where nothing is said). */
  | (Asked & {
      readonly type: 'list';
      readonly placeholder?: string;
      readonly required?: boolean;
      readonly max: number;
      readonly each?: number;
    })
  | (Asked & { readonly type: 'toggle'; readonly default: boolean })
  /** A file, sent up first: the id of its upload. */
  | (Asked & {
      readonly type: 'upload';
      readonly accepts: 'picture' | 'recording';
      readonly required?: boolean;
      /** The text field that does in its place. */
      readonly unless?: string;
    });

/** Fields by the names they are sent under, in the order they are asked. */
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

/** What a tool is given: every field, what was left empty as an empty text, an empty list or null. */
export type InputOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** What a form sends: what is left out takes its default. */
export type FormOf<F extends Fields> = Partial<InputOf<F>>;

export const LINE_MAX = 200;
export const LONG_MAX = 8_000;
export const ITEM_MAX = 100;
