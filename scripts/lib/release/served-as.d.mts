export function servedAs(part: string, folder: string): { readonly release: string; readonly base: string };
