// Runs before the first paint, so that nobody sees the other theme flash by, or a movement they asked to be spared.
try {
  const theme = localStorage.getItem('flint:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const motion = localStorage.getItem('flint:motion');
  if (motion === 'reduced' || motion === 'full') document.documentElement.dataset.motion = motion;
} catch {
  // Without storage the device's own settings are the right ones.
}
