import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { locales } from 'zod';
import * as z from 'zod/mini';
import type { Config } from './config';
import { apiKeys } from './features/api-keys/feature';
import { findScope } from './features/api-keys/key-access';
import { shownKey } from './features/api-keys/secret';
import { oauth } from './features/oauth/feature';
import { accounts } from './features/users/accounts-feature';
import { createNoteRefusal } from './platform/audit/refusals';
import type { KeyChecks } from './platform/checks/key-checks';
import { keyCheckRoutes } from './platform/checks/routes';
import type { Composition } from './platform/composition/compose';
import { registerCachePolicy } from './platform/http/cache-policy';
import { refuseUnreadable } from './platform/http/client-error';
import { collectDocs, serveDocs } from './platform/http/docs';
import { watchConnections } from './platform/http/drain';
import { answerError, installErrorHandler } from './platform/http/error-handler';
import { registerHealthRoutes } from './platform/http/health-routes';
import { readJson } from './platform/http/json-body';
import { installNotFound } from './platform/http/method-not-allowed';
import { createOwnKey } from './platform/http/own-key';
import { createRateLimiter } from './platform/http/pg-rate-limiter';
import { registerRoutes } from './platform/http/register-routes';
import { registerSecurityHeaders } from './platform/http/security-headers';
import { database } from './platform/postgres/database-feature';
import { bucket } from './platform/storage/bucket-feature';
import { diskSpace } from './platform/storage/space-feature';
import type { Metrics } from './platform/telemetry/metrics/create-metrics';
import { registerMetricsRoute } from './platform/telemetry/metrics/metrics-route';
import { registerRequestScope } from './platform/telemetry/request-scope';

const BODY_LIMIT = 1_048_576;
/** Characters of a parameter of a path: never reached, so that a call's own rules refuse what is too long. */
const PARAM_LIMIT = 16_384;

export interface App {
  readonly http: FastifyInstance;
  /** Stops listening and waits until what is being answered is answered. */
  end(): Promise<void>;
}

/** Puts the HTTP server together: policy first, then every feature's routes, then files and pages. */
export async function buildApp(config: Config, server: Composition, metrics: Metrics, keys: KeyChecks): Promise<App> {
  z.config(locales.en());
  const { log, stopping } = server.context;
  const { pool, db } = server.get(database);
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    rewriteUrl: (request) => encodeModelId(request.url ?? '/'),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJson(app);
  installErrorHandler(app);
  registerRequestScope(app);
  metrics.http(app);
  registerCachePolicy(app);
  await registerSecurityHeaders(app, {
    publicUrl: config.publicUrl,
    apiOrigin: originOf(config.apiUrl),
    uploadOrigin: server.get(bucket)?.origin,
  });
  await app.register(fastifyStatic, { root: config.paths.shellDir, serve: false, preCompressed: true });
  await collectDocs(app, config.publicUrl);

  const routes = [...server.context.contributed('routes'), ...keyCheckRoutes(keys)];
  const { resolveViewer, devices } = server.get(accounts);
  const policy = {
    publicOrigin: config.publicUrl,
    limiter: createRateLimiter({ pool, factor: config.rateLimitFactor }),
    resolveViewer,
    apiKeys: {
      shown: ({ headers }: Pick<FastifyRequest, 'headers'>) => shownKey(headers),
      viewerOf: async (secret: string) =>
        (await server.get(apiKeys).keys.viewerOf(secret)) ?? server.get(oauth).tokens.viewerOf(secret),
      scopeOf: findScope,
    },
    ownKey: createOwnKey(server.context.contributed('keyOwners')),
    ownerOfDevice: (request: FastifyRequest) => devices.of(request)[0]?.userId,
    noteRefusal: createNoteRefusal(db, log),
  };
  registerRoutes(app, routes, policy);
  const calls = routes.map(({ call }) => call);
  installNotFound(app, calls);
  await serveDocs(app);
  registerHealthRoutes(app, { pool, stopping, space: server.get(diskSpace), keys });
  registerMetricsRoute(app, metrics, config.metricsToken);
  await server.registerHttp(app, { ...server.context, policy, calls });
  return drained(app);
}

/** An HTTP server that ends when what it is answering is answered. */
export function drained(http: FastifyInstance): App {
  const drain = watchConnections(http.server);
  return {
    http,
    end() {
      const closed = http.close();
      drain();
      return closed;
    },
  };
}

/** A model's id holds slashes; callers send them encoded or plain . */
function encodeModelId(url: string): string {
  return url.replace(/^(\/api\/fal-ai\/models\/)(.+)(\/info(?:\?.*)?)$/, (_all, start, id: string, end) => {
    return `${start}${id.replaceAll('/', '%2F')}${end}`;
  });
}

function originOf(apiUrl: string | undefined): string | undefined {
  return apiUrl && URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;
}
