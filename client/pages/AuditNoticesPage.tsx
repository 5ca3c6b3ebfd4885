import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { CircleCheck, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import {
  auditNotices,
  titleOf,
  type Row,
} from '#client/features/records/audit-notices/audit-notices.ts';
import { useMarkAnswered } from '#client/features/records/audit-notices/useMarkAnswered.ts';
import { useAuditNoticesQuery } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { useRetention } from '#client/lib/retention.ts';
import { WaitingChip, WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { recordDialog } from '#client/records/record-dialog.tsx';
import { RecordCard } from '#client/records/RecordCard.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { auditNoticeFields } from '#domain/records/audit-notices.fields';
import {
  auditNoticeMessages as messages,
  auditNoticesLabel,
  countdownText,
} from '#domain/records/audit-notices';
import { dayLabel, type CivilDate } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { labelsOf } from '#domain/records/record-fields';

const labels = labelsOf(auditNoticeFields);

const NoticeDialog = recordDialog<Row>({
  titles: messages.dialogTitle,
  loadForm: async () =>
    (await import('#client/features/records/audit-notices/AuditNoticeForm.tsx')).AuditNoticeForm,
});
const NoticeRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Row>) => <RecordRemoval {...props} spec={auditNotices} />;
});
const ReportDialog = lazyDialog(
  async () => (await import('#client/features/proof/portfolio/ReportDialog.tsx')).ReportDialog,
);

const dayText = (wire: string | null | undefined) => {
  const day = dayFromWire(wire);
  return day ? dayLabel(day) : '';
};

const chip = ({ id }: Row) => <WaitingChip noun="audit letter" id={id} />;

/** The user's audit letters, with what to do about the open one. */
export function AuditNoticesPage() {
  const { data, error, refetch, fetchMore } = useAuditNoticesQuery({
    variables: { first: PAGE_DEFAULT },
  });
  const { today } = useRetention();
  const editing = useDialog<Row>();
  const removing = useDialog<Row>();
  const [isExporting, setExporting] = useState(false);
  const markAnswered = useMarkAnswered();
  const open = data?.auditNotices.edges.find(({ node }) => node.sentOn === null)?.node;
  const state = (row: Row) =>
    row.sentOn
      ? `Answered ${dayText(row.sentOn)}`
      : countdownText(dayFromWire(row.dueDate) as CivilDate, today);
  const actions = (row: Row) => (
    <ActionMenu
      label={`Actions for ${titleOf(row)}`}
      actions={[
        ...(row.sentOn
          ? []
          : [
              {
                label: 'Mark as answered',
                Icon: CircleCheck,
                onChoose: () => void markAnswered(row),
              },
            ]),
        { label: 'Edit', Icon: Pencil, onChoose: () => editing.show(row) },
        { label: 'Delete', Icon: Trash2, destructive: true, onChoose: () => removing.show(row) },
      ]}
    />
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        description={messages.intro}
        actions={
          <Button variant="contained" startIcon={<Plus />} onClick={() => editing.show()}>
            {messages.dialogTitle.add}
          </Button>
        }
      />
      {open && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {titleOf(open)}: {state(open)}, by {dayText(open.dueDate)}
          </Typography>
          {messages.checkLetter}{' '}
          <Link component={RouterLink} to={paths.cpdLog} color="inherit">
            See what is missing in the CPD Log
          </Link>
          <Box sx={{ mt: 1 }}>
            <Button variant="outlined" color="inherit" onClick={() => setExporting(true)}>
              Prepare the submission
            </Button>
          </Box>
        </Alert>
      )}
      <WaitingPlace nouns={['audit letter']} />
      <RecordList<Row>
        label={messages.title}
        columns={[labels.letterDate, labels.dueDate, 'State', labels.note, 'Actions']}
        found={data?.auditNotices}
        isLoading={!data}
        error={error}
        onRetry={() => refetch()}
        onMore={(after) => fetchMore({ variables: { after } })}
        countLabel={auditNoticesLabel}
        empty={<EmptyState title={messages.empty} />}
        renderRow={(row) => (
          <TableRow key={row.id} tabIndex={-1} hover>
            <TableCell>{dayText(row.letterDate)}</TableCell>
            <TableCell>{dayText(row.dueDate)}</TableCell>
            <TableCell>
              {state(row)} {chip(row)}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.note}</TableCell>
            <TableCell sx={{ py: 0.5 }}>{actions(row)}</TableCell>
          </TableRow>
        )}
        renderCard={(row) => (
          <RecordCard key={row.id} actions={actions(row)}>
            <Typography variant="h3">{titleOf(row)}</Typography>
            <Typography>
              {labels.dueDate} {dayText(row.dueDate)} · {state(row)}
            </Typography>
            {chip(row)}
            {row.note && <Typography>{row.note}</Typography>}
          </RecordCard>
        )}
      >
        <NoticeDialog {...editing.props} />
        <NoticeRemoval {...removing.props} />
      </RecordList>
      <ReportDialog open={isExporting} startWith="submission" onClose={() => setExporting(false)} />
    </>
  );
}
