import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { hoursLabel } from '#domain/records/activities';
import { counted } from '#domain/counts';
import { rosterMessages as messages, type RosterTitle } from '#domain/messages/roster';

interface Props {
  titles: readonly RosterTitle[];
  /** Titles that are not shifts. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** Asks which entries of a calendar are shifts. */
export function TitlesChoice({ titles, left, onChange }: Props) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 'fontWeightMedium' }}>
        {messages.whichTitles}
      </Typography>
      <FormGroup>
        {titles.map(({ title, shifts, hours }) => (
          <FormControlLabel
            key={title}
            control={
              <Checkbox
                checked={!left.has(title)}
                onChange={(_, isShift) => {
                  const next = new Set(left);
                  if (isShift) next.delete(title);
                  else next.add(title);
                  onChange(next);
                }}
              />
            }
            label={`${title}: ${counted(shifts, 'entry', 'entries')}, ${hoursLabel(hours)}`}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </FormGroup>
    </Box>
  );
}
