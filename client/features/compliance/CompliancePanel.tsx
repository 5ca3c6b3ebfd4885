import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotebookPen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { paths } from '#client/app/paths.ts';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import type { CompliancePartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/activities';
import { annualRequirement, goodPracticeTargets } from '#domain/standard';
import { CheckItem } from './CheckItem.tsx';

interface Props {
  summary: CompliancePartsFragment | undefined;
  loading: boolean;
  onReflect: () => void;
}

/** What the standard asks for, and apart from it the targets that are our own. */
export function CompliancePanel({ summary, loading, onReflect }: Props) {
  if (!summary && !loading) return null;
  return (
    <Panel title="AHPRA Compliance" busy={!summary}>
      {summary ? <Checks summary={summary} onReflect={onReflect} /> : <ChecksSkeleton />}
    </Panel>
  );
}

function Checks({
  summary,
  onReflect,
}: {
  summary: CompliancePartsFragment;
  onReflect: () => void;
}) {
  const { totalHours, interactiveHours, required } = summary;
  const { actionRequired, reflectiveLogs, evidenceDocuments, categories } = summary.compliance;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {actionRequired && (
        <Box component="output" sx={{ display: 'block' }}>
          <Alert severity="warning" role="none">
            <AlertTitle>Action Required</AlertTitle>
            {actionRequired}
          </Alert>
        </Box>
      )}
      <Group title="Required by the standard">
        <CheckItem
          label="CPD hours"
          figure={`${totalHours} of ${hoursLabel(required.total)}`}
          met={totalHours >= required.total}
        />
        <CheckItem
          label="Interactive hours"
          figure={`${interactiveHours} of ${hoursLabel(required.interactive)}`}
          met={interactiveHours >= required.interactive}
        />
      </Group>
      <SourceLine source={annualRequirement.source} />
      <Group title={goodPracticeTargets.label} note={goodPracticeTargets.note}>
        <CheckItem
          label="Reflective logs"
          figure={`${reflectiveLogs.count} of ${reflectiveLogs.required}`}
          met={reflectiveLogs.met}
        />
        <CheckItem
          label="Evidence documents"
          figure={`${evidenceDocuments.count} of ${evidenceDocuments.required}`}
          met={evidenceDocuments.met}
          to={paths.documents}
        />
        <CheckItem
          label="Hours in every category"
          figure={categories.met ? 'All covered' : `Missing: ${categories.missing.join(', ')}`}
          met={categories.met}
        />
      </Group>
      <Button variant="contained" startIcon={<NotebookPen aria-hidden />} onClick={onReflect}>
        Complete Reflective Log
      </Button>
    </Stack>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {note && (
        <Typography variant="caption" component="p" color="text.secondary">
          {note}
        </Typography>
      )}
      <List disablePadding aria-labelledby={id} sx={{ mt: 0.5 }}>
        {children}
      </List>
    </div>
  );
}

function ChecksSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      <Skeleton variant="text" width="60%" />
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="text" width="50%" />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={44} />
    </Stack>
  );
}
