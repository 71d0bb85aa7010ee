import { encodeAudio } from '../audio/encode-audio';
import { joinSounds } from '../audio/join-sounds';
import { waveformPeaks } from '../audio/waveform-peaks';
import { posterOf } from '../film/poster';
import type { MediaTools } from '../spec/media-tools';
import { inputArgs } from './input-args';
import { READING } from './limits';
import { probe } from './probe';
import { writeTags } from './write-tags';

/** Creates the media tools over one ffmpeg. @param ffmpeg the program, as `findFfmpeg` found it */
export function createMediaTools(ffmpeg: string): MediaTools {
  return {
    probe: (file, signal) => probe(ffmpeg, file, signal),
    encode: (file, target, format, signal) =>
      encodeAudio(ffmpeg, inputArgs(file), target, format, { signal, limits: READING }),
    join: (files, target, signal) => joinSounds(ffmpeg, files, target, signal),
    poster: (film, seconds, signal) => posterOf(ffmpeg, film, seconds, signal),
    tag: (file, target, tags, signal) => writeTags(ffmpeg, file, target, tags, signal),
    peaks: (file, buckets, signal) => waveformPeaks(ffmpeg, file, buckets, signal),
  };
}
