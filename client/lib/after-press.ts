const ends = ['pointerup', 'pointercancel'] as const;
let isPressed = false;
window.addEventListener('pointerdown', () => void (isPressed = true), true);
for (const end of ends) window.addEventListener(end, () => void (isPressed = false), true);

/** Acts once no press is under way: what moves away between a pointer's going down and up is not clicked. */
export function afterPress(act: () => void): void {
  // The click itself is still to come; a finger's whole press comes after it was lifted.
  const soon = () => void setTimeout(act);
  if (!isPressed) return soon();
  const waiting = new AbortController();
  const over = () => {
    waiting.abort();
    soon();
  };
  for (const end of ends) window.addEventListener(end, over, { signal: waiting.signal });
}
