import Typography from '@mui/material/Typography';

interface Props {
  label: string;
  text: string | null | undefined;
}

/** A recorded text of several lines; renders nothing if it is empty. */
export function TextFact({ label, text }: Props) {
  if (!text) return null;
  return (
    <div>
      <Typography variant="body2" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </div>
  );
}
