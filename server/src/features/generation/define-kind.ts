import type { RunKind } from '@flint/shared/contracts/kinds';
import type { Kind, Maker } from './kind';

type Declared<K extends RunKind> = Omit<Kind<K>, 'makers'>;

/** The offers of providers for a kind, from which its makers are built. */
interface ProviderOffers<K extends RunKind, Offer> {
  /** Offers of the configured providers, the preferred one first. */
  readonly offers: readonly [Offer, ...Offer[]];
  /** Builds the maker of an offer. */
  maker(offer: Offer): Maker<K>;
}

/** Declares a kind that providers make. */
export function defineKind<K extends RunKind, Offer>(declared: Declared<K> & ProviderOffers<K, Offer>): Kind<K> {
  const { offers, maker, ...kind } = declared;
  const [first, ...others] = offers;
  return { ...(kind as unknown as Declared<K>), makers: [maker(first), ...others.map((offer) => maker(offer))] };
}
