import type { PlaywrightTestConfig } from 'playwright/test';

export const LONG_FILES: readonly string[];
export function integrationForm(root: string): { testPathIgnorePatterns?: string[]; testMatch?: string[] };
export function browserForm(): Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'>;
