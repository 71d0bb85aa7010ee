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
  /** The article on the page, if any; its picture is a path. */
  article: z.optional(
    z.object({ headline: z.string(), published: z.string(), modified: z.string(), image: z.nullable(z.string()) }),
  ),
});
export type About = z.infer<typeof About>;

const FILES = {
  /** Paths within the release, each with the key by which its runtime knows that it is loaded. */
  styles: z.array(z.object({ path: z.string(), key: z.string() })),
  scripts: z.array(z.string()),
};
const DRAWING = {
  html: z.string(),
  ...FILES,
  /** Modules of the shell that its scripts use, such as `@flint/shared/state/runs`. */
  shared: z.optional(z.array(z.string())),
};
const Fragment = z.object({ path: z.string(), about: About, ...DRAWING });
const Screen = z.object({ page: z.string(), ...DRAWING });

/** A prerendered public page of a release: its HTML, metadata and initial files. */
export type Fragment = z.infer<typeof Fragment>;

/** The prerendered first screen of an app page by the page's id: what it shows to a member before any data is there. */
export type Screen = z.infer<typeof Screen>;

/** The prerendered pages of a release; the shell's also has the frames. */
export const Fragments = z.object({
  /** Around every public page. */
  frame: z.nullable(z.string()),
  pages: z.array(Fragment),
  /** Around app pages: the HTML by the page's id, which the navigation marks, and the files of all. */
  app: z.optional(z.object({ frames: z.record(z.string(), z.string()), ...FILES })),
  screens: z.optional(z.array(Screen)),
  /**
   * The shell's only: files of the frame around public pages and of what runs remotes, and scripts of each module that it
   * provides, by name.
   */
  parts: z.optional(z.object({ visitor: z.optional(z.object(FILES)), federation: z.optional(z.object(FILES)) })),
  provided: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Fragments = z.infer<typeof Fragments>;
