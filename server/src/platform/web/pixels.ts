import { CONSENT_COOKIE, CONSENTS, type PixelIds, type Pixels } from '@flint/shared/contracts/pixels';
import type { FastifyRequest } from 'fastify';
import { cookieValue } from '../http/cookie';

/** CSP directives that each service's script needs, by its identifier. */
const NEEDS: Readonly<Record<keyof PixelIds, Readonly<Record<string, string>>>> = {
  googleAnalytics: {
    'script-src': 'https://www.googletagmanager.com',
    'connect-src': 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  },
  meta: {
    'script-src': 'https://connect.facebook.net',
    'connect-src': 'https://connect.facebook.net https://www.facebook.com',
    'img-src': 'https://www.facebook.com',
  },
};

/** State of analytics and pixels for a visitor, by the answer that the browser keeps and its privacy signal. */
export function pixelsFor({ headers }: Pick<FastifyRequest, 'headers'>, ids: PixelIds): Pixels {
  if (headers['sec-gpc'] === '1') return { consent: 'signal' };
  const kept = cookieValue(headers.cookie ?? '', CONSENT_COOKIE);
  const consent = CONSENTS.find((each) => each === kept) ?? 'unasked';
  return { consent, ...(consent === 'granted' && { ids }) };
}

/**
 * CSP of a page with consent: the origins of the configured services. Their scripts make elements without Trusted Types.
 */
export function allowPixels(policy: string, ids: PixelIds): string {
  const wanted = (Object.keys(NEEDS) as (keyof PixelIds)[]).filter((service) => ids[service]);
  if (wanted.length === 0) return policy;
  return policy
    .split(';')
    .filter((directive) => !/trusted-types/.test(directive))
    .map((directive) => {
      const name = directive.trim().split(' ')[0] ?? '';
      return [directive, ...wanted.flatMap((service) => NEEDS[service][name] ?? [])].join(' ');
    })
    .join(';');
}
