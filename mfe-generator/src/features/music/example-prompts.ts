/** Example prompts that name the occasion, the instruments and the mood. */
export const EXAMPLE_PROMPTS = [
  'Calm lo-fi for a study video, soft piano, rain outside',
  'Uplifting opener for a travel film, guitars and drums',
  'Slow ambient pads under a voice, no drums',
  'Smoky jazz trio late at night, brushes and double bass',
] as const;
