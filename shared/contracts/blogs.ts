import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';

export const BLOG_STATUSES = ['draft', 'published', 'archived'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

export const BLOG_PAGE_SIZE = 10;
export const FIRST_BLOG_PAGE = 1;
/** Client-side timeout of the calls that draft a post or make its picture, in milliseconds. */
export const BLOG_AI_TIMEOUT_MS = 300_000;
export const SLUG_MAX = 80;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const BLOG_TITLE_MAX = 150;
export const BLOG_CONTENT_MAX = 100_000;
export const BLOG_EXCERPT_MAX = 300;
const CATEGORY_MAX = 40;
export const DEFAULT_CATEGORY = 'general';

/** Purpose of the uploads that become pictures of posts. */
export const PICTURE_PURPOSE = 'source-image';
export const PICTURE_ALT_MAX = 300;

const LIST_FAILED = 'Failed to load blogs';
export const BOTH_FAILED = 'Failed to load blogs from both API and local sources';
export const HERO_FAILED = 'Failed to generate hero image';

/** A post as lists show it. */
export const Blog = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** One or two sentences. */
  excerpt: z.string(),
  category: z.string(),
  /** A scheduled post is a draft with `scheduledFor`. */
  status: z.enum(BLOG_STATUSES),
  heroImageUrl: z.nullable(z.string()),
  /** Whole minutes of reading. */
  minutes: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  /** Local time of publication, `2027-03-28T09:00`, in `scheduledZone`. */
  scheduledFor: z.nullable(z.string()),
  /** IANA time zone: `Europe/Berlin`. */
  scheduledZone: z.nullable(z.string()),
  /** Counts the changes of the post. */
  version: z.number(),
});
export type Blog = z.infer<typeof Blog>;

/** A post with its text. */
export const BlogPost = z.extend(Blog, {
  /** Markdown. */
  content: z.string(),
  /** What is shown of the content: `PostNode` of post-node.ts. */
  nodes: z.array(z.any()),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const BlogList = z.object({
  data: z.array(Blog),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Categories that have published posts, by name. */
  categories: z.array(z.string()),
});
export type BlogList = z.infer<typeof BlogList>;

const text = (what: string, max: number) =>
  z
    .string(`The ${what} is a text.`)
    .check(z.trim(), z.maxLength(max, `The ${what} has at most ${max.toLocaleString('en')} characters.`));

const Fields = {
  /** Made of the title by default. */
  slug: z.optional(
    z.union(
      [
        z.literal(''),
        z
          .string()
          .check(
            z.maxLength(SLUG_MAX, `An address has at most ${SLUG_MAX} letters.`),
            z.regex(SLUG, 'An address has the letters a to z, digits, and hyphens between them.'),
          ),
      ],
      `An address has at most ${SLUG_MAX} of the letters a to z and digits, with hyphens between them.`,
    ),
  ),
  status: z.optional(z.enum(BLOG_STATUSES, `The status is one of ${BLOG_STATUSES.join(', ')}.`)),
  category: z.optional(text('category', CATEGORY_MAX)),
  excerpt: z.optional(text('excerpt', BLOG_EXCERPT_MAX)),
  /** A picture of this server. */
  heroImageUrl: z.optional(
    z.nullable(
      z
        .string('The picture is an address.')
        .check(z.maxLength(500), z.regex(/^\/(?!\/)/, 'The picture is one of this server: its address begins with /.')),
    ),
  ),
  scheduledFor: z.optional(
    z.nullable(
      z
        .string('The time is a local one, such as 2027-03-28T09:00.')
        .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'The time is a local one, such as 2027-03-28T09:00.')),
    ),
  ),
  scheduledZone: z.optional(z.nullable(z.string('The zone is a name such as Europe/Berlin.').check(z.maxLength(60)))),
};

const Title = text('title', BLOG_TITLE_MAX).check(z.minLength(1, 'Give the post a title.'));
const Content = z
  .string('Write the post.')
  .check(z.maxLength(BLOG_CONTENT_MAX, `A post has at most ${BLOG_CONTENT_MAX.toLocaleString('en')} characters.`));

export const CreateBlogBody = z.object({ title: Title, content: Content, ...Fields });
export type CreateBlogBody = z.infer<typeof CreateBlogBody>;
export const UpdateBlogBody = z.object({
  title: z.optional(Title),
  content: z.optional(Content),
  ...Fields,
  /** The version that was read; another one is refused with 409 and both texts. Unchecked if absent. */
  version: z.optional(z.number('The version is a number.')),
});
export type UpdateBlogBody = z.infer<typeof UpdateBlogBody>;

const EDITORS = ['admin', 'editor'] as const;
const ById = z.object({ id: z.string() });

