import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BadgeCheck, Target, Users } from 'lucide-react';
import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ClampedText } from '#client/components/ClampedText.tsx';
import { FilesChip } from '#client/records/files/FilesChip.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { ActivityPartsFragment, ReadinessPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { activityPath } from '#client/lib/record-paths.ts';
import { activityStatusLabels, hoursLabel } from '#domain/records/activities';
import { activityTypeLabel } from '#domain/records/activity-types';
import { countsForText } from '#domain/records/hours-for';
import type { GapKind } from '#domain/records/gap-kinds';
import type { CheckKind } from '#domain/records/plausibility';
import { ActivityBox } from './ActivityBox.tsx';
import { ActivityMenu } from './ActivityMenu.tsx';
import { Evidence } from './Evidence.tsx';
import { ReadinessChip } from './ReadinessChip.tsx';

/** Loaded when the first row is opened. */
const ActivityGaps = lazyPart(async () => (await import('./ActivityGaps.tsx')).ActivityGaps);

/** Lists know how ready an activity is for an audit, and how many files it has. */
export type ListedActivity = ActivityPartsFragment &
  ReadinessPartsFragment & { claimedCreatedAt?: string | null };

/** Actions of a row. Pass the same functions at each rendering: otherwise every row renders again. */
export interface ActivityHandlers {
  onEdit: (activity: ActivityPartsFragment) => void;
  /** Records it once more, from a form with its values. */
  onRepeat: (activity: ActivityPartsFragment) => void;
  /** Asks another person to confirm it. */
  onAsk: (activity: ActivityPartsFragment) => void;
  /** Completes it, or puts it back in progress; may ask first. */
  onFlip: (activity: ActivityPartsFragment) => Promise<unknown> | void;
  onDelete: (activity: ActivityPartsFragment) => void;
  /** Opens the form or dialog that closes a gap, or at the field that a check is about. */
  onGap: (kind: GapKind | CheckKind, activityId: string) => void;
  /** Confirms a check, so that it is not shown again. */
  onConfirm: (activity: ListedActivity, kind: CheckKind) => Promise<void>;
  /** Selects it, or ends that. */
  onSelect: (activityId: string) => void;
}

const ImportedNote = lazyPart(
  async () => (await import('#client/components/ImportedNote.tsx')).ImportedNote,
);

interface Props extends ActivityHandlers {
  activity: ListedActivity;
  timeZone: string;
}

/** One activity of the list, with its tick and its menu. */
export const ActivityItem = memo(function ActivityItem({ activity, timeZone, ...on }: Props) {
  const [isOpen, setOpen] = useState(false);
  const gapsId = useId();
  const { title, description, evidence } = activity;
  const card = useRef<HTMLLIElement>(null);
  return (
    <Card
      component="li"
      ref={card}
      tabIndex={-1}
      data-id={activity.id}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        '&:has([data-selects]:checked)': { borderColor: 'info.main' },
        px: { xs: 0.5, sm: 1 },
        py: { xs: 1, sm: 1.5 },
        // Rows out of sight are neither laid out nor painted; the browser assumes a typical height until then.
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 120px',
      }}
    >
      <ActivityBox {...{ activity, timeZone }} onFlip={on.onFlip} onSelect={on.onSelect} />
      <Stack sx={{ flexGrow: 1, minWidth: 0, py: 1, pl: { sm: 0.5 }, gap: 0.75 }}>
        <Typography variant="h3" component="h4" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={activityPath(activity.id)}
            color="inherit"
            underline="hover"
          >
            {title}
          </Link>
        </Typography>
        <Facts activity={activity} timeZone={timeZone}>
          <WaitingChip noun="activity" id={activity.id} />
          <ReadinessChip
            readiness={activity.readiness}
            isOpen={isOpen}
            controls={gapsId}
            onFlip={() => setOpen(!isOpen)}
          />
        </Facts>
        <Box id={gapsId}>
          {isOpen && (
            <ActivityGaps
              title={title}
              readiness={activity.readiness}
              onGap={(kind) =>
                kind === 'in-progress' ? void on.onFlip(activity) : on.onGap(kind, activity.id)
              }
              onConfirm={(kind) => {
                // The button disappears with its line.
                card.current?.focus();
                void on.onConfirm(activity, kind);
              }}
            />
          )}
        </Box>
        <ImportedNote record={activity} timeZone={timeZone} />
        {description && <ClampedText text={description} lines={2} label={title} />}
        {evidence && <Evidence evidence={evidence} grade={activity.readiness.evidence} />}
        {activity.goals.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <Target aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
            {activity.goals.length > 1 ? 'Goals' : 'Goal'}:{' '}
            {activity.goals.map(({ title }) => title).join('; ')}
          </Typography>
        )}
      </Stack>
      <ActivityMenu
        activity={activity}
        onFlip={() => void on.onFlip(activity)}
        onEdit={() => on.onEdit(activity)}
        onRepeat={() => on.onRepeat(activity)}
        onAsk={() => on.onAsk(activity)}
        onDelete={() => on.onDelete(activity)}
      />
    </Card>
  );
});

function Facts({
  activity,
  timeZone,
  children,
}: Pick<Props, 'activity' | 'timeZone'> & { children: ReactNode }) {
  const { status, completedDate, completedOn } = activity;
  const type = activityTypeLabel(activity.activityType ?? null);
  const isCompleted = status === 'completed';
  const label = activityStatusLabels[isCompleted ? 'completed' : 'in-progress'];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}
    >
      <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {hoursLabel(activity.hours)}
      </Typography>
      {activity.countsFor && <Split activity={activity} />}
      <Chip size="small" variant="outlined" label={activity.category} />
      {type && <Chip size="small" variant="outlined" label={type} />}
      {activity.isInteractive && (
        <Chip size="small" color="info" variant="outlined" icon={<Users />} label="Interactive" />
      )}
      <FilesChip count={activity.evidenceFilesCount} />
      {activity.readiness.evidence === 'attested' && (
        <Chip size="small" variant="outlined" icon={<BadgeCheck />} label="Attested" />
      )}
      <Typography
        component="span"
        variant="body2"
        sx={{ color: isCompleted ? 'success.main' : 'warning.main' }}
      >
        {completedDate ? `${label} ${formatDay(completedOn ?? completedDate, timeZone)}` : label}
      </Typography>
      {children}
    </Stack>
  );
}

/** Shows which registrations the activity counts for, if its owner has several. */
function Split({ activity: { countsFor, hours } }: Pick<Props, 'activity'>) {
  const isShown = (useCurrentUser().user?.professions.length ?? 0) > 1;
  return isShown ? (
    <Typography component="span" variant="body2" color="textSecondary">
      {countsForText(countsFor ?? null, hours)}
    </Typography>
  ) : null;
}
