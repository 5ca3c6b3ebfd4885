import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { CalendarRange, Pencil, Plus, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import {
  practicePeriods,
  titleOf,
  type Row,
} from '#client/features/records/practice-periods/practice-periods.ts';
import { RecencyPanel } from '#client/features/records/practice-periods/RecencyPanel.tsx';
import { usePracticeHoursQuery } from '#client/graphql/generated.ts';
import { useAskedForm } from '#client/lib/asked-record.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { recordDialog } from '#client/records/record-dialog.tsx';
import { WaitingChip, WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { RecordCard } from '#client/records/RecordCard.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { useOpenAsked } from '#client/records/useOpenAsked.ts';
import { hoursLabel } from '#domain/records/activities';
import { dayLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import {
  practiceKindLabels,
  practiceMessages as messages,
  practicePeriodsLabel,
} from '#domain/records/practice-periods';
import { practicePeriodFields } from '#domain/records/practice-periods.fields';
import { labelsOf } from '#domain/records/record-fields';

const labels = labelsOf(practicePeriodFields);

const PracticeDialog = recordDialog<Row>({
  titles: messages.dialogTitle,
  loadForm: async () =>
    (await import('#client/features/records/practice-periods/PracticePeriodForm.tsx'))
      .PracticePeriodForm,
});
const PracticeRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Row>) => <RecordRemoval {...props} spec={practicePeriods} />;
});
const SeveralDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/practice-periods/several/SeveralDialog.tsx'))
      .SeveralDialog,
);

const daysOf = ({ startDate, endDate }: Row) =>
  `${dayLabel(dayFromWire(startDate))} to ${dayLabel(dayFromWire(endDate))}`;
const hoursOf = ({ kind, hours }: Row) =>
  kind === 'leave' ? practiceKindLabels.leave : hoursLabel(hours);

/** The user's practice hours, and what they show of recency of practice. */
export function PracticeHoursPage() {
  const { data, error, refetch, fetchMore } = usePracticeHoursQuery({
    variables: { first: PAGE_DEFAULT },
  });
  const editing = useDialog<Row>();
  const removing = useDialog<Row>();
  const adding = useDialog<null>();
  const { show: onEdit } = editing;
  const leaveAsked = useOpenAsked(practicePeriods.load, onEdit);
  useAskedForm(() => onEdit());
  const actions = (row: Row) => (
    <ActionMenu
      label={`Actions for ${titleOf(row)}`}
      actions={[
        { label: 'Edit', Icon: Pencil, onChoose: () => editing.show(row) },
        { label: 'Delete', Icon: Trash2, destructive: true, onChoose: () => removing.show(row) },
      ]}
    />
  );
  const add = (
    <Button variant="contained" startIcon={<Plus />} onClick={() => editing.show()}>
      {messages.dialogTitle.add}
    </Button>
  );
  const addSeveral = (
    <Button variant="outlined" startIcon={<CalendarRange />} onClick={() => adding.show()}>
      {messages.addSeveral}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        description={messages.intro}
        actions={
          <>
            {addSeveral}
            {add}
          </>
        }
      />
      <Stack sx={{ gap: 3 }}>
        {!(error && !data) && <RecencyPanel recency={data?.recency} />}
        <WaitingPlace nouns={['practice period', 'practice hours']} />
        <RecordList<Row>
          label={messages.title}
          columns={[labels.employer, labels.position, 'Days', labels.hours, 'Actions']}
          found={data?.practicePeriods}
          isLoading={!data}
          error={error}
          onRetry={() => refetch()}
          onMore={(after) => fetchMore({ variables: { after } })}
          countLabel={practicePeriodsLabel}
          empty={
            <EmptyState title={messages.empty} text={messages.emptyHint} actions={addSeveral} />
          }
          renderRow={(row) => (
            <TableRow key={row.id} tabIndex={-1} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {row.employer} <WaitingChip noun="practice period" id={row.id} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.position}</TableCell>
              <TableCell>{daysOf(row)}</TableCell>
              <TableCell>{hoursOf(row)}</TableCell>
              <TableCell sx={{ py: 0.5 }}>{actions(row)}</TableCell>
            </TableRow>
          )}
          renderCard={(row) => (
            <RecordCard key={row.id} actions={actions(row)}>
              <Typography variant="h3">{row.employer}</Typography>
              <Typography>
                {daysOf(row)} · {hoursOf(row)}
              </Typography>
              {row.position && <Typography color="textSecondary">{row.position}</Typography>}
              <WaitingChip noun="practice period" id={row.id} />
            </RecordCard>
          )}
        >
          <PracticeDialog
            {...editing.props}
            onClose={() => {
              leaveAsked();
              editing.props.onClose();
            }}
          />
          <PracticeRemoval {...removing.props} />
          <SeveralDialog open={adding.props.open} onClose={adding.props.onClose} />
        </RecordList>
      </Stack>
    </>
  );
}
