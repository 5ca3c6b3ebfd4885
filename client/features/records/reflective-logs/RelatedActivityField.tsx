import { SelectField } from '#client/components/form/SelectField.tsx';
import { useRelatedActivitiesQuery } from '#client/graphql/generated.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import { PAGE_MAX } from '#domain/pages';
import { NO_ACTIVITY_LABEL } from '#domain/records/reflective-logs';
import { choicesNotLoaded } from '#domain/records/unloaded-choices';

const Field = fieldsOf(reflectiveLogFields);

interface Props {
  /** The initial activity; offered even if it is not among the latest. */
  initial: { id: string; title: string } | null;
}

/** Selects the activity of a log from the user's latest, or none. */
export function RelatedActivityField({ initial }: Props) {
  const { data, error } = useRelatedActivitiesQuery({ variables: { limit: PAGE_MAX } });
  const latest = data?.recentActivities ?? [];
  const isMissing = initial && !latest.some(({ id }) => id === initial.id);
  const offered = isMissing ? [initial, ...latest] : latest;
  const options = offered.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Field
      as={SelectField}
      name="activityId"
      options={[{ value: '', label: NO_ACTIVITY_LABEL }, ...options]}
      helperText={error && choicesNotLoaded('activities')}
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
