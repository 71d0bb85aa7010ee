import type { BlogStatus } from '@flint/shared/contracts/blogs';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Root } from 'mdast';

declare module '../../platform/db/schema' {
  interface Schema {
    blog_post: BlogPostTable;
    blog_old_slug: BlogOldSlugTable;
    blog_file_task: BlogFileTaskTable;
    blog_picture_task: BlogPictureTaskTable;
    blog_seed: BlogSeedTable;
  }
}

export interface BlogPostTable {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** Markdown as a tree (mdast), without positions. */
  content: JSONColumnType<Root>;
  status: BlogStatus;
  hero_image_url: string | null;
  minutes: number;
  author_id: string;
  published_at: Date | null;
  /** Local time and zone as the editor chose them; `due_at` is the moment that they mean. */
  scheduled_for: string | null;
  scheduled_zone: string | null;
  due_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type BlogPostRow = Selectable<BlogPostTable>;

/** Slugs that a post had while it was published: they redirect. */
export interface BlogOldSlugTable {
  slug: string;
  post_id: string;
}

/** Outbox of the static files: slugs whose file must be written or removed. */
export interface BlogFileTaskTable {
  id: Generated<string>;
  slug: string;
}

/** Outbox of the pictures that a post no longer shows, to be removed where no other post has them. */
export interface BlogPictureTaskTable {
  /** The post's id and the name of the file, with a slash between; older versions wrote the file alone. */
  name: string;
}

/** One row once the first posts were added. */
export interface BlogSeedTable {
  done: boolean;
}
