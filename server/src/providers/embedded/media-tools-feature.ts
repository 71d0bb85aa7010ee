import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { createMediaTools } from '@flint/engines/ffmpeg/media-tools';
import { defineFeature } from '../../feature';

/** What reads and writes sound and film; without ffmpeg there is none, and the reason says what to install. */
export const mediaTools = defineFeature({
  id: 'media-tools',
  async service(_needs, { config, log }) {
    try {
      const { path } = await findFfmpeg(config.ffmpegPath);
      return { ffmpeg: { path }, tools: createMediaTools(path) };
    } catch (err) {
      log.warn({ err }, 'no sound or film can be written');
      return { ffmpeg: { reason: (err as Error).message }, tools: undefined };
    }
  },
});
