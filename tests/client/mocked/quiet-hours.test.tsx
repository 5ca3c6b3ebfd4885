import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { makeTheme } from '#client/lib/theme.ts';
import { PreferencesForm } from '#client/features/messages/notification-preferences/PreferencesForm.tsx';

vi.mock('#client/features/messages/notification-preferences/usePreferenceUpdate.ts', () => ({
  usePreferenceUpdate: () => async () => {},
}));

afterEach(cleanup);

const preferences = {
  kinds: [],
  channels: [],
  rhythm: 'daily',
  weekday: 1,
  quietHours: { from: '22:00', until: '06:00' },
} as never;

test.each(['From', 'Until'])('quiet hours without “%s” have their error there', async (name) => {
  render(
    <ThemeProvider theme={makeTheme()}>
      <MemoryRouter>
        <PreferencesForm preferences={preferences} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  const time = screen.getByLabelText(new RegExp(`^${name}\\W*$`));
  fireEvent.change(time, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
  await screen.findByText(/^Quiet hours need a start and an end/);
  await waitFor(() => expect(document.activeElement).toBe(time));
});
