import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CirclePlus, Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FactList } from '#client/components/FactList.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { DocumentDialog } from '#client/features/records/documents/document-dialog.ts';
import {
  downloadDocument,
  ExpiryChip,
  TypeChip,
} from '#client/features/records/documents/DocumentRow.tsx';
import { documents } from '#client/features/records/documents/documents.ts';
import { FilesPanel } from '#client/features/records/evidence-files/FilesPanel.tsx';
import { sharedFiles } from '#client/features/records/evidence-files/shared-files.ts';
import {
  DocumentHistoryDocument,
  useDocumentPageQuery,
  type DocumentPageQuery,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { logThis } from '#client/lib/log-this.ts';
import { activityPath, goalPath } from '#client/lib/record-paths.ts';
import { useRetention } from '#client/lib/retention.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { LinkList } from '#client/records/page/LinkList.tsx';
import { RecordPage } from '#client/records/page/RecordPage.tsx';
import { RecordState } from '#client/records/page/RecordState.tsx';
import { RecordRemoval } from '#client/records/RecordRemoval.tsx';
import { hoursLabel } from '#domain/records/activities';
import { counted } from '#domain/counts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { documentFields } from '#domain/records/documents';
import { recordedAt } from '#domain/records/recorded';

const list = { to: paths.documents, label: 'Documents', goTo: 'Go to your documents' };

/** Everything about one document. */
export function DocumentPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDocumentPageQuery({ variables: { id } });
  if (data?.document)
    return <Loaded data={data} onChanged={() => void refetch().catch(() => {})} />;
  return <RecordState error={error} onRetry={() => refetch()} list={list} />;
}

interface LoadedProps {
  data: DocumentPageQuery;
  onChanged: () => void;
}

function Loaded({ data, onChanged }: LoadedProps) {
  const { document: row, activities } = data;
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const navigate = useNavigate();
  const { label } = useRetention();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { nodes, totalCount } = activities;
  const goals = new Map(nodes.flatMap((each) => each.goals.map((goal) => [goal.id, goal.title])));
  const others = totalCount - nodes.length;
  const facts = [
    { label: 'Created', value: formatDay(recordedAt(row), timeZone) },
    ...(row.expiryDate
      ? [{ label: documentFields.expiryDate.label, value: formatDay(dayFromWire(row.expiryDate)) }]
      : []),
    { label: 'Retention', value: label(row.keepUntil) },
  ];
  const done = () => {
    setEditing(false);
    // Adding or removing files changes no field of the document.
    onChanged();
  };

  return (
    <RecordPage
      title={row.title}
      list={list}
      files={sharedFiles(row.evidenceFiles)}
      actions={
        <>
          <Button variant="contained" startIcon={<Pencil />} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            variant="outlined"
            startIcon={<CirclePlus />}
            onClick={() => logThis({ title: row.title, documents: [row] })}
          >
            Log this
          </Button>
          <Button startIcon={<Download />} onClick={() => downloadDocument(row, timeZone)}>
            Download
          </Button>
          <Button color="error" startIcon={<Trash2 />} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </>
      }
    >
      <Panel title="Details">
        <Stack sx={{ gap: 2.5 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <TypeChip type={row.type} />
            <ExpiryChip row={row} timeZone={timeZone} />
          </Stack>
          <FactList facts={facts} />
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {row.content}
          </Typography>
          <ImportedNote record={row} timeZone={timeZone} what="added" />
        </Stack>
      </Panel>
      <FilesPanel files={row.evidenceFiles} onFailed={onChanged} />
      <Panel title="Evidence of">
        {nodes.length > 0 ? (
          <LinkList
            items={nodes.map(({ id, title, hours }) => ({
              to: activityPath(id),
              title,
              facts: `(${hoursLabel(hours)})`,
            }))}
            more={
              others > 0 ? `and ${counted(others, 'other activity', 'other activities')}` : null
            }
          />
        ) : (
          <Typography color="textSecondary">No activity cites it yet.</Typography>
        )}
      </Panel>
      {goals.size > 0 && (
        <Panel title="Goals that those activities serve">
          <LinkList items={[...goals].map(([id, title]) => ({ to: goalPath(id), title }))} />
        </Panel>
      )}
      <RecordHistory query={DocumentHistoryDocument} id={row.id} />
      <DocumentDialog open={isEditing} row={row} onClose={done} />
      <RecordRemoval
        open={isDeleting}
        row={row}
        spec={documents}
        onRemove={() => void navigate(list.to)}
        onClose={() => setDeleting(false)}
      />
    </RecordPage>
  );
}
