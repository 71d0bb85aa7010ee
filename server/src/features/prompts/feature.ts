import { defineFeature } from '../../feature';
import { makers } from '../../kinds/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { promptRoutes } from './routes';

export const prompts = defineFeature({
  id: 'prompts',
  needs: { generation, runs, credits, makers },
  routes: (_service, { generation: orders, runs: all, credits: ledger, makers: { pictures } }) =>
    promptRoutes({ ...orders, ...all, credits: ledger, pictures }),
});
