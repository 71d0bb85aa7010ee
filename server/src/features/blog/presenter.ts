import type { Blog, BlogPost } from '@flint/shared/contracts/blogs';
import { toPostNodes, writeMarkdown } from './markdown';
import type { BlogPostRow } from './tables';

/** A post as lists show it. */
export function toBlog(row: BlogPostRow): Blog {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    status: row.status,
    heroImageUrl: row.hero_image_url,
    minutes: row.minutes,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    scheduledFor: row.scheduled_for,
    scheduledZone: row.scheduled_zone,
    version: row.version,
  };
}

/** A post with its text, as Markdown and as what is shown of it. */
export function toBlogPost(row: BlogPostRow): BlogPost {
  return { ...toBlog(row), content: writeMarkdown(row.content), nodes: toPostNodes(row.content) };
}
