/**
 * Ends at once the stream of runs that a signed-in page keeps open: the network would never be idle.
 * @param {import('playwright').Page} page
 */
export const endStreams = (page) =>
  page.route('**/api/runs/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
