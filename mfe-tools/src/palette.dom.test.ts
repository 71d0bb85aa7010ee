import { find } from './palette';

const search = { signal: new AbortController().signal };

test('tools are found by the words of their title and platform', async () => {
  const [tools] = await find('youtube titles', search);
  expect(tools).toMatchObject({ title: 'Tools' });
  expect(tools?.entries[0]).toMatchObject({ note: 'YouTube', href: '/platform-tools/youtube/title-generator' });
});

test('without words the tools opened last come', async () => {
  localStorage.setItem('flint.tools.recent', JSON.stringify(['x/thread-architect']));
  const [recent] = await find('', search);
  expect(recent).toMatchObject({ title: 'Recent tools', entries: [{ href: '/platform-tools/x/thread-architect' }] });
});
