import { join } from 'node:path';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { createMediaTools } from '@flint/engines/ffmpeg/media-tools';
import { createRecordingReader } from '@flint/engines/recordings/recording-reader';
import { defineFeature } from '../../platform/composition/define-feature';

/** Tools that read and write audio and video; without ffmpeg, the reason with what to install. */
export const mediaTools = defineFeature({
  id: 'media-tools',
  async service(_needs, { config, log }) {
    try {
      const ffmpeg = await findFfmpeg(config.ffmpegPath);
      const reader = createRecordingReader(ffmpeg, join(config.paths.serverDir, 'decode-sound.worker.js'));
      if (!ffmpeg.isMaintained)
        log.warn('the bundled ffmpeg is of 2018: uploaded films and M4A are refused; apt-get install ffmpeg');
      return { ffmpeg: { path: ffmpeg.path, reader }, tools: createMediaTools(ffmpeg.path), reader };
    } catch (err) {
      log.warn({ err }, 'no sound or film can be written');
      return { ffmpeg: { reason: (err as Error).message }, tools: undefined, reader: undefined };
    }
  },
});
