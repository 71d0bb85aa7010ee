import { defineFeature } from '../../feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { musicRoutes } from './routes';

export const music = defineFeature({
  id: 'music',
  needs: { generation, runs, credits },
  routes: (_service, { generation: orders, runs: all, credits: ledger }) =>
    musicRoutes({ ...orders, ...all, credits: ledger }),
});
