/** Prefixes that never serve the page. */
export const NOT_PAGES = /^\/(api|graphql|media|remotes|dev\/outbox|healthz|readyz)(\/|$)/;
