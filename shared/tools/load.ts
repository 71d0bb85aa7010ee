import type { AnyToolDefinition } from './definition';
import { LOAD_FACEBOOK } from './facebook/load';
import { LOAD_GOOGLE } from './google/load';
import { LOAD_INSTAGRAM } from './instagram/load';
import { LOAD_TIKTOK } from './tiktok/load';
import type { ToolId } from './tools';
import { LOAD_X } from './x/load';
import { LOAD_YOUTUBE } from './youtube/load';

const LOADERS: Readonly<Record<ToolId, () => Promise<AnyToolDefinition>>> = {
  ...LOAD_YOUTUBE,
  ...LOAD_X,
  ...LOAD_INSTAGRAM,
  ...LOAD_TIKTOK,
  ...LOAD_FACEBOOK,
  ...LOAD_GOOGLE,
};

/** Loads a tool's definition. */
export async function loadTool(id: ToolId): Promise<AnyToolDefinition> {
  return LOADERS[id]();
}
