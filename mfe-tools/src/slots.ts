import type { Slot } from '@flint/shared/contracts/remotes';

/** What this remote offers for places of the shell; its release manifest says so to the control plane. */
export const slots = [] as const satisfies readonly Slot[];
