import { useEffect, useState } from 'react';
import { IDLE_SECONDS, STUDIED_SECONDS_MAX } from '#domain/learning/module-hours';

const TICK_MS = 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'] as const;

export type StudyClock = ReturnType<typeof newClock>;

/** Counts seconds and hands them over to be saved. */
function newClock() {
  let unsent = 0;
  let counted = 0;
  return {
    /** Returns how many it has counted. */
    tick(): number {
      unsent = Math.min(unsent + 1, STUDIED_SECONDS_MAX);
      return (counted += 1);
    },
    hasUnsent: () => unsent > 0,
    /** Returns what was counted since the last time; `giveBack` if it could not be sent. */
    take(): number {
      const taken = unsent;
      unsent = 0;
      return taken;
    },
    giveBack(taken: number): void {
      unsent = Math.min(unsent + taken, STUDIED_SECONDS_MAX);
    },
  };
}

/** The seconds in which the page was in view and in use, to the minute, with those of earlier visits. */
export function useStudiedSeconds(saved: number) {
  const [clock] = useState(newClock);
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    let lastSign = performance.now();
    const note = () => void (lastSign = performance.now());
    const timer = setInterval(() => {
      const isInUse = performance.now() - lastSign < IDLE_SECONDS * 1000;
      if (document.visibilityState !== 'visible' || !isInUse) return;
      setMinutes(Math.floor(clock.tick() / 60));
    }, TICK_MS);
    // The dialog scrolls, not the window: captured.
    for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note, { capture: true });
    };
  }, [clock]);
  return { seconds: saved + minutes * 60, clock };
}
