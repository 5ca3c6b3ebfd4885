import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FactList, type Fact } from '#client/components/FactList.tsx';
import { Fold } from '#client/components/Fold.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { documentPath, goalPath } from '#client/lib/record-paths.ts';
import { useRetention } from '#client/lib/retention.ts';
import { hoursLabel } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import { activityTypeLabel } from '#domain/records/activity-types';
import { practitionersText, settingText } from '#domain/records/activity-trace';
import { civilDate, dayLabel } from '#domain/dates';
import { COUNTS_FOR, countsForText } from '#domain/records/hours-for';
import { NO_VALUE } from '#domain/records/record-fields';
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

/**
 * The recorded fields of an activity, folded to one line, and the goals and documents that it leads to. Fields without a
 * value are left out.
 */
export function ActivityFacts({ activity, timeZone }: Props) {
  const { label } = useRetention();
  const values = onceEach(toFields(activity, timeZone));
  const formatted = names.map((name): Fact => {
    const format = activityFields[name].format as (value: unknown) => string;
    return { label: activityFields[name].label, value: format(values[name]) };
  });
  const recorded = civilDate(new Date(activity.createdAt), timeZone);
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
      label: 'Recorded',
      value:
        recorded === values.completedDate
          ? 'On the same day'
          : formatDay(activity.createdAt, timeZone),
    },
    { label: 'Retention', value: label(activity.keepUntil) },
  ];
  const links = [
    { label: activityFields.goalIds.label, value: linksTo(activity.goals, goalPath) },
    { label: activityFields.documentIds.label, value: linksTo(activity.documents, documentPath) },
  ];
  return (
    <>
      <Fold summary={<Typography sx={strong}>{inOneLine(activity.hours, values)}</Typography>}>
        <FactList facts={facts.filter(isGiven)} />
      </Fold>
      {links.some(isGiven) && <FactList facts={links.filter(isGiven)} />}
    </>
  );
}

type Values = ReturnType<typeof toFields>;

const isGiven = ({ value }: Fact) => value !== NO_VALUE;

const strong = { fontWeight: 'fontWeightMedium' } as const;

/** Without the days of start and end that only repeat another one. */
function onceEach(values: Values): Values {
  const { startDate, completedDate } = values;
  const endDate = values.endDate === startDate ? null : values.endDate;
  const isRepeated = startDate === completedDate && !endDate;
  return { ...values, startDate: isRepeated ? null : startDate, endDate };
}

/** The hours, what and when: “2.5 hours · Clinical Practice · Reading · 10 Jun 2026 · QAS”. */
const inOneLine = (hours: number, values: Values): string =>
  [
    hoursLabel(hours),
    values.category,
    activityTypeLabel(values.activityType),
    values.isInteractive && activityFields.isInteractive.label,
    values.completedDate
      ? dayLabel(values.completedDate)
      : activityFields.status.format(values.status),
    values.provider,
  ]
    .filter(Boolean)
    .join(' · ');

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
