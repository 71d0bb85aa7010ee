import type { BlogStatus } from '@flint/shared/contracts/blogs';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { BlogPostRow, BlogPostTable } from './tables';

interface WhichPosts {
  readonly status: BlogStatus | undefined;
  readonly category: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const chosen = (db: Db, { status, category }: Pick<WhichPosts, 'status' | 'category'>) =>
  db
    .selectFrom('blog_post')
    .$if(status !== undefined, (query) => query.where('status', '=', status as BlogStatus))
    .$if(category !== undefined, (query) => query.where('category', '=', category as string));

/** Newest publication first, then drafts by their last change. */
export function findPosts(db: Db | Tx, which: WhichPosts): Promise<BlogPostRow[]> {
  return chosen(db, which)
    .selectAll()
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(which.limit)
    .offset(which.offset)
    .execute();
}

export async function countPosts(db: Db, which: Pick<WhichPosts, 'status' | 'category'>): Promise<number> {
  const row = await chosen(db, which).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return row.count;
}

/** Categories that have published posts, by name. */
export async function findCategories(db: Db): Promise<string[]> {
  const rows = await chosen(db, { status: 'published', category: undefined })
    .select('category')
    .distinct()
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}

export function findPostBySlug(db: Db | Tx, slug: string): Promise<BlogPostRow | undefined> {
  return db.selectFrom('blog_post').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export function findPost(db: Db | Tx, id: string): Promise<BlogPostRow | undefined> {
  return db.selectFrom('blog_post').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockPost(tx: Tx, id: string): Promise<BlogPostRow | undefined> {
  return tx.selectFrom('blog_post').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether another post has the slug, or had it while it was published. */
export async function isSlugTaken(tx: Tx, slug: string, id: string): Promise<boolean> {
  const post = await tx.selectFrom('blog_post').select('id').where('slug', '=', slug).executeTakeFirst();
  if (post) return post.id !== id;
  const old = await tx.selectFrom('blog_old_slug').select('post_id').where('slug', '=', slug).executeTakeFirst();
  return old !== undefined && old.post_id !== id;
}

/** One transaction at a time chooses slugs. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog slugs', 0))`.execute(tx);
}

export function insertPost(tx: Tx, row: Insertable<BlogPostTable>): Promise<BlogPostRow> {
  return tx.insertInto('blog_post').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updatePost(tx: Tx, id: string, change: Updateable<BlogPostTable>): Promise<BlogPostRow> {
  return tx.updateTable('blog_post').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('blog_post').where('id', '=', id).execute();
}

export async function upsertOldSlug(tx: Tx, slug: string, postId: string): Promise<void> {
  await tx
    .insertInto('blog_old_slug')
    .values({ slug, post_id: postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute();
}

export async function deleteOldSlug(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom('blog_old_slug').where('slug', '=', slug).execute();
}

/** The published post that had a slug before. */
export function findPostByOldSlug(db: Db, slug: string): Promise<BlogPostRow | undefined> {
  return db
    .selectFrom('blog_old_slug')
    .innerJoin('blog_post', 'blog_post.id', 'blog_old_slug.post_id')
    .selectAll('blog_post')
    .where('blog_old_slug.slug', '=', slug)
    .where('blog_post.status', '=', 'published')
    .executeTakeFirst();
}

const dueDrafts = (db: Db | Tx) =>
  db.selectFrom('blog_post').where('status', '=', 'draft').where('due_at', '<=', sql<Date>`clock_timestamp()`);

/** Drafts that are due, the longest due first. */
export async function findDueIds(db: Db): Promise<string[]> {
  const rows = await dueDrafts(db).select('id').orderBy('due_at').execute();
  return rows.map(({ id }) => id);
}

/** Locks a draft that is due; undefined where it is not any more, or another process holds it. */
export function lockDuePost(tx: Tx, id: string): Promise<BlogPostRow | undefined> {
  return dueDrafts(tx).selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
}

export async function insertFileTasks(tx: Tx, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await tx
    .insertInto('blog_file_task')
    .values(slugs.map((slug) => ({ slug })))
    .execute();
}

/** Takes the outbox's tasks, oldest first; deleted when the transaction commits. */
export async function deleteFileTasks(tx: Tx): Promise<string[]> {
  const rows = await tx.deleteFrom('blog_file_task').returning('slug').execute();
  return [...new Set(rows.map(({ slug }) => slug))];
}

/** Notes pictures that a post no longer shows, by the names of their files. */
export async function insertPictureTasks(tx: Tx, postId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto('blog_picture_task')
    .values(names.map((name) => ({ name: `${postId}/${name}` })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes noted pictures out of the outbox: those of a deleted post at once, others once their post was not changed for a
 * day, since until then an editor may bring one back. @returns the names of those that no post has
 */
export async function deletePictureTasks(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ file: string; is_lost: boolean }>`
    with due as (
      delete from blog_picture_task where not exists (
        select from blog_post
        where id::text = split_part(name, '/', 1) and updated_at > clock_timestamp() - interval '1 day')
      returning substring(name from '[^/]+$') as file)
    select distinct file, not exists (
      select from blog_post where position(file in coalesce(hero_image_url, '') || content::text) > 0) as is_lost
    from due
  `.execute(tx);
  return rows.filter(({ is_lost }) => is_lost).map(({ file }) => file);
}

/** One transaction at a time writes the files. */
export async function lockFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog files', 0))`.execute(tx);
}

/** @returns whether the first posts had not been added before */
export async function insertSeedMark(tx: Tx): Promise<boolean> {
  const row = await tx
    .insertInto('blog_seed')
    .values({ done: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning('done')
    .executeTakeFirst();
  return row !== undefined;
}
