import { defineFeature } from '../../feature';
import { providers } from '../../providers/feature';
import { offeredChat } from '../chat/offered-chat';
import { modelRoutes } from './routes';

export const models = defineFeature({
  id: 'models',
  needs: { providers },
  routes(_service, { providers: { offering } }, { kinds }) {
    const [answerer] = offering.of('chat');
    return modelRoutes(kinds.makers(), (signal) => offeredChat(answerer, signal));
  },
});
