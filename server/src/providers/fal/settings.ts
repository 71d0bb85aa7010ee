import { z } from 'zod';
import { address } from '../../config/fields';
import { defineSettings } from '../define-settings';

/** fal.ai; docs/providers/fal.md explains each field. */
export interface FalOptions {
  readonly key: string;
  readonly baseUrl?: string;
}

export const falSettings = defineSettings({
  variables: { FAL_KEY: z.string().optional(), FAL_BASE_URL: address(['http:', 'https:']).optional() },
  secrets: ['FAL_KEY'],
  switch: { on: 'FAL_KEY', others: ['FAL_BASE_URL'], only: 'with a key' },
  options: ({ FAL_KEY: key, FAL_BASE_URL: baseUrl }): FalOptions | undefined =>
    key ? { key, ...(baseUrl && { baseUrl }) } : undefined,
});
