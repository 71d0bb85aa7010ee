import type { ErrorCode } from '@flint/shared/contracts/errors';
import type { ServedBy } from '@flint/shared/contracts/models';
import type { ImageRecipe, RunStatus } from '@flint/shared/contracts/runs';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

export interface RunTable {
  id: string;
  user_id: string;
  kind: 'image';
  status: Generated<RunStatus>;
  phase: Generated<string>;
  progress: number | null;
  recipe: JSONColumnType<ImageRecipe>;
  /** The prompt as searches read it; see `searchText`. */
  search: string;
  /** Hash of what was asked: the same key with another request is refused. */
  fingerprint: string;
  served_by: ServedBy;
  cost_version: string;
  price: number;
  charged: number | null;
  message: string | null;
  error_code: ErrorCode | null;
  cancel_requested_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  started_at: Date | null;
  finished_at: Date | null;
}

export type RunRow = Selectable<RunTable>;

/** One paid request at a vendor. The row exists before the request is sent, so it is never sent twice. */
export interface ProviderRequestTable {
  run_id: string;
  /** The first picture it is to make: a large order is several requests. */
  position: number;
  provider: string;
  state: Generated<'sending' | 'accepted' | 'lost' | 'done'>;
  request_id: string | null;
  created_at: Generated<Date>;
}

export interface AssetTable {
  id: string;
  run_id: string;
  position: number;
  user_id: string;
  storage_key: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  seed: number;
  dominant_color: string;
  favourite: Generated<boolean>;
  /** When its owner deleted it: from then on only the library's bin shows it. */
  deleted_at: Date | null;
  created_at: Generated<Date>;
}
