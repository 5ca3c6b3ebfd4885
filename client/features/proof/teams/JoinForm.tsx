import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { FactList } from '#client/components/FactList.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { TeamInvitationQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { paths } from '#client/lib/paths.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { membersLabel, teamKindLabels, teamPath, teamTexts } from '#domain/proof/teams';
import { joinTeamSchema } from '#domain/proof/teams.schema';
import type { SharingValues } from '#domain/proof/teams.fields';
import { joinTeamTexts as texts } from '#domain/proof/team-texts';
import { checkUntil, sharingInput } from './sharing.ts';
import { SharingFields } from './SharingFields.tsx';
import { useTeamActions } from './useTeamActions.ts';

interface Props {
  code: string;
  invitation: TeamInvitationQuery['teamInvitation'];
}

/** What joining a team means, on one screen: nothing is shared before Join is pressed. */
export function JoinForm({ code, invitation }: Props) {
  const { name, kind, memberCount, coordinators, askedCredentials } = invitation;
  const navigate = useNavigate();
  const { join } = useTeamActions();
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const today = todayIn(timeZone);
  const latest = dayFromWire(invitation.latestUntil);
  const initialValues: SharingValues & { code: string } = {
    code,
    shownName: invitation.suggestedName,
    sharedUntil: dayFromWire(invitation.suggestedUntil),
    askedCredentials,
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={joinTeamSchema}
      validate={checkUntil(today, latest)}
      onSubmit={async (values, formik) => {
        try {
          const team = await join(code, sharingInput(values));
          formik.resetForm({ values });
          // The code in the address is used up.
          await navigate(teamPath(team.id), { replace: true });
        } catch (error) {
          if (!applyFieldErrors(error, formik)) tellFailure(teamTexts.joinFailed, error);
        }
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <AskUnsaved />
        <Panel title={texts.about}>
          <FactList
            facts={[
              { label: 'Team', value: name },
              { label: 'Kind', value: teamKindLabels[kind] },
              { label: 'Coordinators', value: coordinators.join(', ') || 'None' },
              { label: 'Members', value: membersLabel(memberCount) },
            ]}
          />
        </Panel>
        <SharingFields
          preview={invitation.receipt}
          coordinators={coordinators}
          asked={askedCredentials}
          {...{ today, timeZone, latest }}
        />
        <Typography color="textSecondary">{texts.nothingYet}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <SubmitButton pendingLabel={texts.joining}>{texts.join}</SubmitButton>
          <Button component={RouterLink} to={paths.teams}>
            {texts.notNow}
          </Button>
        </Stack>
      </Stack>
    </Formik>
  );
}
