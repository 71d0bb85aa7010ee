export const ROLES = ['user', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
