import { creditPackages } from '@flint/shared/contracts/billing';
import { callResource } from '@flint/shared/state/resource';

/** The packages that are sold here. */
export const PACKAGES = callResource(creditPackages, {}, { keep: true });
