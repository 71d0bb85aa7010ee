import type { About } from '@flint/shared/contracts/fragments';
import { getHref } from '@flint/shared/contracts/routes';
import { loadTool } from '@flint/shared/tools/load';
import { findPlatform, findTool } from '@flint/shared/tools/tools';
import { ABOUT_LIBRARY, ABOUT_TOOLS, aboutHub, aboutTool } from './about';

/**
 * The metadata of the public page at a path.
 * @throws Error without one
 */
export async function aboutOf(path: string): Promise<About> {
  if (path === getHref('tools')) return ABOUT_TOOLS;
  if (path === getHref('toolsLibrary')) return ABOUT_LIBRARY;
  const name = path.slice(`${getHref('tools')}/`.length);
  const platform = findPlatform(name);
  if (platform) return aboutHub(platform);
  const tool = findTool(name);
  if (!tool) throw new Error(`There is no public page at ${path}.`);
  return aboutTool(tool, await loadTool(tool.id));
}
