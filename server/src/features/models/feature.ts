import { defineFeature } from '../../feature';
import { answerers } from '../../kinds/chat-feature';
import { modelRoutes } from './routes';

export const models = defineFeature({
  id: 'models',
  needs: { answerers },
  routes: (_service, { answerers: { offered } }, { kinds }) => modelRoutes(kinds.makers(), offered),
});
