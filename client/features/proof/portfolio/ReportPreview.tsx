import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { activityTotalsLabel, hoursLabel } from '#domain/records/activities';
import { useRetention } from '#client/lib/retention.ts';
import { certificatesLabel } from '#domain/learning/certificates';
import { documentsLabel } from '#domain/records/documents';
import { goalsLabel } from '#domain/records/learning-goals';
import { gapCountLabel, isNeeded } from '#domain/standing/audit-readiness';
import { gapKinds } from '#domain/records/gap-kinds';
import { counted } from '#domain/counts';
import { sizeLabel } from '#domain/sizes';
import { periodText } from '#domain/records/retention';
import { reflectiveLogCountLabel } from '#domain/records/reflective-logs';
import { reflectedModules, reflectionsIn, type PortfolioEdition } from '#domain/proof/portfolio';
import { submissionHints } from '#domain/proof/submission';
import { filesIn, type Periods } from './files-in.ts';

interface Props {
  periods: Periods | undefined;
  /** True if the owner's registration number is known. */
  hasNumber: boolean;
  edition: PortfolioEdition;
  /** True if the owner leaves some of it out. */
  isChosen: boolean;
  loading: boolean;
  /** Closes the dialog when a link is followed. */
  onFollow: () => void;
}

/** Shows what the report will contain and what an auditor would miss. */
export function ReportPreview({ periods, loading, ...rest }: Props) {
  return (
    <Box aria-live="polite" aria-busy={loading}>
      {periods && !loading ? (
        <Found periods={periods} {...rest} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Box>
  );
}

function Found({
  periods,
  hasNumber,
  edition,
  isChosen,
  onFollow,
}: Omit<Props, 'periods' | 'loading'> & { periods: Periods }) {
  const activities = periods.flatMap((period) => period.activities);
  const reflections = periods.flatMap((each) => [
    ...reflectionsIn(each, 'reflectiveLogId'),
    ...reflectedModules(each),
  ]);
  const goals = periods.flatMap((period) => period.goals);
  const documents = periods.flatMap((period) => period.documents);
  const certificates = periods.flatMap((period) => period.certificates);
  const files = filesIn(periods);
  const isHandedIn = edition === 'submission';
  const { today } = useRetention();
  const gaps = periods.flatMap((period) => period.gaps);
  const hours = (of: 'completed' | 'supported') =>
    periods.reduce((sum, period) => sum + period[of]!.total * 10, 0) / 10;
  const found = gapKinds
    .filter(isNeeded)
    .map((kind) => ({ kind, count: gaps.filter((gap) => gap.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <Typography variant="h4" component="h3" gutterBottom>
        {isHandedIn ? 'In the submission' : 'In the report'}
        {isChosen && ', before your choice'}
      </Typography>
      <Typography>
        {activityTotalsLabel(activities.length, hours('completed'))} completed
      </Typography>
      <Typography color="textSecondary">
        {reflectiveLogCountLabel(reflections.length)} · {documentsLabel(documents.length)}
        {goals.length > 0 && ` · ${goalsLabel(goals.length)}`}
        {certificates.length > 0 && ` · ${certificatesLabel(certificates.length)}`}
        {files.count > 0 && ` · ${counted(files.count, 'file')}, ${sizeLabel(files.bytes)}`}
      </Typography>
      {activities.length > 0 && !isHandedIn && (
        <Typography color="textSecondary">
          Ready for an audit: {hoursLabel(hours('supported'))}
        </Typography>
      )}
      {periods.length === 1 && (
        <Typography color="textSecondary">{periodText(periods[0]!.end!, today)}</Typography>
      )}
      {isHandedIn && !hasNumber && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {submissionHints.addNumber}{' '}
          <Link component={RouterLink} to={paths.profile} color="inherit" onClick={onFollow}>
            Add it to your profile
          </Link>
        </Alert>
      )}
      {found.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {isHandedIn ? 'Before you hand it in' : 'What is missing'}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {found.map(({ kind, count }) => (
              <li key={kind}>{gapCountLabel(kind, count)}</li>
            ))}
          </Box>
          {isHandedIn && (
            <Typography>The submission says nothing of this. An auditor may ask for it.</Typography>
          )}
          <Link component={RouterLink} to={paths.cpdLog} color="inherit" onClick={onFollow}>
            Complete them in the CPD Log
          </Link>
        </Alert>
      )}
    </>
  );
}