/** Newest first. `status` counts for editors alone: visitors and users get published posts. */
export const listBlogs = defineCall({
  id: 'listBlogs',
  method: 'GET',
  path: '/api/blogs',
  tag: 'Blog',
  summary: 'Posts of the blog, newest first',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({
    page: z.optional(z.union([z.string(), z.number()])),
    limit: z.optional(z.union([z.string(), z.number()])),
    category: z.optional(z.string().check(z.maxLength(CATEGORY_MAX))),
    status: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: BlogList,
  failure: LIST_FAILED,
});

export const readBlog = defineCall({
  id: 'readBlog',
  method: 'GET',
  path: '/api/blogs/{slug}',
  tag: 'Blog',
  summary: 'A post, by its slug or its id',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  params: z.object({ slug: z.string() }),
  response: BlogPost,
  failure: 'The post could not be read',
});

export const createBlog = defineCall({
  id: 'createBlog',
  method: 'POST',
  path: '/api/blogs',
  tag: 'Blog',
  summary: 'Create a post',
  auth: EDITORS,
  rateLimit: 'write',
  idempotency: 'natural',
  body: CreateBlogBody,
  response: BlogPost,
  failure: 'Failed to create blog',
});

export const updateBlog = defineCall({
  id: 'updateBlog',
  method: 'PUT',
  path: '/api/blogs/{id}',
  tag: 'Blog',
  summary: 'Change a post; fields that are absent stay',
  auth: EDITORS,
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  body: UpdateBlogBody,
  response: BlogPost,
  failure: 'Failed to update blog',
});

export const deleteBlog = defineCall({
  id: 'deleteBlog',
  method: 'DELETE',
  path: '/api/blogs/{id}',
  tag: 'Blog',
  summary: 'Delete a post for good',
  auth: EDITORS,
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  response: z.object({ success: z.literal(true) }),
  failure: 'Failed to delete blog',
});

/** What a text would look like, by the pipeline that published posts go through. */
export const previewBlog = defineCall({
  id: 'previewBlog',
  method: 'POST',
  path: '/api/blogs/preview',
  tag: 'Blog',
  summary: 'What is shown of a text',
  auth: EDITORS,
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ content: Content }),
  response: z.object({ nodes: z.array(z.any()) }),
  failure: 'The preview could not be made',
});

/** Takes an upload of the caller's as a picture of posts: re-encoded, public, and shown by its address in a text. */
export const addBlogPicture = defineCall({
  id: 'addBlogPicture',
  method: 'POST',
  path: '/api/blogs/pictures',
  tag: 'Blog',
  summary: 'Keep an uploaded picture for posts',
  auth: EDITORS,
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ uploadId: z.string('Name the upload.').check(z.maxLength(64)) }),
  response: z.object({ url: z.string() }),
  failure: 'The picture could not be added',
});

/** What a run that was waited for has cost; absent where nothing was ordered. */
const Paid = {
  message: z.optional(z.string()),
  runId: z.optional(z.string()),
  charged: z.optional(z.number()),
  returned: z.optional(z.number()),
  balance: z.optional(z.number()),
  servedBy: z.optional(z.enum(SERVED_BY)),
};

const DraftBody = z.object({
  topic: text('topic', 2000).check(z.minLength(1, 'Say what the post is about.')),
  category: z.optional(text('category', CATEGORY_MAX)),
});

/** A proposed post. */
export const BlogDraft = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  /** Whether it is an outline of the facts, which no language model wrote. */
  isOutline: z.boolean(),
});
export type BlogDraft = z.infer<typeof BlogDraft>;

/**
 * A run that is paid, followed and cancelled like any other. Sent again with the key of an ended run, it answers that
 * run's draft. An outline costs nothing and is answered at once.
 */
export const generateBlogDraft = defineCall({
  id: 'generateBlogDraft',
  method: 'POST',
  path: '/api/blogs/ai/generate-draft',
  tag: 'Blog',
  summary: 'Draft a post; without a language model an outline of the facts that were given',
  auth: EDITORS,
  rateLimit: 'generate',
  idempotency: 'key',
  timeoutMs: BLOG_AI_TIMEOUT_MS,
  body: DraftBody,
  response: z.object({ success: z.boolean(), data: BlogDraft, error: z.optional(z.string()), ...Paid }),
  accepted: RunAccepted,
  failure: 'Failed to generate draft',
});

/** As `generateBlogDraft`; a run without a picture answers `success: false` and why. */
export const generateHeroImage = defineCall({
  id: 'generateHeroImage',
  method: 'POST',
  path: '/api/blogs/ai/generate-hero-image',
  tag: 'Blog',
  summary: 'Make the picture of a post',
  auth: EDITORS,
  rateLimit: 'generate',
  idempotency: 'key',
  timeoutMs: BLOG_AI_TIMEOUT_MS,
  body: z.object({
    prompt: text('prompt', 2000).check(z.minLength(1, 'Describe the picture.')),
    title: z.optional(text('title', BLOG_TITLE_MAX)),
  }),
  response: z.object({
    success: z.boolean(),
    data: z.optional(z.object({ heroImageUrl: z.optional(z.string()) })),
    error: z.optional(z.string()),
  }),
  accepted: RunAccepted,
  failure: HERO_FAILED,
});
