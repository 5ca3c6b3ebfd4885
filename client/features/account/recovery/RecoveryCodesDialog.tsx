import { PRODUCT } from '#domain/product';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { useFillsScreen } from '#client/components/fills-screen.ts';
import { useInNavigation } from '#client/components/useInNavigation.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay, now } from '#client/lib/dates.ts';
import { download } from '#client/lib/download.ts';
import { recoveryCodeTexts, recoveryCodesText, securityMessages } from '#domain/account/security';
import { CodeGrid } from '#client/components/CodeGrid.tsx';
import { copyText } from '#client/lib/copy-text.ts';

interface Props {
  open: boolean;
  codes: readonly string[];
  timeZone: string;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Shows new recovery codes once, and asks before closing if they were not saved. */
export function RecoveryCodesDialog({ open, codes, timeZone, onSaved, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const fillsScreen = useFillsScreen();
  const username = useCurrentUser().user?.username ?? '';
  const id = useId();
  const day = formatDay(now(), timeZone);
  useInNavigation({ open, close: () => setAsking(true), onClose });
  const text = () => recoveryCodesText(codes, username, day);
  return (
    <>
      <Dialog
        open={open}
        onClose={() => setAsking(true)}
        fullScreen={fillsScreen}
        fullWidth
        maxWidth="sm"
        className="printed"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <GlobalStyles styles={printed} />
        <DialogTitle id={`${id}-title`}>Your recovery codes</DialogTitle>
        <DialogContent>
          <Typography id={`${id}-text`} sx={{ mb: 2 }}>
            {recoveryCodeTexts.store} They are not shown again.
          </Typography>
          <CodeGrid codes={codes} />
          <Typography className="on-paper">
            {PRODUCT}, username {username}. Made on {day}. Each code works once.
          </Typography>
          <Stack direction="row" className="not-on-paper" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
            <Button startIcon={<Copy />} onClick={() => void copyText(text(), securityMessages)}>
              Copy codes
            </Button>
            <Button
              startIcon={<Download />}
              onClick={() => download('paramed-cpd-recovery-codes.txt', text(), 'text/plain')}
            >
              Download codes
            </Button>
            <Button startIcon={<Printer />} onClick={() => window.print()}>
              Print codes
            </Button>
          </Stack>
        </DialogContent>
        <DialogActions className="not-on-paper">
          <Button onClick={() => setAsking(true)}>Close</Button>
          <Button
            variant="contained"
            disabled={pending}
            onClick={() => {
              setPending(true);
              void onSaved().finally(() => setPending(false));
            }}
          >
            I have saved them
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        {...recoveryCodeTexts.closing}
        open={isAsking}
        confirmLabel="Close without saving"
        cancelLabel="Back to the codes"
        destructive
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Prints only the codes, black on white. */
const printed = {
  '.on-paper': { display: 'none' },
  '@media print': {
    'body > :not(.printed), .printed .MuiBackdrop-root, .not-on-paper': {
      display: 'none !important',
    },
    '.on-paper': { display: 'block', marginTop: '1rem !important' },
    '.printed, .printed .MuiDialog-container': { position: 'static !important', height: 'auto' },
    '.printed *': { color: '#000 !important', backgroundColor: '#fff !important' },
    '.printed .MuiDialog-paper': { boxShadow: 'none', margin: 0, maxHeight: 'none' },
  },
} as const;
