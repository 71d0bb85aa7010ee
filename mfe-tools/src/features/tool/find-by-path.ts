import { findPlatform, findTool, type Tool, toolsOf } from '@flint/shared/tools/tools';

/** The tool of a path inside the app, by its name or its alias. Undefined where the platform has no such tool. */
export function findByPath(platform: string | undefined, name: string | undefined): Tool | undefined {
  const known = platform && findPlatform(platform);
  if (!known || !name) return undefined;
  return findTool(`${known}/${name}`) ?? toolsOf(known).find(({ alias }) => alias === name);
}
