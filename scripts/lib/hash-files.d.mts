export function hashFiles(paths: string[]): string;
