interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** Label of an id, as users see it. */
export const labelOf = (rows: readonly Labelled[], id: string) => rows.find((row) => row.id === id)?.label ?? id;

/** Message for an order with an unknown model. */
export const unknownModel = (id: string) => `The provider has no model named ${id}.`;
