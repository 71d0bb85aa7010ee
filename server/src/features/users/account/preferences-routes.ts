import { GenerationDefaults, readPreferences, savePreferences } from '@flint/shared/contracts/preferences';
import type { Db } from '../../../platform/db/database';
import { type Route, route } from '../../../platform/http/route';
import type { UsersServices } from '../users-services';
import { findGenerationDefaults, upsertGenerationDefaults } from './preferences-repository';

/** Settings that follow the user from browser to browser. */
export function preferencesRoutes({ db }: UsersServices): Route[] {
  return [
    route(readPreferences, async ({ viewer }) => ({ generation: await readGeneration(db, viewer.user.id) })),
    route(savePreferences, async ({ viewer, body }) => {
      await upsertGenerationDefaults(db, viewer.user.id, JSON.stringify(body.generation));
      return body;
    }),
  ];
}

/** What was kept by an earlier release may name a model that is gone: then nothing is preferred. */
async function readGeneration(db: Db, userId: string): Promise<GenerationDefaults> {
  const kept = GenerationDefaults.safeParse((await findGenerationDefaults(db, userId)) ?? {});
  return kept.success ? kept.data : {};
}
