import { join } from 'node:path';
import type { CallOutput } from '@flint/shared/contracts/call';
import type { LibraryPicture, listLibrary } from '@flint/shared/contracts/library';
import pg from 'pg';
import { seedLibrary } from '../../../bench/library/seed.mjs';
import type { RunningServer, TestClient } from './server';

/** A library page of pictures only. */
type Page = Omit<CallOutput<typeof listLibrary>, 'items'> & { items: LibraryPicture[] };

/** Seeds a user's library with pictures, without generating them. */
export function seed(server: RunningServer, user: TestClient, count: number) {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR = '' } = server.env;
  return seedLibrary({ databaseUrl, mediaDir: join(DATA_DIR, 'media'), userId: user.id, count });
}

/** A page of the library. @throws Error when the query is refused */
export async function listPage(user: TestClient, query: Record<string, string> = {}): Promise<Page> {
  const { status, body } = await user.fetchJson('GET', `/api/library?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`The library answered ${status}: ${JSON.stringify(body)}`);
  return body as Page;
}

/** All results of a query, page by page. */
export async function listAll(user: TestClient, query: Record<string, string> = {}): Promise<LibraryPicture[]> {
  const items: LibraryPicture[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const page = await listPage(user, next ? { ...query, cursor: next } : query);
    items.push(...page.items);
    next = page.next;
  }
  return items;
}

/** Runs SQL on a server's database, to shift timestamps, which no call can. */
export async function runSql(server: RunningServer, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
