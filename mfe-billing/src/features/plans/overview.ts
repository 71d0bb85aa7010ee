import { billingOverview } from '@flint/shared/contracts/plans';
import { callResource } from '@flint/shared/state/resource';

/** Plan, lots and invoices of the viewer. */
export const BILLING = callResource(billingOverview, {});

/** A day in words, by the viewer's clock: 1 December 2026. */
export const sayDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day in a table: 1 Dec 2026. */
export const sayShortDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
