import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Vital } from '@flint/shared/contracts/vitals';

/** Values of one bucket within a minute. */
export interface ReleaseVitalTable {
  environment: Environment;
  remote: RemoteName;
  version: string;
  minute: Date;
  vital: Vital;
  /** Id of an API call; empty for a measurement of the page. */
  call: string;
  bucket: number;
  count: number;
}

declare module '../../../platform/db/schema' {
  interface Schema {
    release_vital: ReleaseVitalTable;
  }
}
