import { database } from '../../database';
import { defineFeature } from '../../feature';
import { imageMaker } from '../../kinds/image-maker-feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { brands } from '../brands/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { workflowState } from '../generation/run-workflow';
import { runs } from '../runs/feature';
import { sweepRuns } from '../runs/sweep';
import type { RunRow, RunRowOf } from '../runs/tables';
import { registerImageWorkflow } from './image-workflow';
import { createImages } from './images-service';
import { imageRoutes } from './routes';

export const images = defineFeature({
  id: 'images',
  needs: { database, storage, signals, runs, credits, brands, imageMaker, generation },
  service({ database: { db }, runs: { work }, brands, imageMaker: maker, ...needs }, { config, log }) {
    const { publicUrl: publicOrigin, mediaTimeoutMs } = config;
    const { storage, signals } = needs;
    const workflow = registerImageWorkflow({ db, work, storage, signals, log, publicOrigin, mediaTimeoutMs, maker });
    return { images: createImages({ db, storage, workflow, maker, publicOrigin, brands: brands.brands }), workflow };
  },
  routes: ({ images: service }, { runs: { runs: all }, credits: ledger }) =>
    imageRoutes({ images: service, runs: all, credits: ledger }),
  sweeps: ({ workflow: pictures }, { database: { db }, generation: { workflow: others } }, { config, log }) => [
    {
      name: 'stale-runs',
      everyMs: config.sweepMs,
      run() {
        const start = ({ id, user_id: userId, kind, served_by: servedBy }: RunRow) =>
          (kind === 'image' ? pictures : others).start({ id, userId, kind, servedBy });
        return sweepRuns(db, { start, state: workflowState }, log);
      },
    },
  ],
  again: ({ images: service }) => [
    {
      matches: ({ kind }) => kind === 'image',
      start: (run, key) => service.again(run as RunRowOf<'image'>, key),
    },
  ],
});
