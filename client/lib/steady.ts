import { useState, useSyncExternalStore } from 'react';

/** A touch screen sends its click shortly after the finger has left. */
const CLICK_AFTER_MS = 100;

let isPressed = false;

/**
 * Returns the value or, while a finger or the mouse is down, the previous one: an element that appears or disappears
 * above a button would move it away from under the pointer, and the browser would then send no click.
 */
export function useSteady<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, () => isPressed);
  const [steady, setSteady] = useState(() => value);
  if (isHeld) return steady;
  if (steady !== value) setSteady(() => value);
  return value;
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean) => {
    isPressed = next;
    listener();
  };
  const press = () => {
    clearTimeout(timer);
    set(true);
  };
  const release = () => {
    clearTimeout(timer);
    timer = setTimeout(() => set(false), CLICK_AFTER_MS);
  };
  window.addEventListener('pointerdown', press);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    clearTimeout(timer);
    isPressed = false;
    window.removeEventListener('pointerdown', press);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}
