import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotebookPen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';
import { formatDay } from '#client/lib/dates.ts';
import { useRules } from '#client/lib/rules.ts';
import type { CompliancePartsFragment } from '#client/graphql/generated.ts';
import { activityCategories } from '#domain/records/activities';
import { evidenceDocumentsText, isUnsettled, UNSETTLED_TEXT } from '#domain/standing/cpd';
import { goodPracticeTargets } from '#domain/standing/standard';
import { CheckItem } from './CheckItem.tsx';

interface Props {
  summary: CompliancePartsFragment | undefined;
  loading: boolean;
  onReflect: () => void;
}

/** The standard's requirements and, separately, our own targets. */
export function CompliancePanel({ summary, loading, onReflect }: Props) {
  if (!summary && !loading) return null;
  return (
    <FoldingPanel gist={summary && gistOf(summary)} title="AHPRA Compliance" busy={!summary}>
      {summary ? <Checks summary={summary} onReflect={onReflect} /> : <ChecksSkeleton />}
    </FoldingPanel>
  );
}

/** The banner's text, or what the checks say together. */
function gistOf({ compliance }: CompliancePartsFragment): string {
  return compliance.actionRequired
    ? `Action Required: ${compliance.actionRequired}`
    : 'Hours and good-practice targets';
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
      <Group title="Required by the standard" note={<StandardNote />}>
        {required.basis === 'does-not-apply' || isUnsettled(required) ? (
          <Typography component="li" sx={{ display: 'block' }}>
            {isUnsettled(required) && <strong>{UNSETTLED_TEXT}. </strong>}
            {required.explanation}
          </Typography>
        ) : (
          <>
            <CheckItem
              label="CPD hours"
              count={totalHours}
              target={required.total}
              met={totalHours >= required.total}
              unit="h"
            />
            <CheckItem
              label="Interactive hours"
              count={interactiveHours}
              target={required.interactive}
              met={interactiveHours >= required.interactive}
              unit="h"
            />
          </>
        )}
      </Group>
      {actionRequired && (
        <Box component="output" sx={{ display: 'block' }}>
          <Alert severity="warning" role="none">
            <AlertTitle>Action Required</AlertTitle>
            {actionRequired}
          </Alert>
        </Box>
      )}
      <Group title={goodPracticeTargets.label} note={goodPracticeTargets.note}>
        <CheckItem
          label="Reflective logs"
          count={reflectiveLogs.count}
          target={reflectiveLogs.required}
          met={reflectiveLogs.met}
        />
        <CheckItem
          label="Evidence documents"
          count={evidenceDocuments.count}
          target={evidenceDocuments.required}
          met={evidenceDocuments.met}
          detail={evidenceDocumentsText(summary.evidenceDocuments) || undefined}
          to={paths.documents}
        />
        <CheckItem
          label="Categories with hours"
          count={activityCategories.length - categories.missing.length}
          target={activityCategories.length}
          met={categories.met}
          detail={categories.met ? undefined : `Missing: ${categories.missing.join(', ')}`}
        />
      </Group>
      <Button variant="contained" startIcon={<NotebookPen aria-hidden />} onClick={onReflect}>
        Complete Reflective Log
      </Button>
    </Stack>
  );
}

function StandardNote() {
  return (
    <>
      <Link component={RouterLink} to={paths.guidelines} color="inherit">
        CPD registration standard
      </Link>{' '}
      of the Board, in effect from {formatDay(useRules().from)}.
    </>
  );
}

function Group({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {note}
      </Typography>
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
