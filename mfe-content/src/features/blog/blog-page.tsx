import { toMessage } from '@flint/shared/api/message';
import { LIST_PLACE, listPath, postPath } from '@flint/shared/contracts/post-node';
import { bootAtom } from '@flint/shared/state/boot';
import { useResource } from '@flint/shared/state/use-resource';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtomValue } from 'jotai';
import { Link, useSearchParams } from 'react-router-dom';
import { InfoPage } from '../info/info-page';
import styles from './blog.module.css';
import { PostLine } from './post-line';
import { postsResource } from './post-resources';
import { useIsDrawn } from './use-is-drawn';

/** Public page: published posts, ten at a time, of one category or of all. */
export default function BlogPage() {
  const boot = useAtomValue(bootAtom);
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const category = query.get('category') || undefined;
  const isDrawn = useIsDrawn();
  const { status, data, error, reload } = useResource(postsResource(page, category, boot));
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
          <>
            <nav aria-label="Categories">
              <Here to={listPath(1, undefined)} isHere={category === undefined}>
                All
              </Here>
              {data.categories.map((each) => (
                <Here key={each} to={listPath(1, each)} isHere={each === category}>
                  {each}
                </Here>
              ))}
            </nav>
            <ul>
              {data.data.map((post) => (
                <li key={post.id}>
                  <h2>
                    <Link to={postPath(post.slug)}>{post.title}</Link>
                  </h2>
                  <p>{post.excerpt}</p>
                  <PostLine {...post} />
                </li>
              ))}
            </ul>
            {data.data.length === 0 && <p>No post stands here yet.</p>}
          </>
        )}
        {(page > 1 || isMore) && (
          <nav aria-label="Pages">
            {page > 1 && <Link to={listPath(page - 1, category)}>Newer posts</Link>}
            {isMore && <Link to={listPath(page + 1, category)}>Older posts</Link>}
          </nav>
        )}
      </div>
    </InfoPage>
  );
}

function Here({ to, isHere, children }: { to: string; isHere: boolean; children: string }) {
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
