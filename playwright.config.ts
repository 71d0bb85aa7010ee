import { defineConfig } from 'playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // The setup starts the product and passes its address to the workers.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
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
