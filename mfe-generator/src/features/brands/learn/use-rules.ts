import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  type BrandRule,
  decideBrandRule,
  type Edit,
  learnFromEdits,
  listBrandRules,
  type RuleStatus,
} from '@flint/shared/contracts/brand-rules';
import { useCallback, useEffect, useState } from 'react';

/** What was learned for a profile, and the ways to change it. Nothing rejects: `failure` says what went wrong. */
export function useRules(brandId: string) {
  const [rules, setRules] = useState<readonly BrandRule[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const params = { id: brandId };

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setError(null);
      try {
        setRules((await request(listBrandRules, { params: { id: brandId } }, { signal })).rules);
      } catch (thrown) {
        if (!signal?.aborted) setError(toMessage(thrown));
      }
    },
    [brandId],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  /** @returns what came of it in words; undefined when it failed */
  const learn = async (edit: Edit): Promise<string | undefined> => {
    setBusy(true);
    setFailure(null);
    try {
      const learned = await request(learnFromEdits, { params, body: { edits: [edit] } });
      setRules(learned.rules);
      return wordsFor(learned.proposed, learned.confirmed);
    } catch (thrown) {
      setFailure(toMessage(thrown));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const decide = async (ruleId: string, status: RuleStatus) => {
    setFailure(null);
    try {
      const answer = await request(decideBrandRule, { params: { ...params, ruleId }, body: { status } });
      setRules(answer.rules);
    } catch (thrown) {
      setFailure(toMessage(thrown));
    }
  };

  return { rules, error, failure, busy, learn, decide, reload: () => void load() };
}

function wordsFor(proposed: number, confirmed: number): string {
  if (proposed === 0 && confirmed === 0)
    return 'No habit shows in this edit. Facts, names and sentences written anew teach nothing.';
  const found = proposed === 1 ? '1 new rule is proposed.' : `${proposed} new rules are proposed.`;
  return confirmed > 0 ? `${found} ${confirmed} known ${confirmed === 1 ? 'one is' : 'ones are'} confirmed.` : found;
}
