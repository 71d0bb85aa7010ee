import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { writeHashed } from '../../platform/files/hashed-copy';
import { type CatalogTable, copyRowsOut } from './catalog-repository';
import type { StoredTable } from './manifest';

const FOLDER = 'database';

/** Exports every table, in the snapshot of the client's transaction, to a file of the backup. */
export async function exportTables(
  client: ClientBase,
  tables: readonly CatalogTable[],
  folder: string,
): Promise<StoredTable[]> {
  const stored: StoredTable[] = [];
  for (const table of tables) {
    const { schema, name, columns } = table;
    const path = `${FOLDER}/${schema}.${name}.copy.gz`;
    const rows = copyRowsOut(client, table);
    const gzip = createGzip();
    rows.on('error', (error) => gzip.destroy(error));
    const hashed = await writeHashed(rows.pipe(gzip), join(folder, path));
    stored.push({ schema, name, columns: [...columns], rows: rows.rowCount, file: { path, ...hashed } });
  }
  return stored;
}
