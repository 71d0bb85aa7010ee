import type { Costs } from '@flint/shared/contracts/credits';
import { CAPABILITIES, type Capability, type Makers } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { RunKind } from '@flint/shared/contracts/runs';
import type { Kind } from './kind';

/** Any kind. */
export type AnyKind = { [K in RunKind]: Kind<K> }[RunKind];

/** The kinds of this server. Features add theirs while the server starts. */
export interface KindRegistry {
  /** @throws Error for a second kind of the same name, or once the makers have been read */
  add(kinds: readonly AnyKind[]): void;
  find<K extends RunKind>(kind: K): Kind<K> | undefined;
  readonly all: Iterable<AnyKind>;
  /** The provider of each capability on this server. */
  makers(): Makers;
  /** The cost table of these makers. */
  costs(): Costs;
}

export function createKindRegistry(): KindRegistry {
  const byName = new Map<RunKind, AnyKind>();
  let makers: Makers | undefined;
  let costs: Costs | undefined;
  const makerOf = (kind: Capability): ServedBy | null => byName.get(kind)?.makers[0].servedBy ?? null;
  const registry: KindRegistry = {
    add(kinds) {
      for (const kind of kinds) {
        if (byName.has(kind.name)) throw new Error(`The kind ${kind.name} is registered twice.`);
        if (makers) throw new Error(`The kind ${kind.name} is registered too late: prices are made already.`);
        byName.set(kind.name, kind);
      }
    },
    find: <K extends RunKind>(kind: K) => byName.get(kind) as Kind<K> | undefined,
    all: { [Symbol.iterator]: () => byName.values() },
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
