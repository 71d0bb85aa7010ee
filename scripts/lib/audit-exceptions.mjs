/**
 * Advisories of npm that we know and accept for now. A row that npm no longer reports, or whose day has passed, fails the
 * audit, so that this table never grows stale.
 * @typedef {object} AuditException
 * @property {string} id the advisory, `GHSA-xxxx-xxxx-xxxx`
 * @property {string} package the package that has the fault
 * @property {string} reason why the fault does not reach us
 * @property {string} until the last day it is accepted on, `YYYY-MM-DD`
 */

/** @type {readonly AuditException[]} */
export const AUDIT_EXCEPTIONS = [];
