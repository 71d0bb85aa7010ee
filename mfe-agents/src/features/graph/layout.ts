/** A step as the graph shows it. */
export interface GraphStep {
  readonly id: string;
  /** What it does: `Tool`, `Picture`. */
  readonly label: string;
  /** The names of the steps that it waits for. */
  readonly needs: readonly string[];
  /** How it stands in a run, or what is wrong with it. */
  readonly state?: { readonly tone: 'plain' | 'good' | 'warn' | 'bad' | 'ember'; readonly words: string } | undefined;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Width and height of a step with the room around it, in pixels. */
const COLUMN = 250;
const ROW = 110;

/**
 * Places steps in columns: each stands one column after the last of those it waits for, below those that came before it
 * there. Steps wait for earlier ones alone, so that one pass in their order is enough.
 */
export function placeSteps(steps: readonly GraphStep[]): ReadonlyMap<string, Place> {
  const columns = new Map<string, number>();
  const filled: number[] = [];
  const places = new Map<string, Place>();
  for (const { id, needs } of steps) {
    const column = Math.max(0, ...needs.map((need) => (columns.get(need) ?? -1) + 1));
    const row = filled[column] ?? 0;
    filled[column] = row + 1;
    columns.set(id, column);
    places.set(id, { x: column * COLUMN, y: row * ROW });
  }
  return places;
}
