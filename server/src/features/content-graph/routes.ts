import * as calls from '@flint/shared/contracts/content-graph';
import { type Route, route } from '../../platform/http/route';
import type { Steps } from '../steps/steps-service';
import type { ContentGraphs } from './content-graph-service';

interface ContentGraphRoutesDeps {
  readonly graphs: ContentGraphs;
  readonly steps: Pick<Steps, 'read'>;
}

/** Routes of what runs of steps were made from. */
export function contentGraphRoutes({ graphs, steps }: ContentGraphRoutesDeps): Route[] {
  return [
    route(calls.contentGraph, ({ viewer, params }) => graphs.read(viewer.user.id, params.id)),
    route(calls.forecastRemake, ({ viewer, params, body }) => graphs.read(viewer.user.id, params.id, body.inputs)),
    route(calls.remakeRun, async ({ viewer, params, body, idempotencyKey }) => {
      const runId = await graphs.remake(viewer.user.id, params.id, body, idempotencyKey);
      return { runId, status: (await steps.read(viewer.user.id, runId)).status };
    }),
  ];
}
