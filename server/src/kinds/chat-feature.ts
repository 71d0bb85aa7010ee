import { createAnswerers } from '../create-chat';
import { defineFeature } from '../feature';

/** Who answers conversations and tools that write. */
export const answerers = defineFeature({
  id: 'answerers',
  service: (_needs, context) => createAnswerers(context),
});
