import { createContext, use } from 'react';

/** What a control takes over from the field around it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** The ids and states of the surrounding {@link Field}; empty outside of one. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
