import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAnalyser } from '@flint/engines/analysis/text/text-analyser';
import { createIllustratorPool } from '@flint/engines/image/illustrator-pool';
import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import { pino } from 'pino';
import { buildApp } from './app';
import { type Config, loadConfig } from './config';
import { ConfigError } from './config/config-error';
import { createChat } from './create-chat';
import { createKinds } from './create-kinds';
import { createSparkServices } from './create-spark';
import { createBrands } from './features/brands/brands-service';
import { createBrandRules } from './features/brands/rules-service';
import { createLiveAnswers } from './features/chat/live-answers';
import { createCredits } from './features/credits/credits-service';
import { sweepStarterCredits } from './features/credits/starter-sweep';
import { createGeneration } from './features/generation/generation-service';
import { registerGenerationWorkflow } from './features/generation/generation-workflow';
import { workflowState } from './features/generation/run-workflow';
import type { ImageMaker } from './features/images/image-maker';
import { registerImageWorkflow } from './features/images/image-workflow';
import { createImages } from './features/images/images-service';
import { sweepTickets } from './features/library/archive-tickets';
import { createCollections } from './features/library/collections-service';
import { createDownloads } from './features/library/downloads';
import { createLibrary } from './features/library/library-service';
import { purgeDeleted } from './features/library/purge';
import { createCards } from './features/public-pages/cards';
import { createPublicPages } from './features/public-pages/public-pages';
import { keepLocalAccess } from './features/releases/local-access';
import { createReleaseServices } from './features/releases/release-services';
import { createRunSteps } from './features/runs/run-steps';
import { createRunWork } from './features/runs/run-work';
import { createRuns } from './features/runs/runs-service';
import { type RunQueue, sweepRuns } from './features/runs/sweep';
import { purgeConversations } from './features/spark/purge-conversations';
import { createChains } from './features/tools/chains/chains-service';
import { purgeToolRuns } from './features/tools/purge-tool-runs';
import { createTools } from './features/tools/tools-service';
import { createUploads } from './features/uploads/uploads-service';
import { createAuth, migrateAuth } from './features/users/auth';
import { seedDemoAccounts } from './features/users/demo-accounts';
import { createProofHandler } from './features/users/google/proof-handler';
import { sweepVerifications } from './features/users/outlived-code';
import { createActingUser } from './features/users/staff-access';
import { createViewerResolver } from './features/users/viewer';
import { createStoryboards } from './features/videos/storyboards';
import { createStepOrders } from './features/workflows/step-orders';
import { workflowKind } from './features/workflows/workflow-kind';
import { createWorkflows } from './features/workflows/workflows-service';
import { migrate } from './migrations/migrate';
import { connect } from './platform/db/database';
import { migrateCounters } from './platform/http/counter';
import { createDeferred } from './platform/http/deferred';
import { watchConnections } from './platform/http/drain';
import { createRateLimiter } from './platform/http/pg-rate-limiter';
import { createMailer } from './platform/mail/create-mailer';
import { openDatabase } from './platform/postgres/open-database';
import { launchDurable } from './platform/runs/durable';
import { listenForRuns } from './platform/runs/signals';
import { startSweeps } from './platform/runs/sweeps';
import { createArrivingFiles } from './platform/storage/arriving-files';
import { createDiskStorage } from './platform/storage/disk-storage';
import { createAddressSigner } from './platform/storage/signed-address';
import { allowedMediaOrigins } from './providers/fal/fal-hosts';
import { createFalImageModel } from './providers/fal/fal-image-model';
import { queuesOf } from './queues';

/** How soon a process sees what another one steered, in milliseconds. */
const RELEASES_MS = 1_000;

export interface RunningServer {
  /** What to print when it is ready. */
  readonly greeting: string;
  /** Answers what is under way, keeps what is not done for the next start, ends everything it started. */
  stop(): Promise<void>;
}

/**
 * Starts the whole product in this process.
 * @throws ConfigError when the environment, the port or the database does not allow it
 */
