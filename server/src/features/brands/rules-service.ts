import { randomUUID } from 'node:crypto';
import type { BrandRule, Edit, RuleStatus } from '@flint/shared/contracts/brand-rules';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { type Tx, transact } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/app-error';
import { findBrand, lockBrand } from './brands-repository';
import { type Lesson, lessonsOf } from './learning/lessons-of';
import { toRule } from './presenter';
import { findRules, insertRule, takeBackOthers, trimRules, updateRule } from './rules-repository';
import type { BrandRuleRow } from './tables';

/** Maximum quotes stored with one rule. */
const QUOTES_MAX = 5;
/** Maximum rules of one profile beside the accepted ones. */
const RULES_MAX = 200;

export interface Learned {
  readonly rules: BrandRule[];
  /** Number of rules that are new or gained a quote. */
  readonly proposed: number;
  readonly confirmed: number;
}

/**
 * Rules of a brand, learned from edits. Features that know both Flint's text and the user's edited one call `learn`.
 * Every method throws AppError `not_found` for a profile or rule that is not the user's.
 */
export interface BrandRules {
  learn(userId: string, profileId: string, edits: readonly Edit[]): Promise<Learned>;
  list(userId: string, profileId: string): Promise<BrandRule[]>;
  /** Sets a rule's status, in any direction; accepting one resets the rules it contradicts. @returns all rules */
  decide(userId: string, profileId: string, ruleId: string, status: RuleStatus): Promise<BrandRule[]>;
}

export function createBrandRules(db: Db): BrandRules {
  const inProfile = <T>(userId: string, id: string, work: (tx: Tx) => Promise<T>) =>
    transact(db, async (tx) => {
      if (!isUuid(id) || !(await lockBrand(tx, userId, id))) throw notFound('brand profile');
      return work(tx);
    });
  const all = async (tx: Db | Tx, id: string) => (await findRules(tx, id)).map(toRule);

  return {
    learn(userId, id, edits) {
      const lessons = lessonsOf(edits);
      return inProfile(userId, id, async (tx) => {
        const known = await findRules(tx, id);
        let proposed = 0;
        for (const lesson of lessons) {
          const same = known.find((rule) => isSame(rule, lesson));
          if (same) await confirm(tx, same, lesson);
          else await propose(tx, id, lesson);
          if (!same) proposed += 1;
        }
        await trimRules(tx, id, RULES_MAX);
        return { rules: await all(tx, id), proposed, confirmed: lessons.length - proposed };
      });
    },

    async list(userId, id) {
      if (!isUuid(id) || !(await findBrand(db, userId, id))) throw notFound('brand profile');
      return all(db, id);
    },

    decide: (userId, id, ruleId, status) =>
      inProfile(userId, id, async (tx) => {
        const rule = (await findRules(tx, id)).find((each) => each.id === ruleId);
        if (!rule) throw notFound('rule');
        if (status === 'accepted') await takeBackOthers(tx, rule);
        const decided = status === 'proposed' ? null : new Date();
        await updateRule(tx, ruleId, { status, decided_at: decided });
        return all(tx, id);
      }),
  };
}

const isSame = (rule: BrandRuleRow, lesson: Lesson) =>
  rule.topic === lesson.topic && rule.about === lesson.about && rule.text === lesson.text;

async function propose(tx: Tx, profileId: string, { topic, about, text, quotes }: Lesson): Promise<void> {
  const row = { id: randomUUID(), profile_id: profileId, topic, about, text, seen: quotes.length };
  await insertRule(tx, { ...row, quotes: JSON.stringify(quotes.slice(0, QUOTES_MAX)) });
}

/** Adds quotes to an existing rule. Idempotent: the same edit counts once. */
async function confirm(tx: Tx, rule: BrandRuleRow, { quotes }: Lesson): Promise<void> {
  const fresh = quotes.filter(
    ({ wrote, kept }) => !rule.quotes.some((old) => old.wrote === wrote && old.kept === kept),
  );
  if (fresh.length === 0) return;
  const quoted = JSON.stringify([...fresh, ...rule.quotes].slice(0, QUOTES_MAX));
  await updateRule(tx, rule.id, { quotes: quoted, seen: rule.seen + fresh.length });
}
