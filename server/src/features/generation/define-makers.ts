import type { KINDS, KindTable, KindWith } from '@flint/shared/contracts/kinds';
import {
  defineFeature,
  type Feature,
  type FeatureContext,
  type FeatureParts,
  type ServicesOf,
} from '../../platform/composition/define-feature';
import type { AnyKind } from './kind-registry';

type Needs = Readonly<Record<string, Feature>>;

declare const MAKES: unique symbol;

/** A feature whose type says which kinds it makes. */
export interface Makes<Name extends string> {
  readonly [MAKES]: Name;
}

type Kinds<N extends Needs, Service, Made> = {
  kinds(service: Service, needs: ServicesOf<N>, context: FeatureContext): readonly Made[];
};

/** As {@link defineFeature}, for a feature that makes kinds: {@link EveryKindMade} reads them from its type. */
export function defineMakers<const N extends Needs, Service, Made extends AnyKind>(
  parts: FeatureParts<N, Service> & Kinds<N, Service, Made>,
): Feature<Service> & Makes<Made['name']> {
  return defineFeature(parts) as Feature<Service> & Makes<Made['name']>;
}

/** Kinds that features have makers for: all but those that consist of runs, and uploads. */
type MadeKind<Table extends KindTable> = KindWith<{ work: 'provider' | 'feature' }, Table>;
type MadeBy<F> = F extends Makes<infer Name> ? Name : never;

/** The list of features if they make every kind of the table; else an array of nothing but the names that are missing. */
export type EveryKindMade<All extends readonly Feature[], Table extends KindTable = typeof KINDS> =
  Exclude<MadeKind<Table>, MadeBy<All[number]>> extends never
    ? readonly Feature[]
    : readonly { readonly noFeatureMakes: Exclude<MadeKind<Table>, MadeBy<All[number]>> }[];
