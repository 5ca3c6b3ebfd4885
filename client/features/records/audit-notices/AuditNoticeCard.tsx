import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { useOpenAuditNoticeQuery } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { useWaiting } from '#client/lib/outbox.ts';
import { useRetention } from '#client/lib/retention.ts';
import { auditNoticeMessages as messages, countdownText } from '#domain/records/audit-notices';
import { dayLabel, type CivilDate } from '#domain/dates';
import { titleOf } from './audit-notices.ts';

/** The countdown of the open audit letter; renders nothing without one. */
export function AuditNoticeCard() {
  const { data } = useOpenAuditNoticeQuery();
  const { today } = useRetention();
  const notice = data?.me?.openAuditNotice;
  const isDeleted = useWaiting().some(
    ({ noun, change, record }) =>
      noun === 'audit letter' && change === 'delete' && record === notice?.id,
  );
  // The countdown also ends for an answer or deletion that is waiting to be sent.
  if (!notice || notice.sentOn || isDeleted) return null;
  const dueDate = dayFromWire(notice.dueDate) as CivilDate;
  return (
    <Alert severity={dueDate < today ? 'error' : 'warning'}>
      <Typography component="h2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {titleOf(notice)}: {countdownText(dueDate, today)}
      </Typography>
      <Typography variant="body2">
        Answer it by {dayLabel(dueDate)}. {messages.checkLetter}
      </Typography>
      <Button
        component={RouterLink}
        to={paths.auditNotices}
        variant="outlined"
        color="inherit"
        size="small"
        sx={{ mt: 1 }}
      >
        Open the audit letter
      </Button>
    </Alert>
  );
}
