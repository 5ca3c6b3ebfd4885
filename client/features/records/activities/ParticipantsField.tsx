import Chip from '@mui/material/Chip';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { activityFields } from '#domain/records/activities.fields';
import { isUnclearWithWhom, offeredRoles, withWhomTexts } from '#domain/records/practitioner-roles';
import { traceLabels, traceLimits } from '#domain/records/activity-trace';
import {
  activitySettingLabels,
  activitySettings,
  type ActivitySetting,
} from '#domain/records/activity-settings';
import type { ActivityFields } from './form-values.ts';

const Field = fieldsOf(activityFields);

/** Place and participants of an interactive activity; appears below the checkbox. */
export function ParticipantsField({ autoFocus }: { autoFocus: boolean }) {
  const { values } = useFormikContext<ActivityFields>();
  if (!values.isInteractive) return null;
  return (
    <Stack sx={{ gap: 2, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      <SettingField />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Field
          as={TextField}
          name="practitioners"
          helperText={
            isUnclearWithWhom(values.practitioners) ? withWhomTexts.question : withWhomTexts.hint
          }
          autoComplete="off"
          autoFocus={autoFocus}
        />
        <Field
          as={NumberField}
          name="practitionerCount"
          limits={{ ...traceLimits.practitionerCount, step: 1 }}
          sx={{ maxWidth: { sm: 160 } }}
        />
      </Stack>
      <RoleChips />
      <Field
        as={TextField}
        name="place"
        helperText="A station, a hospital, or the name of the online session"
        autoComplete="off"
      />
    </Stack>
  );
}

/** Roles to choose from; each is added to what was typed, or taken out again. They stay, since one has the focus. */
function RoleChips() {
  const [{ value }, , { setValue }] = useField<string>('practitioners');
  const named = (value ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const others = (role: string) => named.filter((each) => each.toLowerCase() !== role);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {offeredRoles.map((role) => {
        const isNamed = others(role).length < named.length;
        return (
          <Chip
            key={role}
            label={role}
            variant={isNamed ? 'filled' : 'outlined'}
            aria-label={withWhomTexts.add(role)}
            aria-pressed={isNamed}
            onClick={() => void setValue((isNamed ? others(role) : [...named, role]).join(', '))}
          />
        );
      })}
    </Stack>
  );
}

function SettingField() {
  const [{ value }, , { setValue }] = useField<ActivitySetting | null>('setting');
  const id = useId();
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={id}>{traceLabels.setting}</FormLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen: ActivitySetting | null) => void setValue(chosen)}
      >
        {activitySettings.map((setting) => (
          <ToggleButton key={setting} value={setting} sx={{ px: 2 }}>
            {activitySettingLabels[setting]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
