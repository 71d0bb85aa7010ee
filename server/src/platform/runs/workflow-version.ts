/**
 * Version of all durable workflows. Runs started under another version are not resumed, so a change needs a plan for
 * the runs in flight.
 */
export const WORKFLOW_VERSION = '1';
