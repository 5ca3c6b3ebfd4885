import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent } from 'react';

export const authTabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const;

export type AuthTab = (typeof authTabs)[number]['value'];

/** State of the history entry of `/auth`: the tab that a link opens. */
export interface AuthTabState {
  tab?: AuthTab;
}

interface Props {
  value: AuthTab;
  onChange: (value: AuthTab) => void;
}

/** The two tabs of the first screen. Our own: MUI's tabs scroll and measure, and would be much of the first load. */
export function AuthTabs({ value, onChange }: Props) {
  const other = authTabs.find((tab) => tab.value !== value)!;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const wanted = { Home: authTabs[0], End: authTabs[1], ArrowLeft: other, ArrowRight: other };
    const next = wanted[event.key as keyof typeof wanted];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`tab-${next.value}`)?.focus();
  };
  return (
    <Box
      role="tablist"
      aria-label="Login or register"
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}
    >
      {authTabs.map((tab) => (
        <ButtonBase
          key={tab.value}
          role="tab"
          id={`tab-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `panel-${tab.value}` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          sx={tabStyle}
        >
          {tab.label}
        </ButtonBase>
      ))}
    </Box>
  );
}

const tabStyle = {
  minHeight: (theme: { layout: { touch: number } }) => theme.layout.touch,
  typography: 'button',
  color: 'text.secondary',
  borderBottom: 2,
  borderColor: 'transparent',
  '&[aria-selected="true"]': { color: 'primary.main', borderColor: 'primary.main' },
} as const;
