/** Seeded PRNG: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** A whole number in [from, to]. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(options: readonly [T, ...T[]]): T;
  /** An independent stream of the PRNG, so that a change to one part of a picture never shifts another. */
  fork(label: string): Random;
}

/** String hash: FNV-1a over UTF-16 units, then murmur3's finaliser, so that similar labels start far apart. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Creates a {@link Random} from a label such as `"<seed>|<prompt>"` (mulberry32). */
export function randomFrom(label: string): Random {
  let state = hash(label);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    int: (from, to) => Math.floor(from + (to - from + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    fork: (part) => randomFrom(`${label}/${part}`),
  };
}
