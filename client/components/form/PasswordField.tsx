import { TextField } from './TextField.tsx';
import { useHiddenText } from './useHiddenText.tsx';

interface Props {
  name?: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password of a Formik form. */
export function PasswordField({ name = 'password', label, autoComplete }: Props) {
  const hidden = useHiddenText(label);
  return <TextField name={name} label={label} autoComplete={autoComplete} {...hidden} />;
}
