import Typography from '@mui/material/Typography';
import { BadgeButton } from '#client/components/BadgeButton.tsx';
import { now } from '#client/lib/dates.ts';
import { civilDate } from '#domain/dates';
import {
  badgeFileName,
  crewBadgeFrom,
  crewBadgePath,
  openBadgeTexts as texts,
} from '#domain/learning/open-badges';

interface Props {
  id: string;
  endedAt: Date;
  timeZone: string;
}

/** The badge of a session, or the time from which there will be one. */
export function CrewBadge({ id, endedAt, timeZone }: Props) {
  const from = crewBadgeFrom(endedAt);
  if (from > now()) {
    return (
      <Typography variant="body2" color="textSecondary">
        {texts.from(civilDate(from, timeZone))}
      </Typography>
    );
  }
  const fileName = badgeFileName(`crew session ${id}`, 'png');
  return <BadgeButton path={crewBadgePath(id)} fileName={fileName} />;
}
