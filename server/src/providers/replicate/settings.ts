import { z } from 'zod';
import { address } from '../../config/fields';
import { defineSettings } from '../define-settings';

/** Replicate; docs/providers/replicate.md explains each field. */
export interface ReplicateOptions {
  readonly token: string;
  readonly baseUrl?: string;
  /** Models that answer in place of the defaults. */
  readonly imageModel?: string;
  readonly videoModel?: string;
  readonly musicModel?: string;
}

const model = z
  .string()
  .regex(/^[\w.-]+\/[\w.-]+(:[\da-f]{64})?$/, 'must be owner/name, or owner/name:version with the version in full')
  .optional();

export const replicateSettings = defineSettings({
  variables: {
    REPLICATE_API_TOKEN: z.string().optional(),
    REPLICATE_BASE_URL: address(['http:', 'https:']).optional(),
    REPLICATE_IMAGE_MODEL: model,
    REPLICATE_VIDEO_MODEL: model,
    REPLICATE_MUSIC_MODEL: model,
  },
  secrets: ['REPLICATE_API_TOKEN'],
  switch: {
    on: 'REPLICATE_API_TOKEN',
    others: ['REPLICATE_BASE_URL', 'REPLICATE_IMAGE_MODEL', 'REPLICATE_VIDEO_MODEL', 'REPLICATE_MUSIC_MODEL'],
    only: 'with a token',
  },
  options(read): ReplicateOptions | undefined {
    if (!read.REPLICATE_API_TOKEN) return undefined;
    return {
      token: read.REPLICATE_API_TOKEN,
      ...(read.REPLICATE_BASE_URL && { baseUrl: read.REPLICATE_BASE_URL }),
      ...(read.REPLICATE_IMAGE_MODEL && { imageModel: read.REPLICATE_IMAGE_MODEL }),
      ...(read.REPLICATE_VIDEO_MODEL && { videoModel: read.REPLICATE_VIDEO_MODEL }),
      ...(read.REPLICATE_MUSIC_MODEL && { musicModel: read.REPLICATE_MUSIC_MODEL }),
    };
  },
});
