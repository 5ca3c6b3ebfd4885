import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { sharedPageTexts as texts } from '#domain/shared-submissions';
import { FrozenFacts } from './FrozenFacts.tsx';
import type { FrozenSubmission } from './open-shared.ts';
import { PassphraseForm } from './PassphraseForm.tsx';
import { SharedFiles } from './SharedFiles.tsx';
import { useOpenShared } from './useOpenShared.ts';
import { useSharedFiles } from './useSharedFiles.ts';

/** Shows a check of the pack, which `fetchPack` downloads, against its checksum. */
type CheckComponent = ComponentType<{ fetchPack: () => Promise<Blob>; sha256: string }>;

interface Props {
  /** Null if the address has none. */
  secret: string | null;
  Check: CheckComponent;
}

/** What a link opens, for who has it. */
export function SharedSubmission({ secret, Check }: Props) {
  const { opened, open, again } = useOpenShared(secret);
  if (!opened) return <Skeleton variant="rounded" height={240} aria-label="Loading" />;
  if (opened.state === 'failed') return <ErrorAlert message={opened.text} onRetry={again} />;
  if (opened.state === 'locked') return <PassphraseForm problem={opened.problem} onOpen={open} />;
  if (opened.state === 'invalid' || secret === null) {
    return (
      <Alert severity="warning">
        <AlertTitle>{texts.invalid}</AlertTitle>
        {texts.invalidText}
      </Alert>
    );
  }
  const { ticket, submission } = opened;
  return <Shown keys={{ secret, ticket }} submission={submission} Check={Check} />;
}

interface ShownProps extends Pick<Props, 'Check'> {
  keys: { secret: string; ticket: string };
  submission: FrozenSubmission;
}

function Shown({ keys, submission, Check }: ShownProps) {
  const files = useSharedFiles(keys);
  return (
    <Stack sx={{ gap: 2 }}>
      <FrozenFacts submission={submission} />
      <SharedFiles submission={submission} files={files} />
      <Check fetchPack={files.fetchPack} sha256={submission.pack.sha256} />
    </Stack>
  );
}
