import type { Environment } from '@flint/shared/contracts/boot';
import type { ClientBase } from 'pg';
import pg from 'pg';
import { type CopyStreamQuery, type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Our tables and better-auth's, and the workflow engine's. */
const SCHEMAS = ['public', 'dbos'];
/**
 * The engine's migration table, excluded: a restored database keeps the schema version of the engine that created it.
 */
const ENGINE_VERSION = { schema: 'dbos', name: 'dbos_migrations' };

export interface CatalogTable {
  readonly schema: string;
  readonly name: string;
  /** Columns without generated ones. */
  readonly columns: string[];
}

/** A table's quoted SQL name. */
const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Does work in one snapshot: every statement sees the database as of the first. */
export async function inSnapshot<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read, read only');
  return ending(client, work);
}

/** Does work in a transaction. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  return ending(client, work);
}

async function ending<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection has rolled back already.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const columnsOf = ({ columns }: CatalogTable) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** Exports the rows of a table in COPY text format. `rowCount` is set at the end. */
export function copyRowsOut(client: ClientBase, table: CatalogTable): CopyToStreamQuery {
  return client.query(copyTo(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`));
}

/** Imports rows of a table in COPY text format. `rowCount` is set at the end. */
export function copyRowsIn(client: ClientBase, table: CatalogTable): CopyStreamQuery {
  return client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
}

/** Tables to back up. Unlogged ones are left out: they hold counters that a crash loses too. */
export async function findTables(client: ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p'
       and not (n.nspname = $2 and c.relname = $3)
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, ENGINE_VERSION.schema, ENGINE_VERSION.name],
  );
  return rows;
}

/** Foreign keys between tables: the first refers to the second, both as `schema.name`. */
export async function findReferences(client: ClientBase): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and fn.nspname = any($1) and f.oid <> t.oid`,
    [SCHEMAS],
  );
  return rows;
}

/** Sequences that were used, with their last value. */
export async function findSequences(client: ClientBase): Promise<{ schema: string; name: string; value: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function setSequence(
  client: ClientBase,
  sequence: { schema: string; name: string; value: string },
): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, true)', [quoted(sequence), sequence.value]);
}

/** Names of the migrations that were applied. */
export async function findMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Version of the workflow engine's tables; null where it has none. */
export async function findEngineVersion(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ version: string | null }>(
    `select max(version)::text as version from ${quoted(ENGINE_VERSION)}`,
  );
  return rows[0]?.version == null ? null : Number(rows[0].version);
}

/** The environment that the database is stamped with; undefined without a stamp. */
export async function findStamp(client: ClientBase): Promise<Environment | undefined> {
  const there = await client.query<{ found: boolean }>(
    `select to_regclass('public.environment_stamp') is not null as found`,
  );
  if (!there.rows[0]?.found) return undefined;
  const { rows } = await client.query<{ environment: Environment }>('select environment from environment_stamp');
  return rows[0]?.environment;
}

/** Storage keys that rows refer to, except in deleted rows. */
export async function findReferencedKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select storage_key as key from asset where storage_key is not null and deleted_at is null
     union select poster_key from asset where poster_key is not null and deleted_at is null
     union select storage_key from brand_file
     union select storage_key from spark_attachment where storage_key is not null`,
  );
  return rows.map(({ key }) => key);
}

/** Whether the database has none of our tables. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' limit 1`,
    [SCHEMAS],
  );
  return rows.length === 0;
}

export async function truncateTables(client: ClientBase, tables: readonly CatalogTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
}
