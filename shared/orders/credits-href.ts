import { getHref } from '@flint/shared/contracts/routes';

/** The URL of the credits for an order of `need` credits that could not be paid; it returns to `here`. */
export function creditsHref(here: string, need: number): string {
  return getHref('dashboardCredits', { reason: 'insufficient_credits', from: here, need: String(need) });
}
