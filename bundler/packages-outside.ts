import { isBuiltin } from 'node:module';
import type { ExternalItemFunctionData } from '@rspack/core';

/**
 * Packages of many small modules, built into the server: Node takes half as long to start one large file as to find and
 * link all of theirs. Those with native parts, files or workers of their own stay where they find them.
 */
const BUILT_IN = new Set([
  ...['@ai-sdk/openai-compatible', 'ai', '@fal-ai/client'],
  ...['better-auth', 'kysely'],
  ...['graphql', 'graphql-yoga', '@pothos/core'],
  ...['cost-limit', 'max-aliases', 'max-depth', 'max-tokens'].map((limit) => `@escape.tech/graphql-armor-${limit}`),
  ...['zod', 'fastify-type-provider-zod'],
  ...['culori', 'file-type'],
]);

const isOurs = (request: string) => /^(@flint\/|\.{0,2}\/)/.test(request);
const packageOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/** Leaves a package for Node to find, unless it is built in: then all that it needs is, too. */
export async function packagesOutside({ request = '', contextInfo }: ExternalItemFunctionData) {
  if (isBuiltin(request)) return request;
  const isNeededByPackage = contextInfo?.issuer.includes('node_modules') ?? false;
  return isOurs(request) || isNeededByPackage || BUILT_IN.has(packageOf(request)) ? undefined : request;
}
