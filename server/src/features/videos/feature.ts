import { defineFeature } from '../../feature';
import { makers } from '../../kinds/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { videoRoutes } from './routes';
import { createStoryboards } from './storyboards';

export const videos = defineFeature({
  id: 'videos',
  needs: { generation, runs, credits, makers },
  service: ({ makers: { filmmaker, pictures } }) => createStoryboards(filmmaker, pictures),
  routes: (storyboards, { generation, runs, credits }, { stopping }) =>
    videoRoutes({ ...generation, ...runs, credits, storyboards, stopping }),
});
