import type { Slot } from '@flint/shared/contracts/remotes';

/** This remote's entries for the shell's slots. The release manifest registers them. */
export const slots = [
  {
    kind: 'dashboard-action',
    id: 'see-credits',
    title: 'See your credits',
    description: 'What you spent on what, and what things cost.',
    page: 'credits',
  },
  {
    kind: 'settings-section',
    id: 'plan',
    title: 'Plan and payments',
    description: 'Your plan, how you pay, and your invoices.',
    page: '/account/billing',
  },
  {
    kind: 'settings-section',
    id: 'developers',
    title: 'Developers',
    description: 'API keys for your own programs and MCP clients, and what each may spend.',
    page: '/account/developers',
  },
] as const satisfies readonly Slot[];
