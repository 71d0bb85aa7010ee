import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { unzipSync } from 'fflate';
import type { Bundle } from '../../simulators/sentry/ingest';

interface Frame {
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}
interface Image {
  readonly code_file: string;
  readonly debug_id: string;
}

/** Where a frame comes from, found as the service does: by the debug id of its file, in a bundle of source maps. */
export function originalOf({ filename, lineno, colno }: Frame, images: readonly Image[], bundle: Bundle | undefined) {
  const files = unzipSync(bundle?.bytes.subarray(8) ?? new Uint8Array());
  const { files: listed } = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as {
    files: Record<string, { type: string; headers: Record<string, string> }>;
  };
  const id = images.find(({ code_file: file }) => file === filename)?.debug_id;
  const [path = ''] =
    Object.entries(listed).find(([, { type, headers }]) => type === 'source_map' && headers['debug-id'] === id) ?? [];
  const map = new TraceMap(Buffer.from(files[path] ?? []).toString());
  // Columns of stacks begin at 1, those of source maps at 0.
  return originalPositionFor(map, { line: lineno, column: colno - 1 });
}
