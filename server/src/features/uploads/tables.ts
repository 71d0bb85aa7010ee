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
  /** What its owner calls it. */
  name: string | null;
  content_type: string;
  bytes: number;
  state: Generated<'expected' | 'received' | 'used'>;
  /** Whoever it was handed over to. */
  taken_by: string | null;
  expires_at: Date;
}
