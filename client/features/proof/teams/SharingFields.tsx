import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Panel } from '#client/components/Panel.tsx';
import type { ReceiptPreviewPartsFragment } from '#client/graphql/generated.ts';
import { DateField } from '#client/components/form/DateField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { isCivilDate, addDays, type CivilDate } from '#domain/dates';
import { formLabelOf } from '#domain/records/record-fields';
import { neverShared, readersText, sharingTerms } from '#domain/proof/team-sharing';
import { joinTeamTexts as texts } from '#domain/proof/team-texts';
import { sharingFields, type SharingValues } from '#domain/proof/teams.fields';
import { KindsField } from './KindsField.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';

interface Props {
  preview: ReceiptPreviewPartsFragment;
  coordinators: readonly string[];
  asked: readonly string[];
  today: CivilDate;
  timeZone: string;
  latest: CivilDate;
}

/** Everything that is agreed by sharing: what, what never, with whom, until when and under which name. */
export function SharingFields({ preview, coordinators, asked, ...props }: Props) {
  const { values } = useFormikContext<SharingValues>();
  const { sharedUntil, askedCredentials } = values;
  const shown = {
    ...preview,
    credentials: preview.credentials.filter(({ type }) => askedCredentials.includes(type)),
  };
  return (
    <>
      <Panel title={texts.what}>
        <Stack sx={{ gap: 2 }}>
          <Typography color="textSecondary">{texts.whatHint}</Typography>
          {asked.length > 0 ? (
            <KindsField
              name="askedCredentials"
              label={texts.kinds}
              helperText={texts.kindsHelp}
              kinds={asked}
              columns
            />
          ) : (
            <Typography variant="body2">{texts.noKinds}</Typography>
          )}
          <ReceiptFacts receipt={shown} />
        </Stack>
      </Panel>
      <Panel title={texts.never}>
        <Typography>{neverShared}</Typography>
      </Panel>
      <Panel title={texts.who}>
        <Typography>{readersText(coordinators)}</Typography>
      </Panel>
      <Panel title={texts.choices}>
        <Stack sx={{ gap: 2.5 }}>
          <DateField
            name="sharedUntil"
            label={formLabelOf(sharingFields.sharedUntil)}
            helperText={`${texts.untilHelp(props.latest)} ${texts.until}`}
            required
            minDate={addDays(props.today, 1)}
            timeZone={props.timeZone}
          />
          <TextField
            name="shownName"
            label={formLabelOf(sharingFields.shownName)}
            helperText={texts.nameHelp}
            required
            autoComplete="name"
          />
          {isCivilDate(sharedUntil) && (
            <Typography variant="body2" color="textSecondary" aria-live="polite">
              {sharingTerms(sharedUntil)}
            </Typography>
          )}
        </Stack>
      </Panel>
    </>
  );
}
