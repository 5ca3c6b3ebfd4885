import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { ReadinessPartsFragment } from '#client/graphql/generated.ts';
import { gapKinds, type GapKind } from '#domain/records/gap-kinds';

type Gap = ReadinessPartsFragment['readiness']['gaps'][number];

interface Props {
  gaps: readonly Gap[];
  /** Name of the list for screen readers. */
  label: string;
  onAct: (kind: GapKind) => void;
  canAct?: (kind: GapKind) => boolean;
  /** Shown below the gaps. */
  children?: ReactNode;
}

/** Lists what is missing for an audit, each with its action; optional improvements come last. */
export function GapList({ gaps, label, onAct, canAct = () => true, children }: Props) {
  const id = useId();
  const line = (gap: Gap) => {
    const kind = gapKinds.find((each) => each === gap.kind);
    return (
      <Box component="li" key={gap.kind} sx={row}>
        <Typography variant="body2" color={gap.needed ? undefined : 'textSecondary'}>
          {gap.text}
        </Typography>
        {kind && canAct(kind) && (
          <Button
            size="small"
            variant={gap.needed ? 'outlined' : 'text'}
            onClick={() => onAct(kind)}
            sx={{ flexShrink: 0 }}
          >
            {gap.action}
          </Button>
        )}
      </Box>
    );
  };
  const [needed, others] = [gaps.filter((gap) => gap.needed), gaps.filter((gap) => !gap.needed)];
  return (
    <Stack sx={area}>
      {needed.length > 0 && (
        <Box component="ul" aria-label={label} sx={list}>
          {needed.map(line)}
        </Box>
      )}
      {others.length > 0 && (
        <>
          <Typography id={id} variant="caption" color="textSecondary">
            Optional extras
          </Typography>
          <Box component="ul" aria-labelledby={id} sx={list}>
            {others.map(line)}
          </Box>
        </>
      )}
      {children}
    </Stack>
  );
}

const area = { gap: 1, p: 1.5, borderRadius: 1, bgcolor: 'background.default' } as const;
export const list = {
  display: 'grid',
  gap: { xs: 1, sm: 0.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
export const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
} as const;
