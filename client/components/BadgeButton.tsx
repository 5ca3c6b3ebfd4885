import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { openBadgeTexts as texts } from '#domain/learning/open-badges';
import { FileButton } from './FileButton.tsx';

/** Downloads an Open Badge, and explains what it is for. */
export function BadgeButton({ path, fileName }: { path: string; fileName: string }) {
  return (
    <div>
      <FileButton {...{ path, fileName }} variant="outlined" startIcon={<BadgeCheck />}>
        {texts.button}
      </FileButton>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {texts.hint}
      </Typography>
    </div>
  );
}
