import Button from '@mui/material/Button';
import { FullPage } from './FullPage.tsx';

/** While the server cannot be asked who is signed in, nobody is sent to sign in. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <FullPage
      title="No connection"
      text="ParaMed CPD could not be reached. Check your connection and try again."
      action={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
