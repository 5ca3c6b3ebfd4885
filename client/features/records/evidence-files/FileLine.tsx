import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import { isPicture } from '#domain/records/evidence-files';

interface Props {
  name: string;
  type: string;
  detail: string;
  isBad?: boolean;
  /** A word beside the name that describes the problem. */
  chip?: string;
  /** Address of its thumbnail. */
  thumbnail?: string | null;
  /** Fraction that has been uploaded, 0 to 1; omitted if the file is not being uploaded. */
  progress?: number;
  /** Shown below the details. */
  below?: ReactNode;
  actions: ReactNode;
}

const SIZE = 44;

/** One file: thumbnail, name and actions. */
export function FileLine(props: Props) {
  const { name, type, detail, isBad, chip, thumbnail, progress, below, actions } = props;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, py: 0.5, listStyle: 'none' }}
    >
      <Thumbnail type={type} address={thumbnail} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {name}
          {chip && (
            <>
              {' '}
              <Chip component="span" size="small" color="error" variant="outlined" label={chip} />
            </>
          )}
        </Typography>
        <Typography
          variant="body2"
          color={isBad ? 'error' : 'textSecondary'}
          role={isBad ? 'alert' : undefined}
        >
          {detail}
        </Typography>
        {below}
        {progress !== undefined && (
          <ProgressBar percent={progress * 100} aria-label={`Uploading ${name}`} sx={{ mt: 0.5 }} />
        )}
      </Box>
      <Stack direction="row" sx={{ flexShrink: 0 }}>
        {actions}
      </Stack>
    </Stack>
  );
}

function Thumbnail({ type, address }: { type: string; address?: string | null }) {
  const Icon = isPicture(type) ? Image : FileText;
  return (
    <Box
      sx={{
        width: SIZE,
        height: SIZE,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {address ? (
        <Box
          component="img"
          src={address}
          alt=""
          loading="lazy"
          width={SIZE}
          height={SIZE}
          sx={{ objectFit: 'cover' }}
        />
      ) : (
        <Icon aria-hidden />
      )}
    </Box>
  );
}
