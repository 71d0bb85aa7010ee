import { useCallback, useEffect, useReducer } from 'react';
import { NOTHING, type Selection, type SelectionAct, select } from './selection';

export interface SelectionControl extends Selection {
  act: (act: SelectionAct) => void;
}

/** What is chosen of the list; a thing that leaves the list is no longer chosen. */
export function useSelection(order: readonly string[]): SelectionControl {
  const [selection, dispatch] = useReducer(select, NOTHING);
  const act = useCallback((next: SelectionAct) => dispatch(next), []);
  const empty = selection.ids.size === 0;
  useEffect(() => {
    if (!empty) dispatch({ type: 'keep', order });
  }, [order, empty]);
  return { ...selection, act };
}
