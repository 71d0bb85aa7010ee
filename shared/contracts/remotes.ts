import type { createStore } from 'jotai';
import type { PaletteSource } from './palette';
import type { RemotePage } from './remote-page';

/** Version of this contract between the shell and the remotes. */
export const CONTRACT_VERSION = '1.0.0';

/** Remotes of third parties, `ext-…`: built outside this repository, released by token under a stricter policy. */
const THIRD_PARTY_NAMES = [] as const;

export const REMOTE_NAMES = [
  'mfe-generator',
  'mfe-agents',
  'mfe-billing',
  'mfe-tools',
  'mfe-content',
  ...THIRD_PARTY_NAMES,
] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Slots: extension points of the shell that remotes fill with data. */
export const SLOT_KINDS = ['dashboard-action', 'settings-section'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A remote's entry for a slot: texts, and the page they link to. */
export interface Slot {
  kind: SlotKind;
  id: string;
  title: string;
  description: string;
  /** Id of one of the remote's own pages; the path of a page that it declares. */
  page: string;
}

/** A remote's release in the viewer's plan. */
export interface RemoteRelease {
  name: RemoteName;
  version: string;
  /** URL of its `mf-manifest.json`. */
  manifest: string;
  /** `sha384-…` of the manifest, which in turn lists the hash of every other file. */
  integrity: string;
  /** The compatible contract versions, a caret range. */
  requires: string;
  enabled: boolean;
  slots: Slot[];
  /** The pages that it declares itself; absent or empty without any. */
  routes?: readonly RemotePage[];
  /** Whether staff override its URL in this browser: its files carry no hash. */
  override?: boolean;
  /** The preview of a branch that this browser is shown instead of a release; it is not counted. */
  preview?: { branch: string /** ISO 8601. */; expiresAt: string };
}

export interface NavLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}
export type NavTarget = string | number | { pathname?: string; search?: string; hash?: string };

/** The shell's history, shared with a remote: there is no second one. */
export interface NavPort {
  subscribe(listener: () => void): () => void;
  getLocation(): NavLocation;
  /** Scrolls to the top of the page, unless `preventScrollReset` is set. */
  navigate(to: NavTarget, options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean }): void;
}

export type Store = ReturnType<typeof createStore>;

/** Everything a remote gets from its host. */
export interface HostContext {
  readonly contract: string;
  /** Whether a path is one of this remote's pages. */
  owns(pathname: string): boolean;
  readonly nav: NavPort;
  readonly store: Store;
  reportError(error: unknown, info?: { fatal?: boolean; componentStack?: string | null }): void;
}

export interface RemoteProps {
  domElement: HTMLElement;
  host: HostContext;
}

/** The export of a remote's `./app`: a single-spa parcel with its version, inlined at build time. */
export interface RemoteApp {
  readonly name: RemoteName;
  readonly version: string;
  readonly builtAgainst: string;
  readonly requires: string;
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
  update?(props: RemoteProps): Promise<void>;
  /** Its part of the command palette, loaded when that is opened. */
  palette?(): Promise<PaletteSource>;
}

export class ContractMismatch extends Error {
  override name = 'ContractMismatch';
  constructor(remote: string, requires: string, host: string) {
    super(
      `${remote} needs contract ${requires}, this shell provides ${host}. Deploy a shell that provides it, or roll ${remote} back.`,
    );
  }
}

/** Whether `version` satisfies a caret range such as `^1.2.0`; all other kinds of range are refused. */
export function satisfies(version: string, range: string): boolean {
  const have = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  const want = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!have || !want) return false;
  const [a, b, c] = have.slice(1).map(Number) as [number, number, number];
  const [x, y, z] = want.slice(1).map(Number) as [number, number, number];
  return a === x && (b > y || (b === y && c >= z));
}

/** @throws ContractMismatch with the same message in all three version checks */
export function assertContract(remote: string, requires: string, host: string = CONTRACT_VERSION): void {
  if (!satisfies(host, requires)) throw new ContractMismatch(remote, requires, host);
}

/**
 * @throws TypeError when a module is not this remote's lifecycle; ContractMismatch when it requires another contract
 */
export function assertRemoteApp(module: unknown, name: string): asserts module is RemoteApp {
  const app = module as Partial<RemoteApp> | undefined;
  for (const step of ['bootstrap', 'mount', 'unmount'] as const)
    if (typeof app?.[step] !== 'function') throw new TypeError(`${name}: ./app does not export ${step}()`);
  if (app?.name !== name) throw new TypeError(`${name}: ./app identifies as ${app?.name}`);
  assertContract(name, app.requires ?? '');
}
