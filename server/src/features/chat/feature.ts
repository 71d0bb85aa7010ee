import { database } from '../../platform/postgres/database-feature';
import { signals } from '../../platform/runs/feature';
import { providers } from '../../providers/feature';
import { brands } from '../brands/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { liveAnswers } from '../runs/live/live-answers-feature';
import { spark } from '../spark/feature';
import { createChatKind } from './chat-kind';
import { chatRoutes } from './routes';

export const chat = defineMakers({
  id: 'chat',
  needs: { database, signals, runs, generation, credits, brands, spark, liveAnswers, providers },
  kinds: (_service, { database, runs, spark, liveAnswers, brands, signals, providers }) => [
    createChatKind({
      db: database.db,
      work: runs.work,
      live: liveAnswers,
      places: spark.places,
      brands: brands.brands,
      signals,
      offers: providers.offering.of('chat'),
    }),
  ],
  routes: (_service, { generation, brands, runs, credits }, { stopping }) =>
    chatRoutes({
      generation: generation.generation,
      brands: brands.brands,
      runs: runs.runs,
      credits,
      stopping,
    }),
});
