import type { Readable } from 'node:stream';
import { readReporting } from '@flint/shared/contracts/monitoring/reporting';
import { ENVELOPE_TYPES, forwardReport } from '@flint/shared/contracts/monitoring/tunnel';
import type { FastifyRequest } from 'fastify';
import { defineFeature } from '../../platform/composition/define-feature';
import { AppError } from '../../platform/http/app-error';
import { registerRoutes } from '../../platform/http/register-routes';
import { route } from '../../platform/http/route';
import { notePageReport } from '../../platform/telemetry/error-reports/recent';
import { assertLength, Envelope } from './envelope';
import { describeReporting } from './reporting';
import type { Tunnel } from './tunnel';

/** The tunnel of the error-reporting service. Without one its path is 404. */
export const monitoring = defineFeature({
  id: 'monitoring',
  async service(_needs, { config: { monitoring: service }, log, stopping }) {
    if (!service) return undefined;
    // Loaded only here, so that a server without a DSN does not load the service's program.
    const { createTunnel } = await import('./tunnel');
    return createTunnel(service.dsn, { log, stopping });
  },
  routes: (_tunnel, _needs, { config }) => [
    route(readReporting, async () => describeReporting(config), { privileged: true }),
  ],
  async http(app, tunnel, _needs, { policy }) {
    if (!tunnel) return;
    // In a scope of its own: elsewhere text/plain, which a form on another site can send, is refused unread.
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser([...ENVELOPE_TYPES], async ({ headers }: FastifyRequest, body: Readable) => {
        if (headers['content-encoding'] !== undefined) throw unsupported();
        const announced = headers['content-length'];
        assertLength(announced);
        return new Envelope(body, announced === undefined ? undefined : Number(announced));
      });
      scope.addContentTypeParser('*', async () => {
        throw unsupported();
      });
      scope.addHook('onResponse', async (_request, { statusCode }) => notePageReport(statusCode));
      registerRoutes(scope, [tunnelRoute(tunnel)], policy);
    });
  },
});

const tunnelRoute = (tunnel: Tunnel) =>
  route(forwardReport, async ({ body, reply }) => {
    if (!(body instanceof Envelope)) throw unsupported();
    await tunnel.forward(body, (headers) => reply.headers(headers));
    return {};
  });

const unsupported = () =>
  new AppError('unsupported_media_type', `Send an envelope as it is, with Content-Type: ${ENVELOPE_TYPES.join(', ')}.`);
