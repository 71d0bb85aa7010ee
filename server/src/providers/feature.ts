import { defineFeature } from '../platform/composition/define-feature';
import { illustrator } from './built-in/illustrator-feature';
import { mediaTools } from './built-in/media-tools-feature';
import { fileOrigins } from './file-origins';
import { createOffering } from './offering';
import { PROVIDERS } from './providers';

/** The offers of the configured providers, and the origins of their files. */
export const providers = defineFeature({
  id: 'providers',
  needs: { illustrator, mediaTools },
  async service({ illustrator, mediaTools: { ffmpeg } }, { config, log, onStop }) {
    const origins = new Map(PROVIDERS.map((provider) => [provider.id, fileOrigins(provider.origins(config))]));
    return { offering: await createOffering(PROVIDERS, { config, illustrator, ffmpeg, log, onStop }), origins };
  },
  keyChecks: (_service, _needs, { config }) => PROVIDERS.flatMap((provider) => provider.keys(config)),
});
