import type { Generated } from 'kysely';

export interface UploadTable {
  id: string;
  user_id: string;
  purpose: string;
  content_type: string;
  bytes: number;
  state: Generated<'expected' | 'received' | 'used'>;
  expires_at: Date;
}
