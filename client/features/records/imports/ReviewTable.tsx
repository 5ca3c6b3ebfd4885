import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { useIdentifierCheck } from '#client/components/identifiers/useIdentifierCheck.tsx';
import type { activityFields } from '#domain/records/activities.fields';
import { importColumns } from '#domain/records/import-columns';
import { activitiesLabel, importMessages as messages } from '#domain/records/imports';
import type { Table } from './read-table.ts';
import { ReadingFields } from './ReadingFields.tsx';
import { RowList } from './RowList.tsx';
import { useChoice } from './useChoice.ts';
import { useDuplicates } from './useDuplicates.ts';
import { useImportActivities } from './useImportActivities.ts';
import { useReading } from './useReading.ts';
import { countsLabel } from './words.ts';

interface Props {
  table: Table;
  timeZone: string;
  onBack: () => void;
  onDone: () => void;
}

/** Previews an import row by row. */
export function ReviewTable({ table, timeZone, onBack, onDone }: Props) {
  const reading = useReading(table, timeZone);
  const { rows, leftOut, repeated } = reading;
  const recorded = useDuplicates(rows);
  const choice = useChoice(rows, recorded.numbers, repeated);
  const importing = useImportActivities(onDone);
  const { check, question } = useIdentifierCheck();
  const { chosen, duplicates, problems } = choice;
  const isBusy = importing.phase !== 'idle';
  const said = table.note === null ? leftOut : [...leftOut, table.note];

  async function start() {
    const texts = chosen.flatMap((row) =>
      privateColumns.map((name) => ({
        name: `${row.number}.${name}`,
        label: `Row ${row.number}: ${columnLabels[name]}`,
        text: row[name] ?? '',
      })),
    );
    const answers = { edit: 'Go back', accept: 'Import anyway' };
    if ((await check(texts, answers)) === null) await importing.start(table.fileName, chosen);
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{table.fileName ?? 'Pasted rows'}</Typography>
        <Typography component="output" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {recorded.isLooking
            ? 'Looking for duplicates…'
            : countsLabel({ rows: rows.length, chosen: chosen.length, duplicates, problems })}
        </Typography>
        {said.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {said.join(' ')}
          </Typography>
        )}
      </Box>
      {recorded.error && <ErrorAlert message={recorded.error} onRetry={recorded.lookAgain} />}
      <ReadingFields given={reading} disabled={isBusy} />
      {rows.length === 0 ? (
        <Alert severity="info">{messages.empty}</Alert>
      ) : (
        <RowList rows={rows} choice={choice} disabled={isBusy} />
      )}
      <FormActions>
        <Stack sx={{ width: 1, gap: 2 }}>
          {importing.error && (
            <ErrorAlert message={`${messages.failed}: ${importing.error} ${messages.failedHelp}`} />
          )}
          {isBusy && (
            <Box>
              <Typography variant="body2" component="output" sx={{ display: 'block', mb: 0.5 }}>
                {importing.phase === 'stopping'
                  ? 'Stopping…'
                  : `Importing ${activitiesLabel(chosen.length)}…`}
              </Typography>
              <LinearProgress aria-label="Import progress" />
            </Box>
          )}
          <Box sx={buttons}>
            {isBusy ? (
              <Button onClick={importing.stop} disabled={importing.phase === 'stopping'}>
                Stop
              </Button>
            ) : (
              <Button onClick={onBack}>Back</Button>
            )}
            <Button
              variant="contained"
              disabled={isBusy || recorded.isLooking || chosen.length === 0}
              onClick={() => void start()}
            >
              Import {activitiesLabel(chosen.length)}
            </Button>
          </Box>
        </Stack>
      </FormActions>
      {question}
    </Stack>
  );
}

const privateColumns = [
  'title',
  'description',
  'evidence',
  'provider',
  'place',
  'practitioners',
  'howItMeets',
] as const satisfies readonly (keyof typeof activityFields)[];
const columnLabels = Object.fromEntries(importColumns.map(({ value, label }) => [value, label]));

const buttons = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
