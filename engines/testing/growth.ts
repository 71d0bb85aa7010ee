/** Methods that look at no more than one element, whatever the length. */
const CONSTANT = new Set(['constructor', 'at', 'push', 'pop', 'charAt', 'charCodeAt', 'codePointAt', 'toString']);
const COUNTED = [Array.prototype, String.prototype, Map.prototype, Set.prototype] as object[];

/**
 * How much more work twice the input takes: about 2 where work is linear, 4 where it is quadratic. Counted, not timed: the
 * elements that methods of arrays and strings pass, and the calls of those of maps and sets.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  return count(() => work(2 * size)) / count(() => work(size));
}

function count(work: () => unknown): number {
  let done = 0;
  const restore = COUNTED.flatMap((prototype) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, descriptor]) => {
      const method: unknown = descriptor.value;
      if (typeof method !== 'function' || CONSTANT.has(name)) return [];
      const counted = function (this: { length?: number }, ...args: unknown[]): unknown {
        done += 1 + (this.length ?? 0);
        return method.apply(this, args);
      };
      Object.defineProperty(prototype, name, { ...descriptor, value: counted });
      return [() => Object.defineProperty(prototype, name, descriptor)];
    }),
  );
  try {
    work();
  } finally {
    for (const back of restore) back();
  }
  return done;
}
