import { pageOf } from '@flint/shared/contracts/routes';

/** Path parameters that are logged: identifiers by which staff find a run, a file or a tool. Others may be secrets. */
const LOGGED_PARAMS = new Set(['id', 'runId', 'ruleId', 'model', 'platform', 'tool']);
/** A parameter of a route template, with its pattern: `:id(^[0-9a-f]+$)`. */
const PARAMETER = /:(\w+)(?:\([^)]*\))?/g;
/** Files that everybody may read, by their path alone. */
const PUBLIC_FILE = /^\/(?:remotes|assets)\/[\w./-]+$/;

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly routeOptions?: { readonly url?: string };
  readonly ip?: string;
}

/** Allow-list serializer of requests: method, address of the client, and the path as far as it holds no secret. */
export function serializeRequest({ method, url = '', routeOptions, ip }: LoggedRequest) {
  return { method, url: loggedPath(url, routeOptions?.url), remoteAddress: ip };
}

/**
 * The path of a request for the log. Queries hold searches, codes and signatures, and some paths hold a token: a path is
 * logged whole only where the route's template shows that it holds identifiers alone; a page is logged by its pattern.
 * @param template of the route; absent where none was found
 */
function loggedPath(url: string, template = '*'): string {
  const path = url.replace(/[?#].*$/s, '');
  if (PUBLIC_FILE.test(path)) return path;
  if (template === '/*') return pageOf(path)?.path ?? template;
  const names = [...template.matchAll(PARAMETER)].map(([, name = '']) => name);
  const isPlain = !template.includes('*') && names.every((name) => LOGGED_PARAMS.has(name));
  return isPlain ? path : template;
}
