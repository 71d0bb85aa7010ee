/**
 * Version of all workflows' shapes. A run started under another version is not picked up, so it changes
 * only together with a plan for the runs in flight.
 */
export const WORKFLOW_VERSION = '1';
