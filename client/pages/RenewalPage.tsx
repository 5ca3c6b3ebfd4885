import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FileButton } from '#client/components/FileButton.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { AnswerCard } from '#client/features/renewal/AnswerCard.tsx';
import { RegistrationTabs } from '#client/components/RegistrationTabs.tsx';
import { useRegistration } from '#client/lib/chosen-registration.ts';
import { useRenewalQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { renewalMessages as messages } from '#domain/renewal';

/** The declarations of a renewal against the user's record, and a statement of it. */
export function RenewalPage() {
  const [registration, choose] = useRegistration();
  return (
    <>
      <PageHeader title={messages.title} description={messages.intro} />
      <RegistrationTabs value={registration} onChange={choose}>
        <Rehearsal key={registration} registration={registration} />
      </RegistrationTabs>
    </>
  );
}

function Rehearsal({ registration }: { registration: string | null }) {
  // The record may have changed on the way here.
  const { data, error, refetch } = useRenewalQuery({
    variables: { registration },
    fetchPolicy: 'cache-and-network',
  });
  const [considered, setConsidered] = useState<readonly string[]>([]);
  const renewal = data?.renewal;
  const all = renewal?.answers.length ?? 0;
  return (
    <Stack sx={{ gap: 3 }}>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!renewal && !error && <Skeleton variant="rounded" height={480} />}
      {renewal && (
        <>
          <Typography variant="body2" color="textSecondary">
            {messages.ticksNote}
          </Typography>
          {renewal.answers.map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              isConsidered={considered.includes(answer.id)}
              onConsider={(isConsidered) =>
                setConsidered((before) => [
                  ...before.filter((id) => id !== answer.id),
                  ...(isConsidered ? [answer.id] : []),
                ])
              }
            />
          ))}
          <Typography variant="body2" color="textSecondary">
            {renewal.notAsked}
          </Typography>
          <Panel title={messages.statement}>
            <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
              <Typography>{messages.statementText}</Typography>
              <Typography aria-live="polite" color="textSecondary">
                {messages.ticks(considered.length, all)}
                {considered.length < all && `. ${messages.notFinished}`}
              </Typography>
              <FileButton
                path={`/renewal/statement.pdf?considered=${considered.join(',')}${registration ? `&registration=${registration}` : ''}`}
                fileName={messages.fileName}
                variant="contained"
                disabled={considered.length < all}
              >
                {messages.download}
              </FileButton>
            </Stack>
          </Panel>
          <Panel title={messages.dates}>
            <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
              {renewal.dates.map(({ day, text }) => (
                <div key={day}>
                  <Typography component="dt" sx={{ fontWeight: 'fontWeightMedium' }}>
                    {day}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0 }}>
                    {text}
                  </Typography>
                </div>
              ))}
            </Stack>
            {renewal.dates[0] && <SourceLine source={renewal.dates[0].source} />}
          </Panel>
        </>
      )}
    </Stack>
  );
}
