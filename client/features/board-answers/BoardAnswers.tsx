import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import {
  useBoardAnswersQuery,
  useRemoveBoardAnswerMutation,
  useSetBoardAnswerMutation,
  type BoardAnswerPartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { boardAnswerMessages as messages, boardAnswerText } from '#domain/board-answers';
import { answerInput } from './form-values.ts';
import type { DocumentDialogType } from './useAnswerDocuments.tsx';

type Row = BoardAnswerPartsFragment;

const BoardAnswerDialog = lazyDialog(
  async () => (await import('./BoardAnswerDialog.tsx')).BoardAnswerDialog,
);

/** The Board's answers about CPD periods: listed, added, edited and removed. */
export function BoardAnswers({ DocumentDialog }: { DocumentDialog: DocumentDialogType }) {
  const { data } = useBoardAnswersQuery();
  const [set] = useSetBoardAnswerMutation();
  const [remove] = useRemoveBoardAnswerMutation();
  const { show, props } = useDialog<Row>();
  const user = data?.me;
  if (!user) return null;
  const removeRow = (row: Row) =>
    void deleteWithUndo({
      remove: () => remove({ variables: { year: Number(row.periodEnd.slice(0, 4)) } }),
      restore: () => set({ variables: { input: answerInput(row) } }),
      renew: () => {},
      words: {
        deleted: messages.removed,
        deleteFailed: messages.failed,
        restored: messages.restored,
        restoreFailed: messages.failed,
      },
    });
  return (
    <Panel title={messages.heading}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {user.boardAnswers.map((row) => (
          <Stack key={row.periodEnd} direction="row" sx={{ gap: 1, width: '100%' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                CPD period until {formatDay(row.periodEnd)}
              </Typography>
              <Typography>{boardAnswerText({ ...row, documentId: null })}</Typography>
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
        <BoardAnswerDialog {...props} user={user} DocumentDialog={DocumentDialog} />
      </Stack>
    </Panel>
  );
}
