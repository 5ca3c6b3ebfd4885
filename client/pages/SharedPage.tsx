import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { Brand } from '#client/components/Brand.tsx';
import { SharedSubmission } from '#client/features/shared-submissions/SharedSubmission.tsx';
import { CheckFrozenPack } from '#client/features/timeline/CheckFrozenPack.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';
import { secretIn, sharedPageTexts as texts } from '#domain/shared-submissions';

/** A submission for who has its link, without sign-in. The secret is in the fragment, which stays in the browser. */
export function SharedPage() {
  const { hash } = useLocation();
  usePageTitle(texts.title);
  return (
    <Box component="main" sx={{ display: 'grid', justifyItems: 'center', minHeight: '100dvh' }}>
      <Stack
        sx={{
          width: '100%',
          maxWidth: (theme) => theme.layout.readingWidth,
          gap: 3,
          px: { xs: 2, sm: 3 },
          py: { xs: 3, sm: 6 },
        }}
      >
        <Typography component="p" variant="h2">
          <Brand />
        </Typography>
        <Typography variant="h1">{texts.title}</Typography>
        <SharedSubmission secret={secretIn(hash)} Check={CheckFrozenPack} />
        <Typography variant="body2" color="textSecondary">
          {texts.about}
        </Typography>
      </Stack>
    </Box>
  );
}
