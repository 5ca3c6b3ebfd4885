import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { isPressing, pressureIn } from '#domain/standing/to-go';
import { SummaryBars } from './SummaryBars.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { daysLeftText, periodDays, type Period } from './words.ts';
import { StandingBadge } from './StandingBadge.tsx';

const TITLE = 'CPD Progress Summary';

interface Props {
  summary: SummaryPartsFragment | undefined;
  loading: boolean;
  /** Activities of the period that are not completed. */
  unfinished: number;
  /** The most useful step, for a screen on which its own card is folded away. */
  nextStep?: ReactNode;
  /** False for a Board that requires no interactive hours. */
  asksInteractive?: boolean;
  /** The page of its progress. */
  progress?: string;
}

/** The user's standing in the current CPD period; empty while unknown. */
export function SummaryCard(props: Props) {
  const { summary, loading, unfinished, nextStep } = props;
  const { asksInteractive = true, progress = paths.progress } = props;
  if (!summary && !loading) return null;
  if (!summary) {
    return (
      <Panel title={TITLE} busy>
        <SummarySkeleton />
      </Panel>
    );
  }
  return (
    <Panel title={TITLE} action={<StandingBadge standing={summary.standing} />}>
      <Stack sx={{ gap: { xs: 2, sm: 3 } }}>
        {summary.period && (
          <PeriodLine period={summary.period} namesDays={!isPressing(pressureIn(summary))} />
        )}
        <SummaryFigures
          summary={summary}
          unfinished={unfinished}
          nextStep={nextStep}
          asksInteractive={asksInteractive}
          progress={progress}
        />
        <SummaryBars summary={summary} asksInteractive={asksInteractive}>
          <div>
            {summary.required.explanation && (
              <Typography variant="body2">{summary.required.explanation}</Typography>
            )}
            <SourceLine source={summary.required.source} />
          </div>
        </SummaryBars>
      </Stack>
    </Panel>
  );
}

/** The days of the period, and those that are left unless the sentence about the hours to go names them. */
function PeriodLine({ period, namesDays }: { period: Period; namesDays: boolean }) {
  return (
    <Typography color="textSecondary" sx={{ mt: -1 }}>
      CPD period {periodDays(period)}
      {namesDays && (
        <>
          ,{' '}
          <Typography component="strong" color="textPrimary" sx={{ fontWeight: 'fontWeightBold' }}>
            {daysLeftText(period)}
          </Typography>
        </>
      )}
    </Typography>
  );
}
