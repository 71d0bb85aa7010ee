import { canRun, onPath } from './on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for tests: CHROMIUM_PATH, else the system's Chromium or Chrome, else the one Playwright installed.
 * Ends the process, naming the command that installs one, when there is none.
 */
export async function requireChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (canRun(given)) return given;
    console.error(`CHROMIUM_PATH: there is no program at ${given}.`);
    process.exit(1);
  }
  const { chromium } = await import('playwright');
  const found = [...NAMES.flatMap(onPath), ...APPLICATIONS, chromium.executablePath()].find(canRun);
  if (found) return found;
  console.error(
    `The browser tests need Chromium, and none is installed. This installs one:\n\n  ${installCommand()}\n`,
  );
  process.exit(1);
}

function installCommand() {
  if (!canRun('/usr/bin/apt-get')) return 'npx playwright install chromium';
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  return `${sudo}apt-get update && ${sudo}apt-get install -y chromium`;
}
