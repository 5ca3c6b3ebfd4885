import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { FormDialog } from '#client/components/FormDialog.tsx';

const theme = makeTheme();

interface Props {
  open: boolean;
  dirty?: boolean;
  initial?: string;
}

const dialog = ({ open, dirty = false, initial = '' }: Props) => (
  <ThemeProvider theme={theme}>
    <FormDialog open={open} title="Edit" dirty={dirty} onClose={() => {}}>
      <input aria-label="Title" defaultValue={initial} />
    </FormDialog>
  </ThemeProvider>
);

const title = () => screen.getByLabelText<HTMLInputElement>('Title');

afterEach(cleanup);

describe('the form dialog', () => {
  it('asks before it discards changes, and reopens without the earlier question', async () => {
    const { rerender } = render(dialog({ open: true, dirty: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    const question = screen.getByRole('alertdialog', { name: 'Discard changes?' });
    expect(within(question).getByRole('button', { name: 'Keep editing' })).toBeTruthy();
    // A save in the meantime closes the form.
    rerender(dialog({ open: false }));
    rerender(dialog({ open: true }));
    await waitFor(() => expect(screen.queryByText('Keep editing')).toBeNull());
  });

  it('starts with the new record when it reopens during the closing animation', () => {
    const { rerender } = render(dialog({ open: true, initial: 'First' }));
    fireEvent.change(title(), { target: { value: 'Half written' } });
    rerender(dialog({ open: false, initial: 'First' }));
    expect(title().value).toBe('Half written');
    rerender(dialog({ open: true, initial: 'Second' }));
    expect(title().value).toBe('Second');
  });
});
