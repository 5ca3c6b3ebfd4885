import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useFormField } from '#client/components/form/useFormField.ts';
import { useActivityGoalsQuery } from '#client/graphql/generated.ts';
import { activityFields } from '#domain/records/activities.fields';
import { ACTIVITY_GOALS_MAX } from '#domain/records/learning-goals';
import { PAGE_MAX } from '#domain/pages';
import { choicesNotLoaded } from '#domain/records/unloaded-choices';

interface Props {
  /** The initial goals; offered even if they are closed. */
  initial: readonly { id: string; title: string }[];
}

/** Selects the learning goals of an activity; hidden if there is no goal to choose. */
export function GoalsField({ initial }: Props) {
  const { id, input, helpers, error } = useFormField<readonly string[]>('goalIds');
  const { data, error: failure } = useActivityGoalsQuery({ variables: { first: PAGE_MAX } });
  const isUnloaded = failure !== undefined && !data;
  const open = data?.learningGoals.nodes.filter(({ status }) => status === 'open') ?? [];
  const closed = initial.filter((goal) => !open.some((each) => each.id === goal.id));
  const offered = [...closed, ...open];
  if (offered.length === 0 && !isUnloaded) return null;
  const chosen = offered.filter((goal) => input.value.includes(goal.id));
  const isFull = input.value.length >= ACTIVITY_GOALS_MAX;
  const flip = (goal: string) =>
    input.value.includes(goal)
      ? input.value.filter((each) => each !== goal)
      : [...input.value, goal];
  // A goal in the bin is not offered, and stays chosen for when it is restored.
  const choose = (ids: readonly string[]) => {
    const flipped = offered.find((goal) => ids.includes(goal.id) !== chosen.includes(goal));
    if (flipped) void helpers.setValue(flip(flipped.id));
  };
  return (
    <MuiTextField
      id={id}
      select
      name={input.name}
      label={activityFields.goalIds.label}
      value={chosen.map((goal) => goal.id)}
      // A list, though the type of the field knows one text only.
      onChange={({ target }) => choose([target.value].flat())}
      onBlur={input.onBlur}
      error={error !== undefined}
      helperText={
        error ??
        (isUnloaded ? choicesNotLoaded('goals') : isFull && `At most ${ACTIVITY_GOALS_MAX} goals`)
      }
      disabled={offered.length === 0}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          SelectDisplayProps: { style: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
          renderValue: () => chosen.map(({ title }) => title).join(', ') || 'None',
          MenuProps: { slotProps: { paper: { sx: { maxHeight: '50vh' } } } },
        },
        inputLabel: { shrink: true },
      }}
    >
      {offered.map((goal) => {
        const isChosen = chosen.includes(goal);
        return (
          <MenuItem key={goal.id} value={goal.id} disabled={isFull && !isChosen}>
            <Checkbox checked={isChosen} tabIndex={-1} disableRipple sx={{ py: 0, pl: 0 }} />
            <ListItemText
              primary={goal.title}
              sx={{ my: 0 }}
              slotProps={{ primary: { sx: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } }}
            />
          </MenuItem>
        );
      })}
    </MuiTextField>
  );
}
