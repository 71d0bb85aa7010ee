import { defineFeature } from '../../feature';
import { makers } from '../../kinds/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { transcriptionRoutes } from './routes';

export const transcription = defineFeature({
  id: 'transcription',
  needs: { generation, runs, credits, makers },
  routes: (_service, { generation: orders, runs: all, credits: ledger, makers: { recordings } }) =>
    transcriptionRoutes({ ...orders, ...all, credits: ledger, recordings }),
});
