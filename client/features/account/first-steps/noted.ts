const KEY = 'first-steps-over';

/** True if this device has seen that the first steps are done and need no reserved space. */
export function isNotedOver(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers for the next visit if the first steps are done. */
export function noteOver(isOver: boolean): void {
  try {
    if (isOver) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the space is reserved at every visit.
  }
}
