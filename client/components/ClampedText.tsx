import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { clamp } from './clamp.ts';

interface Props {
  text: string;
  lines: number;
  /** Names the text for screen readers that read only the button. */
  label: string;
}

/** A text cut after some lines, with a button that shows the rest. */
export function ClampedText({ text, lines, label }: Props) {
  const element = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shown = element.current;
    if (!shown || open || !text) return;
    const watcher = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [text, open]);

  return (
    <Box>
      <Typography
        ref={element}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(!open && clamp(lines)) }}
      >
        {text}
      </Typography>
      {(isCut || open) && (
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-label={`${open ? 'Show less' : 'Show all'} of ${label}`}
          onClick={() => setOpen(!open)}
          sx={{ minHeight: (theme) => theme.layout.touch, minWidth: (theme) => theme.layout.touch }}
        >
          {open ? 'Show less' : 'Show all'}
        </Link>
      )}
    </Box>
  );
}
