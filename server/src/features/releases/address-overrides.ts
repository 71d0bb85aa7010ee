import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import * as z from 'zod/mini';

/** Overrides by address: the manifest address that staff tries a remote from, by remote. */
export type AddressOverrides = ReadonlyMap<RemoteName, string>;

const StoredOverrides = z.record(z.string(), z.string());
const MAX_ADDRESS = 500;

/** The overrides stored in this browser; none when malformed. */
export function readOverrides(value: string | undefined): AddressOverrides {
  try {
    return toOverrides(Object.entries(StoredOverrides.parse(JSON.parse(value ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** Serialises overrides for the cookie. */
export function writeOverrides(overrides: AddressOverrides): string {
  return JSON.stringify(Object.fromEntries(overrides));
}

/**
 * Applies a page's query to the stored overrides: `?mfe.mfe-billing=<address>` or `?mfe.billing=<address>` adds one,
 * the same without an address removes it, `?mfe.reset` removes all.
 * @returns undefined when the query has no overrides
 */
export function applyQuery(query: URLSearchParams, kept: AddressOverrides): AddressOverrides | undefined {
  if (![...query.keys()].some((key) => key.startsWith('mfe.'))) return undefined;
  const base = query.has('mfe.reset') ? [] : [...kept];
  const asked = [...query].flatMap(([key, address]) => {
    const remote = key.startsWith('mfe.') && nameOf(key.slice('mfe.'.length));
    return remote ? ([[remote, address]] as const) : [];
  });
  return toOverrides([...base, ...asked]);
}

/** The distinct origins of the overrides. */
export function originsOf(overrides: AddressOverrides): string[] {
  return [...new Set([...overrides.values()].map((address) => new URL(address).origin))];
}

function toOverrides(entries: readonly (readonly [string, string])[]): AddressOverrides {
  const overrides = new Map<RemoteName, string>();
  for (const [key, address] of entries) {
    const remote = nameOf(key);
    if (!remote) continue;
    if (address.length <= MAX_ADDRESS && isWeb(address)) overrides.set(remote, new URL(address).href);
    else overrides.delete(remote);
  }
  return overrides;
}

function nameOf(key: string): RemoteName | undefined {
  return REMOTE_NAMES.find((name) => name === key || name === `mfe-${key}`);
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
}
