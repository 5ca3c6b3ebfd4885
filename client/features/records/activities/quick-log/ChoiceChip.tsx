import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

interface Props<Value> {
  /** Name of the field, before the chosen value for screen readers. */
  name: string;
  /** The chosen value in words. */
  label: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** Nothing is chosen, or what is chosen is refused. */
  isWrong?: boolean;
}

/** A value read from a line; a press offers other values. */
export function ChoiceChip<Value extends string | number>(props: Props<Value>) {
  const { name, label, options, onChoose, isWrong = false } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Chip
        id={`${id}-chip`}
        label={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {label}
            <ChevronDown size={16} aria-hidden />
          </Box>
        }
        color={isWrong ? 'warning' : 'default'}
        variant={isWrong ? 'filled' : 'outlined'}
        aria-label={`${name}: ${label}`}
        aria-invalid={isWrong}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={tall}
      />
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}-chip` },
          paper: { sx: { maxHeight: '50vh' } },
        }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            selected={option.label === label}
            onClick={() => {
              setAnchor(null);
              onChoose(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** As tall as a thumb is wide. */
const tall = { height: 44, borderRadius: 22, px: 0.5 } as const;
