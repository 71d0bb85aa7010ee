/** A version of a shared module in the federation runtime's share scope, with its users. */
interface Offer {
  useIn: string[];
  lib?: () => unknown;
}
interface Container {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, Offer>> };
}
interface Fiber {
  memoizedProps: { store?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Runs in the page: users of each shared module, number of copies, and number of different stores in its React roots.
 * Compares objects by identity, which cannot be serialised to the test.
 */
export async function sharedIdentities() {
  const shared = ['react', 'react-dom/client', 'jotai', '@flint/shared/state/credits'];
  const { __INSTANCES__: containers } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Container[] } })
    .__FEDERATION__;
  const copies: Record<string, number> = {};
  const takers: Record<string, string[]> = {};
  for (const name of shared) {
    const offers = containers.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default[name] ?? {}));
    copies[name] = new Set(offers.map((offer) => offer.lib?.())).size;
    takers[name] = [...new Set(offers.flatMap(({ useIn }) => useIn))].sort();
  }

  const fibers = [...document.querySelectorAll('*')].flatMap((element) =>
    Object.entries(element).flatMap(([key, value]) => (key.startsWith('__reactContainer$') ? [value as Fiber] : [])),
  );
  const stores = new Set<unknown>();
  const waiting = [...fibers];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const store = fiber.memoizedProps?.store;
    if (store) stores.add(store);
    if (fiber.child) waiting.push(fiber.child);
    if (fiber.sibling) waiting.push(fiber.sibling);
  }
  return { containers: containers.map(({ name }) => name), copies, takers, roots: fibers.length, stores: stores.size };
}
