// Runs before the first paint, so that nobody sees the other theme flash by.
try {
  const theme = localStorage.getItem('flint:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the device's own theme is the right one.
}
