import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookOpen, Braces, FlaskConical } from 'lucide-react';
import { Panel } from '#client/components/Panel.tsx';

/** Leads to the pages for those who build on ParaMed CPD. */
export function DeveloperPanel() {
  return (
    <Panel title="For Developers">
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography>
          Your programs can use the same data as the app, with an access token. The sandbox runs
          GraphQL operations on your own records; the REST API is described operation by operation.
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button href="/developers" variant="outlined" startIcon={<BookOpen />}>
            Developer’s guide
          </Button>
          <Button href="/sandbox" variant="outlined" startIcon={<FlaskConical />}>
            GraphQL sandbox
          </Button>
          <Button href="/api" variant="outlined" startIcon={<Braces />}>
            REST API
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
