import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { CaseScene } from '#domain/learning/case-studies';
import { CaseHeading } from './CaseHeading.tsx';

interface Props {
  scene: Pick<CaseScene, 'text' | 'choices'>;
  /** From 1. */
  number: number;
  /** Takes the index of the choice. */
  onDecide: (index: number) => void;
  /** Undefined at the start. */
  onRestart: (() => void) | undefined;
}

/** A scene, and what one can do there. */
export function CaseDecision({ scene, number, onDecide, onRestart }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  function decide() {
    if (chosen !== null) return onDecide(chosen);
    setMissing(true);
    group.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <CaseHeading>Decision {number}</CaseHeading>
      <Typography sx={{ mt: 0.5 }}>{scene.text}</Typography>
      <FormControl component="fieldset" fullWidth error={isMissing} sx={{ mt: 2 }}>
        <FormLabel component="legend" sx={{ fontWeight: 'fontWeightBold' }}>
          What do you do?
        </FormLabel>
        <RadioGroup
          ref={group}
          name={id}
          value={chosen ?? ''}
          onChange={(_, value) => {
            setChosen(Number(value));
            setMissing(false);
          }}
        >
          {scene.choices.map(({ text }, index) => (
            <FormControlLabel
              key={text}
              value={index}
              label={
                <Typography component="span" sx={{ display: 'block', py: 1.25 }}>
                  {text}
                </Typography>
              }
              control={
                <Radio
                  slotProps={{
                    input: { 'aria-describedby': isMissing ? `${id}-missing` : undefined },
                  }}
                />
              }
              sx={{ alignItems: 'flex-start', mr: 0 }}
            />
          ))}
        </RadioGroup>
        {isMissing && <FormHelperText id={`${id}-missing`}>Choose a decision</FormHelperText>}
      </FormControl>
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={decide}>
          Continue
        </Button>
        {onRestart && (
          <Button startIcon={<RotateCcw />} onClick={onRestart}>
            Start again
          </Button>
        )}
      </Stack>
    </>
  );
}
