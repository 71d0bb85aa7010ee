import { defineConfig } from 'playwright/test';
import { browserForm } from './scripts/lib/long-form.mjs';

const executablePath = process.env.CHROMIUM_PATH;

/** Specs with the longest tests. They start first: one that starts last runs beside an idle worker. */
const LONGEST = ['rollouts', 'every-tool', 'faults', 'trusted-types', 'look', 'studio', 'preview', 'matrix'].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * Playwright's own list, which a second switch of that name replaces, and the pop-ups of the address bar: Chromium draws
 * them for each window, a quarter of its work, and no test sees them.
 */
const DISABLED = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

export default defineConfig({
  testDir: 'e2e/specs',
  globalSetup: './e2e/support/prepare.ts',
  outputDir: 'test-results',
  ...browserForm(),
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only a failure waits that long. A machine for CI was seen to be six times as slow as a desk.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
  use: {
    browserName: 'chromium',
    // Recording every step slows the tests down; TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--disable-gpu', '--disable-background-networking', `--disable-features=${DISABLED.join(',')}`],
        // A microphone that beeps, and that every page may use.
        ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      ],
    },
  },
});
