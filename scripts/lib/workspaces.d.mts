export const REMOTES: string[];
export const CHANGELOGS: readonly string[];
export const INPUTS: Record<string, string[]>;
