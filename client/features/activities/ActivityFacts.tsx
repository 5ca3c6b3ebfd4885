import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FactList, type Fact } from '#client/components/FactList.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { documentPath, goalPath } from '#client/lib/record-paths.ts';
import { useRetention } from '#client/lib/retention.ts';
import { activityFields } from '#domain/activities.fields';
import { practitionersText, settingText } from '#domain/activity-trace';
import { COUNTS_FOR, countsForText } from '#domain/hours-for';
import { NO_VALUE } from '#domain/record-fields';
import { toFields } from './form-values.ts';

/** Facts in the order in which an auditor asks for them; texts of several lines have their own place. */
const names = [
  'hours',
  'category',
  'activityType',
  'isInteractive',
  'status',
  'completedDate',
  'provider',
  'startDate',
  'endDate',
  'contentElements',
] as const;

interface Props {
  activity: ActivityPartsFragment;
  timeZone: string;
}

/** The recorded fields of an activity; fields without a value are left out. */
export function ActivityFacts({ activity, timeZone }: Props) {
  const { label } = useRetention();
  const values = toFields(activity, timeZone);
  const formatted = names.map((name): Fact => {
    const format = activityFields[name].format as (value: unknown) => string;
    return { label: activityFields[name].label, value: format(values[name]) };
  });
  const facts = [
    ...formatted,
    {
      label: COUNTS_FOR,
      value: countsForText(activity.countsFor ?? null, activity.hours) ?? NO_VALUE,
    },
    { label: 'Where', value: settingText(activity.setting, activity.place) ?? NO_VALUE },
    {
      label: activityFields.practitioners.label,
      value: practitionersText(activity.practitioners, activity.practitionerCount) ?? NO_VALUE,
    },
    {
      label: activityFields.goalIds.label,
      value: linksTo(activity.goals, goalPath),
    },
    {
      label: activityFields.documentIds.label,
      value: linksTo(activity.documents, documentPath),
    },
    { label: 'Recorded', value: formatDay(activity.createdAt, timeZone) },
    { label: 'Retention', value: label(activity.keepUntil) },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== NO_VALUE)} />;
}

function linksTo(
  records: readonly { id: string; title: string }[],
  pathOf: (id: string) => string,
): ReactNode {
  if (records.length === 0) return NO_VALUE;
  return records.map(({ id, title }, index) => (
    <Fragment key={id}>
      {index > 0 && '; '}
      <Link component={RouterLink} to={pathOf(id)} data-alone>
        {title}
      </Link>
    </Fragment>
  ));
}
