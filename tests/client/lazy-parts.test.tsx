import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTheme } from '#client/app/theme.ts';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';

const theme = makeTheme();

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

const Opened = ({ open, onClose }: DialogProps) => open && <button onClick={onClose}>Done</button>;
const Part = () => <p>Here it is</p>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const render = (part: ReactNode) => renderBare(<ThemeProvider theme={theme}>{part}</ThemeProvider>);

afterEach(cleanup);

test('a dialog is loaded once, when it first opens', async () => {
  const load = vi.fn<() => Promise<typeof Opened>>().mockResolvedValue(Opened);
  const Dialog = lazyDialog(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await press('Open');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await press('Open');
  await screen.findByRole('button', { name: 'Done' });
  expect(load).toHaveBeenCalledOnce();
});

test('a part of a page retries in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Part>>().mockResolvedValue(Part);
  load.mockRejectedValueOnce(new Error('No connection'));
  const Lazy = lazyPart(load, <p>Loading</p>);
  render(<Lazy />);
  screen.getByText('Loading');
  await screen.findByText(/This could not be loaded/);
  await press('Try again');
  await screen.findByText('Here it is');
  expect(load).toHaveBeenCalledTimes(2);
});
