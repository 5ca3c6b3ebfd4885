import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CircleCheck, Download, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { useActivityGoalsQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { download } from '#client/lib/download.ts';
import { activityCategories } from '#domain/records/activities';
import {
  ACTIVITIES_AT_ONCE,
  activityChangeMessages as messages,
} from '#domain/records/activity-changes';
import { COUNTS_FOR, professionLabel } from '#domain/records/hours-for';
import { deletionOfManyText } from '#domain/records/retention';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_MAX } from '#domain/pages';
import { listedCsv } from './activities-csv.ts';
import type { ListedActivity } from './ActivityItem.tsx';
import { useChangeActivities, type ActivityChange } from './useChangeActivities.ts';

interface Props {
  /** The loaded activities, of which some are selected. */
  activities: readonly ListedActivity[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Ends the selection. */
  onDone: () => void;
}

const categories = activityCategories.map((value) => ({ value, label: value }));

/** Actions on the selected activities. */
export function SelectionBar({ activities, selected, onSelect, onDone }: Props) {
  const { timeZone = DEFAULT_TIME_ZONE, professions = [] } = useCurrentUser().user ?? {};
  const [isAsking, setAsking] = useState(false);
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX } });
  const goals = (data?.learningGoals.nodes ?? [])
    .filter(({ status }) => status === 'open')
    .map(({ id, title }) => ({ value: id, label: title }));
  const changeAll = useChangeActivities();
  const rows = activities.filter(({ id }) => selected.has(id));
  const ids = rows.map(({ id }) => id);
  const latest =
    dayFromWire(
      rows
        .map(({ keepUntil }) => keepUntil)
        .toSorted()
        .at(-1),
    ) ?? '';
  const isTooMany = ids.length > ACTIVITIES_AT_ONCE;
  const cannot = ids.length === 0 || isTooMany;

  async function change(input: ActivityChange) {
    if (!cannot && (await changeAll(rows, input))) onDone();
  }

  const save = () => download(`CPD activities ${todayIn(timeZone)}.csv`, listedCsv(rows, timeZone));

  return (
    <Paper component="section" aria-label="Selected activities" variant="outlined" sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="output" sx={{ fontWeight: 'fontWeightMedium', flexGrow: 1 }}>
          {isTooMany ? messages.tooMany : messages.selected(ids.length)}
        </Typography>
        <Button variant="contained" onClick={onDone}>
          Done
        </Button>
      </Box>
      <Box sx={actions}>
        <Button onClick={() => onSelect(new Set(activities.map(({ id }) => id)))}>
          Select all shown
        </Button>
        <Button
          startIcon={<CircleCheck />}
          disabled={cannot}
          onClick={() => void change({ status: 'completed' })}
        >
          Mark as completed
        </Button>
        <Button startIcon={<Download />} disabled={ids.length === 0} onClick={save}>
          Save as CSV
        </Button>
        <Button
          color="error"
          startIcon={<Trash2 />}
          disabled={cannot}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
        <Choice
          label="Set category"
          options={categories}
          onChange={(category) => void change({ category })}
        />
        <Choice
          label="Add learning goal"
          options={[...goals, { value: 'none', label: 'Remove all goals' }]}
          onChange={(goal) => void change({ goalId: goal === 'none' ? null : goal })}
        />
        {professions.length > 1 && (
          <Choice
            label={`${COUNTS_FOR} …`}
            options={professions.map((value) => ({ value, label: professionLabel(value) }))}
            onChange={(registration) => void change({ registration })}
          />
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={messages.deleteConfirm(ids.length)}
        text={deletionOfManyText(latest, todayIn(timeZone))}
        confirmLabel="Delete"
        destructive
        onConfirm={() => void change({ deleted: true })}
        onClose={() => setAsking(false)}
      />
    </Paper>
  );
}

const bar = {
  position: 'sticky',
  // Below the bar of a phone.
  top: { xs: 64, md: 8 },
  zIndex: 2,
  p: 1.5,
} as const;

/** One line on a phone, which scrolls sideways. */
const actions = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  alignItems: 'end',
  gap: 1,
  pb: 0.5,
  '& > *': { flexShrink: 0 },
} as const;

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Sets a value at once; it shows none itself. */
function Choice({ label, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      size="small"
      label={label}
      value=""
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 180 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
