import { postDay, postMinutes } from '@flint/shared/contracts/post-node';

/** The line below a post's title: its day and its reading time, as the server writes it too. */
export function PostLine({ publishedAt, minutes }: { publishedAt: string | null; minutes: number }) {
  if (publishedAt === null) return null;
  return (
    <p>
      <time dateTime={publishedAt}>{postDay(publishedAt)}</time> <span>{postMinutes(minutes)}</span>
    </p>
  );
}
