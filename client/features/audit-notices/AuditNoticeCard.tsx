import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { useOpenAuditNoticeQuery } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { useRetention } from '#client/lib/retention.ts';
import { auditNoticeMessages as messages, countdownText } from '#domain/audit-notices';
import { dayLabel, type CivilDate } from '#domain/dates';
import { titleOf } from './audit-notices.ts';

/** The countdown of the open audit letter; without one, a link to enter one. */
export function AuditNoticeCard() {
  const { data } = useOpenAuditNoticeQuery();
  const { today } = useRetention();
  const notice = data?.me?.openAuditNotice;
  if (!notice) {
    return (
      <Button component={RouterLink} to={paths.auditNotices} size="small" sx={{ mt: 1 }}>
        I have had an audit letter
      </Button>
    );
  }
  const dueDate = dayFromWire(notice.dueDate) as CivilDate;
  return (
    <Alert severity={dueDate < today ? 'error' : 'warning'} sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
        {titleOf(notice)}: {countdownText(dueDate, today)}
      </Typography>
      <Typography variant="body2">
        Answer it by {dayLabel(dueDate)}. {messages.checkLetter}
      </Typography>
      <Button component={RouterLink} to={paths.auditNotices} color="inherit" size="small">
        Open the audit letter
      </Button>
    </Alert>
  );
}
