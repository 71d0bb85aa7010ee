import type { Db } from '../../platform/db/database';
import type { Storage } from '../../platform/storage/storage';

/** What pictures are made from. */
export interface ImageDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly publicOrigin: string;
}
