import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { baseOf, type KnownRelease, manifestOf } from './known-release';
import { findPreviews } from './previews/previews-repository';
import { type KeptOverride, placeKey, type State, versionKey } from './state';
import type { ReleaseTable } from './tables';

/** The revision: number of the latest change. */
export async function readRevision(db: Db | Tx): Promise<number> {
  const { revision } = await db.selectFrom('release_revision').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/** Reads the whole state after its revision: a change made meanwhile is read with the next revision. */
export async function readState(db: Db | Tx): Promise<State> {
  const revision = await readRevision(db);
  const [releases, steering, overrides, previews] = await Promise.all([
    db
      .selectFrom('release_environment as place')
      .innerJoin('release', (join) =>
        join.onRef('release.remote', '=', 'place.remote').onRef('release.version', '=', 'place.version'),
      )
      .selectAll('release')
      .select('place.environment')
      .execute(),
    db.selectFrom('release_steering').selectAll().execute(),
    db.selectFrom('release_override').selectAll().orderBy('id').execute(),
    findPreviews(db),
  ]);
  const byPlace = new Map<string, KeptOverride[]>();
  for (const { environment, remote, user_id: userId, ...rest } of overrides) {
    const key = placeKey(environment, remote);
    byPlace.set(key, [...(byPlace.get(key) ?? []), { ...rest, userId }]);
  }
  return {
    revision,
    releases: new Map(releases.map((row) => [versionKey(row.environment, row.remote, row.version), toKnown(row)])),
    steering: new Map(
      steering.map(({ environment, remote, rules_version: rulesVersion, candidate_since: candidateSince, ...rest }) => [
        placeKey(environment, remote),
        { ...rest, rulesVersion, candidateSince },
      ]),
    ),
    overrides: byPlace,
    previews,
  };
}

/** A version, registered in any environment. */
export async function findRelease(db: Db | Tx, remote: RemoteName, version: string): Promise<KnownRelease | undefined> {
  const row = await db
    .selectFrom('release')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toKnown(row);
}

/** Whether a version may be served in an environment. */
export async function isRegistered(tx: Tx, environment: Environment, remote: RemoteName, version: string) {
  const row = await tx
    .selectFrom('release_environment')
    .select('version')
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param row its JSON columns as text */
export async function insertRelease(tx: Tx, row: Insertable<ReleaseTable>): Promise<void> {
  await tx.insertInto('release').values(row).execute();
}

/** Allows a version in an environment; idempotent. */
export async function insertRegistration(
  tx: Tx,
  row: { environment: Environment; remote: RemoteName; version: string },
): Promise<void> {
  await tx
    .insertInto('release_environment')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes an advisory lock until the transaction ends. @param key any signed 64-bit number */
export async function lockByKey(tx: Tx, key: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(tx);
}

function toKnown(row: Selectable<ReleaseTable>): KnownRelease {
  const { remote, version } = row;
  const hashes = Object.fromEntries(row.files.map((file) => [file.path, file.integrity]));
  const asset = (path: string) => ({ href: `${baseOf(remote, version)}/${path}`, integrity: hashes[path] });
  return {
    remote,
    version,
    builtAgainst: row.built_against,
    requires: row.requires,
    manifest: manifestOf(remote, version),
    integrity: row.integrity,
    revision: row.revision,
    notes: row.notes,
    bundled: false,
    releasedAt: row.released_at.toISOString(),
    pages: row.pages,
    slots: row.slots,
    routes: row.routes,
    scripts: row.first_files.scripts.map(asset),
    styles: row.first_files.styles.map(asset),
    hashes,
    source: { kind: 'storage', files: row.files },
  };
}
