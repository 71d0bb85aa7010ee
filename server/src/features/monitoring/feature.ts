import { ENVELOPE_TYPE } from '@flint/shared/contracts/monitoring/limits';
import { ENVELOPE_MAX, forwardReport } from '@flint/shared/contracts/monitoring/tunnel';
import { defineFeature } from '../../platform/composition/define-feature';
import { AppError } from '../../platform/http/app-error';
import { route } from '../../platform/http/route';
import { Envelope } from './envelope';

/** The tunnel of the error-reporting service. Without one its path is 404. */
export const monitoring = defineFeature({
  id: 'monitoring',
  async service(_needs, { config: { monitoring: service } }) {
    if (!service) return undefined;
    // Loaded only here, so that a server without a DSN does not load the service's program.
    const { createTunnel } = await import('./tunnel');
    return createTunnel(service.dsn);
  },
  routes: (tunnel) =>
    tunnel
      ? [
          route(forwardReport, async ({ body, reply }) => {
            if (!(body instanceof Envelope))
              throw new AppError('unsupported_media_type', `Send an envelope with Content-Type: ${ENVELOPE_TYPE}.`);
            reply.headers(await tunnel.forward(body));
            return {};
          }),
        ]
      : [],
  http(app, tunnel) {
    if (!tunnel) return;
    app.addContentTypeParser(ENVELOPE_TYPE, { parseAs: 'buffer', bodyLimit: ENVELOPE_MAX }, (_request, body, done) =>
      done(null, new Envelope(body as Buffer)),
    );
  },
});
