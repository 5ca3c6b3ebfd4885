import { SelectField } from '#client/components/form/SelectField.tsx';
import { useActivityGoalsQuery } from '#client/graphql/generated.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { activityFields } from '#domain/activities.fields';
import { PAGE_MAX } from '#domain/pages';

const Field = fieldsOf(activityFields);

interface Props {
  /** The initial goal; offered even if it is closed. */
  initial: { id: string; title: string } | null;
}

/** Selects the learning goal of an activity, or none; hidden if there is no goal to choose. */
export function GoalField({ initial }: Props) {
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX } });
  const open = data?.learningGoals.nodes.filter(({ status }) => status === 'open') ?? [];
  const isMissing = initial && !open.some(({ id }) => id === initial.id);
  const offered = isMissing ? [initial, ...open] : open;
  if (offered.length === 0) return null;
  return (
    <Field
      as={SelectField}
      name="goalId"
      options={[
        { value: '', label: 'None' },
        ...offered.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      slotProps={{
        select: {
          displayEmpty: true,
          MenuProps: { slotProps: { paper: { sx: { maxHeight: '50vh' } } } },
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}
