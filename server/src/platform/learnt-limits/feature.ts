import { listLearntLimits } from '@flint/shared/contracts/learnt-limits';
import { defineFeature } from '../composition/define-feature';
import { route } from '../http/route';
import { database } from '../postgres/database-feature';
import { openLearntLimits } from './learnt-limits';
import * as migration from './migrations/0260-learnt-limits';

/** What models of connected endpoints turned out not to take. */
export const learntLimits = defineFeature({
  id: 'learnt-limits',
  needs: { database },
  tables: ['learnt_limit'],
  migrations: { '0260-learnt-limits': migration },
  service: ({ database: { db } }, { log }) => openLearntLimits(db, log),
  routes: (learnt) => [
    route(listLearntLimits, async () => ({
      limits: (await learnt.list()).map(({ learntAt, ...limit }) => ({ ...limit, learntAt: learntAt.toISOString() })),
    })),
  ],
});
