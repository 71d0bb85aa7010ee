import type { Slot } from '@flint/shared/contracts/remotes';

/** This remote's entries for the shell's slots. The release manifest registers them. */
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
    description: 'Everything you made, with how it was made.',
    page: 'library',
  },
  {
    kind: 'settings-section',
    id: 'brand-profiles',
    title: 'Brand profiles',
    description: 'Colours, voice and rules that pictures and words keep to.',
    page: 'brandProfiles',
  },
] as const satisfies readonly Slot[];
