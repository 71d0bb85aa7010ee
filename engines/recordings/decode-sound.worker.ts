import { decodeSound } from './decode-sound';
import type { DecodeOrder } from './run-decoder';

/** Child process started by `run-decoder.ts`: prints its result as JSON. */
async function main(): Promise<void> {
  const { file, ...options } = JSON.parse(process.argv[2] ?? '') as DecodeOrder;
  process.stdout.write(JSON.stringify({ sound: await decodeSound(file, options) }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
