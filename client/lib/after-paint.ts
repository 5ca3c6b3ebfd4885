import { useEffect, useState } from 'react';

/**
 * Returns the previous value until the browser has painted the rest of the change, so that a press shows before a long
 * task. Not a transition: a query that renders with two sets of variables at a time refetches both again and again.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

/** Runs once the browser has painted what React has rendered; returns a function that ends the wait. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    // The paint comes right after the frame's callbacks.
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
