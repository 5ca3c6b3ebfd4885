import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Panel } from '#client/components/Panel.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { isCivilDate, addDays, type CivilDate } from '#domain/dates';
import { formLabelOf } from '#domain/records/record-fields';
import { neverShared, readersText, sharedParts, sharingTerms } from '#domain/proof/team-sharing';
import { joinTeamTexts as texts } from '#domain/proof/team-texts';
import { sharingFields, type SharingValues } from '#domain/proof/teams.fields';
import { KindsField } from './KindsField.tsx';

interface Props {
  coordinators: readonly string[];
  asked: readonly string[];
  today: CivilDate;
  timeZone: string;
  latest: CivilDate;
}

/** Everything that is agreed by sharing: what, what never, with whom, until when and under which name. */
export function SharingFields({ coordinators, asked, ...props }: Props) {
  const { values } = useFormikContext<SharingValues>();
  const { sharedUntil, askedCredentials } = values;
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
          <SharedParts asked={askedCredentials} />
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

/** What a receipt holds with the kinds that are ticked, line by line. */
function SharedParts({ asked }: { asked: readonly string[] }) {
  return (
    <Stack component="ul" aria-label={texts.what} aria-live="polite" sx={list}>
      {sharedParts(asked).map(({ title, text }) => (
        <Stack key={title} component="li" sx={tile}>
          <Typography variant="subtitle2" component="p">
            {title}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

const list = { gap: 1, listStyle: 'none', m: 0, p: 0 } as const;
const tile = { p: 1.5, borderRadius: 1, bgcolor: 'background.default' } as const;
