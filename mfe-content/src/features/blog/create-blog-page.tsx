import { toMessage } from '@flint/shared/api/message';
import { BLOG_PAGE_SIZE, type BlogPost, listBlogs, readBlog } from '@flint/shared/contracts/blogs';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './blog.module.css';
import { PostEditor } from './post-editor';

/** Posts that the list shows at once. */
const SHOWN = 5 * BLOG_PAGE_SIZE;
const ALL = callResource(listBlogs, { query: { limit: SHOWN } });

/** App page for editors: posts of every status, and the one that is edited. */
export default function CreateBlogPage() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('post');
  // A further new post is a new editor.
  const [fresh, setFresh] = useState(0);
  const open = (next: string | null) => {
    setQuery(next ? { post: next } : {});
    setFresh((count) => count + 1);
  };
  return (
    <Page>
      <PageHead
        title="Blog editor"
        lead="Drafts are saved while you type, and seen by editors alone until they are published."
        actions={<Button onClick={() => open(null)}>New post</Button>}
      />
      <div className={styles.editor}>
        {id ? <OpenPost key={`${id} ${fresh}`} id={id} onGone={() => open(null)} /> : <NewPost key={fresh} />}
        <PostList onOpen={open} />
      </div>
    </Page>
  );
}

/** The address keeps the post once it is there; the editor stays, since the next key it gets is the same. */
function NewPost() {
  const store = useStore();
  return <PostEditor start={null} onSaved={() => invalidate(store, listBlogs.id)} onGone={() => undefined} />;
}

function OpenPost({ id, onGone }: { id: string; onGone: () => void }) {
  const store = useStore();
  const [start, setStart] = useState<BlogPost | null>(null);
  const { status, data, error, reload } = useResource(start ? null : callResource(readBlog, { params: { slug: id } }));
  // What is read again later must not replace what is typed.
  if (!start && data) setStart(data);
  if (status === 'failed')
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Nothing was changed.
      </RetryNote>
    );
  if (!start) return <Skeleton shape="block" />;
  return <PostEditor start={start} onSaved={() => invalidate(store, listBlogs.id)} onGone={onGone} />;
}

function PostList({ onOpen }: { onOpen: (id: string) => void }) {
  const { status, data, error, reload } = useResource(ALL);
  return (
    <section className={layout.stack} aria-label="Posts">
      <h2 className={text.h}>Posts</h2>
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your draft is safe.
        </RetryNote>
      )}
      <ul className={styles.drafts}>
        {data?.data.map((post) => (
          <li key={post.id}>
            <button type="button" onClick={() => onOpen(post.id)}>
              {post.title}{' '}
              <Badge tone={post.status === 'published' ? 'good' : 'plain'}>
                {post.scheduledFor ? 'scheduled' : post.status}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
