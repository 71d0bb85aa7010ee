import * as z from './schema';

/** The file of a release with its prerendered public pages, beside its manifest. */
export const FRAGMENTS_FILE = 'fragments.json';

/** Placeholder in a fragment's HTML for the base URL of its release's files, which is known when it is served. */
export const RELEASE_BASE = 'flint-release:/';

/** Placeholder in the frame's HTML for the page. */
export const PAGE_PLACE = 'flint-page-place';

const Way = z.object({ name: z.string(), path: z.string() });
const Question = z.object({ question: z.string(), answer: z.string() });

/** Metadata of a public page for search engines, link previews and the browser's tab. */
export const About = z.object({
  /** Within 60 characters. */
  title: z.string(),
  /** Within 155 characters. */
  description: z.string(),
  /** Breadcrumbs from the home page, itself last; empty for the home page. */
  trail: z.array(Way),
  /** Questions that the page's text answers (FAQ). */
  questions: z.array(Question),
  /** The application on the page, if any. */
  program: z.nullable(z.object({ name: z.string(), kind: z.enum(['BusinessApplication', 'MultimediaApplication']) })),
});
export type About = z.infer<typeof About>;

const Fragment = z.object({
  path: z.string(),
  html: z.string(),
  about: About,
  /** Paths within the release, each with the key by which its runtime knows that it is loaded. */
  styles: z.array(z.object({ path: z.string(), key: z.string() })),
  scripts: z.array(z.string()),
});

/** A prerendered public page of a release: its HTML, metadata and initial files. */
export type Fragment = z.infer<typeof Fragment>;

/** All public pages of a release; the shell's also has the frame. */
export const Fragments = z.object({ frame: z.nullable(z.string()), pages: z.array(Fragment) });
export type Fragments = z.infer<typeof Fragments>;
