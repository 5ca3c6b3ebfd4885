import { PRODUCT } from '#domain/product';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PlainPage } from '#client/components/PlainPage.tsx';
import { CheckForm } from '#client/features/proof/certificates/CheckForm.tsx';
import { CheckResult, CheckSkeleton } from '#client/features/proof/certificates/CheckResult.tsx';
import { checkCertificate } from '#client/features/proof/certificates/check-certificate.ts';
import { CheckPack } from '#client/features/records/timeline/CheckPack.tsx';
import { useKeyedRead } from '#client/lib/keyed-read.ts';
import { usePageTitle } from '#client/lib/page-title.ts';
import {
  certificateMessages,
  readCertificateNumber,
  verifyPath,
} from '#domain/learning/certificates';

const CheckHead = lazyPart(
  async () => (await import('#client/features/records/timeline/CheckHead.tsx')).CheckHead,
);
const CheckReceipt = lazyPart(
  async () => (await import('#client/features/proof/teams/CheckReceipt.tsx')).CheckReceipt,
);

/**
 * Checks a certificate's number, an audit pack or a standing receipt, without sign-in, or a fingerprint of one's own
 * records.
 */
export function VerifyPage() {
  const { number: typed = '' } = useParams();
  const navigate = useNavigate();
  const asked = readCertificateNumber(typed).number;
  const { value: check, isReading, again } = useKeyedRead(asked, checkCertificate);
  usePageTitle(certificateMessages.title);

  function open(next: string) {
    const { number } = readCertificateNumber(next);
    if (!number) return;
    if (number === asked) again();
    if (number !== typed) void navigate(verifyPath(number));
  }

  return (
    <PlainPage>
      <Typography variant="h1">{certificateMessages.title}</Typography>
      <CheckForm typed={typed} onCheck={open} />
      <Box aria-live="polite" aria-busy={isReading}>
        {isReading && <CheckSkeleton />}
        {check && <CheckResult check={check} onAgain={again} />}
      </Box>
      <CheckPack />
      <CheckReceipt />
      <CheckHead />
      <Typography variant="body2" color="textSecondary">
        {certificateMessages.about}{' '}
        <Link component={RouterLink} to={paths.dashboard}>
          Go to {PRODUCT}
        </Link>
      </Typography>
    </PlainPage>
  );
}
