import type { ToolId } from '@flint/shared/tools/tools';
import type { ToolImplementation } from '../implementation';
import { FACEBOOK_IMPLEMENTATIONS } from './facebook/table';
import { GOOGLE_IMPLEMENTATIONS } from './google/table';
import { INSTAGRAM_IMPLEMENTATIONS } from './instagram/table';
import { TIKTOK_IMPLEMENTATIONS } from './tiktok/table';
import { X_IMPLEMENTATIONS } from './x/table';
import { YOUTUBE_IMPLEMENTATIONS } from './youtube/table';

/** The implementation of each tool. */
export const IMPLEMENTATIONS: Readonly<Record<ToolId, ToolImplementation>> = {
  ...YOUTUBE_IMPLEMENTATIONS,
  ...X_IMPLEMENTATIONS,
  ...INSTAGRAM_IMPLEMENTATIONS,
  ...TIKTOK_IMPLEMENTATIONS,
  ...FACEBOOK_IMPLEMENTATIONS,
  ...GOOGLE_IMPLEMENTATIONS,
};
