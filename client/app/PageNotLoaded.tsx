import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PageHeader } from '#client/components/PageHeader.tsx';

/**
 * Shown in the frame if a page's code failed to load, offline or after a new version. Browsers may cache such a failure,
 * so a retry reloads the address once the server responds.
 */
export function PageNotLoaded() {
  const [hasFailed, setFailed] = useState(false);
  async function retry() {
    setFailed(false);
    try {
      await fetch('/healthz', { cache: 'no-store' });
      window.location.reload();
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <PageHeader
        title="This page could not be loaded"
        description="Check your connection and try again. What you saved is safe."
      />
      <Button variant="contained" onClick={() => void retry()}>
        Try again
      </Button>
      <Typography component="output" color="error" sx={{ display: 'block', mt: 2 }}>
        {hasFailed && 'The server still cannot be reached.'}
      </Typography>
    </>
  );
}
