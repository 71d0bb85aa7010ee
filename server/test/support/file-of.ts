import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestClient } from './client';
import { tempDir } from './temp-dir';

/** Downloads a file to disk, for programs that read files. @returns its path */
export async function fileOf(by: TestClient, address: string | undefined, name: string): Promise<string> {
  const file = join(tempDir(), name);
  writeFileSync(file, Buffer.from(await (await by.fetch(address ?? '')).arrayBuffer()));
  return file;
}
