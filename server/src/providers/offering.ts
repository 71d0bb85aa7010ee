import type { Offered, Offering } from '@flint/engines/spec/offers';
import type { Capability } from '@flint/shared/contracts/kinds';
import type { Provider, ProviderContext } from './define-provider';

type All<K extends Capability> = ReturnType<Offering['of']> & readonly [Offered<K>, ...Offered<K>[]];

/** Opens every provider that is on. For each capability, the first in the list that offers it gets new orders. */
export async function createOffering(providers: readonly Provider[], context: ProviderContext): Promise<Offering> {
  const opened = await Promise.all(
    providers.map(async (each) => ({ id: each.id, offers: await each.offers(context) })),
  );
  return {
    of<K extends Capability>(kind: K) {
      const found = opened.flatMap(({ id, offers }) => {
        const offer = offers[kind];
        return offer ? [{ ...offer, servedBy: id }] : [];
      });
      if (found.length === 0) throw new Error(`No provider offers ${kind}.`);
      return found as unknown as All<K>;
    },
  };
}
