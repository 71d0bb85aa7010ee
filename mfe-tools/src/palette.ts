import type { PaletteEntry, PaletteSource } from '@flint/shared/contracts/palette';
import { HUBS, type Tool } from '@flint/shared/tools/tools';
import { recentTools } from './features/catalogue/recent-tools';
import { searchTools } from './features/catalogue/search-tools';
import { toolHref } from './features/runner/tool-href';

/** Limit of tools that one search lists. */
const TOOLS_MAX = 8;

const entryOf = ({ id, title, platform }: Tool): PaletteEntry => ({
  id,
  title,
  note: HUBS[platform].label,
  href: toolHref(id, 'app'),
});

/** The tools whose texts contain the words; without words, those opened last in this browser. */
export const find: PaletteSource['find'] = async (words) => {
  const tools = words === '' ? recentTools() : searchTools(words).slice(0, TOOLS_MAX);
  return [{ title: words === '' ? 'Recent tools' : 'Tools', entries: tools.map(entryOf) }];
};
