import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import * as z from 'zod/mini';

/** Remotes that staff tries from an address of their own: the address of a manifest, by remote. */
export type Tried = ReadonlyMap<RemoteName, string>;

const Kept = z.record(z.string(), z.string());
const MAX_ADDRESS = 500;

/** What was kept in this browser; anything unreadable is nothing. */
export function readTried(value: string | undefined): Tried {
  try {
    return toTried(Object.entries(Kept.parse(JSON.parse(value ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** As it is kept in this browser. */
export function writeTried(tried: Tried): string {
  return JSON.stringify(Object.fromEntries(tried));
}

/**
 * What a page's address asks for beside what was kept: `?mfe.mfe-billing=<address>` or `?mfe.billing=<address>` adds,
 * the same without an address takes away, `?mfe.reset` takes away everything.
 * @returns undefined when the address asks for nothing
 */
export function askedBy(query: URLSearchParams, kept: Tried): Tried | undefined {
  if (![...query.keys()].some((key) => key.startsWith('mfe.'))) return undefined;
  const base = query.has('mfe.reset') ? [] : [...kept];
  const asked = [...query].flatMap(([key, address]) => {
    const remote = key.startsWith('mfe.') && nameOf(key.slice('mfe.'.length));
    return remote ? ([[remote, address]] as const) : [];
  });
  return toTried([...base, ...asked]);
}

/** The origins of what is tried, each once. */
export function originsOf(tried: Tried): string[] {
  return [...new Set([...tried.values()].map((address) => new URL(address).origin))];
}

function toTried(entries: readonly (readonly [string, string])[]): Tried {
  const tried = new Map<RemoteName, string>();
  for (const [key, address] of entries) {
    const remote = nameOf(key);
    if (!remote) continue;
    if (address.length <= MAX_ADDRESS && isWeb(address)) tried.set(remote, new URL(address).href);
    else tried.delete(remote);
  }
  return tried;
}

function nameOf(key: string): RemoteName | undefined {
  return REMOTE_NAMES.find((name) => name === key || name === `mfe-${key}`);
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
}
