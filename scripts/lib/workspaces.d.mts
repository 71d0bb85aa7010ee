export const REMOTES: string[];
export const INPUTS: Record<string, string[]>;
