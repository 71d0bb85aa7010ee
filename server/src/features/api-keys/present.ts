import type { ApiKey } from '@flint/shared/contracts/api-keys';
import type { ConnectedProgram } from '@flint/shared/contracts/connected-programs';
import type { User } from '@flint/shared/contracts/users';
import type { Viewer } from '../../platform/http/route';
import { utcDay } from '../runs/utc-day';
import type { ApiKeyRow } from './tables';

/** Sums up the orders of keys and grants since a moment, in whole credits, by their ids. */
export type ReadSpent = (ids: readonly string[], since: Date) => Promise<ReadonlyMap<string, number>>;

type Access = Omit<ConnectedProgram, 'host'>;

/** Keys or grants with what they spent today. */
export async function presentAll<T>(
  rows: readonly ApiKeyRow[],
  readSpent: ReadSpent,
  present: (row: ApiKeyRow, access: Access) => T,
): Promise<T[]> {
  const { start, end } = utcDay(new Date());
  const spent = await readSpent(
    rows.map(({ id }) => id),
    start,
  );
  return rows.map((row) =>
    present(row, {
      ...{ id: row.id, name: row.name, scopes: row.scopes, dailyCap: row.daily_cap },
      spentToday: spent.get(row.id) ?? 0,
      resetsAt: end.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    }),
  );
}

export function toApiKey(row: ApiKeyRow, access: Access): ApiKey {
  const isExpired = row.expires_at !== null && row.expires_at <= new Date();
  return {
    ...access,
    start: row.start,
    expiresAt: row.expires_at?.toISOString() ?? null,
    state: row.revoked_at ? 'revoked' : isExpired ? 'expired' : 'active',
  };
}

/** The viewer of a request with a key or grant. It is its user's, not their office's: staff act by their sessions alone. */
export function toViewer(row: ApiKeyRow, user: User): Viewer {
  const { id, name, scopes } = row;
  return { user: { ...user, roles: ['user'] }, sessionId: '', key: { id, name, scopes, what: sayWhat(row) } };
}

/** What a row is, in the words of messages. */
export function sayWhat({ client_id }: Pick<ApiKeyRow, 'client_id'>): 'API key' | 'connected program' {
  return client_id === null ? 'API key' : 'connected program';
}
