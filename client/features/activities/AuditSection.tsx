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
import { traceLabels } from '#domain/activity-trace';
import { ElementsField } from './ElementsField.tsx';
import { gapFields, type ActivityFields, type ActivityFocus } from './form-values.ts';
import { GapList } from './GapList.tsx';

interface Props {
  /** The activity that is edited; then the section is open at first. */
  activityId?: string;
  focus?: ActivityFocus;
  timeZone: string;
}

const names = ['provider', 'startDate', 'endDate', 'contentElements', 'howItMeets'] as const;

/** What an auditor asks besides, closed where something new is logged in a hurry; it never hides a refusal. */
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
          <TextField
            name="provider"
            label={traceLabels.provider}
            helperText="Who ran it: a service, a college, a publisher"
            autoComplete="off"
            autoFocus={focus === 'provider'}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <DateField
              name="startDate"
              label={traceLabels.startDate}
              autoFocus={focus === 'startDate'}
              disableFuture={isCompleted}
              timeZone={timeZone}
            />
            <DateField
              name="endDate"
              label={traceLabels.endDate}
              minDate={values.startDate ?? undefined}
              disableFuture={isCompleted}
              timeZone={timeZone}
            />
          </Stack>
          <ElementsField />
          <TextField
            name="howItMeets"
            label={traceLabels.howItMeets}
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

/** How ready the stored activity is; what is being typed counts once it is saved. */
function useReadiness(id: string | undefined) {
  const { data } = useActivityReadinessQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
  });
  return data?.activity.readiness;
}

function focusOn(area: HTMLElement | null, name: ActivityFocus | undefined): void {
  const field = name && area?.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
