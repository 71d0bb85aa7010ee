import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { stillKept } from './filters-repository';

export interface Combination {
  /** That of the item; `upload` for photos. */
  readonly kind: string;
  readonly model: string | null;
  readonly ratio: string | null;
  readonly style: string | null;
  /** Id and current name of a brand that still exists. */
  readonly brand: string | null;
  readonly brandName: string | null;
  readonly count: number;
}

/** Item counts by combination of kind, model, ratio, style and brand: a handful of rows, read in one pass. */
export async function countCombinations(db: Db, userId: string): Promise<Combination[]> {
  const { rows } = await sql<Combination>`
    select case when run.kind = 'upload' then run.kind else asset.kind end as kind,
           run.recipe ->> 'model' as model, run.recipe ->> 'aspectRatio' as ratio, run.recipe ->> 'style' as style,
           run.recipe #>> '{brand,id}' as brand, coalesce(brand_profile.name, run.recipe #>> '{brand,name}') as "brandName",
           count(*) as count
    from asset join run on run.id = asset.run_id
    left join brand_profile on brand_profile.id = (run.recipe #>> '{brand,id}')::uuid
    where asset.user_id = ${userId} and asset.deleted_at is null and asset.part_of is null
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
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
    .where('part_of', 'is', null)
    .executeTakeFirstOrThrow();
}
