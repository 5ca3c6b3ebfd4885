import { PRODUCT } from '#domain/product';
import Button from '@mui/material/Button';
import { FullPage } from './FullPage.tsx';

/** Shown while the session cannot be checked, instead of the sign-in screen. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <FullPage
      title="No connection"
      text={`${PRODUCT} could not be reached. Check your connection and try again.`}
      action={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
