import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { certificateMessages } from '#domain/learning/certificates';
import { certificateMeasures, MEASURED_MEANS, reviewText } from '#domain/learning/module-measures';
import type { Check, CheckedCertificate } from './check-certificate.ts';

const OwnCertificate = lazyPart(async () => (await import('./OwnCertificate.tsx')).OwnCertificate);

interface Props {
  check: Check;
  onAgain: () => void;
}

/** Shows the certificate, or that none has this number. */
export function CheckResult({ check, onAgain }: Props) {
  if (check.state === 'failed') return <ErrorAlert message={check.text} onRetry={onAgain} />;
  if (check.state === 'unknown') {
    return (
      <Alert severity="warning">
        <AlertTitle>{certificateMessages.unknown}</AlertTitle>
        {certificateMessages.unknownHint}
      </Alert>
    );
  }
  const { isValid, revocation } = check.certificate;
  return (
    <Card>
      <Alert severity={isValid ? 'success' : 'error'} sx={{ borderRadius: 0 }}>
        <AlertTitle>{isValid ? certificateMessages.valid : certificateMessages.revoked}</AlertTitle>
        {revocation ?? certificateMessages.validHint}
      </Alert>
      <Facts certificate={check.certificate} />
      <OwnCertificate number={check.certificate.number} />
    </Card>
  );
}

/** Shown while the check runs. */
export function CheckSkeleton() {
  return (
    <Card>
      <VisuallyHidden>Checking the number</VisuallyHidden>
      <Skeleton variant="rectangular" height={74} />
      <Skeleton variant="text" sx={{ m: 3, mb: 0 }} />
      <Skeleton variant="text" width="60%" sx={{ m: 3, mt: 1 }} />
    </Card>
  );
}

function Facts({ certificate }: { certificate: CheckedCertificate }) {
  const { holderName, moduleTitle, moduleVersion, score, completedOn, number } = certificate;
  const facts = [
    { label: 'Name', value: holderName },
    { label: 'Learning module', value: moduleTitle },
    { label: 'Completed on', value: formatDay(dayFromWire(completedOn)) },
    ...certificateMeasures(certificate),
    { label: 'Kind', value: 'Self-paced, not interactive' },
    { label: 'Quiz passed with', value: `${score}%` },
    { label: 'Version of the module', value: moduleVersion },
    { label: 'Number', value: number },
  ];
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <FactList facts={facts} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {MEASURED_MEANS} {reviewText(certificate)}
      </Typography>
    </Box>
  );
}
