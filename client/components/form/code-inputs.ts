import type { TextInputProps } from './TextInput.tsx';

type CodeInput = Pick<TextInputProps, 'label' | 'helperText' | 'autoComplete' | 'slotProps'>;

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** The six digits of an authenticator app. */
export const appCodeInput: CodeInput = {
  label: 'Code from your authenticator app',
  helperText: 'Six digits that change every 30 seconds.',
  autoComplete: 'one-time-code',
  slotProps: { htmlInput: { ...asTyped, inputMode: 'numeric', pattern: '[0-9 ]*' } },
};

export const recoveryCodeInput: CodeInput = {
  label: 'Recovery code',
  helperText: 'One of the ten codes that you saved. Each works once.',
  autoComplete: 'off',
  slotProps: { htmlInput: asTyped },
};
