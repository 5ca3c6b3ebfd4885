import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  message: string;
  onRetry?: () => void;
}

/** Explains why content is missing, in its place. */
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
