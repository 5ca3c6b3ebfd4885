import { PRODUCT } from '#domain/product';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArchiveRestore } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { Panel } from '#client/components/Panel.tsx';
import { binMessages } from '#domain/records/bin';
import { ArchiveButton } from './ArchiveButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';

/** Exports the data, and leads to the bin. */
export function DataPanel({ timeZone }: { timeZone: string | undefined }) {
  return (
    <Panel title="Your Data">
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography>
          Everything {PRODUCT} stores about you, as one JSON file: your details, activities,
          reflections, documents and the rest. With files, it is a ZIP that also has every evidence
          file. You can restore your records from either.
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <DownloadButton timeZone={timeZone} />
          <ArchiveButton />
        </Stack>
        <Typography>{binMessages.inSettings}</Typography>
        <Button component={Link} to={paths.bin} variant="outlined" startIcon={<ArchiveRestore />}>
          Open the bin
        </Button>
      </Stack>
    </Panel>
  );
}
