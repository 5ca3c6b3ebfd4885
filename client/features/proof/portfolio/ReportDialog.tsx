import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { usePortfolioPreviewQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import {
  formatsOf,
  portfolioEditions,
  type PortfolioEdition,
  type PortfolioFormat,
} from '#domain/proof/portfolio';
import { isWhole, type SubmissionChoice } from '#domain/proof/submission';
import type { SubmissionAddition } from '#domain/proof/submission-additions';
import { registrationOptions } from '#client/components/RegistrationTabs.tsx';
import { filesIn } from './files-in.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { ReportChoice } from './ReportChoice.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import { SubmissionPanel } from './submission-part.ts';
import { keepChoice, keptChoice } from './submission-choice.ts';
import { useReportDownload } from './useReportDownload.ts';

interface Props {
  open: boolean;
  /** The edition that is chosen at first. */
  startWith?: PortfolioEdition;
  onClose: () => void;
}

/** Downloads the portfolio of a period; first shows its contents and what is missing. */
export function ReportDialog({ open, startWith = 'self-check', onClose }: Props) {
  const professions = useCurrentUser().user?.professions ?? [];
  const [registration, setRegistration] = useState<string | null>(null);
  const [period, setPeriod] = useState('current');
  const [edition, setEdition] = useState<PortfolioEdition>(startWith);
  const [format, setFormat] = useState<PortfolioFormat>('pdf');
  const [choices, setChoices] = useState<Record<string, SubmissionChoice>>({});
  const { data, previousData, loading, error, refetch } = usePortfolioPreviewQuery({
    variables: { period, registration },
    skip: !open,
    // Always fetched: a stale preview would promise something wrong.
    fetchPolicy: 'no-cache',
  });
  // Additions beside CPD are not remembered: the user chooses them for each report.
  const [include, setInclude] = useState<readonly SubmissionAddition[]>([]);
  const report = useReportDownload(() => {
    setInclude([]);
    onClose();
  });
  const chosen = registration ? `${registration}:${period}` : period;
  const choice = { ...(choices[chosen] ?? keptChoice(chosen)), include };
  const choose = ({ include: added, ...next }: SubmissionChoice) => {
    setInclude(added);
    setChoices({ ...choices, [chosen]: { ...next, include: [] } });
    keepChoice(chosen, { ...next, include: [] });
  };
  const close = () => {
    report.cancel();
    setInclude([]);
    onClose();
  };
  const portfolio = data?.portfolio;
  const isMaking = report.progress !== null;
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Export Report"
      description="Your CPD as a file: for yourself, for an employer, for an audit."
    >
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        {professions.length > 1 && (
          <ReportChoice
            label="Registration"
            options={registrationOptions(professions)}
            value={registration ?? professions[0]!}
            disabled={isMaking}
            onChange={(next) => {
              setRegistration(next === professions[0] ? null : next);
              setPeriod('current');
            }}
          />
        )}
        <PeriodChoice
          value={period}
          choices={(portfolio ?? previousData?.portfolio)?.choices}
          disabled={isMaking}
          onChange={setPeriod}
        />
        <ReportChoice
          label="Edition"
          options={portfolioEditions}
          value={edition}
          disabled={isMaking}
          onChange={setEdition}
        />
        <ReportChoice
          label="Format"
          options={formatsOf(edition)}
          value={format}
          disabled={isMaking}
          onChange={setFormat}
        />
        {edition === 'submission' && (
          <SubmissionPanel
            period={period}
            registration={registration}
            choice={choice}
            onChange={choose}
            disabled={isMaking}
          />
        )}
        {error ? (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <ReportPreview
            periods={portfolio?.periods}
            hasNumber={Boolean(portfolio?.person.registrationNumber)}
            edition={edition}
            isChosen={edition === 'submission' && !isWhole(choice)}
            loading={loading}
            onFollow={close}
          />
        )}
      </Stack>
      <FormActions>
        <Stack sx={{ width: 1, gap: 2 }}>
          {report.error && <ErrorAlert message={report.error} />}
          {report.progress && (
            <ReportProgress
              format={format}
              bytes={report.progress.bytes}
              expected={format === 'zip' ? filesIn(portfolio?.periods ?? []).bytes : 0}
            />
          )}
          <Box sx={buttons}>
            <Button onClick={isMaking ? report.cancel : close}>
              {isMaking ? 'Stop' : 'Cancel'}
            </Button>
            <Button
              variant="contained"
              startIcon={<Download />}
              disabled={isMaking}
              onClick={() => void report.start({ period, registration, edition, format, choice })}
            >
              Download
            </Button>
          </Box>
        </Stack>
      </FormActions>
    </FormDialog>
  );
}

const buttons = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
