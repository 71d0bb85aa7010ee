/** Seeded PRNG (mulberry32): the same seed gives the same sequence. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const among = <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T;
  return { whole, among, number: (min: number, max: number) => min + next() * (max - min), maybe: () => next() < 0.7 };
}
export type Random = ReturnType<typeof randomFrom>;
