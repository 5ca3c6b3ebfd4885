import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ScanText, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  certificateLimits as limits,
  certificateTexts as texts,
} from '#domain/records/certificate-files';
import { certificateReasons } from '#domain/records/certificate-proposals';
import type { CivilDate } from '#domain/dates';
import type { ActivityFields } from '../../form-values.ts';
import { ProposalChip } from './ProposalChip.tsx';
import { isUsed, proposedFields, type Option, type Proposed } from './proposed-fields.ts';
import type { ReadCertificate } from './read-certificate.ts';
import { useCertificate } from './useCertificate.ts';

interface Props {
  file: File;
  /** Names the file. */
  heading: string;
  today: CivilDate;
  onUse: (fields: Partial<ActivityFields>) => void;
}

/** What a chosen file says, each value to confirm. */
export function CertificatePanel({ file, heading, today, onUse }: Props) {
  const { state, read, stop } = useCertificate(file, today);
  const [isHidden, setHidden] = useState(false);
  const id = useId();
  const { name } = file;
  if (state === 'none') return null;
  if (isHidden) {
    return (
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setHidden(false)}>
        {texts.show(name)}
      </Button>
    );
  }
  return (
    <Box component="section" aria-labelledby={id} aria-busy={state === 'reading'} sx={frame}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
        <IconButton
          aria-label={texts.hide(name)}
          onClick={() => setHidden(true)}
          sx={{ mt: -1.5, mr: -1.5 }}
        >
          <X />
        </IconButton>
      </Stack>
      <Box aria-live="polite">
        {state === 'offered' ? (
          <Typography variant="body2" color="textSecondary">
            {texts.readPictureHelp}
          </Typography>
        ) : state === 'reading' ? (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <CircularProgress size={18} aria-hidden />
            <Typography variant="body2">{texts.reading}</Typography>
          </Stack>
        ) : 'problem' in state ? (
          <Typography variant="body2">{texts.problems[state.problem]}</Typography>
        ) : (
          <Proposals read={state} {...{ heading, today, onUse }} />
        )}
      </Box>
      {state === 'offered' && (
        <Button startIcon={<ScanText />} onClick={read} sx={{ mt: 0.5, ml: -1 }}>
          {texts.readPicture}
        </Button>
      )}
      {state === 'reading' && <Button onClick={stop}>{texts.stop}</Button>}
      {typeof state === 'object' && 'problem' in state && retriable.has(state.problem) && (
        <Button onClick={read}>{texts.again}</Button>
      )}
    </Box>
  );
}

const retriable: ReadonlySet<string> = new Set(['not-loaded', 'too-slow', 'failed', 'stopped']);

interface ProposalsProps {
  read: ReadCertificate;
  today: CivilDate;
  heading: string;
  onUse: (fields: Partial<ActivityFields>) => void;
}

function Proposals({ read, today, heading, onUse }: ProposalsProps) {
  const { values } = useFormikContext<ActivityFields>();
  /** What the fields of each value were before it was used. */
  const before = useRef(new Map<string, Partial<ActivityFields>>());
  const { proposed, missing } = proposedFields(read.reading, today, values.evidence);
  const usedOf = ({ options }: Proposed) => options.find((option) => isUsed(option, values));

  function use({ label }: Proposed, { fields }: Option) {
    const names = Object.keys(fields) as (keyof ActivityFields)[];
    before.current.set(label, Object.fromEntries(names.map((each) => [each, values[each]])));
    onUse(fields);
  }
  function undo({ label }: Proposed) {
    const fields = before.current.get(label);
    if (fields) onUse(fields);
    before.current.delete(label);
  }

  const open = proposed.flatMap((each) =>
    each.asked && !usedOf(each) ? [{ label: each.label, ...each.asked }] : [],
  );
  const questions = open.filter(({ why }) => !isOfFile(why));
  const ofFile = open.find(({ why }) => isOfFile(why))?.why;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {proposed.length === 0 ? texts.nothing : read.isBadge ? texts.badgeHelp : texts.help}
      </Typography>
      <Stack
        component="fieldset"
        direction="row"
        aria-label={heading}
        sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        {proposed.map((each) => (
          <ProposalChip
            key={each.label}
            proposed={each}
            used={usedOf(each)}
            onUse={(option) => use(each, option)}
            onUndo={() => undo(each)}
          />
        ))}
      </Stack>
      {questions.map(({ label, words, why }) => (
        <Typography key={label} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.question(label, words)} {certificateReasons[why]}
        </Typography>
      ))}
      {ofFile && <Typography variant="body2">{certificateReasons[ofFile]}</Typography>}
      {proposed.length > 0 && missing.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.notFound(missing)}
        </Typography>
      )}
      {read.pages > limits.pages && (
        <Typography variant="body2">{texts.firstPages(limits.pages, read.pages)}</Typography>
      )}
    </Stack>
  );
}

/** True for a reason that holds for all of a file, said once. */
const isOfFile = (why: keyof typeof certificateReasons): boolean =>
  why === 'picture' || why === 'part';

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  p: 2,
} as const;
