import { emit } from '@flint/shared/api/bus';
import type { Store } from '@flint/shared/contracts/remotes';
import type { WritableAtom } from 'jotai';

/** Fields of forms that hold what users brought: their words and their files. */
const BROUGHT = [
  'prompt',
  'text',
  'texts',
  'draft',
  'address',
  'upload',
  'picture',
  'pictures',
  'narration',
  'music',
  'steps',
] as const;

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : Boolean(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a change takes away words or files of a form. */
function isLoss<Values extends object>(before: Values, change: Partial<Values>): boolean {
  const [was, is] = [before as Record<string, unknown>, change as Record<string, unknown>];
  return BROUGHT.some((name) => name in change && isFilled(was[name]) && !isSame(was[name], is[name]));
}

type Form<Values> = WritableAtom<Values, [Partial<Values>], void>;

/**
 * Offers the draft that a form had before a change, if that took away something of the user's.
 * @param lost whether it did
 */
export function offerDraft<Values extends object>(
  store: Store,
  form: Form<Values>,
  before: Values,
  change: Partial<Values>,
  lost: (before: Values, change: Partial<Values>) => boolean = isLoss,
): void {
  if (!lost(before, change)) return;
  const replaced = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof Values]]));
  const go = () => store.set(form, replaced as Partial<Values>);
  emit('toast', { text: 'Your draft was set aside.', way: { label: 'Bring it back', go } });
}

/** Fills values into a form. A draft that they replace can be had back, as a toast says. */
export function replaceDraft<Values extends object>(
  store: Store,
  form: Form<Values>,
  change: Partial<Values>,
  lost?: (before: Values, change: Partial<Values>) => boolean,
): void {
  const before = store.get(form);
  store.set(form, change);
  offerDraft(store, form, before, change, lost);
}
