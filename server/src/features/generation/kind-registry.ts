import type { Costs } from '@flint/shared/contracts/credits';
import { CAPABILITIES, type Capability, type RunKind } from '@flint/shared/contracts/kinds';
import type { Makers } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Kind } from './kind';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    kinds: AnyKind;
  }
}

/** Any kind. */
export type AnyKind = { [K in RunKind]: Kind<K> }[RunKind];

/** The kinds of this server; complete once every feature has its service. */
export interface KindRegistry {
  find<K extends RunKind>(kind: K): Kind<K> | undefined;
  readonly all: Iterable<AnyKind>;
  /** The provider of each capability on this server. */
  makers(): Makers;
  /** The cost table of these makers. */
  costs(): Costs;
}

/** @param contributed the kinds of all features, each of a name of its own */
export function createKindRegistry(contributed: () => readonly AnyKind[]): KindRegistry {
  let named: ReadonlyMap<RunKind, AnyKind> | undefined;
  let makers: Makers | undefined;
  let costs: Costs | undefined;
  const byName = () => {
    named ??= namedOnce(contributed());
    return named;
  };
  const makerOf = (kind: Capability): ServedBy | null => byName().get(kind)?.makers[0].servedBy ?? null;
  const registry: KindRegistry = {
    find: <K extends RunKind>(kind: K) => byName().get(kind) as Kind<K> | undefined,
    all: { [Symbol.iterator]: () => byName().values() },
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

function namedOnce(kinds: readonly AnyKind[]): ReadonlyMap<RunKind, AnyKind> {
  const named = new Map<RunKind, AnyKind>();
  for (const kind of kinds) {
    if (named.has(kind.name)) throw new Error(`The kind ${kind.name} is registered twice.`);
    named.set(kind.name, kind);
  }
  return named;
}
