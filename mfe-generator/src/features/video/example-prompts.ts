/** Example prompts that name a subject, the camera move, and several scenes. */
export const EXAMPLE_PROMPTS = [
  'Slow push in over dunes at dusk. A lone walker reaches the ridge. Stars come out.',
  'Pan along a harbour at first light, calm water, fishing boats',
  'A lighthouse in rain, waves below, the camera tilts up to the lamp',
] as const;
