import Chip from '@mui/material/Chip';
import { CircleCheck, TrendingUp, TriangleAlert } from 'lucide-react';
import type { Standing } from '#domain/cpd';

const looks = {
  Complete: { color: 'success', Icon: CircleCheck },
  'In Progress': { color: 'info', Icon: TrendingUp },
  'Needs Attention': { color: 'warning', Icon: TriangleAlert },
} as const satisfies Record<Standing, object>;

/** Complete, In Progress or Needs Attention, shown by icon and words. */
export function StandingBadge({ standing }: { standing: string }) {
  const { color, Icon } = looks[isStanding(standing) ? standing : 'In Progress'];
  return <Chip color={color} icon={<Icon aria-hidden />} label={standing} />;
}

function isStanding(text: string): text is Standing {
  return text in looks;
}
