import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { CutLink } from '#client/components/CutLink.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { InvalidLink } from '#client/components/InvalidLink.tsx';
import { useKeyedRead } from '#client/lib/keyed-read.ts';
import { sharedPageTexts as texts } from '#domain/proof/shared-submissions';
import { FrozenHolder, FrozenRecords } from './FrozenFacts.tsx';
import { openShared, type FrozenSubmission } from './open-shared.ts';
import { PassphraseForm } from './PassphraseForm.tsx';
import { SharedFiles } from './SharedFiles.tsx';
import { useSharedFiles } from './useSharedFiles.ts';

/** Shows a check of the pack, which `fetchPack` downloads, against its checksum. */
type CheckComponent = ComponentType<{ fetchPack: () => Promise<Blob>; sha256: string }>;

interface Props {
  /** Null if the address has none. */
  secret: string | null;
  Check: CheckComponent;
}

/** Shows a shared submission to anyone who has its link. */
export function SharedSubmission({ secret, Check }: Props) {
  // Mail scanners open links; only a person presses a button, and the owner sees who opened it.
  const [wanted, setWanted] = useState<string | null>(null);
  const isWanted = secret !== null && wanted === secret;
  const {
    value: opened,
    isReading,
    again,
    replace,
  } = useKeyedRead(isWanted ? secret : null, openShared);
  if (secret === null) return <CutLink page="shared" isAlone />;
  if (!isWanted) return <Question onOpen={() => setWanted(secret)} />;
  if (isReading) return <Skeleton variant="rounded" height={240} aria-label="Loading" />;
  if (opened === null || opened.state === 'invalid') {
    return <InvalidLink title={texts.invalid} text={texts.invalidText} />;
  }
  const open = (passphrase: string) => replace(openShared(secret, passphrase));
  return (
    <>
      <Typography variant="h1">{texts.title}</Typography>
      {opened.state === 'failed' && <ErrorAlert message={opened.text} onRetry={again} />}
      {opened.state === 'locked' && <PassphraseForm problem={opened.problem} onOpen={open} />}
      {opened.state === 'open' && (
        <Shown
          keys={{ secret, ticket: opened.ticket }}
          submission={opened.submission}
          Check={Check}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {texts.about}
      </Typography>
    </>
  );
}

const Question = ({ onOpen }: { onOpen: () => void }) => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    <Typography variant="h1">{texts.title}</Typography>
    <Typography>{texts.question}</Typography>
    <Button variant="contained" onClick={onOpen}>
      {texts.open}
    </Button>
  </Stack>
);

interface ShownProps extends Pick<Props, 'Check'> {
  keys: { secret: string; ticket: string };
  submission: FrozenSubmission;
}

function Shown({ keys, submission, Check }: ShownProps) {
  const files = useSharedFiles(keys);
  return (
    <Stack sx={{ gap: 2 }}>
      <FrozenHolder submission={submission} />
      <FrozenRecords submission={submission} />
      <SharedFiles submission={submission} files={files} />
      <Check fetchPack={files.fetchPack} sha256={submission.pack.sha256} />
    </Stack>
  );
}
