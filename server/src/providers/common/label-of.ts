interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** What users call a thing of that id. */
export const labelOf = (rows: readonly Labelled[], id: string) => rows.find((row) => row.id === id)?.label ?? id;

/** Why an order for a model of that id is refused. */
export const unknownModel = (id: string) => `The provider has no model named ${id}.`;
