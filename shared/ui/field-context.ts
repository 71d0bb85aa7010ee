import { createContext, use } from 'react';

/** Attributes that a control takes from its field. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** The ids and states of the surrounding {@link Field}; empty outside one. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
