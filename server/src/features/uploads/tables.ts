import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    upload: UploadTable;
  }
}

export interface UploadTable {
  id: string;
  user_id: string;
  purpose: UploadPurpose;
  /** The owner's file name. */
  name: string | null;
  content_type: string;
  bytes: number;
  state: Generated<'expected' | 'received' | 'used'>;
  /** Consumer of the upload, such as the id of a run. */
  taken_by: string | null;
  expires_at: Date;
  /** Measured length of a recording, in seconds; null until it is asked for. */
  seconds: Generated<number | null>;
}
