import type { RuleQuote, RuleStatus } from '@flint/shared/contracts/brand-rules';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    brand_profile: BrandProfileTable;
    brand_file: BrandFileTable;
    brand_rule: BrandRuleTable;
  }
}

export interface BrandProfileTable {
  id: string;
  user_id: string;
  name: string;
  description: Generated<string>;
  tone: Generated<string>;
  audience: Generated<string>;
  /** Address of a logo hosted elsewhere. */
  logo_url: string | null;
  primary_color: string | null;
  palette: Generated<string[]>;
  hashtags: Generated<string[]>;
  words_to_use: Generated<string[]>;
  words_to_avoid: Generated<string[]>;
  sample_posts: Generated<string[]>;
  archived_at: Date | null;
  /** Sort key of lists: when it was created, or last restored. */
  listed_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type BrandRow = Selectable<BrandProfileTable>;

export interface BrandFileTable {
  /** Id of the upload, which makes taking it again idempotent. */
  id: string;
  profile_id: string;
  role: 'logo' | 'reference';
  storage_key: string;
  position: Generated<number>;
  /** When another logo replaced it: pictures ordered with it keep it until the profile is deleted. */
  replaced_at: Date | null;
  created_at: Generated<Date>;
}
export type BrandFileRow = Selectable<BrandFileTable>;

export interface BrandRuleTable {
  id: string;
  profile_id: string;
  topic: string;
  /** Subject within its topic; rules about the same subject contradict each other. */
  about: string;
  text: string;
  status: Generated<RuleStatus>;
  quotes: JSONColumnType<RuleQuote[]>;
  seen: number;
  created_at: Generated<Date>;
  decided_at: Date | null;
}
export type BrandRuleRow = Selectable<BrandRuleTable>;
