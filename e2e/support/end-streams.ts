import type { Page } from 'playwright/test';

/** Ends at once the stream of runs that a signed-in page keeps open, for tests that wait until the network is idle. */
export const endStreams = (page: Page) =>
  page.route('**/api/runs/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
