/**
 * Plain JavaScript of the page: opens the pane of variables, which the explorer folds, the first time a tab with variables
 * is shown. The explorer has no option for it.
 */
export const variablesScript = `
function openVariables(windows) {
  const folded = new Set(
    windows.filter(({ initialVariables }) => initialVariables !== '{}').map(({ initialName }) => initialName),
  );
  const look = () => {
    const tab = document.querySelector('.window-switcher__item--active .window-switcher__input');
    const title = document.querySelector('[track-id="toggle_variables"]');
    if (!title || !folded.delete(tab?.textContent.trim())) return;
    if (!document.querySelector('app-variables-editor')) title.click();
  };
  // Not while the page still builds its tabs.
  let still;
  const changed = () => {
    clearTimeout(still);
    still = setTimeout(look, 100);
  };
  new MutationObserver(changed).observe(document.body, { childList: true, subtree: true });
}`;
