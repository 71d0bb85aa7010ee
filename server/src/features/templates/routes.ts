import * as calls from '@flint/shared/contracts/templates';
import { type Route, route, type Viewer } from '../../platform/http/route';
import type { Steps } from '../steps/steps-service';
import type { Uploads } from '../uploads/uploads-service';
import { presignFiles } from './presign-files';
import type { Templates } from './templates-service';

interface TemplateRoutesDeps {
  readonly templates: Templates;
  readonly steps: Steps;
  readonly uploads: Pick<Uploads, 'presign'>;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

/** Routes of templates and of their jobs. */
export function templateRoutes({ templates, steps, uploads, actingUser }: TemplateRoutesDeps): Route[] {
  return [
    route(calls.createTemplate, ({ viewer, body, idempotencyKey }) =>
      templates.create(viewer.user.id, body, idempotencyKey),
    ),
    route(calls.listTemplates, async ({ viewer }) => ({
      publishedTemplates: await templates.published(),
      userTemplates: await templates.mine(viewer.user.id),
    })),
    route(calls.publishedTemplates, async () => ({ publishedTemplates: await templates.published() })),
    route(calls.myTemplates, async ({ viewer }) => ({ userTemplates: await templates.mine(viewer.user.id) })),
    route(calls.presignTemplateUploads, async ({ viewer, body }) => ({
      uploads: await presignFiles(uploads, viewer.user.id, body.files),
    })),
    route(calls.getTemplate, ({ viewer, params }) => templates.read(viewer.user.id, params.id)),
    route(calls.updateTemplate, ({ viewer, params, body }) => templates.update(viewer.user.id, params.id, body)),
    route(calls.deleteTemplate, async ({ viewer, params }) => {
      await templates.remove(viewer.user.id, params.id);
      return { success: true as const };
    }),
    route(calls.generateTemplate, async ({ viewer, params, body, idempotencyKey }) => {
      const { userId: requested, ...order } = body;
      const userId = await actingUser(viewer, requested, 'templates.run');
      const jobId = await templates.run(userId, params.id, order, idempotencyKey);
      return { jobId, status: (await steps.read(userId, jobId)).status };
    }),
    route(calls.tryStep, async ({ viewer, body, idempotencyKey }) => {
      const userId = viewer.user.id;
      const jobId = await templates.tryStep(userId, body, idempotencyKey);
      return { jobId, status: (await steps.read(userId, jobId)).status };
    }),
    route(calls.listTemplateJobs, async ({ viewer, query }) => ({
      jobs: await steps.list(await actingUser(viewer, query.userId, 'templates.jobs'), calls.JOBS_PAGE, 'template'),
    })),
    route(calls.templateJob, async ({ viewer, params }) => ({
      job: await steps.read(viewer.user.id, params.id, 'template'),
    })),
    route(calls.editJobStep, async ({ viewer, params, body, idempotencyKey }) => {
      const jobId = await steps.edit(viewer.user.id, params.id, body, idempotencyKey);
      return { jobId, status: (await steps.read(viewer.user.id, jobId)).status };
    }),
    route(calls.answerJobStep, async ({ viewer, params, body }) => {
      await steps.answer(viewer.user.id, params.id, body);
      return { job: await steps.read(viewer.user.id, params.id) };
    }),
  ];
}
