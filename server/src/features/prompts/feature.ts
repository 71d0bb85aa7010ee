import { defineFeature } from '../../feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { promptRoutes } from './routes';

export const prompts = defineFeature({
  id: 'prompts',
  needs: { generation, runs, credits },
  routes: (_service, { generation: orders, runs: all, credits: ledger }) =>
    promptRoutes({ ...orders, ...all, credits: ledger }),
});
