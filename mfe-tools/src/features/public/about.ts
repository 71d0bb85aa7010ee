import type { About } from '@flint/shared/contracts/fragments';
import { getHref } from '@flint/shared/contracts/routes';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { HUB_PAGES } from '@flint/shared/tools/hub-pages';
import type { Platform } from '@flint/shared/tools/tool-row';
import { HUBS, TOOLS, type Tool } from '@flint/shared/tools/tools';
import { toolHref } from '../runner/tool-href';
import { publicName } from './public-name';

const ALL_TOOLS = { name: 'Tools', path: getHref('tools') };

const hubWay = (platform: Platform) => ({ name: HUBS[platform].label, path: getHref('toolsHub', { platform }) });

export const ABOUT_TOOLS: About = {
  title: 'Tools for YouTube, X, Instagram, TikTok and more | Flint',
  description: `${TOOLS.length} tools for six platforms: titles, threads, captions, bios, scripts and plans from your own words, held to each platform’s limits.`,
  trail: [ALL_TOOLS],
  questions: [],
  program: null,
};

export const ABOUT_LIBRARY: About = {
  title: 'Tools library: every tool from A to Z | Flint',
  description: `All ${TOOLS.length} of Flint’s tools in one list to search: what each makes, and for which platform. Read a worked example before you sign in.`,
  trail: [ALL_TOOLS, { name: 'Tools library', path: getHref('toolsLibrary') }],
  questions: [],
  program: null,
};

/** Metadata of a platform's public page. */
export function aboutHub(platform: Platform): About {
  const { title, description, questions } = HUB_PAGES[platform];
  return { title, description, questions: [...questions], trail: [ALL_TOOLS, hubWay(platform)], program: null };
}

/** Metadata of a tool's public page; without a definition, from its row only. */
export function aboutTool(tool: Tool, definition: AnyToolDefinition | undefined): About {
  const name = publicName(tool);
  return {
    title: definition?.page.title ?? `${name} | Flint`,
    description: definition?.page.description ?? tool.summary,
    trail: [ALL_TOOLS, hubWay(tool.platform), { name: tool.title, path: toolHref(tool.id, 'public') }],
    questions: [...(definition?.page.questions ?? [])],
    program: { name, kind: tool.capability === 'chat' ? 'BusinessApplication' : 'MultimediaApplication' },
  };
}
