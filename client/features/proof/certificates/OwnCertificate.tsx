import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { useKeyedRead } from '#client/lib/keyed-read.ts';
import { certificateMessages as messages } from '#domain/learning/certificates';
import { recordLinks } from '#domain/records/record-links';
import { findOwnCertificate } from './own-certificate.ts';

/** Links from a certificate to its module and activity, shown only to its signed-in holder. */
export function OwnCertificate({ number }: { number: string }) {
  const { value: own } = useKeyedRead(number, findOwnCertificate);
  if (!own) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Button component={RouterLink} to={recordLinks.module(own.moduleId)} variant="outlined">
        {messages.openModule}
      </Button>
      {own.activityId && (
        <Button component={RouterLink} to={recordLinks.activity(own.activityId)} variant="outlined">
          {messages.openActivity}
        </Button>
      )}
    </Stack>
  );
}
