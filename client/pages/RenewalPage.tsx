import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FileButton } from '#client/components/FileButton.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { AnswerCard, type Answer } from '#client/features/standing/renewal/AnswerCard.tsx';
import { OnlyYou } from '#client/features/standing/renewal/OnlyYou.tsx';
import { RegistrationTabs } from '#client/components/RegistrationTabs.tsx';
import { useRegistration } from '#client/lib/chosen-registration.ts';
import { useRenewalQuery, type DocumentPartsFragment } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { recordDialog } from '#client/records/record-dialog.tsx';
import { documentMessages } from '#domain/records/documents';
import { renewalMessages as messages, type AnswerState } from '#domain/standing/renewal';

const BoardAnswers = lazyPart(
  async () =>
    (await import('#client/features/standing/board-answers/BoardAnswers.tsx')).BoardAnswers,
);
const DocumentDialog = recordDialog<DocumentPartsFragment>({
  titles: documentMessages.dialogTitle,
  ownerKey: 'documentId',
  loadForm: async () =>
    (await import('#client/features/records/documents/DocumentForm.tsx')).DocumentForm,
});

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
  const consider = (id: string, isConsidered: boolean) =>
    setConsidered((before) => [
      ...before.filter((each) => each !== id),
      ...(isConsidered ? [id] : []),
    ]);
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
          {renewal.answers.filter(isOnRecord).map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              isConsidered={considered.includes(answer.id)}
              onConsider={(isConsidered) => consider(answer.id, isConsidered)}
            />
          ))}
          <OnlyYou
            answers={renewal.answers.filter((answer) => !isOnRecord(answer))}
            considered={considered}
            onConsider={consider}
          />
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
          </Panel>
          <BoardAnswers registration={registration} DocumentDialog={DocumentDialog} />
          <SourceLines
            of={[
              ...renewal.answers,
              ...renewal.dates.map(({ source }) => ({ heading: messages.dates, source })),
            ]}
          />
        </>
      )}
    </Stack>
  );
}

/** True if a record says anything about the declaration; only the owner can judge the others. */
const isOnRecord = ({ state }: Answer): boolean => (state as AnswerState) !== 'yours';

interface Cited {
  /** Heading of the part that rests on the source. */
  heading: string;
  source: ComponentProps<typeof SourceLine>['source'];
}

/** Lists each source of the page once, with the headings of the parts that rest on it. */
function SourceLines({ of }: { of: readonly Cited[] }) {
  const sources = new Map(of.map(({ source }) => [source.url, source]));
  const headingsOf = (url: string) =>
    new Set(of.filter(({ source }) => source.url === url).map(({ heading }) => heading));
  return (
    <Stack sx={{ gap: 1 }}>
      {[...sources.values()].map((source) => (
        <div key={source.url}>
          <Typography variant="caption">{[...headingsOf(source.url)].join(', ')}</Typography>
          <SourceLine source={source} />
        </div>
      ))}
    </Stack>
  );
}
