import type { Store } from '@flint/shared/contracts/remotes';
import { formValues } from '@flint/shared/forms/form-values';
import { replaceDraft } from '@flint/shared/orders/replace-draft';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { draftAtomOf } from './draft-atom';

/** Fills values into a tool's form, those that fit its fields. A draft that they replace can be had back. */
export function fillForm(store: Store, definition: AnyToolDefinition, filled: unknown): void {
  const { inputs } = definition;
  const values = formValues(inputs, filled);
  const blank = JSON.stringify(formValues(inputs, {}));
  replaceDraft(store, draftAtomOf(definition), { values }, (before) => {
    const was = JSON.stringify(before.values);
    return was !== blank && was !== JSON.stringify(values);
  });
}
