import { KEPT_AFTER_DELETE_DAYS } from '@flint/shared/contracts/library';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema';
import { type Filters, patternsOf } from './filters';

/** Retention: items deleted since this moment can be restored. */
export const stillKept = sql<Date>`now() - ${KEPT_AFTER_DELETE_DAYS} * interval '1 day'`;

/** Items joined with their runs, the tables that filters refer to. */
export type ItemQuery = SelectQueryBuilder<Schema, 'asset' | 'run', object>;

/** Applies a user's filters to a query. */
export function narrowed<Q extends ItemQuery>(query: Q, userId: string, filters: Filters): Q {
  let made = query.where('asset.user_id', '=', userId).where('asset.part_of', 'is', null) as ItemQuery;
  if (filters.kind === 'upload') made = made.where('run.kind', '=', 'upload');
  else if (filters.kind) made = made.where('asset.kind', '=', filters.kind);
  made =
    filters.deleted === 'true'
      ? made.where('asset.deleted_at', '>', stillKept)
      : made.where('asset.deleted_at', 'is', null);
  for (const pattern of patternsOf(filters.q ?? '')) made = made.where('run.search', 'like', pattern);
  if (filters.model) made = made.where(sql`run.recipe ->> 'model'`, '=', filters.model);
  if (filters.ratio) made = made.where(sql`run.recipe ->> 'aspectRatio'`, '=', filters.ratio);
  if (filters.style) made = made.where(sql`run.recipe ->> 'style'`, '=', filters.style);
  if (filters.brand) made = made.where(sql`run.recipe #>> '{brand,id}'`, '=', filters.brand);
  if (filters.run)
    made = made.where('asset.run_id', 'in', ({ selectFrom }) =>
      selectFrom('run as step')
        .select('step.id')
        .where('step.user_id', '=', userId)
        .where(({ eb, or }) =>
          or((['id', 'leaf_of', 'part_of'] as const).map((to) => eb(`step.${to}`, '=', filters.run as string))),
        ),
    );
  if (filters.from) made = made.where('asset.created_at', '>=', new Date(filters.from));
  // `to` is inclusive, and stored times are finer than the caller's.
  if (filters.to) made = made.where('asset.created_at', '<', new Date(Date.parse(filters.to) + 1));
  if (filters.favourite) made = made.where('asset.favourite', '=', filters.favourite === 'true');
  if (filters.collection)
    made = made.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('collection_item')
          .select('asset_id')
          .whereRef('collection_item.asset_id', '=', 'asset.id')
          .where('collection_item.collection_id', '=', filters.collection as string),
      ),
    );
  return made as Q;
}
