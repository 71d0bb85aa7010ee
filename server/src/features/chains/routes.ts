import {
  cancelChain,
  chooseInChain,
  continueChain,
  listChains,
  readChain,
  startChain,
} from '@flint/shared/contracts/tool-chains';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Chains } from './chains-service';

/** Routes of chains: tools in order, each filled from the one before. */
export function chainRoutes({ chains, credits }: { chains: Chains; credits: Credits }): Route[] {
  const withBalance = async (userId: string, chain: Awaited<ReturnType<Chains['read']>>) => {
    const { balance } = await credits.balance(userId);
    return { chain, balance };
  };
  return [
    route(startChain, async ({ viewer: { user }, body, idempotencyKey }) =>
      withBalance(user.id, await chains.start(user.id, body, idempotencyKey)),
    ),
    route(listChains, async ({ viewer: { user }, query }) => ({ chains: await chains.list(user.id, query.chain) })),
    route(readChain, async ({ viewer: { user }, params }) =>
      withBalance(user.id, await chains.read(user.id, params.id)),
    ),
    route(cancelChain, async ({ viewer: { user }, params }) =>
      withBalance(user.id, await chains.cancel(user.id, params.id)),
    ),
    route(continueChain, async ({ viewer: { user }, params, body }) =>
      withBalance(user.id, await chains.goOn(user.id, params.id, body.most)),
    ),
    route(chooseInChain, async ({ viewer: { user }, params, body }) =>
      withBalance(user.id, await chains.choose(user.id, params.id, body)),
    ),
  ];
}
