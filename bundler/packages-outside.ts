import { isBuiltin } from 'node:module';
import type { ExternalItemFunctionData } from '@rspack/core';

/**
 * Packages of many small modules that are bundled into the server: Node starts one large file in half the time it takes
 * to resolve and link theirs. Packages with native parts, files or workers of their own stay external.
 */
const BUILT_IN = new Set([
  ...['@ai-sdk/openai-compatible', 'ai', '@fal-ai/client'],
  ...['better-auth', 'kysely'],
  ...['graphql', 'graphql-yoga', '@pothos/core'],
  ...['cost-limit', 'max-aliases', 'max-depth', 'max-tokens'].map((limit) => `@escape.tech/graphql-armor-${limit}`),
  ...['zod', 'fastify-type-provider-zod'],
  ...['culori', 'file-type'],
  // JSON, which Node imports only with an attribute.
  'tlds',
]);

const isOurs = (request: string) => /^(@flint\/|\.{0,2}\/)/.test(request);
const packageOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/** Treats a package as external unless it is bundled; a bundled package includes its dependencies. */
export async function packagesOutside({ request = '', contextInfo }: ExternalItemFunctionData) {
  if (isBuiltin(request)) return request;
  const isNeededByPackage = contextInfo?.issuer.includes('node_modules') ?? false;
  return isOurs(request) || isNeededByPackage || BUILT_IN.has(packageOf(request)) ? undefined : request;
}
