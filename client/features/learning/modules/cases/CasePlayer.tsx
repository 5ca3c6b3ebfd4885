import Skeleton from '@mui/material/Skeleton';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { useModuleCasesQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import type { PlayerModule } from '../player.ts';
import { atStart, useCaseProgress } from './case-progress.ts';
import { CaseDebrief } from './CaseDebrief.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseOutcome } from './CaseOutcome.tsx';
import { walkCase } from '#domain/learning/case-studies';

interface Props {
  module: PlayerModule;
  caseKey: string;
}

/** A case: decide, read what follows, and go on to the debrief. */
export function CasePlayer({ module, caseKey }: Props) {
  const { data, error, refetch } = useModuleCasesQuery({
    variables: { id: module.id },
    fetchPolicy: 'no-cache',
  });
  const [progress, setProgress] = useCaseProgress(`${module.id} ${module.version} ${caseKey}`);
  if (error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  const study = data?.module.caseStudies.find(({ key }) => key === caseKey);
  if (!study) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  const { decisions, isShowing } = progress;
  const steps = walkCase(study, decisions);
  const made = steps.filter(({ choice }) => choice !== null);
  const last = made.at(-1);
  if (isShowing && last) {
    return (
      <CaseOutcome
        key={`outcome ${made.length}`}
        step={last}
        number={made.length}
        onContinue={() => setProgress({ decisions, isShowing: false })}
      />
    );
  }
  const open = steps.find(({ choice }) => choice === null);
  if (!open) {
    return <CaseDebrief points={study.debrief} steps={made} onRetry={() => setProgress(atStart)} />;
  }
  return (
    <CaseDecision
      key={`decision ${made.length}`}
      scene={open.scene}
      number={made.length + 1}
      onDecide={(index) => setProgress({ decisions: [...decisions, index], isShowing: true })}
      onRestart={made.length > 0 ? () => setProgress(atStart) : undefined}
    />
  );
}
