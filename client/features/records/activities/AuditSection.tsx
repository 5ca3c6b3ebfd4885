import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { useActivityReadinessQuery } from '#client/graphql/generated.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { activityFields } from '#domain/records/activities.fields';
import { fitsInADay } from '#domain/records/plausibility';

import { ElementsField } from './ElementsField.tsx';
import { gapFields, type ActivityFields, type ActivityFocus } from './form-values.ts';
import { GapList } from './GapList.tsx';

const Field = fieldsOf(activityFields);

interface Props {
  /** The activity that is edited; the section then starts open. */
  activityId?: string;
  focus?: ActivityFocus;
  timeZone: string;
}

const names = ['provider', 'startDate', 'endDate', 'contentElements', 'howItMeets'] as const;

/** The fields for an audit; closed for a new activity, unless one of them has an error. */
export function AuditSection({ activityId, focus, timeZone }: Props) {
  const { values, errors, submitCount } = useFormikContext<ActivityFields>();
  const [open, setOpen] = useState(activityId !== undefined);
  const isRefused = submitCount > 0 && names.some((name) => errors[name] !== undefined);
  const readiness = useReadiness(activityId);
  const area = useRef<HTMLDivElement>(null);
  const isCompleted = values.status === 'completed';
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open || isRefused}
      onChange={(_, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h3' }, transition: { mountOnEnter: true } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ChevronDown />}>
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium', flexGrow: 1 }}>
          For an audit
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ px: 1 }}>
          {readiness?.label ?? 'Optional'}
        </Typography>
      </AccordionSummary>
      <AccordionDetails ref={area}>
        <Stack sx={{ gap: 2.5 }}>
          {readiness && readiness.gaps.length > 0 && (
            <GapList
              gaps={readiness.gaps}
              label="What is missing of this activity"
              canAct={(kind) => gapFields[kind] !== undefined && kind !== 'dates'}
              onAct={(kind) => focusOn(area.current, gapFields[kind])}
            />
          )}
          <Field
            as={TextField}
            name="provider"
            helperText="Who ran it: a service, a college, a publisher"
            autoComplete="off"
            autoFocus={focus === 'provider'}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <Field
              as={DateField}
              name="startDate"
              helperText={
                isCompleted && fitsInADay(Number(values.hours))
                  ? 'Empty: the day of completion'
                  : undefined
              }
              autoFocus={focus === 'startDate'}
              disableFuture={isCompleted}
              timeZone={timeZone}
            />
            <Field
              as={DateField}
              name="endDate"
              minDate={values.startDate ?? undefined}
              disableFuture={isCompleted}
              timeZone={timeZone}
            />
          </Stack>
          <ElementsField />
          <Field
            as={TextField}
            name="howItMeets"
            helperText="A sentence is enough: what it changes for your patients or your practice"
            multiline
            minRows={2}
            autoFocus={focus === 'howItMeets'}
          />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

/** Readiness of the saved activity; unsaved changes do not count. */
function useReadiness(id: string | undefined) {
  const { data } = useActivityReadinessQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
  });
  return data?.activity.readiness;
}

function focusOn(area: HTMLElement | null, name: ActivityFocus | undefined): void {
  const field = name && area?.closest('form')?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  // The input of a select is hidden behind the button that shows its value.
  const shown = field.parentElement?.querySelector<HTMLElement>('[role=combobox]');
  (shown ?? field).focus();
}
