import type { Slot } from '@flint/shared/contracts/remotes';

/** What this remote offers for places of the shell; its release manifest says so to the control plane. */
export const slots = [
  {
    kind: 'dashboard-action',
    id: 'see-credits',
    title: 'See your credits',
    description: 'What you spent on what, and what things cost.',
    page: 'credits',
  },
] as const satisfies readonly Slot[];
