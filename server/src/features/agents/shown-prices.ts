/** Most prices that are remembered: as many as lists of published agents show, many times over. */
const KEPT = 1_000;

/** The most that runs of published agents can cost. */
export interface ShownPrices {
  /** @param key names what was published, which does not change @param read computes its price once */
  get(key: string, read: () => Promise<number | null>): Promise<number | null>;
}

/** Remembers prices of what is published: lists of it are open to everybody, and each price is computed from a graph. */
export function createShownPrices(): ShownPrices {
  const known = new Map<string, Promise<number | null>>();
  return {
    get(key, read) {
      const before = known.get(key);
      if (before) return before;
      if (known.size >= KEPT) known.clear();
      const price = read();
      known.set(key, price);
      price.catch(() => known.delete(key));
      return price;
    },
  };
}
