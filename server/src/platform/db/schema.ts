/**
 * Every table the server's own queries touch. Each feature adds its own in its `tables.ts`, by
 * `declare module '…/platform/db/schema' { interface Schema { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add the tables.
export interface Schema {}
