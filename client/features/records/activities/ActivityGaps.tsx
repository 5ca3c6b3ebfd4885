import type { ReadinessPartsFragment } from '#client/graphql/generated.ts';
import type { GapKind } from '#domain/records/gap-kinds';
import type { CheckKind } from '#domain/records/plausibility';
import { CheckList } from './CheckList.tsx';
import { GapList } from './GapList.tsx';

interface Props {
  title: string;
  readiness: ReadinessPartsFragment['readiness'];
  onGap: (kind: GapKind | CheckKind) => void;
  onConfirm: (kind: CheckKind) => void;
}

/** The gaps of a row's activity, and the checks to look at again. */
export function ActivityGaps({ title, readiness, onGap, onConfirm }: Props) {
  const { gaps, checks } = readiness;
  return (
    <GapList gaps={gaps} label={`What is missing of ${title}`} onAct={onGap}>
      {checks.length > 0 && <CheckList checks={checks} onAct={onGap} onConfirm={onConfirm} />}
    </GapList>
  );
}
