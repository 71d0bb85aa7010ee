import { openPage } from '@flint/shared/testing/open-page';
import { TOOLS, toolOf } from '@flint/shared/tools/tools';
import { screen, within } from '@testing-library/react';
import { findByPath } from '../tool/find-by-path';
import { TOOL_ICONS } from './tool-icons';
import ToolsPage from './tools-page';

test('every tool has its icon', () => {
  expect(TOOLS.filter(({ icon }) => !(icon in TOOL_ICONS))).toEqual([]);
});

test('a tool is found by its name and its alias, on its own platform only', () => {
  for (const tool of TOOLS) {
    expect(findByPath(tool.platform, tool.slug)).toBe(tool);
    if (tool.alias) expect(findByPath(tool.platform, tool.alias)).toBe(tool);
  }
  expect(findByPath('youtube', 'title')).toBe(toolOf('youtube/title-generator'));
  expect(findByPath('instagram', 'title')).toBeUndefined();
  expect(findByPath('x', 'title-generator')).toBeUndefined();
  expect(findByPath('constructor', 'title')).toBeUndefined();
});

test('all tools are listed by platform, can be searched, and recently used ones come first', async () => {
  localStorage.setItem('flint.tools.recent', JSON.stringify(['x/thread-architect', 'gone/tool']));
  const { keyboard } = await openPage({ page: <ToolsPage />, path: '/platform-tools', priced: false });
  const last = within(screen.getByRole('list', { name: 'Used last' }));
  expect(last.getAllByRole('link')).toHaveLength(1);
  const platforms = ['YouTube', 'X', 'Instagram', 'TikTok', 'Facebook', 'Google'];
  const shown = platforms.flatMap((name) => within(screen.getByRole('list', { name })).getAllByRole('link'));
  expect(shown).toHaveLength(TOOLS.length);

  const search = screen.getByRole('searchbox', { name: 'Search tools' });
  await keyboard.type(search, 'youtube title');
  const found = within(screen.getByRole('list', { name: 'Found' })).getAllByRole('link');
  expect(found[0]).toHaveAttribute('href', '/platform-tools/youtube/title-generator');
  await keyboard.type(search, ' zzz');
  expect(screen.getByText('No tool says that')).toBeVisible();
  await keyboard.click(screen.getByRole('button', { name: 'Show all tools' }));
  expect(screen.getByRole('list', { name: 'Google' })).toBeVisible();
});
