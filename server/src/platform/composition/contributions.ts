/**
 * What features give to others without being named by them, by key: the type of one item. Whoever gathers items of a key
 * adds it, by `declare module '…/platform/composition/contributions' { interface Contributions { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: those who gather add the keys.
export interface Contributions {}

/** Items of all features, in the order of the features' needs. */
export type Contributed = <Key extends keyof Contributions>(key: Key) => readonly Contributions[Key][];
