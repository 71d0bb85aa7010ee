import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { stillKept } from './filters';

interface FacetRow {
  readonly facet: 'model' | 'ratio' | 'style';
  readonly id: string;
  readonly count: number;
}

/** How often each model, ratio and style occurs among the kept things, most frequent first. */
export async function countFacets(db: Db, userId: string): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    select facet, id, sum(pictures) as count
    from (
      select run.recipe, count(*) as pictures from asset join run on run.id = asset.run_id
      where asset.user_id = ${userId} and asset.deleted_at is null group by run.id
    ) as made
    cross join lateral (values
      ('model', recipe ->> 'model'), ('ratio', recipe ->> 'aspectRatio'), ('style', recipe ->> 'style')
    ) as named (facet, id)
    where id is not null group by facet, id order by count desc, id`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function countStates(db: Db, userId: string) {
  const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  return db
    .selectFrom('asset')
    .select([
      count(sql`deleted_at is null`).as('total'),
      count(sql`deleted_at is null and favourite`).as('favourites'),
      count(sql`deleted_at > ${stillKept}`).as('deleted'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
