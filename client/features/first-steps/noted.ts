const KEY = 'first-steps-over';

/** Whether this device has seen that the first steps are done, so that no place need be kept for them. */
export function isNotedOver(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes for the next visit whether the first steps are done. */
export function noteOver(isOver: boolean): void {
  try {
    if (isOver) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the place is kept at every visit.
  }
}
