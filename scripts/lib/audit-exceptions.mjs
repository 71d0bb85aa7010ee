/**
 * Accepted npm advisories. A row that npm no longer reports, or whose day has passed, fails the
 * audit, so that this table never grows stale.
 * @typedef {object} AuditException
 * @property {string} id the advisory, `GHSA-xxxx-xxxx-xxxx`
 * @property {string} package the vulnerable package
 * @property {string} reason why the vulnerability does not affect us
 * @property {string} until the last day it is accepted on, `YYYY-MM-DD`
 */

/** @type {readonly AuditException[]} */
export const AUDIT_EXCEPTIONS = [
  {
    id: 'GHSA-x3cc-x39p-42qx',
    package: 'fast-xml-parser',
    reason: 'comes with s3rver, which tests alone start, on a loopback port, and which parses XML of our own SDK',
    until: '2027-06-30',
  },
];
