import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { Brand } from '#client/components/Brand.tsx';
import { ConfirmEmail } from '#client/features/email-addresses/ConfirmEmail.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';

/** Where the link that confirms an e-mail address leads; nobody needs to sign in for it. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  usePageTitle('Confirm e-mail address');
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 3, textAlign: 'center' }}
    >
      <Box sx={{ maxWidth: (theme) => theme.layout.formWidth }}>
        <Typography component="p" variant="h2" sx={{ mb: 3 }}>
          <Brand />
        </Typography>
        <ConfirmEmail token={search.get('token') ?? ''} />
      </Box>
    </Box>
  );
}
