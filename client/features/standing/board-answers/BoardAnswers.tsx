import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { UnloadedPanel } from '#client/components/UnloadedPanel.tsx';
import {
  useBoardAnswersQuery,
  useDeleteBoardAnswerMutation,
  useSetBoardAnswerMutation,
  type BoardAnswerPartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { FIRST_PROFESSION } from '#domain/professions/first-profession';
import { inSentence } from '#domain/professions/profession';
import { professionOf } from '#domain/professions/professions';
import { boardAnswerMessagesOf, boardAnswerText } from '#domain/standing/board-answers';
import { answerInput, keptHours } from './form-values.ts';
import type { DocumentDialogType } from './useAnswerDocuments.tsx';

type Row = BoardAnswerPartsFragment;

const BoardAnswerDialog = lazyDialog(
  async () => (await import('./BoardAnswerDialog.tsx')).BoardAnswerDialog,
);

interface Props {
  /** Null for the first registration. */
  registration: string | null;
  DocumentDialog: DocumentDialogType;
}

/** A Board's answers about CPD periods of a registration: listed, added, edited and removed. */
export function BoardAnswers({ registration: chosen, DocumentDialog }: Props) {
  const registration = chosen ?? FIRST_PROFESSION;
  const profession = professionOf(registration);
  const messages = boardAnswerMessagesOf(profession);
  const { data, error, refetch } = useBoardAnswersQuery({ variables: { registration } });
  const [set, { client }] = useSetBoardAnswerMutation();
  const [remove] = useDeleteBoardAnswerMutation();
  const { show, props } = useDialog<Row>();
  const user = data?.me;
  if (!user) return <UnloadedPanel title={messages.heading} error={error} refetch={refetch} />;
  const found = user.registrations.find(({ profession }) => profession === registration);
  if (!found) return null;
  const held = { ...found, timeZone: user.timeZone };
  const isOneOfSeveral = user.registrations.length > 1;
  const removeRow = (row: Row) =>
    void deleteWithUndo({
      remove: () =>
        remove({ variables: { year: Number(row.periodEnd.slice(0, 4)), registration } }),
      restore: () =>
        set({ variables: { input: { ...answerInput(row), registration }, registration } }),
      renew: () => refreshComputed(client),
      words: {
        deleted: messages.removed,
        deleteFailed: messages.failed,
        restored: messages.restored,
        restoreFailed: messages.failed,
      },
    });
  return (
    <Panel
      title={isOneOfSeveral ? `${messages.heading}: ${inSentence(held.label)}` : messages.heading}
    >
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {user.boardAnswers.map((row) => (
          <Stack key={row.periodEnd} direction="row" sx={{ gap: 1, width: '100%' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                CPD period until {formatDay(row.periodEnd)}
              </Typography>
              <Typography>{boardAnswerText({ ...row, documentId: null }, profession)}</Typography>
              {keptHours(held, row) && (
                <Alert severity="warning" sx={{ mt: 1 }}>
                  {messages.undocumented}
                </Alert>
              )}
              {row.documentTitle && (
                <Typography variant="body2" color="textSecondary">
                  Document: {row.documentTitle}
                </Typography>
              )}
            </Box>
            <ActionMenu
              label={`Actions for the period until ${formatDay(row.periodEnd)}`}
              actions={[
                { label: 'Edit', Icon: Pencil, onChoose: () => show(row) },
                {
                  label: 'Remove',
                  Icon: Trash2,
                  destructive: true,
                  onChoose: () => removeRow(row),
                },
              ]}
            />
          </Stack>
        ))}
        <Typography variant="body2" color="textSecondary">
          {messages.explanation}
        </Typography>
        <Button variant="outlined" startIcon={<Plus aria-hidden />} onClick={() => show()}>
          {messages.add}
        </Button>
        <BoardAnswerDialog {...props} held={held} DocumentDialog={DocumentDialog} />
      </Stack>
    </Panel>
  );
}
