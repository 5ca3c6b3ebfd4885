/** Pixels below which nothing covers the page: addresses and toolbars that slide change it by parts of one. */
const COVERED_MIN = 1;

/**
 * Keeps the part of the window that a keyboard leaves visible in `--visible-top` and `--visible-height`, for the
 * dialogs of forms (`FormDialog.tsx`): browsers, above all Safari on an iPhone, lay the keyboard over the page and its pinned buttons. Returns
 * a function that ends it.
 */
export function followVisibleArea(viewport = window.visualViewport): () => void {
  if (!viewport) return () => {};
  const { style } = document.documentElement;
  const measure = () => {
    const { height, offsetTop, scale } = viewport;
    // A page that is zoomed in scrolls in every direction.
    const isCovered = scale === 1 && window.innerHeight - height >= COVERED_MIN;
    for (const [name, value] of [
      ['--visible-height', height],
      ['--visible-top', offsetTop],
    ] as const) {
      if (isCovered) style.setProperty(name, `${value}px`);
      else style.removeProperty(name);
    }
  };
  measure();
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
  };
}
