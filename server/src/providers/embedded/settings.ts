import { z } from 'zod';
import { defineSettings } from '../define-settings';

export interface EmbeddedOptions {
  /** Absent: the system's, if it has one; without any the built-in engine transcribes nothing. */
  readonly pocketsphinxPath?: string;
}

/** Always on. */
export const embeddedSettings = defineSettings({
  variables: { POCKETSPHINX_PATH: z.string().optional() },
  secrets: [],
  options: ({ POCKETSPHINX_PATH: pocketsphinxPath }): EmbeddedOptions => (pocketsphinxPath ? { pocketsphinxPath } : {}),
});
