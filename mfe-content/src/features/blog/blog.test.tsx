import type { Blog } from '@flint/shared/contracts/blogs';
import {
  BLOG_AI_TIMEOUT_MS,
  createBlog,
  deleteBlog,
  generateBlogDraft,
  generateHeroImage,
  listBlogs,
  updateBlog,
} from '@flint/shared/contracts/blogs';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { heroImageUrl } from './hero-part';
import { insertPicture } from './picture-field';
import { PostBody } from './post-body';
import { pageOfFile } from './post-resources';

test.each([
  ['no success', { success: false, data: { heroImageUrl: '/u' } }, 'Failed to generate hero image'],
  ['no address', { success: true, data: {} }, 'Failed to generate hero image'],
  ['the server’s own error', { success: false, error: 'x' }, 'x'],
])('a picture call with %s fails', (_what, answer, message) => {
  expect(() => heroImageUrl(answer)).toThrow(message);
});

test('a picture call with success and an address answers the address', () => {
  expect(heroImageUrl({ success: true, data: { heroImageUrl: '/media/blog/a.webp' } })).toBe('/media/blog/a.webp');
});

test('the calls have the messages and the time limits of the product', () => {
  expect([listBlogs, createBlog, updateBlog, deleteBlog].map(({ failure }) => failure)).toEqual([
    ...['Failed to load blogs', 'Failed to create blog', 'Failed to update blog', 'Failed to delete blog'],
  ]);
  expect(BLOG_AI_TIMEOUT_MS).toBe(300_000);
  for (const { timeoutMs } of [generateBlogDraft, generateHeroImage]) expect(timeoutMs).toBe(300_000);
});

test('the index file is a list or has one; drafts in it are left out, and it is cut into pages of ten', () => {
  const posts = Array.from({ length: 12 }, (_, at) => ({
    id: `${at}`,
    status: at === 0 ? 'draft' : 'published',
  })) as Blog[];
  for (const file of [posts, { data: posts, total: 12, page: 1, limit: 12 }]) {
    const { data, total } = pageOfFile(file, 2);
    expect([data.map(({ id }) => id), total]).toEqual([['11'], 11]);
  }
});

test('a post shows its elements, and none that is not in the list', () => {
  const nodes = [
    {
      tag: 'p' as const,
      children: ['a ', { tag: 'a' as const, attributes: { href: 'javascript:alert(1)' }, children: ['b'] }],
    },
    { tag: 'script' as never, children: ['alert(1)'] },
  ];
  const { container } = render(
    <MemoryRouter>
      <PostBody nodes={nodes} />
    </MemoryRouter>,
  );
  expect(container.innerHTML).toBe('<p><span>a </span><a>b</a></p>');
});

test.each([
  ['', null, 'P'],
  ['One.\n\nTwo.', null, 'One.\n\nTwo.\n\nP'],
  ['One.\n\nTwo.', 1, 'One.\n\nP\n\nTwo.'],
  ['One.\n\nTwo.\n', 7, 'One.\n\nTwo.\n\nP'],
])('in %j with the cursor at %j a picture stands on its own', (content, cursor, whole) => {
  expect(insertPicture(content, 'P', cursor)).toBe(whole);
});
