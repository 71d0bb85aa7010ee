import type { DrawnGroup, IllustrationRequest } from '@flint/engines/spec/illustrator';
import type { UsageUnits } from '@flint/engines/spec/vendor-usage';
import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { MediaRole } from '@flint/shared/contracts/generated-media';
import type { Capability, RunKind } from '@flint/shared/contracts/kinds';
import type { LibraryKind, WordsKind } from '@flint/shared/contracts/library';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Outputs, Recipes, RunStatus } from '@flint/shared/contracts/runs';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    run: RunTable;
    run_step: RunStepTable;
    provider_request: ProviderRequestTable;
    asset: AssetTable;
    asset_words: AssetWordsTable;
  }
}

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface RunTable {
  id: string;
  user_id: string;
  kind: RunKind;
  /** The workflow of an earlier release this is a step of: that has the hold, and lists show only the workflow. */
  part_of: Generated<string | null>;
  /** The run of steps this is a leaf of: it has its own hold, and lists show only the whole. */
  leaf_of: Generated<string | null>;
  /** Title in lists of several kinds. */
  title: Generated<string>;
  status: Generated<RunStatus>;
  phase: Generated<string>;
  progress: number | null;
  /** The recipe of its kind. */
  recipe: JSONColumnType<Recipes[RunKind]>;
  /** The prompt, normalised for search by `searchText`. */
  search: string;
  /** Hash of the request: an idempotency key reused for another request is refused. */
  fingerprint: string;
  served_by: ServedBy;
  cost_version: string;
  price: number;
  /** Units ordered: pictures, or one of anything else. */
  asked: Generated<number>;
  /** Units delivered so far, and the credits accrued by them: null is their share of the price (glossary: accrued). */
  units: number | null;
  earned: number | null;
  /** Result beside files. */
  output: NullableJson<Outputs[RunKind]>;
  charged: number | null;
  message: string | null;
  error_code: ErrorCode | null;
  cancel_requested_at: Date | null;
  /** The HTTP request that ordered it; a step of a workflow has its workflow's. */
  request_id: string | null;
  /** The API key that ordered it, with its name then; a part or leaf has its whole's. */
  api_key_id: Generated<string | null>;
  api_key_name: Generated<string | null>;
  /** W3C trace context of that request, where traces are exported. */
  traceparent: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  started_at: Date | null;
  finished_at: Date | null;
}

type AnyRow = Selectable<RunTable>;
/** A row of one kind of run. */
export type RunRowOf<K extends RunKind> = Omit<AnyRow, 'kind' | 'recipe' | 'output'> & {
  kind: K;
  recipe: Recipes[K];
  output: Outputs[K] | null;
};
export type RunRow = { [K in RunKind]: RunRowOf<K> }[RunKind];

/** One paid request at a vendor. The row exists before the request is sent, so it is never sent twice. */
export interface ProviderRequestTable {
  run_id: string;
  /** Position of its first picture in the run: a large order is several requests. */
  position: number;
  provider: string;
  state: Generated<'sending' | 'accepted' | 'lost' | 'done'>;
  request_id: string | null;
  /** The vendor's model, as its price list names it; null until it is known. */
  model: Generated<string | null>;
  /** What the vendor counted; null where it told nothing. */
  units: NullableJson<UsageUnits>;
  /** What that costs in millionths of a dollar, at the price of its day; null where the count or the price is unknown. */
  cost_micros: Generated<number | null>;
  created_at: Generated<Date>;
}

/** A drawing of the built-in illustrator: by its request the same version draws it again. */
export interface Drawn {
  readonly version: number;
  readonly request: IllustrationRequest;
  readonly groups: readonly DrawnGroup[];
}

export interface AssetTable {
  id: string;
  run_id: string;
  /** Unique in its run. */
  position: number;
  user_id: string;
  kind: Generated<LibraryKind | 'file'>;
  role: Generated<'image' | 'words' | MediaRole>;
  /** The file this is a part of, such as the track of a stem; null for a main file. */
  part_of: string | null;
  /** Name of a part among others, such as a stem's instrument. */
  name: string | null;
  /** Null for words, which stand in `asset_words`. */
  storage_key: string | null;
  content_type: string;
  bytes: number;
  /** The next four are set for pictures; for videos only the first two. */
  width: number | null;
  height: number | null;
  seed: number | null;
  dominant_color: string | null;
  seconds: number | null;
  poster_key: string | null;
  /** Loudness in equal parts, each 0 to 1. */
  peaks: NullableJson<number[]>;
  /** Kind that made it where that is not its run's kind: a step of a workflow. */
  made_as: RunKind | null;
  recipe: NullableJson<Recipes[RunKind]>;
  /** The picture it was made from, while that exists. */
  made_from: Generated<string | null>;
  /** How the built-in illustrator drew it; null for any other file. */
  drawn: NullableJson<Drawn>;
  /** Whole credits; null for its share of the run's price. */
  cost: number | null;
  favourite: Generated<boolean>;
  /** When its owner deleted it; from then on only the library's bin shows it. */
  deleted_at: Date | null;
  created_at: Generated<Date>;
}

/** What a run delivered in words, beside its row of `asset`: lists read the beginning alone. */
export interface AssetWordsTable {
  asset_id: string;
  words: string;
  excerpt: string;
  /** In characters. */
  length: number;
}

type AnyAsset = Selectable<AssetTable>;
/** A row of a picture: it has pixels. */
export type PictureRow = AnyAsset & {
  kind: 'image';
  storage_key: string;
  width: number;
  height: number;
  dominant_color: string;
  /** Storage key of the latest picture made from it, where it was asked for. */
  edited_key?: string | null;
};
/** A row of any other file. */
export type FileRow = AnyAsset & { kind: 'video' | 'audio' | 'file'; role: MediaRole; storage_key: string };
export type AssetRow = PictureRow | FileRow;
/** A row of words, with their beginning and their length. */
export type WordsRow = AnyAsset & { kind: WordsKind; storage_key: null; excerpt: string; length: number };

/** Whether a row is of a picture. */
export const isPicture = <Row extends AssetRow | WordsRow>(row: Row): row is Row & PictureRow => row.kind === 'image';

/** Whether a row is of words. */
export const isWords = <Row extends AssetRow | WordsRow>(row: Row): row is Row & WordsRow => row.storage_key === null;

/** One step of a workflow of an earlier release, written when it begins and when it ends. */
export interface RunStepTable {
  run_id: string;
  /** From 0, in the order of the recipe. */
  position: number;
  step_id: string;
  type: Capability;
  status: 'running' | 'done' | 'failed' | 'skipped';
  /** The run of this step; may belong to an earlier workflow that this one resumes. */
  made_by: string | null;
  /** Whole credits held for it, and its final charge. */
  price: number;
  charged: Generated<number>;
  message: string | null;
  started_at: Generated<Date>;
  finished_at: Date | null;
}
