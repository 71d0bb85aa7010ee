/** Prefixes that never serve the page. */
export const NOT_PAGES = /^\/(api|graphql|media|remotes|og|monitoring|dev\/outbox|healthz|readyz|metrics)(\/|$)/;
