/** States of a run that has not ended. */
export const UNFINISHED = ['queued', 'running'] as const;
