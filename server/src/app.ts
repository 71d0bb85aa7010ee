import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { locales } from 'zod';
import * as z from 'zod/mini';
import type { Config } from './config';
import { brandRoutes } from './features/brands/routes';
import { chatRoutes } from './features/chat/routes';
import { creditRoutes } from './features/credits/routes';
import { dashboardRoutes } from './features/dashboard/routes';
import { imageRoutes } from './features/images/routes';
import { libraryRoutes } from './features/library/routes';
import { modelRoutes } from './features/models/routes';
import { musicRoutes } from './features/music/routes';
import { registerOutbox } from './features/outbox/routes';
import { outsidePictureRoutes } from './features/outside-pictures/routes';
import { promptRoutes } from './features/prompts/routes';
import { registerPublicFiles } from './features/public-pages/public-files';
import { registerControlPlane } from './features/releases/graphql/control-plane';
import { registerReleaseFiles } from './features/releases/release-files';
import { releaseRoutes } from './features/releases/routes';
import { registerReleaseUploads } from './features/releases/upload-route';
import { runRoutes } from './features/runs/routes';
import type { RunRow } from './features/runs/tables';
import { conversationRoutes } from './features/spark/conversation-routes';
import { sparkRoutes } from './features/spark/routes';
import { speechRoutes } from './features/speech/routes';
import { bioRoutes } from './features/tools/bios/routes';
import { chainRoutes } from './features/tools/chains/routes';
import { jobRoutes } from './features/tools/jobs/routes';
import { outsideRulesRoute } from './features/tools/outside-rules';
import { toolRoutes } from './features/tools/routes';
import { transcriptionRoutes } from './features/transcription/routes';
import { uploadRoutes } from './features/uploads/routes';
import { registerTransfers } from './features/uploads/transfer-routes';
import { registerProfilePictures } from './features/users/account/profile-picture';
import { usersRoutes } from './features/users/users-routes';
import { videoRoutes } from './features/videos/routes';
import { workflowRoutes } from './features/workflows/routes';
import { collectDocs, serveDocs } from './platform/http/docs';
import { installErrorHandler } from './platform/http/error-handler';
import { registerHealthRoutes } from './platform/http/health-routes';
import { installNotFound } from './platform/http/method-not-allowed';
import { registerRoutes } from './platform/http/register-routes';
import type { Route } from './platform/http/route';
import { registerSecurityHeaders } from './platform/http/security-headers';
import { registerMediaRoute } from './platform/storage/media-route';
import { registerShell } from './platform/web/shell-routes';
import type { Services } from './services';
import { startPage } from './start-page';

const BODY_LIMIT = 1_048_576;

/** Puts the server together: policy first, then every feature's routes, then the page. */
export async function buildApp(config: Config, services: Services, stopping: AbortSignal): Promise<FastifyInstance> {
  z.config(locales.en());
  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => encodeModelId(request.url ?? '/'),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON alone: what a form on another site can send is refused before it is read.
  app.removeContentTypeParser('text/plain');
  installErrorHandler(app);
  await registerSecurityHeaders(app, { publicUrl: config.publicUrl, apiOrigin: originOf(config.apiUrl) });
  await app.register(fastifyStatic, { root: config.paths.shellDir, serve: false, preCompressed: true });
  await collectDocs(app, config.publicUrl);

  const routes = collectRoutes(services, stopping);
  const policy = {
    publicOrigin: config.publicUrl,
    limiter: services.limiter,
    resolveViewer: services.resolveViewer,
  };
  registerRoutes(app, routes, policy);
  installNotFound(
    app,
    routes.map(({ call }) => call),
  );
  await serveDocs(app);

  registerHealthRoutes(app, { pool: services.pool, stopping });
  const { environment } = config;
  registerControlPlane(app, { ...services.releases, db: services.db, environment }, policy);
  registerReleaseFiles(app, { ...services.releases, environment });
  await registerReleaseUploads(app, services.releases);
  await registerTransfers(app, services.users.uploads);
  registerProfilePictures(app, services.users.storage);
  registerMediaRoute(app, services.mediaRoot, services.signer);
  if (environment === 'development') registerOutbox(app, services.db, services.users.deferred);
  registerPublicFiles(app, {
    ...services,
    releases: services.releases.releases,
    environment,
    publicUrl: config.publicUrl,
  });
  await registerShell(app, {
    shellDir: config.paths.shellDir,
    environment,
    publicUrl: config.publicUrl,
    startOf: (page, path, request, reply) => startPage({ page, path, request, reply }, config, services),
  });
  return app;
}

function collectRoutes(services: Services, stopping: AbortSignal): Route[] {
  const { db, credits, runs, images, makers, actingUser } = services;
  return [
    ...usersRoutes(services.users),
    ...uploadRoutes(services.users.uploads),
    ...creditRoutes({ db, credits, makers, actingUser }),
    ...modelRoutes(makers, services.offeredChat),
    ...imageRoutes({ images, runs, credits }),
    ...speechRoutes(services),
    ...musicRoutes(services),
    ...videoRoutes({ ...services, stopping }),
    ...chatRoutes({ ...services, stopping }),
    ...transcriptionRoutes(services),
    ...promptRoutes(services),
    ...workflowRoutes(services),
    ...toolRoutes(services),
    outsideRulesRoute({ db }),
    ...jobRoutes({ ...services, uploads: services.users.uploads }),
    ...bioRoutes(services),
    ...chainRoutes(services),
    ...sparkRoutes({ ...services.spark, stopping }),
    ...conversationRoutes({ ...services.spark, runs, credits }),
    ...runRoutes({ runs, again: (run, key) => again(services, run, key), stopping }),
    ...brandRoutes(services),
    ...outsidePictureRoutes(),
    ...libraryRoutes(services),
    ...releaseRoutes(services.releases),
    ...dashboardRoutes({ db, credits, runs, actingUser }),
  ];
}

/** Starts an ended run's recipe again, by the feature that makes its kind. */
async function again(services: Services, run: RunRow, key: string | undefined): Promise<RunRow> {
  const row = await anew(services, run, key);
  await services.tools.follow(run, row);
  return row;
}

async function anew(services: Services, run: RunRow, key: string | undefined): Promise<RunRow> {
  const { images, generation, workflows, runs, spark } = services;
  if (run.kind === 'workflow') return workflows.again(run, key);
  if (run.kind === 'chat' && run.recipe.spark) {
    const { answerId } = run.recipe.spark;
    const asked = await spark.spark.again(run.user_id, answerId, 'again', {}, { key, goesOn: true });
    return runs.own(run.user_id, asked.runId);
  }
  return run.kind === 'image' ? images.again(run, key) : generation.again(run, key);
}

/** A model's id holds slashes; callers send them encoded or plain (OPEN-060). */
function encodeModelId(url: string): string {
  return url.replace(/^(\/api\/fal-ai\/models\/)(.+)(\/info(?:\?.*)?)$/, (_all, start, id: string, end) => {
    return `${start}${id.replaceAll('/', '%2F')}${end}`;
  });
}

function originOf(apiUrl: string | undefined): string | undefined {
  return apiUrl && URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;
}
