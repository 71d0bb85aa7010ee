export interface SeedOptions {
  databaseUrl: string;
  mediaDir: string;
  userId: string;
  count?: number;
}
export function seedLibrary(options: SeedOptions): Promise<{ pictures: number; runs: number }>;
