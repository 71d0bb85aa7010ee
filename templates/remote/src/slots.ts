import type { Slot } from '@flint/shared/contracts/remotes';

/** This remote's entries for the shell's slots. The release manifest registers them. */
export const slots = [] as const satisfies readonly Slot[];
