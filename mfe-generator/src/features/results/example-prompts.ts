/** Example prompts that name a subject, the light and the mood. */
export const EXAMPLE_PROMPTS = [
  'Dunes at dusk, a lone walker, long shadows',
  'Three ceramic vases on a pale table, soft window light',
  'A lighthouse in rain, teal and amber, calm',
  'Snowy mountains over a still lake, first light',
] as const;
