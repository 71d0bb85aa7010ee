import {
  creditsHolds,
  creditsStatement,
  creditsStatementCsv,
  type StatementRow,
} from '@flint/shared/contracts/statement';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route, type Viewer } from '../../platform/http/route';
import { statementCsv, toStatementRow } from './statement-presenter';
import { findHolds, findStatement, type StatementQuery } from './statement-repository';

const PAGE = 20;
const PAGE_MAX = 100;

interface StatementRoutesDeps {
  readonly db: Db;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

/** Calls of the credits page: who holds credits, and the statement. */
export function statementRoutes({ db, actingUser }: StatementRoutesDeps): Route[] {
  const rowsOf = async (query: StatementQuery): Promise<StatementRow[]> =>
    (await findStatement(db, query)).map(toStatementRow);
  return [
    route(creditsHolds, async ({ viewer, query }) => {
      const holds = await findHolds(db, await actingUser(viewer, query.userId, 'credits.read'));
      return {
        holds: holds.map(({ id, amount, description, at }) => ({
          ...{ runId: id, amount, description },
          since: at.toISOString(),
        })),
      };
    }),
    route(creditsStatement, async ({ viewer, query }) => {
      const userId = await actingUser(viewer, query.userId, 'credits.read');
      const limit = listLimit(query.limit, PAGE, PAGE_MAX);
      const before = query.cursor === undefined ? undefined : positionOf(query.cursor);
      const rows = await rowsOf({ userId, filter: query.filter ?? 'all', before, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
    }),
    route(creditsStatementCsv, async ({ viewer, query, reply }) => {
      const userId = await actingUser(viewer, query.userId, 'credits.read');
      const rows = await rowsOf({ userId, filter: query.filter ?? 'all' });
      return reply
        .header('content-disposition', 'attachment; filename="flint-credits.csv"')
        .header('cache-control', 'private, no-store')
        .header('content-type', 'text/csv; charset=utf-8')
        .send(statementCsv(rows));
    }),
  ];
}

function positionOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new AppError('invalid_input', 'The cursor is not one this list has given.', { field: 'cursor' });
}
