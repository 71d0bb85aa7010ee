/** What every page says where there is none. */
export const NOT_FOUND = {
  title: 'Page not found',
  lead: 'The address may be mistyped, or the page has moved. Your pictures and credits are safe.',
} as const;
