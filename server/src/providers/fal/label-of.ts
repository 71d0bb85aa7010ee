import type { ModelRow } from '@flint/shared/contracts/models';

/** What users call a model. */
export const labelOf = (models: readonly ModelRow[], id: string) =>
  models.find((model) => model.id === id)?.label ?? id;

/** Why an order for a model of that id is refused. */
export const unknownModel = (id: string) => `The provider has no model named ${id}.`;
