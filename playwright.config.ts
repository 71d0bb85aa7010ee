import { defineConfig } from 'playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Recording every step slows the tests down; TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--disable-gpu', '--disable-background-networking'],
        // A microphone that beeps, and that every page may use.
        ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      ],
    },
  },
});
