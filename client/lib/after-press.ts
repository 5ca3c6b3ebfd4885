const ends = ['pointerup', 'pointercancel'] as const;
let isPressed = false;
window.addEventListener('pointerdown', () => void (isPressed = true), true);
for (const end of ends) window.addEventListener(end, () => void (isPressed = false), true);

/** Runs once no press is in progress: an element that moves between pointer down and up is not clicked. */
export function afterPress(act: () => void): void {
  // The click event is still to come; for touch, all events come after the finger is lifted.
  const soon = () => void setTimeout(act);
  if (!isPressed) return soon();
  const waiting = new AbortController();
  const over = () => {
    waiting.abort();
    soon();
  };
  for (const end of ends) window.addEventListener(end, over, { signal: waiting.signal });
}
