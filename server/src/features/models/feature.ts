import { defineFeature } from '../../platform/composition/define-feature';
import { providers } from '../../providers/feature';
import { offeredChat } from '../chat/offered-chat';
import { kinds } from '../generation/kinds-feature';
import type { RunsAs } from './models-service';
import { modelRoutes } from './routes';

export const models = defineFeature({
  id: 'models',
  needs: { providers, kinds },
  routes(_service, { providers: { offering }, kinds }) {
    const [answerer] = offering.of('chat');
    const runsAs: RunsAs = (kind, model) => {
      const [offer] = offering.of(kind);
      return offer.form === 'queue' ? offer.model.runsAs?.(model) : undefined;
    };
    return modelRoutes(kinds.makers(), runsAs, (signal) => offeredChat(answerer, signal));
  },
});
