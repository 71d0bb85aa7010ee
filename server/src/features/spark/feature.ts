import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { providers } from '../../providers/feature';
import { agents } from '../agents/feature';
import { brands } from '../brands/feature';
import { seesPictures } from '../chat/offered-chat';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { liveAnswers } from '../runs/live/live-answers-feature';
import { steps } from '../steps/feature';
import { templates } from '../templates/feature';
import { recordings } from '../transcription/recordings-feature';
import { uploads } from '../uploads/feature';
import { findAttachmentOwner } from './attachments-repository';
import { conversationRoutes } from './conversation-routes';
import * as migration from './migrations/0070-spark';
import * as endedShares from './migrations/0094-ended-shares';
import * as pictureActions from './migrations/0155-picture-actions';
import * as templateActions from './migrations/0172-template-actions';
import * as agentActions from './migrations/0220-agent-actions';
import { purgeConversations } from './purge-conversations';
import { sparkRoutes } from './routes';
import { createSparkServices } from './spark-services';

export const spark = defineFeature({
  id: 'spark',
  needs: {
    ...{ database, storage, uploads, signals, runs, credits, brands, providers },
    ...{ agents, generation, liveAnswers, recordings, steps, templates },
  },
  tables: ['conversation', 'spark_message', 'spark_attachment', 'spark_action', 'spark_ended_share'],
  migrations: {
    ...{ '0070-spark': migration, '0094-ended-shares': endedShares },
    ...{
      '0155-picture-actions': pictureActions,
      '0172-template-actions': templateActions,
      '0220-agent-actions': agentActions,
    },
  },
  service(needs) {
    const { storage, uploads, signals, credits, agents, recordings, templates } = needs;
    const [answerer] = needs.providers.offering.of('chat');
    return createSparkServices({
      ...{ db: needs.database.db, storage, uploads, signals, live: needs.liveAnswers, credits },
      ...{ runs: needs.runs.runs, work: needs.runs.work, generation: needs.generation.generation },
      ...{ recordings, brands: needs.brands.brands, steps: needs.steps.steps, templates, agents },
      sees: (model) => seesPictures(answerer, model),
    });
  },
  routes: (service, { runs: { runs: all }, credits: ledger }, { stopping }) => [
    ...sparkRoutes({ ...service, stopping }),
    ...conversationRoutes({ ...service, runs: all, credits: ledger }),
  ],
  keyOwners: (_service, { database: { db } }) => [(id) => findAttachmentOwner(db, id)],
  sweeps: (_service, { database: { db }, storage: files }, { config }) => [
    { name: 'conversations', everyMs: config.trimMs, run: () => purgeConversations(db, files) },
  ],
  again: ({ spark: service }, { runs: { runs: all } }) => [
    {
      matches: (run) => run.kind === 'chat' && run.recipe.spark !== undefined,
      async start(run, key) {
        const answerId = run.kind === 'chat' ? (run.recipe.spark?.answerId ?? '') : '';
        const asked = await service.again(run.user_id, answerId, 'again', {}, { key, goesOn: true });
        return all.own(run.user_id, asked.runId);
      },
    },
  ],
});
