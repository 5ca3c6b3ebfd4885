import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  message: string;
  onRetry?: () => void;
}

/** Says in place of some content why it is missing. */
export function ErrorAlert({ message, onRetry }: Props) {
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {message}
    </Alert>
  );
}
