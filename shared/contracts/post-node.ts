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

/** The address of a post's page. */
export const postPath = (slug: string) => `/blog/${slug}`;

/** Where the server writes the text of a post into the page that the release has drawn. */
export const POST_PLACE = 'flint-post-hole';
/** The same for the list of posts. */
export const LIST_PLACE = 'flint-list-hole';
/** The slug of the page that the release draws for every post. */
export const DRAWN_SLUG = 'flint-drawn-post';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The line below a post's title: `25 November 2026 · 4 minutes`. */
export function postLine({ publishedAt, minutes }: { publishedAt: string | null; minutes: number }): string {
  const day = publishedAt === null ? 'Not published' : DAY.format(new Date(publishedAt));
  return `${day} · ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
}
