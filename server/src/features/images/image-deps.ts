import type { Db } from '../../platform/db/database';
import type { Storage } from '../../platform/storage/storage';

/** Dependencies of making pictures. */
export interface ImageDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly publicOrigin: string;
}
