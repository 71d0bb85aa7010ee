import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { runs } from '../runs/feature';
import { steps } from '../steps/feature';
import { platformTools } from '../tools/feature';
import { createChains } from './chains-service';
import { findChainRow } from './earlier/chains-repository';
import { createEarlierChains } from './earlier/earlier-chains';
import * as tables from './migrations/0083-tool-chains';
import * as choices from './migrations/0084-chain-choices';
import { chainRoutes } from './routes';

/** Chains of earlier releases are looked for every sixth SWEEP_MS: 30 s by default. */
const LOOK_EVERY = 6;

export const chains = defineFeature({
  id: 'chains',
  needs: { database, runs, credits, steps, tools: platformTools },
  tables: ['tool_chain', 'tool_chain_part'],
  migrations: { '0083-tool-chains': tables, '0084-chain-choices': choices },
  service({ database: { db }, runs: { runs }, steps: { steps }, tools: { tools } }, { log, stopping }) {
    const earlier = createEarlierChains({ db, tools, runs, log, stopping });
    return { earlier, chains: createChains({ db, steps, tools, earlier }) };
  },
  routes: ({ chains: service }, { credits }) => chainRoutes({ chains: service, credits }),
  keyOwners: (_service, { database: { db } }) => [async (id) => (await findChainRow(db, id))?.user_id],
  // Chains that began before they were runs of steps end as they began.
  sweeps: ({ earlier }, _needs, { config: { sweepMs } }) => [
    { name: 'chains', everyMs: LOOK_EVERY * sweepMs, run: () => earlier.takeUp() },
  ],
});
