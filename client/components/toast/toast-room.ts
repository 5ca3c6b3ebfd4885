const GAP_PX = 8;

/**
 * Tells the styles how much room the toasts take at the top, which a phone's dialogs and menu leave to them; answers how
 * to stop.
 */
export function keepToastRoom(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  let before = 0;
  const observer = new ResizeObserver(() => {
    const height = region.offsetHeight;
    const room = height > 0 ? height + GAP_PX : 0;
    style.setProperty('--toast-room', `${room}px`);
    // What somebody has scrolled to stays where it is.
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
