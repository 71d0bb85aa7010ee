import { useCallback, useEffect, useReducer } from 'react';
import { NOTHING, type Selection, type SelectionAct, select } from './selection';

export interface SelectionControl extends Selection {
  act: (act: SelectionAct) => void;
}

/** The selection of the list; items that leave the list are deselected. */
export function useSelection(order: readonly string[]): SelectionControl {
  const [selection, dispatch] = useReducer(select, NOTHING);
  const act = useCallback((next: SelectionAct) => dispatch(next), []);
  const empty = selection.ids.size === 0;
  useEffect(() => {
    if (!empty) dispatch({ type: 'keep', order });
  }, [order, empty]);
  return { ...selection, act };
}
