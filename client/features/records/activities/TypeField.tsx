import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useFormField } from '#client/components/form/useFormField.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { activityFields } from '#domain/records/activities.fields';
import { proposalFor, proposalText } from '#domain/records/activity-proposals';
import { namesOthers } from '#domain/records/evidence-strength';
import {
  activityTypeLabels,
  activityTypes,
  type ActivityType,
} from '#domain/records/activity-types';
import type { ActivityFields } from './form-values.ts';
import { proposedFields } from './proposed-fields.ts';

interface Props {
  /** True for a recorded activity: the user has already stated if it was interactive. */
  isEdit: boolean;
  autoFocus: boolean;
}

/** The type of an activity. Choosing one fills in what is usual for it, where the user has filled in nothing. */
export function TypeField({ isEdit, autoFocus }: Props) {
  const { values, setValues } = useFormikContext<ActivityFields>();
  const { id, input, error } = useFormField<ActivityType | null>('activityType');
  const employer = useCurrentUser().user?.organization ?? null;
  const last = useRef(proposalFor(null, null));
  const [note, setNote] = useState<string | null>(null);

  function choose(activityType: ActivityType | null) {
    const proposal = proposalFor(activityType, employer, namesOthers(values.practitioners));
    const filled = proposedFields(values, last.current, proposal, isEdit);
    last.current = proposal;
    setNote(proposalText(filled));
    void setValues({ ...values, activityType, ...filled });
  }

  return (
    <MuiTextField
      {...input}
      id={id}
      select
      fullWidth
      label={activityFields.activityType.label}
      value={input.value ?? ''}
      onChange={({ target }) => choose((target.value || null) as ActivityType | null)}
      error={error !== undefined}
      helperText={error ?? note}
      autoFocus={autoFocus}
      slotProps={{
        select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: '50vh' } } } } },
        formHelperText: { 'aria-live': 'polite' },
      }}
    >
      <MenuItem value="">Not chosen</MenuItem>
      {activityTypes.map((type) => (
        <MenuItem key={type} value={type}>
          {activityTypeLabels[type]}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
