/** A phone of the middle: a quarter of this machine's processor, "slow 4G" as Lighthouse throttles it. */
const CPU_RATE = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * A page of a slow phone, with an empty cache.
 * @param {object[]} [cookies] of who visits
 * @returns {Promise<{ context: object, page: object, session: object }>} `session`: of Chromium's DevTools protocol,
 * with the network's events on
 */
export async function openThrottled(browser, cookies = []) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { context, page, session };
}
