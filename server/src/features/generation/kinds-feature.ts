import { defineFeature } from '../../platform/composition/define-feature';
import { createKindRegistry } from './kind-registry';

/** The kinds of all features. */
export const kinds = defineFeature({
  id: 'kinds',
  service: (_needs, { contributed }) => createKindRegistry(() => contributed('kinds')),
});
