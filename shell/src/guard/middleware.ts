import type { Store } from '@flint/shared/contracts/remotes';
import type { Guard } from '@flint/shared/contracts/routes/guard';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { decide } from './decide';
import { knownBalance, knownUser } from './visitor';

/** Guards a route before any of its code is loaded, so that a visitor without access fetches none of it. */
export function guardMiddleware(store: Store, guard: Guard): MiddlewareFunction {
  return async ({ request }, next) => {
    const wanted = new URL(request.url);
    const user = await knownUser(store);
    const to =
      decide(guard, { user, balance: null }, wanted) ??
      (guard.minCredits === undefined ? null : decide(guard, { user, balance: await knownBalance(store) }, wanted));
    if (to !== null) throw redirect(to);
    return next();
  };
}
