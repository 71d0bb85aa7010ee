import type { BrandFacts } from '@flint/shared/contracts/brand-facts';
import type { BrandRule } from '@flint/shared/contracts/brand-rules';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { Storage } from '../../platform/storage/storage';
import type { BrandFileRow, BrandRow, BrandRuleRow } from './tables';

/** The current logo of a profile. */
export const logoIn = (files: readonly BrandFileRow[]) =>
  files.find(({ role, replaced_at: replaced }) => role === 'logo' && replaced === null);

/** Presents a profile to its owner, with freshly signed addresses. */
export function toBrandProfile(row: BrandRow, files: readonly BrandFileRow[], storage: Storage): BrandProfile {
  const logo = logoIn(files);
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    description: row.description,
    tone: row.tone,
    audience: row.audience,
    logoUrl: logo ? storage.address(logo.storage_key) : row.logo_url,
    logoKept: logo !== undefined,
    primaryColor: row.primary_color,
    palette: row.palette,
    hashtags: row.hashtags,
    wordsToUse: row.words_to_use,
    wordsToAvoid: row.words_to_avoid,
    samplePosts: row.sample_posts,
    referenceImages: files
      .filter(({ role }) => role === 'reference')
      .map(({ id, storage_key }) => ({ id, url: storage.address(storage_key) })),
    archivedAt: row.archived_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Facts about a brand for prompts. */
export function toFacts(row: BrandRow, rules: readonly string[]): BrandFacts {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    tone: row.tone,
    audience: row.audience,
    hashtags: row.hashtags,
    wordsToUse: row.words_to_use,
    wordsToAvoid: row.words_to_avoid,
    samplePosts: row.sample_posts,
    rules,
    primaryColor: row.primary_color,
    palette: row.palette,
  };
}

export function toRule(row: BrandRuleRow): BrandRule {
  return {
    id: row.id,
    topic: row.topic,
    text: row.text,
    status: row.status,
    quotes: row.quotes,
    seen: row.seen,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
