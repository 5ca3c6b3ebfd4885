const GAP_PX = 8;

/**
 * Sets the height of the toasts as a CSS variable, so that a phone's dialogs and menu leave room. Returns a function
 * that stops it.
 */
export function keepToastRoom(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  let before = 0;
  const observer = new ResizeObserver(() => {
    const height = region.offsetHeight;
    const room = height > 0 ? height + GAP_PX : 0;
    style.setProperty('--toast-room', `${room}px`);
    // Keeps the scroll position.
    const text = document.querySelector('.MuiDialog-paperFullScreen .MuiDialogContent-root');
    if (text && text.scrollTop > 0) text.scrollTop += room - before;
    before = room;
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-room');
  };
}
