import type { Environment } from '@flint/shared/contracts/boot';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { RemoteName, Slot } from '@flint/shared/contracts/remotes';
import type { Role } from '@flint/shared/contracts/roles';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { FirstFiles, StoredFile } from './release-manifest';
import type { StoredRamp } from './stored-ramp';

declare module '../../platform/db/schema' {
  interface Schema {
    release: ReleaseTable;
    release_environment: ReleaseEnvironmentTable;
    release_steering: ReleaseSteeringTable;
    release_override: ReleaseOverrideTable;
    release_token: ReleaseTokenTable;
    release_report: ReleaseReportTable;
    release_revision: ReleaseRevisionTable;
    release_shell: ReleaseShellTable;
    release_preview: ReleasePreviewTable;
  }
}

/** A version of a remote; immutable. */
export interface ReleaseTable {
  remote: RemoteName;
  version: string;
  built_against: string;
  requires: string;
  integrity: string;
  revision: string | null;
  notes: string;
  pages: JSONColumnType<string[]>;
  slots: JSONColumnType<Slot[]>;
  /** Pages that it declares itself. */
  routes: JSONColumnType<RemotePage[]>;
  files: JSONColumnType<StoredFile[]>;
  first_files: JSONColumnType<FirstFiles>;
  released_at: Generated<Date>;
}

/** Environments that may serve a version. */
export interface ReleaseEnvironmentTable {
  remote: RemoteName;
  version: string;
  environment: Environment;
}

export interface ReleaseSteeringTable {
  environment: Environment;
  remote: RemoteName;
  enabled: Generated<boolean>;
  killed: Generated<string | null>;
  /** Null: the version built beside the server. */
  stable: Generated<string | null>;
  candidate: Generated<string | null>;
  rollout: Generated<number>;
  ramp: JSONColumnType<StoredRamp> | null;
  /** When the candidate was offered; null for one that was before this was written down. */
  candidate_since: Date | null;
  /** Number of changes of these rules and of the overrides beside them. */
  rules_version: Generated<number>;
  /** Former stable versions, the latest last. */
  history: Generated<JSONColumnType<string[]>['__select__']>;
}

export interface ReleaseOverrideTable {
  id: Generated<string>;
  environment: Environment;
  remote: RemoteName;
  user_id: string | null;
  email: string | null;
  role: Role | null;
  version: string | null;
  enabled: boolean | null;
}

export interface ReleaseTokenTable {
  id: Generated<string>;
  name: string;
  holder_kind: Generated<'person' | 'ci'>;
  /** An e-mail address, or a CI's identity. */
  holder: Generated<string>;
  /** SHA-256 of the token, which itself is not stored. */
  hash: string;
  /** Null: all remotes. */
  remote: RemoteName | null;
  /** Null: all environments. */
  environment: Environment | null;
  created_at: Generated<Date>;
  used_at: Date | null;
  revoked_at: Date | null;
}

/** Browsers' reports on a version, counted by the minute. */
export interface ReleaseReportTable {
  environment: Environment;
  remote: RemoteName;
  version: string;
  minute: Date;
  mounts: number;
  failures: number;
}

/** One row: the number of the latest change. */
export interface ReleaseRevisionTable {
  one: Generated<boolean>;
  revision: number;
}

/** A contract version that a served shell has. */
export interface ReleaseShellTable {
  environment: Environment;
  contract: string;
  seen_at: Generated<Date>;
}

/** A build of a branch that only some browsers are shown; files as those of a release. */
export interface ReleasePreviewTable {
  row_id: GeneratedAlways<number>;
  /** That of its address; the next preview of the branch keeps it. */
  id: Generated<string>;
  environment: Environment;
  remote: RemoteName;
  branch: string;
  version: string;
  segment: string;
  built_against: string;
  requires: string;
  integrity: string;
  revision: string | null;
  pages: JSONColumnType<string[]>;
  slots: JSONColumnType<Slot[]>;
  routes: JSONColumnType<RemotePage[]>;
  files: JSONColumnType<StoredFile[]>;
  /** Name of the author. */
  who: string;
  created_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
}
