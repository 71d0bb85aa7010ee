import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Security headers and CSP of every response. Scripts and styles load from this origin alone, and none is inline.
 * `apiOrigin` is added to `connect-src` when the API is hosted elsewhere, `uploadOrigin` when files are sent to a bucket.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: Readonly<Record<'apiOrigin' | 'uploadOrigin', string | undefined>> & { publicUrl: string },
): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...present(options.apiOrigin), ...present(options.uploadOrigin)],
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // The only policy is the loader's, in the shell's start.js; what it does not turn into a trusted type throws.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

const present = (origin: string | undefined) => (origin === undefined ? [] : [origin]);
