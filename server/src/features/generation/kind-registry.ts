import type { Costs } from '@flint/shared/contracts/credits';
import { CAPABILITIES, type Capability, type Makers, type ServedBy } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { MediaKind, MediaKindName } from './media-kind';

/** Any kind, where it does not matter which. */
export type AnyMediaKind = { [K in MediaKindName]: MediaKind<K> }[MediaKindName];

/** The kinds of this server, at most one maker for each. Features add theirs while the server starts. */
export interface KindRegistry {
  /** @throws Error for a second kind of a name, or once the makers have been asked for */
  add(kinds: readonly AnyMediaKind[]): void;
  find<K extends MediaKindName>(kind: K): MediaKind<K> | undefined;
  /** Who makes each capability here. */
  makers(): Makers;
  /** The cost table of these makers. */
  costs(): Costs;
}

/** @param image who makes pictures, which are no registered kind */
export function createKindRegistry(image: ServedBy): KindRegistry {
  const byName = new Map<MediaKindName, AnyMediaKind>();
  let makers: Makers | undefined;
  let costs: Costs | undefined;
  const makerOf = (kind: Capability): ServedBy | null =>
    kind === 'image' ? image : (byName.get(kind)?.maker.servedBy ?? null);
  const registry: KindRegistry = {
    add(kinds) {
      for (const kind of kinds) {
        if (byName.has(kind.kind)) throw new Error(`The kind ${kind.kind} is registered twice.`);
        if (makers) throw new Error(`The kind ${kind.kind} is registered too late: prices are made already.`);
        byName.set(kind.kind, kind);
      }
    },
    find: <K extends MediaKindName>(kind: K) => byName.get(kind) as MediaKind<K> | undefined,
    makers() {
      makers ??= Object.fromEntries(CAPABILITIES.map((kind) => [kind, makerOf(kind)])) as unknown as Makers;
      return makers;
    },
    costs() {
      costs ??= costTable(registry.makers());
      return costs;
    },
  };
  return registry;
}
