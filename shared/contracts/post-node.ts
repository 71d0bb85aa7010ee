/** Elements that the text of a post may have; everything else is not in the type. */
export const POST_TAGS = [
  ...(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'em', 'strong', 'del'] as const),
  ...(['a', 'img', 'hr', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const;

/** What is shown of a post: text, or one of a few elements with checked attributes. No HTML passes through. */
export type PostNode =
  | string
  | {
      readonly tag: (typeof POST_TAGS)[number];
      readonly attributes?: Readonly<Record<string, string>>;
      readonly children?: readonly PostNode[];
    };

/** Addresses of pictures that posts show: those that were made or taken for posts, and no others. */
export const POST_PICTURE = /^\/media\/blog\/[\da-f-]{36}\.webp$/;

/** The address of a post's page. */
export const postPath = (slug: string) => `/blog/${slug}`;

/** Where the server writes the text of a post into the page that the release has drawn. */
export const POST_PLACE = 'flint-post-hole';
/** The same for the list of posts. */
export const LIST_PLACE = 'flint-list-hole';
/** The slug of the page that the release draws for every post. */
export const DRAWN_SLUG = 'flint-drawn-post';

/** The address of a page of the list, of one category or of all. */
export function listPath(page: number, category: string | undefined): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day of publication, the same for every reader: `25 November 2026`. */
export const postDay = (publishedAt: string) => DAY.format(new Date(publishedAt));

/** The reading time, after the day: `· 4 minutes`. */
export const postMinutes = (minutes: number) => `· ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
