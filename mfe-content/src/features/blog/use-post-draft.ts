import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type BlogPost, createBlog, readBlog, type UpdateBlogBody, updateBlog } from '@flint/shared/contracts/blogs';
import { useEffect, useRef, useState } from 'react';

/** Time without typing after which a draft is saved, in milliseconds. */
const REST_MS = 1200;

/** What the editor's fields hold. */
export type PostFields = Pick<
  BlogPost,
  'title' | 'content' | 'slug' | 'category' | 'excerpt' | 'heroImageUrl' | 'scheduledFor' | 'scheduledZone'
>;

const ZONE = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The fields of a post; of a new one, empty. */
const fieldsOf = (post: BlogPost | null): PostFields => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  slug: post?.slug ?? '',
  category: post?.category ?? '',
  excerpt: post?.excerpt ?? '',
  heroImageUrl: post?.heroImageUrl ?? null,
  scheduledFor: post?.scheduledFor ?? null,
  scheduledZone: post?.scheduledZone ?? ZONE(),
});

/** The post as it is now; undefined when that cannot be read. */
const readAgain = (id: string) => request(readBlog, { params: { slug: id } }).catch(() => undefined);

export type Saving = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

/**
 * A post that is edited: saved shortly after typing, one request at a time. A change that another
 * editor or another tab made meanwhile is never overwritten unasked: both texts are there to choose from.
 */
export function usePostDraft(start: BlogPost | null, onSaved: (post: BlogPost) => void) {
  const [post, setPost] = useState(start);
  const [fields, setFields] = useState(() => fieldsOf(start));
  const [state, setState] = useState<Saving>('saved');
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<BlogPost | null>(null);
  // What the running request and the timer read: the newest, not what the render had.
  const now = useRef({ post: start, fields, timer: 0, busy: false, again: false });

  useEffect(() => {
    const live = now.current;
    const warn = (event: BeforeUnloadEvent) => {
      if (live.timer || live.busy) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.clearTimeout(live.timer);
    };
  }, []);

  const save = async (extra: UpdateBlogBody = {}): Promise<void> => {
    const live = now.current;
    window.clearTimeout(live.timer);
    live.timer = 0;
    if (live.busy) {
      live.again = true;
      return;
    }
    if (live.fields.title.trim() === '') return;
    live.busy = true;
    setState('saving');
    setFailure(null);
    const sent = live.fields;
    const { slug, ...rest } = sent;
    // An address that was not touched follows the title.
    const body = { ...rest, ...(slug !== (live.post?.slug ?? '') && { slug }), ...extra };
    try {
      const saved = live.post
        ? await request(updateBlog, { params: { id: live.post.id }, body: { version: live.post.version, ...body } })
        : await request(createBlog, { body: { ...body, title: sent.title, content: sent.content } });
      live.post = saved;
      if (live.fields.slug === slug) live.fields = { ...live.fields, slug: saved.slug };
      setFields(live.fields);
      setPost(saved);
      setState(live.fields === sent || !live.timer ? 'saved' : 'changed');
      onSaved(saved);
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.status === 409 && live.post !== null;
      const other = isOutdated ? await readAgain(live.post?.id ?? '') : undefined;
      if (other) setTheirs(other);
      else setFailure(toMessage(error));
      setState(other ? 'conflict' : 'failed');
    } finally {
      live.busy = false;
    }
    if (live.again) {
      live.again = false;
      await save();
    }
  };

  const change = (part: Partial<PostFields>) => {
    const live = now.current;
    live.fields = { ...live.fields, ...part };
    setFields(live.fields);
    if (state === 'conflict') return;
    setState('changed');
    window.clearTimeout(live.timer);
    live.timer = window.setTimeout(() => void save(), REST_MS);
  };

  /** Ends a conflict: keeps the own text over theirs, or takes theirs. */
  const settle = (mine: boolean) => {
    if (!theirs) return;
    const live = now.current;
    live.post = theirs;
    if (!mine) live.fields = fieldsOf(theirs);
    setFields(live.fields);
    setPost(theirs);
    setTheirs(null);
    setState('saved');
    if (mine) void save();
  };

  return { post, fields, state, failure, theirs, change, save, settle };
}
