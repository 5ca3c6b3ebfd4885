import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Archive, Download } from 'lucide-react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { Fold } from '#client/components/Fold.tsx';
import { sizeLabel } from '#domain/sizes';
import { sharedPageTexts as texts } from '#domain/proof/shared-submissions';
import type { FrozenSubmission, SharedFile } from './open-shared.ts';
import type { useSharedFiles } from './useSharedFiles.ts';

interface Props {
  submission: FrozenSubmission;
  files: ReturnType<typeof useSharedFiles>;
}

/** The PDF and the pack, each with one button, and folded away what they can be compared with. */
export function SharedFiles({ submission: { pdf, pack, head }, files }: Props) {
  const { underWay, problem, save } = files;
  const hashes = [
    { label: `SHA-256 of ${pdf.name}`, value: pdf.sha256 },
    { label: `SHA-256 of ${pack.name}`, value: pack.sha256 },
    { label: 'Newest point of the timeline', value: head ?? 'No events' },
  ];
  return (
    <Card component="section">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{texts.files}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {texts.filesText}
        </Typography>
        <Stack sx={{ gap: 2 }}>
          {[
            { which: 'pdf', file: pdf, label: texts.pdf, Icon: Download },
            { which: 'pack', file: pack, label: texts.pack, Icon: Archive },
          ].map(({ which, file, label, Icon }) => (
            <Stack
              key={which}
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ gap: 1.5, alignItems: { sm: 'center' } }}
            >
              <Named file={file} />
              <Button
                variant={which === 'pdf' ? 'contained' : 'outlined'}
                startIcon={<Icon />}
                aria-busy={underWay?.which === which}
                onClick={() => !underWay && void save(which === 'pdf' ? 'pdf' : 'pack')}
                sx={{ flexShrink: 0, minWidth: 190 }}
              >
                {label}
              </Button>
            </Stack>
          ))}
          <Typography variant="body2" component="output">
            {underWay && `Downloading… ${underWay.bytes > 0 ? sizeLabel(underWay.bytes) : ''}`}
          </Typography>
          {problem && <ErrorAlert message={problem} />}
          <Fold summary={texts.hashes}>
            <FactList facts={hashes} />
          </Fold>
        </Stack>
      </CardContent>
    </Card>
  );
}

const Named = ({ file: { name, sizeBytes } }: { file: SharedFile }) => (
  <Typography
    sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 'fontWeightMedium' }}
  >
    {name} ({sizeLabel(sizeBytes)})
  </Typography>
);
