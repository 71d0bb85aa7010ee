import {
  deleteToolRun,
  editToolRun,
  listToolRuns,
  readToolRun,
  restoreToolRun,
  rewriteToolPart,
  runTool,
} from '@flint/shared/contracts/tool-runs';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Runs } from '../runs/runs-service';
import { toAnswer } from './presenter';
import type { Tools } from './tools-service';

const idOf = ({ platform, tool }: { platform: string; tool: string }) => `${platform}/${tool}`;

/** Routes of the 42 tools. */
export function toolRoutes(deps: { tools: Tools; runs: Runs; credits: Credits }): Route[] {
  const { tools } = deps;
  return [
    route(runTool, async (context) => {
      const { viewer, params, body, idempotencyKey } = context;
      const started = await tools.run(viewer.user.id, idOf(params), body, idempotencyKey);
      return answerRun(deps, context, started, runTool.failure, toAnswer);
    }),
    route(listToolRuns, ({ viewer, params, query }) => tools.list(viewer.user.id, idOf(params), query)),
    route(readToolRun, async ({ viewer, params }) => ({
      run: await tools.read(viewer.user.id, { tool: idOf(params), runId: params.runId }),
    })),
    route(editToolRun, ({ viewer, params, body }) =>
      tools.edit(viewer.user.id, { tool: idOf(params), runId: params.runId }, body.output),
    ),
    route(deleteToolRun, async ({ viewer, params }) => {
      await tools.remove(viewer.user.id, { tool: idOf(params), runId: params.runId });
      return { success: true as const };
    }),
    route(restoreToolRun, async ({ viewer, params }) => ({
      run: await tools.restore(viewer.user.id, { tool: idOf(params), runId: params.runId }),
    })),
    route(rewriteToolPart, async (context) => {
      const { viewer, params, body, idempotencyKey } = context;
      const place = { tool: idOf(params), runId: params.runId, path: params.path };
      const started = await tools.rewrite(viewer.user.id, place, body, idempotencyKey);
      return answerRun(deps, context, started, rewriteToolPart.failure, toAnswer);
    }),
  ];
}
