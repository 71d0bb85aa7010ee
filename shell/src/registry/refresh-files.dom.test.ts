import { refreshFiles } from './refresh-files';

const MANIFEST = 'https://cdn.test/1/mf-manifest.json?attempt=1';
const FILES = { 'remoteEntry.js': 'sha384-e', 'a.js': 'sha384-a', 'b.css': 'sha384-b' };

let used: HTMLElement[];

beforeEach(() => {
  used = [];
  // Fires the load event of every appended element at once.
  jest.spyOn(document.head, 'append').mockImplementation((...elements) => {
    for (const element of elements as HTMLElement[]) {
      used.push(element);
      element.dispatchEvent(new Event('load'));
    }
  });
});

test('every file is fetched past the cache, with its hash', async () => {
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  await refreshFiles(MANIFEST, FILES);
  expect(network.mock.calls).toEqual([
    ['https://cdn.test/1/remoteEntry.js', { integrity: 'sha384-e', cache: 'reload' }],
    ['https://cdn.test/1/a.js', { integrity: 'sha384-a', cache: 'reload' }],
    ['https://cdn.test/1/b.css', { integrity: 'sha384-b', cache: 'reload' }],
  ]);
});

test('every file is used once with its hash, so that no failed preload remains', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  await refreshFiles(MANIFEST, FILES);
  expect(used).toEqual([
    expect.objectContaining({ src: 'https://cdn.test/1/remoteEntry.js', integrity: 'sha384-e' }),
    expect.objectContaining({ src: 'https://cdn.test/1/a.js', integrity: 'sha384-a' }),
    expect.objectContaining({ href: 'https://cdn.test/1/b.css', integrity: 'sha384-b', rel: 'stylesheet' }),
  ]);
});

test('a file that is still missing does not stop the others', async () => {
  const network = jest.spyOn(globalThis, 'fetch');
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response(''));
  await expect(refreshFiles(MANIFEST, FILES)).resolves.toBeUndefined();
  expect(used).toHaveLength(2);
});
