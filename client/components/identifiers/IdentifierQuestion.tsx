import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInNavigation } from '#client/components/useInNavigation.ts';
import {
  identifierExcerpt,
  identifierLabels,
  identifierMessages,
  type PatientIdentifier,
} from '#domain/records/patient-identifiers';

/** A text and its parts that may identify a patient. */
export interface FoundText {
  name: string;
  label: string;
  text: string;
  found: PatientIdentifier[];
}

interface Props {
  open: boolean;
  texts: FoundText[];
  answers: { edit: string; accept: string };
  onEdit: () => void;
  onAccept: () => void;
  /** Called once the dialog has left the screen. */
  onClosed: () => void;
}

/** Maximum shown; a text with more needs a second look anyway. */
const SHOWN = 6;

/** Shows each possible identifier in context and asks; editing is the safe answer and has the focus. */
export function IdentifierQuestion({ open, texts, answers, onEdit, onAccept, onClosed }: Props) {
  const id = useId();
  useInNavigation({ open, close: onEdit, onClose: onEdit });
  const all = texts.flatMap(({ found, ...text }) => found.map((each) => ({ ...text, each })));
  const hidden = all.length - SHOWN;
  return (
    <Dialog
      open={open}
      onClose={onEdit}
      role="alertdialog"
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{identifierMessages.title}</DialogTitle>
      {/* Focusable, so that it scrolls by keyboard. */}
      <DialogContent tabIndex={0}>
        <DialogContentText id={`${id}-text`}>
          {identifierMessages.text(all.length)}
        </DialogContentText>
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
          {all.slice(0, SHOWN).map(({ label, text, each }) => (
            <Box
              component="li"
              key={`${label} ${each.start}`}
              sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="subtitle2" component="p">
                {identifierLabels[each.kind]}
                <Typography component="span" variant="body2" color="textSecondary">
                  {' '}
                  in {label}
                </Typography>
              </Typography>
              <Excerpt text={text} part={each} />
              <Typography variant="body2" color="textSecondary">
                {each.advice}
              </Typography>
            </Box>
          ))}
        </Box>
        {hidden > 0 && <Typography variant="body2">{identifierMessages.more(hidden)}</Typography>}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 1, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
      >
        <Button onClick={onAccept}>{answers.accept}</Button>
        <Button variant="contained" onClick={onEdit} autoFocus>
          {answers.edit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Excerpt({ text, part }: { text: string; part: PatientIdentifier }) {
  const { before, marked, after } = identifierExcerpt(text, part);
  return (
    <Typography sx={{ my: 0.25, overflowWrap: 'anywhere' }}>
      {before}
      <Box
        component="mark"
        sx={{
          px: 0.5,
          borderRadius: 0.5,
          bgcolor: 'warning.light',
          color: 'text.primary',
          fontWeight: 'fontWeightMedium',
        }}
      >
        {marked}
      </Box>
      {after}
    </Typography>
  );
}
