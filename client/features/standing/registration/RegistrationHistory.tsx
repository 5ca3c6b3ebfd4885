import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { UnloadedPanel } from '#client/components/UnloadedPanel.tsx';
import {
  useRegistrationsQuery,
  useDeleteRegistrationSpanMutation,
  useSetRegistrationSpanMutation,
  type HeldRegistrationPartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { inSentence } from '#domain/professions/profession';
import { professionOf } from '#domain/professions/professions';
import {
  spanDays,
  spanLabel,
  spanLimits,
  spanMessages as messages,
  spanTypeLabels,
  type RegistrationSpan,
} from '#domain/standing/registration-spans';
import { spansOf } from './spans-of.ts';

const SpanDialog = lazyDialog(async () => (await import('./SpanDialog.tsx')).SpanDialog);

/** Shows the history of each registration: what it was, and when. */
export function RegistrationHistory() {
  const { data, error, refetch } = useRegistrationsQuery();
  const user = data?.me;
  if (!user) return <UnloadedPanel title={messages.heading} error={error} refetch={refetch} />;
  return user.registrations.map((held) => (
    <HistoryPanel
      key={held.profession}
      held={held}
      timeZone={user.timeZone}
      title={
        user.registrations.length > 1
          ? `${messages.heading}: ${inSentence(held.label)}`
          : messages.heading
      }
    />
  ));
}

interface Props {
  held: HeldRegistrationPartsFragment;
  timeZone: string;
  title: string;
}

/** The history of one registration, newest first: listed, added, edited and removed. */
function HistoryPanel({ held, timeZone, title }: Props) {
  const [set, { client }] = useSetRegistrationSpanMutation();
  const [remove] = useDeleteRegistrationSpanMutation();
  const { show, props } = useDialog<RegistrationSpan>();
  const { profession: registration } = held;
  const spans = spansOf(held);
  const removeSpan = (span: RegistrationSpan) =>
    void deleteWithUndo({
      remove: () => remove({ variables: { from: span.from, registration } }),
      restore: () => set({ variables: { input: { ...span, registration } } }),
      renew: () => refreshComputed(client),
      words: {
        deleted: messages.removed,
        deleteFailed: messages.failed,
        restored: messages.restored,
        restoreFailed: messages.failed,
      },
    });
  const add = spans.length < spanLimits.count && (
    <Button variant="outlined" startIcon={<Plus aria-hidden />} onClick={() => show()}>
      {messages.add}
    </Button>
  );
  return (
    <Panel title={title}>
      {spans.length === 0 ? (
        <EmptyState
          title={messages.empty}
          text={messages.emptyHint(professionOf(held.profession)?.abroad !== undefined)}
          actions={add}
        />
      ) : (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2, width: '100%' }}>
            {spans.toReversed().map((span) => (
              <Stack component="li" key={span.from} direction="row" sx={{ gap: 1 }}>
                <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                    {spanTypeLabels[span.type]}
                  </Typography>
                  <Typography>{spanDays(span)}</Typography>
                  {span.conditions && (
                    <Typography variant="body2" color="textSecondary">
                      {span.conditions}
                    </Typography>
                  )}
                </Box>
                <ActionMenu
                  label={`Actions for ${spanLabel(span)}`}
                  actions={[
                    { label: 'Edit', Icon: Pencil, onChoose: () => show(span) },
                    {
                      label: 'Delete',
                      Icon: Trash2,
                      destructive: true,
                      onChoose: () => removeSpan(span),
                    },
                  ]}
                />
              </Stack>
            ))}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {messages.explanation}
          </Typography>
          {add}
        </Stack>
      )}
      <SpanDialog {...props} others={spans} registration={registration} timeZone={timeZone} />
    </Panel>
  );
}
