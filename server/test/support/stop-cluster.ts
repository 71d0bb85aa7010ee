import { rmSync } from 'node:fs';
import './start-cluster';

export default async function stopCluster(): Promise<void> {
  if (!globalThis.cluster) return;
  await globalThis.cluster.stopShared?.();
  await globalThis.cluster.database.stop();
  rmSync(globalThis.cluster.folder, { recursive: true });
}
