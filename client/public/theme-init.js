// Runs before anything is painted, so that a dark screen never flashes light.
(() => {
  let mode;
  try {
    mode = localStorage.getItem('theme');
  } catch {
    // Storage is switched off: the system decides.
  }
  const isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
})();
