import { toMessage } from '@flint/shared/api/message';
import { LIST_PLACE, postLine, postPath } from '@flint/shared/contracts/post-node';
import { bootAtom } from '@flint/shared/state/boot';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtomValue } from 'jotai';
import { Link, useSearchParams } from 'react-router-dom';
import { InfoPage } from '../info/info-page';
import styles from './blog.module.css';
import { postsResource } from './post-resources';
import { useIsDrawn } from './use-is-drawn';

/** Public page: published posts, ten at a time. */
export default function BlogPage() {
  const boot = useAtomValue(bootAtom);
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const isDrawn = useIsDrawn();
  const { status, data, error, reload } = useResource(postsResource(page, boot));
  const isMore = data !== undefined && data.page * data.limit < data.total;
  return (
    <InfoPage title="Blog" lead="For people who publish: one thing at a time, to be used today.">
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Try again in a moment.
        </RetryNote>
      )}
      {data?.isFallback && <Note title="These are copies of the posts.">The newest may be missing for a moment.</Note>}
      <div className={styles.posts}>
        {isDrawn && LIST_PLACE}
        {data && (
          <ul>
            {data.data.map((post) => (
              <li key={post.id}>
                <h2>
                  <Link to={postPath(post.slug)}>{post.title}</Link>
                </h2>
                <p>{post.excerpt}</p>
                <p>{postLine(post)}</p>
              </li>
            ))}
          </ul>
        )}
        {data?.data.length === 0 && <p>No post stands here yet.</p>}
      </div>
      {(page > 1 || isMore) && (
        <nav className={styles.ways} aria-label="Pages">
          {page > 1 ? <ButtonLink href={`/blog?page=${page - 1}`}>Newer posts</ButtonLink> : <span />}
          {isMore && <ButtonLink href={`/blog?page=${page + 1}`}>Older posts</ButtonLink>}
        </nav>
      )}
    </InfoPage>
  );
}
