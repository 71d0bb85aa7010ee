import type { Slot } from '@flint/shared/contracts/remotes';

/** What this remote offers for places of the shell; its release manifest says so to the control plane. */
export const slots = [
  {
    kind: 'dashboard-action',
    id: 'make-picture',
    title: 'Make a picture',
    description: 'Describe it, choose a style and a ratio, see the price, press once.',
    page: 'generator',
  },
  {
    kind: 'dashboard-action',
    id: 'open-library',
    title: 'Open the library',
    description: 'Everything you made, with its prompt and seed.',
    page: 'library',
  },
] as const satisfies readonly Slot[];
