import { generateBios } from '@flint/shared/contracts/bios';
import { type Route, route } from '../../../platform/http/route';
import type { Brands } from '../../brands/brands-service';
import type { Credits } from '../../credits/credits-service';
import { answerRun } from '../../generation/answer-run';
import type { Runs } from '../../runs/runs-service';
import { implementationOf } from '../implementations/find-implementation';
import { runOfJob } from '../jobs/job-order';
import type { Tools } from '../tools-service';
import { toBioResult } from './to-bio-result';

const TOOL = 'instagram/bio-generator';

/** The specification's own call of the bio generator, which waits for the result. */
export function bioRoutes(deps: { tools: Tools; runs: Runs; credits: Credits; brands: Brands }): Route[] {
  const { tools, brands } = deps;
  return [
    route(generateBios, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const { definition } = implementationOf(TOOL);
      const { brandProfileId } = body;
      const brand = brandProfileId ? await brands.read(viewer.user.id, brandProfileId) : null;
      const started = await tools.run(viewer.user.id, TOOL, runOfJob(definition, body), idempotencyKey);
      return answerRun(deps, context, started, generateBios.failure, (run) =>
        toBioResult(definition, run, { prompt: body.prompt, brand }),
      );
    }),
  ];
}
