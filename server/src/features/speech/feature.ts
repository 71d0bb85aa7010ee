import { defineFeature } from '../../feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { speechRoutes } from './routes';

export const speech = defineFeature({
  id: 'speech',
  needs: { generation, runs, credits },
  routes: (_service, { generation: orders, runs: all, credits: ledger }) =>
    speechRoutes({ ...orders, ...all, credits: ledger }),
});
