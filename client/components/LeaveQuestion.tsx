import { useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardLeaving } from '#client/lib/guard-leaving.ts';
import type { Way } from '#client/lib/leaving.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { FormFrame } from './form-frame.ts';

/** Confirms before unsaved input is left by Back, a link, a reload or closing the tab. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const isOn = useContext(FormFrame) && when;
  const navigate = useNavigate();
  const [way, setWay] = useState<{ to: Way } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const stop = guardLeaving((to) => setWay({ to }));
    return () => {
      stop();
      setWay(null);
    };
  }, [isOn]);
  function leave() {
    if (typeof way?.to === 'string') void navigate(way.to);
    else way?.to();
  }
  return <DiscardQuestion open={way !== null} onDiscard={leave} onClose={() => setWay(null)} />;
}
