import { defineFeature } from '../../platform/composition/define-feature';
import { createAgainRegistry } from './again-registry';

/** Starts ended runs again, by the rules of all features. */
export const again = defineFeature({
  id: 'again',
  service: (_needs, { contributed }) => createAgainRegistry(() => contributed('again')),
});
