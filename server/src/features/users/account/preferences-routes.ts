import { GenerationDefaults, readPreferences, savePreferences } from '@flint/shared/contracts/preferences';
import type { Db } from '../../../platform/db/database';
import { type Route, route } from '../../../platform/http/route';
import type { UsersServices } from '../users-services';
import { findGenerationDefaults, upsertGenerationDefaults } from './preferences-repository';

/** Routes for settings stored with the account, the same in every browser. */
export function preferencesRoutes({ db }: UsersServices): Route[] {
  return [
    route(readPreferences, async ({ viewer }) => ({ generation: await readGeneration(db, viewer.user.id) })),
    route(savePreferences, async ({ viewer, body }) => {
      await upsertGenerationDefaults(db, viewer.user.id, JSON.stringify(body.generation));
      return body;
    }),
  ];
}

/** Ignores stored values that are no longer valid, such as a removed model. */
async function readGeneration(db: Db, userId: string): Promise<GenerationDefaults> {
  const kept = GenerationDefaults.safeParse((await findGenerationDefaults(db, userId)) ?? {});
  return kept.success ? kept.data : {};
}
