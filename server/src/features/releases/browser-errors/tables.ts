import type { Environment } from '@flint/shared/contracts/boot';
import type { ErrorKind, ErrorSource } from '@flint/shared/contracts/browser-errors';
import type { Generated } from 'kysely';

/** One group of errors; what it says is the first report's. */
export interface BrowserErrorTable {
  id: Generated<string>;
  environment: Environment;
  source: ErrorSource;
  version: string;
  fingerprint: string;
  kind: ErrorKind;
  name: string;
  message: string;
  stack: string;
  page: string | null;
  action: string | null;
  request_id: string | null;
  count: number;
  first_seen: Generated<Date>;
  last_seen: Generated<Date>;
}

declare module '../../../platform/db/schema' {
  interface Schema {
    browser_error: BrowserErrorTable;
  }
}
