import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { CutLink } from '#client/components/CutLink.tsx';
import { InvalidLink } from '#client/components/InvalidLink.tsx';
import { PlainPage } from '#client/components/PlainPage.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FactList } from '#client/components/FactList.tsx';
import {
  seeConfirmation,
  type RecordToConfirm,
} from '#client/features/proof/attestations/confirmation.ts';
import { useKeyedRead } from '#client/lib/keyed-read.ts';
import type { AuthTabState } from '#client/features/account/auth/AuthTabs.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';
import { paths } from '#client/lib/paths.ts';
import { hoursLabel } from '#domain/records/activities';
import {
  closedLinkTexts,
  confirmationMessages,
  confirmPageTexts as texts,
} from '#domain/proof/confirmations';
import { tokenIn } from '#domain/account/secret-links';

const SignForm = lazyPart(
  async () => (await import('#client/features/proof/attestations/SignForm.tsx')).SignForm,
  <Skeleton variant="rounded" height={420} />,
);
const RefuseForm = lazyPart(
  async () => (await import('#client/features/proof/attestations/RefuseForm.tsx')).RefuseForm,
);

/** The target of a link that asks for a confirmation; needs no sign-in. Opening it changes nothing. */
export function ConfirmPage() {
  const { hash } = useLocation();
  const token = tokenIn(hash);
  const [done, setDone] = useState<'confirmed' | 'refused' | null>(null);
  const { value: seen, isReading, again, replace } = useKeyedRead(token || null, seeConfirmation);
  usePageTitle(texts.title);
  // Keeps what was typed until the new state is known.
  const refresh = () => void replace(seeConfirmation(token));
  return (
    <PlainPage>
      <Stack aria-live="polite" aria-busy={isReading} sx={{ gap: 3 }}>
        {done && <Message {...texts[done]} />}
        {done === 'confirmed' && (
          <Button
            component={RouterLink}
            to={paths.auth}
            state={{ tab: 'register' } satisfies AuthTabState}
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
          >
            {texts.keepOwn}
          </Button>
        )}
        {!done && !token && <CutLink page="confirm" isAlone />}
        {!done && seen?.state === 'closed' && <InvalidLink {...closedLinkTexts[seen.closed]} />}
        {!done && seen?.state === 'failed' && <ErrorAlert message={seen.text} onRetry={again} />}
        {!done && isReading && <Waiting />}
      </Stack>
      {!done && seen?.state === 'open' && (
        <Question token={token} {...seen} onDone={setDone} onRefused={refresh} />
      )}
    </PlainPage>
  );
}

interface QuestionProps {
  token: string;
  record: RecordToConfirm;
  isYours: boolean;
  onDone: (how: 'confirmed' | 'refused') => void;
  onRefused: () => void;
}

function Question({ token, record, isYours, onDone, onRefused }: QuestionProps) {
  return (
    <>
      <div>
        <Typography variant="h1">{texts.title}</Typography>
        <Typography sx={{ mt: 1 }}>{texts.asks(record.person)}</Typography>
      </div>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {record.title}
        </Typography>
        <FactList
          facts={[
            { label: 'When', value: record.days },
            { label: 'Hours', value: hoursLabel(record.hours) },
            {
              label: 'Interactive, with other practitioners',
              value: record.isInteractive ? 'Yes' : 'No',
            },
            ...(record.where ? [{ label: 'Where', value: record.where }] : []),
          ]}
        />
      </Card>
      {isYours ? (
        <Alert severity="info">{confirmationMessages.own}</Alert>
      ) : (
        <>
          <Typography color="textSecondary">{texts.nothingYet}</Typography>
          <SignForm {...{ token, record, onRefused }} onDone={() => onDone('confirmed')} />
          <Divider />
          <RefuseForm
            {...{ token, onRefused }}
            person={record.person}
            onDone={() => onDone('refused')}
          />
        </>
      )}
    </>
  );
}

const Message = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Typography variant="h1">{title}</Typography>
    <Typography sx={{ mt: 1 }}>{text}</Typography>
  </div>
);

const Waiting = () => (
  <>
    <Skeleton variant="text" width="70%" sx={{ typography: 'h1' }} />
    <Skeleton variant="rounded" height={180} />
  </>
);
