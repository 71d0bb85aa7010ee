import type { DownloadFormat } from '@flint/shared/contracts/library';
import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    collection: CollectionTable;
    collection_item: CollectionItemTable;
    archive_ticket: ArchiveTicketTable;
  }
}

export interface CollectionTable {
  id: string;
  user_id: string;
  name: string;
  created_at: Generated<Date>;
}

export interface CollectionItemTable {
  collection_id: string;
  asset_id: string;
  added_at: Generated<Date>;
}

/** A selection that its token, and nothing else, permits to download for a few minutes. */
export interface ArchiveTicketTable {
  token: string;
  user_id: string;
  /** In the user's order. */
  asset_ids: string[];
  format: DownloadFormat | null;
  expires_at: Date;
}
