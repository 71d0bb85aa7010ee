import * as z from '@flint/shared/contracts/schema';
import { GraphFields, GraphStep } from '@flint/shared/contracts/step-graphs';
import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import type { Step } from '@flint/shared/tools/steps/graph';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { type Draft, EMPTY } from './draft';
import type { Keeper } from './use-autosave';

const KnownStep = z.extend(GraphStep, { key: z.int() }).check(z.refine(({ kind }) => Object.hasOwn(STEP_KINDS, kind)));

/** A kept draft. What is not one any more is forgotten field by field. */
const Kept = z.object({
  name: z.catch(z.string(), EMPTY.name),
  description: z.catch(z.string(), EMPTY.description),
  fields: z.catch(z.record(z.string(), z.any()), EMPTY.fields),
  steps: z.catch(z.array(KnownStep), []),
  isPublished: z.catch(z.boolean(), EMPTY.isPublished),
  instructions: z.catch(z.string(), EMPTY.instructions),
  budget: z.catch(z.nullable(z.int()), EMPTY.budget),
  dailyCap: z.catch(z.nullable(z.int()), EMPTY.dailyCap),
});

const FORM = {
  parse(kept: unknown): Draft {
    const { steps, fields, ...rest } = Kept.parse(kept);
    const known = Object.entries(fields).filter(([name, field]) => GraphFields.safeParse({ [name]: field }).success);
    return { ...rest, fields: Object.fromEntries(known), steps: steps as (Step & { key: number })[] };
  },
};

/** Draft of a template or an agent that is not created yet, kept in local storage. */
export interface NewDraft {
  readonly keeper: Keeper;
  read(): Draft;
  forget(): void;
}

/** @param thing `template` or `agent` */
export function newDraft(thing: 'template' | 'agent'): NewDraft {
  const key = `flint:new-${thing}`;
  return {
    keeper: { waitMs: 0, words: 'Kept in this browser', save: async (draft) => keepDraft(key, draft) },
    read: () => readDraft(key, FORM),
    forget: () => keepDraft(key, {}),
  };
}
