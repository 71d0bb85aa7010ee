import type { ControlPlane } from './control-plane.mjs';

/** Uploads missing files, then registers them as the preview of a branch. */
export function publishPreview(
  plane: ControlPlane,
  preview: {
    remote: string;
    version: string;
    environment: string;
    branch: string;
    hours: number | undefined;
    why: string;
    revision: string | null;
  },
  contents: readonly { path: string; bytes: number; integrity: string; content: Buffer }[],
): Promise<{ address: string; link: string }>;
