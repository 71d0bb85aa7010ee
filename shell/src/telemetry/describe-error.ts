import {
  type BrowserError,
  ERROR_LENGTHS,
  ERROR_SOURCES,
  type ErrorKind,
  type ErrorSource,
} from '@flint/shared/contracts/browser-errors';
import { isForeign, isNoise, isRedirect } from '@flint/shared/contracts/monitoring/noise';
import { redactError } from '@flint/shared/contracts/redact-error';
import { isTried } from '../registry/is-tried';
import { pageAt, releaseOf } from '../registry/remotes';
import type { Caught } from './caught';
import { withoutTyped } from './without-typed';

/** Builds a redacted and truncated report. Undefined for noise, redirects and errors of other scripts. */
export function describeError({ error, context }: Caught): BrowserError | undefined {
  const { name, message, stack } = partsOf(error);
  if (isNoise(name, message) || isForeign(stack) || isRedirect(error)) return undefined;
  const source = context.remote ?? sourceOf(stack);
  const version = versionOf(source);
  if (version === undefined) return undefined;
  const { action, requestId, status } = context;
  const page = pageAt(window.location.pathname)?.id;
  const kind: ErrorKind = context.kind ?? (status === undefined ? 'error' : 'call');
  return {
    source,
    version,
    kind,
    name: clean(name, 'name'),
    message: clean(message, 'message'),
    ...(stack && { stack: clean(stack, 'stack') }),
    ...(page && { page: page.slice(0, ERROR_LENGTHS.page) }),
    ...(action && { action: clean(action, 'action') }),
    ...(requestId && { requestId: requestId.slice(0, ERROR_LENGTHS.requestId) }),
    count: 1,
  };
}

/** Redacts before truncating: half a URL would not be recognised. */
const clean = (text: string, part: keyof typeof ERROR_LENGTHS) =>
  redactError(withoutTyped(text)).slice(0, ERROR_LENGTHS[part]);

function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (error instanceof Error) {
    const { name, message, stack = '' } = error;
    return { name, message, stack };
  }
  // Other thrown values may contain anything: `String` gives their type, not their content.
  return { name: 'Thrown', message: typeof error === 'string' ? error : String(error), stack: '' };
}

/** The remote of the first file in a stack. */
function sourceOf(stack: string): ErrorSource {
  const [, name] = /\/remotes\/([\w-]+)\//.exec(stack) ?? [];
  return ERROR_SOURCES.find((source) => source === name) ?? 'shell';
}

/** @returns undefined for a remote without a release here: tried in this browser alone, or gone */
function versionOf(source: ErrorSource): string | undefined {
  if (source === 'shell') return shellBuild();
  const release = releaseOf(source);
  return release && !isTried(release) ? release.version : undefined;
}

/** The content hash in the name of the page's own program; `development` where names have none. */
export function shellBuild(): string {
  for (const { src } of document.scripts) {
    const [, hash] = /\/main\.([\da-f]{8,})\.js/.exec(src) ?? [];
    if (hash) return hash;
  }
  return 'development';
}
