import Typography from '@mui/material/Typography';
import { Award } from 'lucide-react';
import { FileButton } from '#client/components/FileButton.tsx';
import type { CertificatePartsFragment } from '#client/graphql/generated.ts';
import { certificateFileName, certificatePath } from '#domain/learning/certificates';

interface Props {
  certificate: CertificatePartsFragment;
  moduleTitle: string;
}

/** Downloads the certificate of a completed module; if it was revoked, shows when and why. */
export function CertificateButton({ certificate, moduleTitle }: Props) {
  const { number, revocation } = certificate;
  if (revocation) {
    return (
      <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
        {revocation}
      </Typography>
    );
  }
  return (
    <FileButton
      path={certificatePath(number)}
      fileName={certificateFileName(number)}
      variant="outlined"
      startIcon={<Award />}
      aria-label={`Download certificate: ${moduleTitle}`}
    >
      Certificate
    </FileButton>
  );
}
