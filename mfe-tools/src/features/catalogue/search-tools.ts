import { HUBS, TOOLS, type Tool } from '@flint/shared/tools/tools';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const TEXTS = new Map<Tool, string>(
  TOOLS.map((tool) => [tool, `${tool.title} ${HUBS[tool.platform].label} ${tool.summary}`.toLowerCase()]),
);

/** Tools that contain every search word, title matches first; all tools for an empty search. */
export function searchTools(typed: string, among: readonly Tool[] = TOOLS): Tool[] {
  const words = wordsOf(typed);
  const found = among.filter((tool) => words.every((word) => TEXTS.get(tool)?.includes(word)));
  const inTitle = (tool: Tool) => words.filter((word) => tool.title.toLowerCase().includes(word)).length;
  return words.length === 0 ? found : found.sort((a, b) => inTitle(b) - inTitle(a));
}
