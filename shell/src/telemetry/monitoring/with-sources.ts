import { debugIdOf } from '@flint/shared/contracts/monitoring/debug-id';
import type { ErrorEvent } from '@sentry/react';

/**
 * Names the source maps of an event's frames by the debug ids of their files, and the release of its source. Without a
 * secure context there are no ids, and the frames stay as they are.
 */
export async function withSources(event: ErrorEvent): Promise<ErrorEvent> {
  const { source, version } = event.tags ?? {};
  const release = source && version ? { release: `${String(source)}@${String(version)}` } : {};
  const frames = event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  const files = [...new Set(frames.map(({ filename = '' }) => filename))].filter(isOurs);
  if (files.length === 0 || !window.isSecureContext) return { ...event, ...release };
  const images = await Promise.all(
    files.map(async (file) => ({
      type: 'sourcemap' as const,
      code_file: file,
      debug_id: await debugIdOf(new URL(file).pathname),
    })),
  );
  return { ...event, ...release, debug_meta: { images } };
}

const isOurs = (file: string) => URL.canParse(file) && new URL(file).origin === window.location.origin;
