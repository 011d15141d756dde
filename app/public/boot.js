// Before the first paint: the theme chosen on this device (src/screens/useTheme.ts).
try {
  const theme = localStorage.getItem('parley-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage refused: the system's theme it is.
}
