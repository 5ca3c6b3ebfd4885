import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReadinessPartsFragment } from '#client/graphql/generated.ts';
import { checkKinds, checkMessages, type CheckKind } from '#domain/records/plausibility';
import { list, row } from './GapList.tsx';

interface Props {
  checks: ReadinessPartsFragment['readiness']['checks'];
  onAct: (kind: CheckKind) => void;
  onConfirm: (kind: CheckKind) => void;
}

/** Lists what the owner should look at again, each with the way to its field and a button that confirms it. */
export function CheckList({ checks, onAct, onConfirm }: Props) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="p">
        {checkMessages.heading}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {checkMessages.note}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={list}>
        {checks.map(({ kind: given, text, action }) => {
          const kind = checkKinds.find((each) => each === given);
          return (
            <Box component="li" key={given} sx={row}>
              <Typography variant="body2">{text}</Typography>
              {kind && (
                <Stack
                  direction="row"
                  sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, flexShrink: 0 }}
                >
                  <Button size="small" variant="outlined" onClick={() => onAct(kind)}>
                    {action}
                  </Button>
                  <Button size="small" onClick={() => onConfirm(kind)}>
                    {checkMessages.confirm}
                  </Button>
                </Stack>
              )}
            </Box>
          );
        })}
      </Box>
    </div>
  );
}
