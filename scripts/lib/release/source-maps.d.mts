interface Sentry {
  readonly url: string;
  readonly token: string;
  readonly org: string;
  readonly project: string;
}

export function findSentry(env?: Record<string, string | undefined>): Sentry | undefined;
export function debugIdOf(path: string): string;
export function bundleMaps(
  folder: string,
  about: Pick<Sentry, 'org' | 'project'> & { readonly base: string; readonly release: string },
): { bytes: Buffer; maps: number };
export function sendBundle(sentry: Sentry, release: string, bytes: Buffer): Promise<void>;