export async function start(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = loadConfig(env);
  const log = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const stopping = new AbortController();
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    stopping.abort();
    for (const step of undo.reverse()) await step();
  };
  try {
    const greeting = await startParts(config, log, stopping.signal, undo);
    return { greeting, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Starts part after part; each leaves its end in `undo`, and they end in the opposite order. */
async function startParts(config: Config, log: pino.Logger, stopping: AbortSignal, undo: (() => unknown)[]) {
  const server = await openDatabase(config, log);
  undo.push(() => server.stop());
  const { db, pool, close } = connect(server.url);
  undo.push(close);

  const mailer = createMailer({ db, log, smtp: config.mail, secret: config.authSecret });
  undo.push(() => mailer.close());
  const deferred = createDeferred(log);
  undo.push(() => deferred.settled());
  const onGoogleProof = createProofHandler({ db, mailer, deferred, publicUrl: config.publicUrl });
  const auth = createAuth({ pool, config, mailer, log, onGoogleProof });
  await migrate(db, async () => {
    await migrateAuth(auth);
    await migrateCounters(pool);
  });

  const credits = createCredits({ db });
  const mediaRoot = join(config.dataDir, 'media');
  const signer = createAddressSigner(config.authSecret);
  const storage = createDiskStorage(mediaRoot, signer);
  const uploads = createUploads({
    db,
    files: createArrivingFiles(join(config.dataDir, 'uploads')),
    secret: config.authSecret,
  });
  const analyser = createAnalyser(pathToFileURL(join(config.paths.serverDir, 'text-analyser.worker.js')));
  undo.push(() => analyser.close());
  const brands = createBrands({ db, storage, uploads, analyser });
  const signals = await listenForRuns(server.url);
  undo.push(() => signals.stop());
  const workerFile = pathToFileURL(join(config.paths.serverDir, 'illustrator.worker.js'));
  const illustrator = createIllustratorPool({ workerFile });
  undo.push(() => illustrator.close());
  const maker = chooseMaker(config, illustrator);
  const work = createRunWork(db);
  const live = createLiveAnswers();
  const chat = createChat(
    config,
    { db, work, live, signals, places: () => spark.places, steps: () => durableDeps },
    undo,
  );
  const sources = { db, storage, uploads };
  const workflow = workflowKind(() => stepping, config.mediaTimeoutMs);
  const kinds = await createKinds(
    config,
    log,
    { sources, analyser, illustrator, others: [chat.kind, chat.tools, workflow] },
    undo,
  );
  const makers = kinds.makers(maker.servedBy);
  const durableDeps = {
    db,
    work,
    storage,
    signals,
    log,
    publicOrigin: config.publicUrl,
    mediaTimeoutMs: config.mediaTimeoutMs,
  };
  const pictures = registerImageWorkflow({ ...durableDeps, maker });
  const allowOrigins = config.fal ? allowedMediaOrigins(config.fal.baseUrl) : [];
  const others = registerGenerationWorkflow({ ...durableDeps, kinds, tools: kinds.tools, allowOrigins });
  const queue: RunQueue = {
    start: ({ id, user_id: userId, kind, served_by: servedBy }) =>
      (kind === 'image' ? pictures : others).start({ id, userId, kind, servedBy }),
    state: workflowState,
  };
  const runs = createRuns({ db, storage, signals });
  const images = createImages({ db, storage, workflow: pictures, maker, publicOrigin: config.publicUrl, brands });
  const generation = createGeneration({ db, kinds, makers, workflow: others });
  const spark = createSparkServices({
    ...{ ...sources, ...kinds, signals, live, work, runs, credits, images, generation, makers, chat, brands },
  });
  const place = createStepOrders({ ...kinds, images, generation, makers, brands });
  const brandRules = createBrandRules(db);
  const stepping = { runs, steps: createRunSteps(db), place, log };
  const durable = await launchDurable({ databaseUrl: server.url, pool, queues: queuesOf(config), log });
  undo.push(() => durable.stop());

  const demo =
    config.environment === 'development'
      ? await seedDemoAccounts({ auth, db, dataDir: config.dataDir, grantStarter: credits.grantStarter })
      : [];
  const tools = createTools({ db, generation, runs, brands, brandRules, place });
  const chains = createChains({ db, tools, runs, log, stopping });
  const releases = await createReleaseServices({
    db,
    storage,
    secret: config.authSecret,
    environment: config.environment,
    remoteDirs: config.paths.remoteDirs,
    log,
  });
  const sweep = (name: string, run: () => Promise<void>, everyMs = config.sweepMs) => ({ name, everyMs, run });
  const sweeps = startSweeps(
    [
      sweep('orphaned-workflows', () => durable.adoptOrphans()),
      sweep('stale-runs', () => sweepRuns(db, queue, log)),
      sweep('starter-credits', () => sweepStarterCredits(db, credits)),
      sweep('verifications', () => sweepVerifications(db)),
      sweep('uploads', () => uploads.sweep()),
      sweep('archive-tickets', () => sweepTickets(db)),
      sweep('deleted-assets', () => purgeDeleted(db, storage, log)),
      sweep('tool-runs', () => purgeToolRuns(db)),
      sweep('chains', () => chains.takeUp()),
      sweep('conversations', () => purgeConversations(db, storage)),
      sweep('mail', () => mailer.sendWaiting()),
      sweep('release-plan', () => releases.releases.refresh(), RELEASES_MS),
      sweep('release-health', () => releases.health.flush(), RELEASES_MS),
    ],
    log,
  );
  undo.push(() => sweeps.stop());

  const app = await buildApp(
    config,
    {
      db,
      pool,
      log,
      limiter: createRateLimiter({ pool, factor: config.rateLimitFactor }),
      users: { auth, db, pool, mailer, deferred, config, storage, uploads, grantStarter: credits.grantStarter },
      resolveViewer: createViewerResolver(auth),
      actingUser: createActingUser(db),
      credits,
      runs,
      images,
      generation,
      spark,
      workflows: createWorkflows({ generation, runs, kinds, makers }),
      recordings: kinds.recordings,
      pictures: kinds.pictures,
      storyboards: createStoryboards(kinds.filmmaker, kinds.pictures),
      brands,
      brandRules,
      tools,
      chains,
      library: createLibrary({ db, storage }),
      collections: createCollections({ db, storage }),
      downloads: createDownloads({ db, storage, log }),
      releases,
      publicPages: await createPublicPages({ shellDir: config.paths.shellDir, storage, log }),
      cards: createCards({ storage, illustrator, backdrops: join(config.paths.serverDir, 'backdrops') }),
      makers,
      offeredChat: chat.offered,
      signer,
      mediaRoot,
    },
    stopping,
  );
  const drain = watchConnections(app.server);
  undo.push(() => {
    const closed = app.close();
    drain();
    return closed;
  });
  await listen(app, config);
  // A folder that cannot be written costs the command line its short way, nobody else anything.
  await keepLocalAccess(db, config.dataDir, `http://${reachable(config.host)}:${config.port}`).catch((err: unknown) =>
    log.warn({ err }, 'the release command needs a token on this machine too'),
  );
  return [
    ...demo.map(({ email, password }) => `Demo account: ${email}  password: ${password}`),
    `Flint is ready at ${config.publicUrl}`,
  ].join('\n');
}

function chooseMaker(config: Config, illustrator: IllustratorPool): ImageMaker {
  if (!config.fal) return { servedBy: 'embedded', illustrator };
  const allowOrigins = allowedMediaOrigins(config.fal.baseUrl);
  return { servedBy: 'fal', model: createFalImageModel(config.fal), letterer: illustrator, allowOrigins };
}

/** Where this machine itself reaches what listens at a host. */
function reachable(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `PORT: ${port} is taken by another program. Set PORT to a free one: PORT=${port + 1} npm start`,
      );
    if (code === 'EACCES')
      throw new ConfigError(`PORT: ${port} may not be used by this user. Set PORT to one above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`HOST: ${host} is no address of this machine.`);
    throw error;
  }
}
