import type { ToolId } from '@flint/shared/contracts/tools';
import type { Binding } from '../binding';
import { FACEBOOK_BINDINGS } from './facebook/bindings';
import { GOOGLE_BINDINGS } from './google/bindings';
import { INSTAGRAM_BINDINGS } from './instagram/bindings';
import { TIKTOK_BINDINGS } from './tiktok/bindings';
import { X_BINDINGS } from './x/bindings';
import { YOUTUBE_BINDINGS } from './youtube/bindings';

/** How each tool is made. */
export const BINDINGS: Readonly<Record<ToolId, Binding>> = {
  ...YOUTUBE_BINDINGS,
  ...X_BINDINGS,
  ...INSTAGRAM_BINDINGS,
  ...TIKTOK_BINDINGS,
  ...FACEBOOK_BINDINGS,
  ...GOOGLE_BINDINGS,
};
