import { GenerationDefaults, readPreferences, savePreferences } from '@flint/shared/contracts/preferences';
import type { Db } from '../../../platform/db/database';
import { type Route, route } from '../../../platform/http/route';
import type { UsersServices } from '../users-services';

/** Settings that follow the user from browser to browser. */
export function preferencesRoutes({ db }: UsersServices): Route[] {
  return [
    route(readPreferences, async ({ viewer }) => ({ generation: await readGeneration(db, viewer.user.id) })),
    route(savePreferences, async ({ viewer, body }) => {
      const generation = JSON.stringify(body.generation);
      await db
        .insertInto('user_preferences')
        .values({ user_id: viewer.user.id, generation })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ generation }))
        .execute();
      return body;
    }),
  ];
}

/** What was kept by an earlier release may name a model that is gone: then nothing is preferred. */
async function readGeneration(db: Db, userId: string): Promise<GenerationDefaults> {
  const row = await db
    .selectFrom('user_preferences')
    .select('generation')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const kept = GenerationDefaults.safeParse(row?.generation ?? {});
  return kept.success ? kept.data : {};
}
