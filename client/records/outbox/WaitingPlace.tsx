import { lazyPart } from '#client/components/lazy-parts.tsx';
import { useWaiting } from '#client/lib/outbox.ts';

const WaitingRecords = lazyPart(async () => (await import('./WaitingRecords.tsx')).WaitingRecords);

const StateChip = lazyPart(async () => (await import('./WaitingItem.tsx')).StateChip);

/** The new records of some kinds that wait on this device, if there are any. */
export function WaitingPlace({ nouns }: { nouns: readonly string[] }) {
  const has = useWaiting().some((each) => nouns.includes(each.noun) && each.isNew);
  return has ? <WaitingRecords nouns={nouns} /> : null;
}

interface Props {
  noun: string;
  id: string;
}

/** Shows that a change of a record waits on this device, or was refused. */
export function WaitingChip({ noun, id }: Props) {
  const own = useWaiting().filter((each) => each.noun === noun && each.record === id);
  const shown = own.find(({ state }) => state !== 'waiting') ?? own[0];
  return shown ? <StateChip state={shown.state} isSending={shown.isSending} /> : null;
}
