import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { Toasts } from '#client/components/toast/Toasts.tsx';
import { holdNews, showToast, showToastWhenQuiet, type ToastContent } from '#client/lib/toast.ts';

const theme = makeTheme();

const STEP = 100;

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const closeButton = () => screen.getByRole('button', { name: 'Close notification' });

/** Shows a toast as the app does and waits until it is visible. */
async function shown(toast: ToastContent) {
  act(() => showToast(toast));
  return screen.findByText(toast.title);
}

/** Advances time in steps, since rendering after one step sets the timers of the next. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= STEP) {
    await act(() => vi.advanceTimersByTimeAsync(STEP));
  }
}
const gone = (title: string) => expect(screen.queryByText(title)).toBeNull();

beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Not setInterval, on which jsdom draws its frames, for the files after this one too.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render(
    <ThemeProvider theme={theme}>
      <button>Elsewhere</button>
      <Toasts />
    </ThemeProvider>,
  );
});
afterEach(async () => {
  await pass(6000);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a toast', () => {
  it('announces its title and description in a polite live region', async () => {
    await shown({ title: 'Activity created', description: 'It has been recorded.' });
    expect(region().getAttribute('aria-live')).toBe('polite');
    expect(region().textContent).toContain('It has been recorded.');
  });

  it('disappears after five seconds', async () => {
    await shown({ title: 'Leaves' });
    await pass(4500);
    expect(screen.getByText('Leaves')).toBeTruthy();
    await pass(1500);
    gone('Leaves');
  });

  it('stays while the pointer is over it, then for five seconds more', async () => {
    await shown({ title: 'Held' });
    fireEvent.pointerEnter(region());
    await pass(8000);
    expect(screen.getByText('Held')).toBeTruthy();
    fireEvent.pointerLeave(region());
    await pass(6000);
    gone('Held');
  });

  it('takes the focus on F8, stays while it has it, and returns the focus', async () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await shown({ title: 'Focused' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement).toBe(region());
    await pass(8000);
    closeButton().focus();
    fireEvent.click(closeButton());
    await pass(1000);
    gone('Focused');
    expect(document.activeElement).toBe(elsewhere);
  });

  it('is replaced by the next one', async () => {
    await shown({ title: 'First' });
    await pass(500);
    await shown({ title: 'Second' });
    await pass(1000);
    gone('First');
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('that can wait appears after the current one, unless it is withdrawn', async () => {
    await shown({ title: 'Activity deleted' });
    const make = vi.fn<() => ToastContent | null>(() => ({ title: 'News', variant: 'news' }));
    showToastWhenQuiet(make);
    await pass(3000);
    expect(make).not.toHaveBeenCalled();
    await pass(4000);
    gone('Activity deleted');
    expect(screen.getByText('News')).toBeTruthy();
    const takenBack = vi.fn<() => ToastContent | null>(() => null);
    showToastWhenQuiet(takenBack)();
    await pass(7000);
    gone('News');
    expect(takenBack).not.toHaveBeenCalled();
  });

  it('that can wait is held until every hold is released', async () => {
    const letIn = [holdNews(), holdNews()];
    showToastWhenQuiet(() => ({ title: 'News', variant: 'news' }));
    letIn[0]!();
    letIn[0]!();
    await pass(1000);
    gone('News');
    letIn[1]!();
    await pass(1000);
    expect(screen.getByText('News')).toBeTruthy();
  });

  it('runs its action once and disappears', async () => {
    const onClick = vi.fn<() => void>();
    await shown({ title: 'Activity deleted', action: { label: 'Undo', onClick } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(1000);
    expect(onClick).toHaveBeenCalledOnce();
    gone('Activity deleted');
  });

  it('has a destructive style', async () => {
    const title = await shown({ title: 'Login failed', variant: 'destructive' });
    expect(title.closest('[data-variant]')!.getAttribute('data-variant')).toBe('destructive');
  });

  it.each([
    [49, true],
    [50, false],
  ])('swiped %i px to the right, stays: %s', async (px, stays) => {
    const title = await shown({ title: 'Pushed' });
    fireEvent.pointerDown(title, { clientX: 100 });
    fireEvent.pointerMove(title, { clientX: 100 + px, buttons: 1 });
    fireEvent.pointerUp(title, { clientX: 100 + px });
    await pass(1000);
    expect(screen.queryByText('Pushed') !== null).toBe(stays);
  });

  it('ignores a pointer that was released elsewhere', async () => {
    const title = await shown({ title: 'Stays in place' });
    fireEvent.pointerDown(title, { clientX: 100 });
    fireEvent.pointerMove(title, { clientX: 140, buttons: 0 });
    expect(title.closest('[data-variant]')!.getAttribute('style') ?? '').not.toContain('translate');
    fireEvent.pointerUp(title, { clientX: 200 });
    await pass(1000);
    expect(screen.getByText('Stays in place')).toBeTruthy();
  });

  it('stays visible to assistive technology while a dialog hides the rest of the page', async () => {
    region().setAttribute('aria-hidden', 'true');
    act(() => showToast({ title: 'Saved' }));
    await waitFor(() => expect(region().hasAttribute('aria-hidden')).toBe(false));
  });
});
