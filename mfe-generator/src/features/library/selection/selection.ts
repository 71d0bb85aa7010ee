/** The selected ids, and the anchor of a range. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export type SelectionAct =
  | { readonly type: 'toggle'; readonly id: string }
  /** Everything from the anchor to this item; `order` is the displayed list. */
  | { readonly type: 'range'; readonly id: string; readonly order: readonly string[] }
  | { readonly type: 'all'; readonly order: readonly string[] }
  /** Drops ids that are no longer in the list. */
  | { readonly type: 'keep'; readonly order: readonly string[] }
  | { readonly type: 'clear' };

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** The selection after an action; the same object when nothing changes. */
export function select(selection: Selection, act: SelectionAct): Selection {
  switch (act.type) {
    case 'toggle':
      return { ids: toggled(selection.ids, act.id), anchor: act.id };
    case 'range':
      return {
        ids: new Set([...selection.ids, ...between(act.order, selection.anchor ?? act.id, act.id)]),
        anchor: selection.anchor ?? act.id,
      };
    case 'all':
      return { ids: new Set(act.order), anchor: selection.anchor };
    case 'keep':
      return kept(selection, new Set(act.order));
    case 'clear':
      return selection.ids.size === 0 ? selection : NOTHING;
  }
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function kept(selection: Selection, there: ReadonlySet<string>): Selection {
  const ids = [...selection.ids].filter((id) => there.has(id));
  if (ids.length === selection.ids.size) return selection;
  const { anchor } = selection;
  return { ids: new Set(ids), anchor: anchor !== null && there.has(anchor) ? anchor : null };
}
