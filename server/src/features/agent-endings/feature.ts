import { defineFeature } from '../../platform/composition/define-feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { agentArrivals } from '../agent-arrivals/feature';
import { agentSchedules } from '../agent-schedules/feature';
import { agentWebhooks } from '../agent-webhooks/feature';
import { createEndings } from './endings-service';
import * as endingTable from './migrations/0230-agent-endings';
import { endingRoutes } from './routes';

/** Interval in units of SWEEP_MS: with its default users are mailed within 30 seconds after others ended something of theirs. */
const MAIL_EVERY = 6;

/** Ends schedules, webhooks and runs for new files with their agent, and tells their users. */
export const agentEndings = defineFeature({
  id: 'agentEndings',
  needs: { database, mail, agentArrivals, agentSchedules, agentWebhooks },
  tables: ['agent_ending'],
  migrations: { '0230-agent-endings': endingTable },
  service(needs, { config: { publicUrl } }) {
    return createEndings({
      ...{ db: needs.database.db, mailer: needs.mail, publicUrl },
      schedules: needs.agentSchedules,
      webhooks: needs.agentWebhooks.webhooks,
      arrivals: needs.agentArrivals,
    });
  },
  routes: (endings) => endingRoutes(endings),
  agentRemoved: (endings) => [endings.end],
  sweeps: (endings, _needs, { config: { sweepMs } }) => [
    { name: 'agent-endings', everyMs: MAIL_EVERY * sweepMs, run: () => endings.sweep() },
  ],
});
