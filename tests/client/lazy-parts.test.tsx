import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { fetched } from '#client/components/fetched.tsx';
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

test('a part that arrives between rendering a place and its effect is shown there', async () => {
  let arrive!: (part: typeof Part) => void;
  const load = () => new Promise<typeof Part>((resolve) => (arrive = resolve));
  const Fetched = fetched<object>(load);
  const place = (waiting: ReactNode) => (
    <Fetched props={{}} waiting={waiting} onFailure={() => {}} />
  );
  render(place(<p>Loading</p>));
  // Runs once the place has rendered, before its effect.
  const Arriving = () => {
    useLayoutEffect(() => arrive(Part), []);
    return <p>Still loading</p>;
  };
  const second = document.createElement('div');
  // Outside act(), which would run the effect at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(second);
  root.render(place(<Arriving />));
  await expect.poll(() => second.textContent).toBe('Here it is');
  root.unmount();
  vi.unstubAllGlobals();
});
