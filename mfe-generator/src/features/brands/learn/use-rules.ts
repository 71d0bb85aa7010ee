import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  decideBrandRule,
  type Edit,
  learnFromEdits,
  listBrandRules,
  type RuleStatus,
} from '@flint/shared/contracts/brand-rules';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useState } from 'react';

/** A profile's rules, and the actions on them. Nothing rejects: `failure` has the error. */
export function useRules(brandId: string) {
  const params = { id: brandId };
  const { data, status, error, reload, mutate } = useResource(callResource(listBrandRules, { params }));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** @returns a message with the result; undefined after a failure */
  const learn = async (edit: Edit): Promise<string | undefined> => {
    setBusy(true);
    setFailure(null);
    try {
      const learned = await request(learnFromEdits, { params, body: { edits: [edit] } });
      mutate(() => ({ rules: learned.rules }));
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
      const { rules } = await request(decideBrandRule, { params: { ...params, ruleId }, body: { status } });
      mutate(() => ({ rules }));
    } catch (thrown) {
      setFailure(toMessage(thrown));
    }
  };

  return {
    rules: data?.rules ?? null,
    error: status === 'failed' ? toMessage(error) : null,
    failure,
    busy,
    learn,
    decide,
    reload,
  };
}

function wordsFor(proposed: number, confirmed: number): string {
  if (proposed === 0 && confirmed === 0)
    return 'No habit shows in this edit. Facts, names and sentences written anew teach nothing.';
  const found = proposed === 1 ? '1 new rule is proposed.' : `${proposed} new rules are proposed.`;
  return confirmed > 0 ? `${found} ${confirmed} known ${confirmed === 1 ? 'one is' : 'ones are'} confirmed.` : found;
}
