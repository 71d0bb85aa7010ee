/**
 * What features contribute: by key, the type of one item. The module that reads the items of a key declares it, by
 * `declare module '…/platform/composition/contributions' { interface Contributions { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the readers of keys add them.
export interface Contributions {}

/** Items of all features, in the order of the features' needs. */
export type Contributed = <Key extends keyof Contributions>(key: Key) => readonly Contributions[Key][];
