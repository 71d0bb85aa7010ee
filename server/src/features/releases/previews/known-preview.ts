import { createHash } from 'node:crypto';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { RemoteName, RemoteRelease, Slot } from '@flint/shared/contracts/remotes';
import { manifestOf } from '../known-release';
import type { StoredFile } from '../release-manifest';

/** A build of a branch that only some browsers are shown; no release, and in no rule. */
export interface KnownPreview {
  /** That of its address; the next preview of the branch keeps it. */
  readonly id: string;
  readonly environment: Environment;
  readonly remote: RemoteName;
  readonly branch: string;
  readonly version: string;
  /** Segment of the address of its files. */
  readonly segment: string;
  readonly requires: string;
  readonly integrity: string;
  readonly revision: string | null;
  readonly pages: readonly string[];
  readonly slots: readonly Slot[];
  readonly routes: readonly RemotePage[];
  readonly files: readonly StoredFile[];
  /** Name of the author. */
  readonly who: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When it was replaced or ended; its files are served for open pages until a sweep removes them. */
  readonly endedAt: Date | null;
}

/** Whether a preview may be opened. */
export function isLive({ endedAt, expiresAt }: KnownPreview, now = Date.now()): boolean {
  return endedAt === null && expiresAt.getTime() > now;
}

/** Segment of a preview's files: named by their content, so that no build writes over another. */
export function segmentOf(files: readonly Pick<StoredFile, 'path' | 'integrity'>[]): string {
  const lines = files.map(({ path, integrity }) => `${path} ${integrity}\n`).sort();
  return `preview-${createHash('sha256').update(lines.join('')).digest('hex').slice(0, 32)}`;
}

/** A preview in a browser's plan. */
export function toPreviewOffer(preview: KnownPreview): RemoteRelease {
  const { remote: name, version, segment, integrity, requires, slots, routes, branch, expiresAt } = preview;
  const offer = { name, version, manifest: manifestOf(name, segment), integrity, requires, enabled: true };
  return { ...offer, slots: [...slots], routes, preview: { branch, expiresAt: expiresAt.toISOString() } };
}
