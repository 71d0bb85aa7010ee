import type { ToolId } from '../tools';
import type { AnyToolDefinition } from './definition';
import { LOAD_FACEBOOK } from './facebook/load';
import { LOAD_GOOGLE } from './google/load';
import { LOAD_INSTAGRAM } from './instagram/load';
import { LOAD_TIKTOK } from './tiktok/load';
import { LOAD_X } from './x/load';
import { LOAD_YOUTUBE } from './youtube/load';

const LOADERS: Readonly<Partial<Record<ToolId, () => Promise<AnyToolDefinition>>>> = {
  ...LOAD_YOUTUBE,
  ...LOAD_X,
  ...LOAD_INSTAGRAM,
  ...LOAD_TIKTOK,
  ...LOAD_FACEBOOK,
  ...LOAD_GOOGLE,
};

/** Ids of the tools that are defined. */
export const DEFINED_TOOLS = Object.keys(LOADERS) as readonly ToolId[];

/** Fetches a tool's definition; undefined while nobody has written it. */
export async function loadTool(id: ToolId): Promise<AnyToolDefinition | undefined> {
  return LOADERS[id]?.();
}
