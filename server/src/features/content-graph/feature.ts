import { defineFeature } from '../../platform/composition/define-feature';
import { agents } from '../agents/feature';
import { brands } from '../brands/feature';
import { steps } from '../steps/feature';
import { templates } from '../templates/feature';
import { createContentGraphs } from './content-graph-service';
import { contentGraphRoutes } from './routes';

/** What the results of runs of steps were made from, what of it is out of date, and making that again. */
export const contentGraph = defineFeature({
  id: 'contentGraph',
  needs: { agents, brands, steps, templates },
  service: ({ agents, brands: { brands }, steps: { steps }, templates }) =>
    createContentGraphs({ steps, brands, latest: { agent: agents.latest, template: templates.latest } }),
  routes: (graphs, { steps: { steps } }) => contentGraphRoutes({ graphs, steps }),
});
