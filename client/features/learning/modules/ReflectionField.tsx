import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { countText } from '#client/components/form/count-text.ts';
import { isThinReflection } from '#domain/learning/module-reflection';
import { moduleMessages, moduleReflectionLimits } from '#domain/learning/modules';

interface Props {
  value: string;
  isRefused: boolean;
  isLocked: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A reflection's text field with a character count that matches the server's. */
export function ReflectionField({ value, isRefused, isLocked, onChange, onLeave }: Props) {
  const id = useId();
  return (
    <FormControl fullWidth required error={isRefused}>
      <InputLabel htmlFor={id}>Your reflection</InputLabel>
      <OutlinedInput
        id={id}
        name="reflection"
        label="Your reflection"
        multiline
        minRows={6}
        value={value}
        readOnly={isLocked}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-describedby={`${id}-count`}
        slotProps={{ input: { maxLength: moduleReflectionLimits.max } }}
      />
      <FormHelperText id={`${id}-count`}>
        {countText(value.trim().length, moduleReflectionLimits)}
        {!isLocked && isThinReflection(value) && ` ${moduleMessages.reflectionThin}`}
      </FormHelperText>
    </FormControl>
  );
}
