import type { SessionInfo } from '@flint/shared/contracts/sessions';
import Bowser from 'bowser';

type Device = Pick<SessionInfo, 'browser' | 'system' | 'kind'>;

/** Parses a user agent into names its owner knows: `Chrome 141` on `Windows`. No IP address is stored or looked up. */
export function readDevice(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.', 1)[0];
  return {
    browser: browser.name ? [browser.name, major].filter(Boolean).join(' ') : null,
    system: os.name ?? null,
    kind: KINDS.find((kind) => kind === platform.type) ?? 'unknown',
  };
}

const KINDS = ['desktop', 'mobile', 'tablet'] as const;
