export const SURFACE: readonly string[];
