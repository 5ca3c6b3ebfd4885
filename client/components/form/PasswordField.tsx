import { TextField } from './TextField.tsx';
import { useHiddenText } from './useHiddenText.tsx';

interface Props {
  name?: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password in a Formik form. */
export function PasswordField({ name = 'password', label, ...props }: Props) {
  const hidden = useHiddenText(label);
  return <TextField name={name} label={label} {...props} {...hidden} />;
}
