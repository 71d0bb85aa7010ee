/** Every cost and sample price of one cost version, in whole credits, by provider and name. */
export interface Figures {
  readonly version: string;
  readonly costs: FigureTable;
  readonly prices: FigureTable;
}

type FigureTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Compares the code's figures with the committed snapshot.
 * @returns a message for the author of the change; undefined when both agree
 */
export function judgeFigures(kept: Figures, now: Figures): string | undefined {
  const changes = changesOf(kept, now);
  if (kept.version === now.version) {
    if (changes.length === 0) return undefined;
    return `Figures changed while COST_VERSION is still ${now.version}:\n  ${changes.join('\n  ')}\nRaise COST_VERSION in cost-table.ts, then run: npm run prices:update`;
  }
  return `The snapshot belongs to COST_VERSION ${kept.version}, the code says ${now.version}. Run: npm run prices:update`;
}

function changesOf(kept: Figures, now: Figures): string[] {
  const [before, after] = [flat(kept), flat(now)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was === is ? [] : [`${name}: ${was ?? 'not there'} → ${is ?? 'not there'}`];
  });
}

/** Flattens figures to one key each: `costs, fal, image:fal-ai/flux/dev`. */
function flat({ costs, prices }: Figures): Map<string, number> {
  const rows = Object.entries({ costs, prices }).flatMap(([what, table]) =>
    Object.entries(table).flatMap(([by, figures]) =>
      Object.entries(figures).map(([name, credits]): [string, number] => [`${what}, ${by}, ${name}`, credits]),
    ),
  );
  return new Map(rows);
}
