import { toMessage } from '@flint/shared/api/message';
import { POST_PLACE } from '@flint/shared/contracts/post-node';
import { documentTitle } from '@flint/shared/contracts/routes';
import { bootAtom } from '@flint/shared/state/boot';
import { useResource } from '@flint/shared/state/use-resource';
import { Page } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import info from '../info/info.module.css';
import { TextLink } from '../info/info-page';
import styles from './blog.module.css';
import { PostBody } from './post-body';
import { PostLine } from './post-line';
import { postResource } from './post-resources';
import { useIsDrawn } from './use-is-drawn';

/** Public page: one post, as the server shows it too. */
export default function PostPage() {
  const { slug = '' } = useParams();
  const boot = useAtomValue(bootAtom);
  const isDrawn = useIsDrawn();
  const { status, data: post, error, reload } = useResource(isDrawn ? null : postResource(slug, boot));
  useEffect(() => {
    if (post) document.title = documentTitle({ title: post.title });
  }, [post]);
  return (
    <div className={info.page}>
      <Page width="text">
        <p>
          <TextLink to="/blog">All posts</TextLink>
        </p>
        {status === 'failed' && (
          <>
            <h1>This post cannot be shown</h1>
            <RetryNote title={toMessage(error)} onRetry={reload}>
              It may have been moved or taken back.
            </RetryNote>
          </>
        )}
        <article className={styles.article}>
          {isDrawn && POST_PLACE}
          {post && (
            <>
              <header>
                <h1>{post.title}</h1>
                <PostLine {...post} />
              </header>
              {post.heroImageUrl && <img src={post.heroImageUrl} alt="" width={1600} height={900} />}
              <PostBody nodes={post.nodes} />
            </>
          )}
        </article>
      </Page>
    </div>
  );
}
