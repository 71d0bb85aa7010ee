import {
  type BrowserError,
  ERROR_LENGTHS,
  ERROR_SOURCES,
  type ErrorKind,
  type ErrorSource,
} from '@flint/shared/contracts/browser-errors';
import { redactError } from '@flint/shared/contracts/redact-error';
import { pageOf } from '@flint/shared/contracts/routes';
import { releaseOf } from '../registry/remotes';
import type { Caught } from './caught';
import { withoutTyped } from './without-typed';

/** Of no use to anybody: a browser's own remark, an error of another origin without words, a request that was left. */
const NOISE = /ResizeObserver loop|^Script error\.?$|AbortError/;
/** Programs that a browser adds to pages. */
const FOREIGN = /\b(?:chrome|moz|safari-web)-extension:\/\//;

/** An error as it is reported: redacted, cut to its lengths. Nothing where it is noise, or not of our making. */
export function describeError({ error, context }: Caught): BrowserError | undefined {
  const { name, message, stack } = partsOf(error);
  if (NOISE.test(`${name} ${message}`) || NOISE.test(message) || FOREIGN.test(stack)) return undefined;
  const source = context.remote ?? sourceOf(stack);
  const version = versionOf(source);
  if (version === undefined) return undefined;
  const { action, requestId, status } = context;
  const page = pageOf(window.location.pathname)?.id;
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

/** Redacted before it is cut: half an address is not recognised as one. */
const clean = (text: string, part: keyof typeof ERROR_LENGTHS) =>
  redactError(withoutTyped(text)).slice(0, ERROR_LENGTHS[part]);

function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (error instanceof Error) {
    const { name, message, stack = '' } = error;
    return { name, message, stack };
  }
  // What else is thrown may hold anything: an object's own text says what it is, not what is in it.
  return { name: 'Thrown', message: typeof error === 'string' ? error : String(error), stack: '' };
}

/** The remote whose file stands first in a stack. */
function sourceOf(stack: string): ErrorSource {
  const [, name] = /\/remotes\/([\w-]+)\//.exec(stack) ?? [];
  return ERROR_SOURCES.find((source) => source === name) ?? 'shell';
}

/** @returns undefined for a remote that this browser does not have from us: staff tries it out, or it is gone */
function versionOf(source: ErrorSource): string | undefined {
  if (source === 'shell') return shellBuild();
  const release = releaseOf(source);
  return release && !release.override ? release.version : undefined;
}

/** The content hash in the name of the page's own program; `development` where names have none. */
function shellBuild(): string {
  for (const { src } of document.scripts) {
    const [, hash] = /\/main\.([\da-f]{8,})\.js/.exec(src) ?? [];
    if (hash) return hash;
  }
  return 'development';
}
