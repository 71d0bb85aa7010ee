import { defineFeature } from '../../platform/composition/define-feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { steps } from '../steps/feature';
import { mailOwners } from './mail-owners';
import * as waitingRuns from './migrations/0193-waiting-runs';

/** Waiting runs are looked for every sixth SWEEP_MS: 30 s by default. */
const LOOK_EVERY = 6;

/** Mails owners of runs of steps that wait for them. */
export const waitingRunMails = defineFeature({
  id: 'waiting-runs',
  needs: { database, mail, steps },
  tables: ['waiting_run'],
  migrations: { '0193-waiting-runs': waitingRuns },
  sweeps: (_service, { database: { db }, mail: mailer }, { config: { sweepMs, publicUrl, waitingMailSeconds } }) => [
    {
      name: 'waiting-runs',
      everyMs: LOOK_EVERY * sweepMs,
      run: () => mailOwners({ db, mailer, publicUrl, afterSeconds: waitingMailSeconds }),
    },
  ],
});
