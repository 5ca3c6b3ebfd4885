import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { displayName } from '#domain/account/users';
import { credentialTypes } from '#domain/records/credential-types';
import { formLabelOf } from '#domain/records/record-fields';
import { teamKindLabels, teamKinds, teamLimits, teamPath, teamTexts } from '#domain/proof/teams';
import { teamFields, type TeamValues } from '#domain/proof/teams.fields';
import { teamSchema } from '#domain/proof/teams.schema';
import { teamFormTexts as texts } from '#domain/proof/team-texts';
import { KindsField } from './KindsField.tsx';
import { useTeamActions } from './useTeamActions.ts';

interface Props {
  open: boolean;
  /** The team to change; missing for a new one. */
  row?: TeamPartsFragment | undefined;
  onClose: () => void;
}

/** Creates or changes a team. */
export function TeamDialog({ open, row, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      dirty={isDirty}
      title={row ? texts.editTitle : texts.createTitle}
      description={row ? undefined : texts.createHint}
    >
      <TeamForm row={row} onDirty={setDirty} onClose={onClose} />
    </FormDialog>
  );
}

interface FormProps extends Omit<Props, 'open'> {
  onDirty: (isDirty: boolean) => void;
}

function TeamForm({ row, onDirty, onClose }: FormProps) {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { create, update } = useTeamActions();
  const initialValues: TeamValues = {
    name: row?.name ?? '',
    kind: row?.kind ?? 'station',
    shownName: row?.membership.shownName ?? (user ? displayName(user) : ''),
    askedCredentials: row?.askedCredentials ?? [],
  };
  async function save({ name, kind, shownName, askedCredentials }: TeamValues) {
    const asked = [...askedCredentials];
    if (row) {
      const { id, version } = row;
      await update(id, { name: name.trim(), kind, askedCredentials: asked, version });
      return null;
    }
    const team = { name: name.trim(), kind, shownName: shownName.trim(), askedCredentials: asked };
    return create(team);
  }
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={teamSchema}
      onSubmit={async (values, formik) => {
        try {
          const created = await save(values);
          onDirty(false);
          onClose();
          if (created) await navigate(teamPath(created.id));
        } catch (error) {
          if (!applyFieldErrors(error, formik)) tellFailure(teamTexts.saveFailed, error);
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2.5, pt: 1 }}>
        <AskUnsaved />
        <WatchDirty onChange={onDirty} />
        <TextField name="name" label={formLabelOf(teamFields.name)} required autoFocus />
        <SelectField name="kind" label={formLabelOf(teamFields.kind)} options={kinds} />
        {!row && (
          <TextField
            name="shownName"
            label={formLabelOf(teamFields.shownName)}
            helperText={texts.ownName}
            required
            autoComplete="name"
          />
        )}
        <KindsField
          name="askedCredentials"
          label={formLabelOf(teamFields.askedCredentials)}
          helperText={texts.asked}
          kinds={credentialTypes}
          limit={{ max: teamLimits.asked, text: texts.askedFull }}
          columns
        />
        <FormActions>
          <SubmitButton pendingLabel={texts.saving}>
            {row ? texts.save : teamTexts.create}
          </SubmitButton>
        </FormActions>
      </Stack>
    </Formik>
  );
}

const kinds = teamKinds.map((value) => ({ value, label: teamKindLabels[value] }));
