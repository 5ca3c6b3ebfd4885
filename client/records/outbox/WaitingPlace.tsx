import { lazyPart } from '#client/components/lazy-parts.tsx';
import { useWaiting } from '#client/lib/outbox.ts';

const WaitingRecords = lazyPart(async () => (await import('./WaitingRecords.tsx')).WaitingRecords);

/** The new records of a kind that wait on this device, if there are any. */
export function WaitingPlace({ noun }: { noun: string }) {
  const has = useWaiting().some((each) => each.noun === noun && each.change === 'create');
  return has ? <WaitingRecords noun={noun} /> : null;
}
