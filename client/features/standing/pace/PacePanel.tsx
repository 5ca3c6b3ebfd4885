import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed, TrendingUp, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Fold } from '#client/components/Fold.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import type { PacePartsFragment } from '#client/graphql/generated.ts';
import { progressMessages } from '#domain/standing/cpd-years';
import type { PaceTone } from '#domain/standing/pace';
import type { Outlook } from '#domain/standing/pace-projection';
import { paceLines } from '#domain/standing/pace-lines';
import { outlookLabels } from '#domain/standing/pace-words';
import { momentsOf } from './moments.ts';
import { PaceChart } from './PaceChart.tsx';
import { PaceLegend } from './PaceLegend.tsx';
import { PaceReader } from './PaceReader.tsx';
import { PaceTable } from './PaceTable.tsx';

const looks = {
  done: { color: 'success', Icon: CircleCheck },
  calm: { color: 'info', Icon: TrendingUp },
  attention: { color: 'warning', Icon: TriangleAlert },
  neutral: { color: 'default', Icon: CircleDashed },
} as const satisfies Record<PaceTone, object>;

/** Hours of the current CPD year as lines: on record, planned, projected, enough. */
export function PacePanel({ pace }: { pace: PacePartsFragment }) {
  const { color, Icon } = looks[pace.tone as PaceTone];
  const lines = useMemo(() => paceLines({ period: pace, ...pace, pace }), [pace]);
  const moments = useMemo(() => momentsOf(pace), [pace]);
  const [chosen, choose] = useState<number | null>(null);
  const moment = moments[chosen ?? -1] ?? null;
  return (
    <Panel
      title={progressMessages.pace}
      action={
        <Chip
          color={color}
          icon={<Icon aria-hidden />}
          label={outlookLabels[pace.outlook as Outlook]}
        />
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{pace.text}</Typography>
        {pace.enough && (
          <Alert severity={pace.tone === 'attention' ? 'warning' : 'info'} role="note" icon={false}>
            <Typography variant="h3" component="p">
              Enough from today: {pace.enough.text}.
            </Typography>
          </Alert>
        )}
        <PaceChart pace={pace} lines={lines} moment={moment} />
        <PaceReader moments={moments} chosen={chosen} onChoose={choose} />
        <PaceLegend lines={lines} />
        {pace.notes.length > 0 && (
          <Stack component="ul" sx={{ gap: 0.5, m: 0, pl: 2.5, color: 'text.secondary' }}>
            {pace.notes.map((note) => (
              <Typography key={note} component="li" variant="body2">
                {note}
              </Typography>
            ))}
          </Stack>
        )}
        <Fold
          summary={
            <Typography variant="subtitle2" component="span">
              The same as a table
            </Typography>
          }
        >
          <PaceTable pace={pace} moments={moments} />
        </Fold>
        <SourceLine source={pace.required.source} />
      </Stack>
    </Panel>
  );
}
