/** Apps that receive codes by a scheme of their own, by their exact address: on a device, any app can claim a scheme. */
const APPS: ReadonlyMap<string, string> = new Map([['cursor://anysphere.cursor-mcp/oauth/callback', 'the app Cursor']]);
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Visible ASCII without the backslash, which browsers take for a slash, and without a fragment. */
const PLAIN = /^[!-"$-[\]-~]{1,2000}$/;

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && LOOPBACK.has(hostname);

/** Whether codes may be sent to an address: by https, to a program on the user's device, or to an app that is known. */
export function isRedirect(address: string): boolean {
  if (APPS.has(address)) return true;
  if (!PLAIN.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  return (url.protocol === 'https:' || isLoopback(url)) && url.username === '' && url.password === '';
}

/**
 * Whether an address is one that a program registered: the same, sign for sign. The port of a program on the user's device
 * may be another, since it is free only by chance (RFC 8252, 7.3).
 */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true;
  const asked = portless(address);
  return asked !== undefined && registered.some((each) => portless(each) === asked);
}

/** Where codes go, in words, and whether that is on the user's device. */
export function describeRedirect(address: string): { readonly host: string; readonly isLocal: boolean } {
  const app = APPS.get(address);
  if (app !== undefined) return { host: app, isLocal: true };
  const url = new URL(address);
  return { host: url.host, isLocal: isLoopback(url) };
}

function portless(address: string): string | undefined {
  if (!isRedirect(address)) return undefined;
  const url = new URL(address);
  if (!isLoopback(url)) return undefined;
  url.port = '';
  return url.href;
}
