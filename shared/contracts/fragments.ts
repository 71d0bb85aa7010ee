import * as z from './schema';

/** The file of a release that holds its public pages, beside its manifest. */
export const FRAGMENTS_FILE = 'fragments.json';

/** Stands in a fragment's HTML before the path of a file of its release, whose address is known once it is served. */
export const RELEASE_BASE = 'flint-release:/';

/** Stands in the frame's HTML where the page goes. */
export const PAGE_PLACE = 'flint-page-place';

const Way = z.object({ name: z.string(), path: z.string() });
const Question = z.object({ question: z.string(), answer: z.string() });

/** What a public page says of itself to search engines, to whoever is sent a link to it, and in the browser's tab. */
export const About = z.object({
  /** Within 60 characters. */
  title: z.string(),
  /** Within 155 characters. */
  description: z.string(),
  /** The way to the page from the home page, itself last; nothing for the home page. */
  trail: z.array(Way),
  /** Questions that the page answers in its text. */
  questions: z.array(Question),
  /** The program that people use on the page, if they do. */
  program: z.nullable(z.object({ name: z.string(), kind: z.enum(['BusinessApplication', 'MultimediaApplication']) })),
});
export type About = z.infer<typeof About>;

const Fragment = z.object({
  path: z.string(),
  html: z.string(),
  about: About,
  /** Paths within the release, each with the name by which its runtime knows that it is loaded. */
  styles: z.array(z.object({ path: z.string(), key: z.string() })),
  scripts: z.array(z.string()),
});

/** A public page as its release ships it: what it says, and the files it needs first. */
export type Fragment = z.infer<typeof Fragment>;

/** All public pages of a release; the shell's ships the frame around every page, too. */
export const Fragments = z.object({ frame: z.nullable(z.string()), pages: z.array(Fragment) });
export type Fragments = z.infer<typeof Fragments>;
