import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { BackupError } from './backup-error';
import {
  type CatalogTable,
  copyRowsIn,
  findEngineVersion,
  findReferences,
  findTables,
  inTransaction,
  setSequence,
  truncateTables,
} from './catalog-repository';
import type { Manifest, StoredTable } from './manifest';

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

/**
 * Imports all tables of a backup in one transaction into a database with the same schema.
 * @throws BackupError when the schema does not match, or a table's row count differs from the manifest
 */
export async function importDatabase(client: ClientBase, manifest: Manifest, folder: string): Promise<void> {
  const tables = await findTables(client);
  const version = await findEngineVersion(client);
  if ((manifest.engineVersion ?? 0) > (version ?? 0))
    throw new BackupError('The backup was made by a newer workflow engine. Restore it with the Flint that made it.');
  assertFits(manifest.tables, tables);
  const ordered = inOrderOfReference(manifest.tables, await findReferences(client));
  await inTransaction(client, async () => {
    await truncateTables(client, tables);
    for (const table of ordered) await load(client, table, folder);
    for (const sequence of manifest.sequences) await setSequence(client, sequence);
  });
}

function assertFits(stored: readonly StoredTable[], present: readonly CatalogTable[]): void {
  const columns = new Map(present.map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of stored)
    for (const column of table.columns)
      if (!columns.get(nameOf(table))?.has(column))
        throw new BackupError(
          `The backup has a column that this Flint does not know: ${nameOf(table)}.${column}. ` +
            'Restore it with the Flint that made it, or a newer one.',
        );
}

/** Topological order of tables: each after those that it refers to. */
function inOrderOfReference(
  tables: readonly StoredTable[],
  references: readonly { from: string; to: string }[],
): StoredTable[] {
  const byName = new Map(tables.map((table) => [nameOf(table), table]));
  const ordered = new Set<StoredTable>();
  const visit = (table: StoredTable, path: readonly string[]) => {
    const name = nameOf(table);
    if (ordered.has(table)) return;
    if (path.includes(name)) throw new BackupError(`Tables refer to each other: ${[...path, name].join(', ')}.`);
    for (const { from, to } of references) {
      const needed = from === name ? byName.get(to) : undefined;
      if (needed) visit(needed, [...path, name]);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
}

async function load(client: ClientBase, table: StoredTable, folder: string): Promise<void> {
  const rows = copyRowsIn(client, table);
  await pipeline(createReadStream(join(folder, table.file.path)), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new BackupError(`${nameOf(table)} has ${rows.rowCount} rows; the backup says ${table.rows}.`);
}
