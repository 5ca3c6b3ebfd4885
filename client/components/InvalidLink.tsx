import { PRODUCT } from '#domain/product';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Unlink } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  title: string;
  text: string;
}

/** Explains why a link from someone else does not open, and what to do. */
export function InvalidLink({ title, text }: Props) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, '& svg': { color: 'text.secondary' } }}>
      <Unlink aria-hidden />
      <Typography variant="h1" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>{text}</Typography>
      <Button component={RouterLink} to="/" variant="outlined">
        Go to {PRODUCT}
      </Button>
    </Card>
  );
}
