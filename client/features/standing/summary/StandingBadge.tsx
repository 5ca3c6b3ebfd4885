import Chip from '@mui/material/Chip';
import { CircleCheck, CircleSlash, TrendingUp, TriangleAlert } from 'lucide-react';
import type { Standing } from '#domain/standing/cpd';

const looks = {
  Complete: { color: 'success', Icon: CircleCheck },
  'In Progress': { color: 'info', Icon: TrendingUp },
  'Does Not Apply': { color: 'default', Icon: CircleSlash },
  'Needs Attention': { color: 'warning', Icon: TriangleAlert },
} as const satisfies Record<Standing, object>;

/** The standing, shown by icon and words. */
export function StandingBadge({ standing }: { standing: string }) {
  const { color, Icon } = looks[isStanding(standing) ? standing : 'In Progress'];
  return <Chip color={color} icon={<Icon aria-hidden />} label={standing} />;
}

function isStanding(text: string): text is Standing {
  return text in looks;
}
