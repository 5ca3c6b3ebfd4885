import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeSwitch } from '#client/app/ThemeSwitch.tsx';
import { THEME_STORAGE_KEY, light, makeTheme } from '#client/lib/theme.ts';

const theme = makeTheme();

const scheme = () => document.documentElement.getAttribute('data-color-scheme');
const systemIs = (dark: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: dark && query.includes('dark'),
    media: query,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }));

function show() {
  render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY} noSsr>
      <ThemeSwitch />
    </ThemeProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-color-scheme');
  systemIs(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the theme switch', () => {
  it('follows the system until the user chooses', async () => {
    systemIs(true);
    show();
    expect(screen.getByRole('button', { name: 'Theme: System' })).toBeTruthy();
    await waitFor(() => expect(scheme()).toBe('dark'));
  });

  it.each([
    ['Dark', 'dark', 'light'],
    ['Light', 'light', 'dark'],
    ['System', 'system', 'dark'],
  ])('keeps the choice %s in this browser', async (label, stored, before) => {
    localStorage.setItem(THEME_STORAGE_KEY, before);
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Theme/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: label }));
    await screen.findByRole('button', { name: `Theme: ${label}` });
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(stored);
  });

  it('restores the choice of an earlier visit', async () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    show();
    await waitFor(() => expect(scheme()).toBe('dark'));
    await userEvent.click(screen.getByRole('button', { name: 'Theme: Dark' }));
    const chosen = await screen.findByRole('menuitemradio', { name: 'Dark' });
    expect(chosen.getAttribute('aria-checked')).toBe('true');
  });
});

describe('before the app starts', () => {
  const script = readFileSync('client/public/theme-init.js', 'utf8');

  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['system', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['nonsense', false, 'light'],
  ])('a stored %j with a dark system (%s) gives %s', (stored, dark, expected) => {
    if (stored) localStorage.setItem(THEME_STORAGE_KEY, stored);
    systemIs(dark);
    // The file that the page loads.
    new Function('localStorage', 'matchMedia', 'document', script)(
      localStorage,
      globalThis.matchMedia,
      document,
    );
    expect(scheme()).toBe(expected);
  });

  it('the manifest has the colours of the theme', () => {
    const manifest = JSON.parse(readFileSync('client/public/manifest.webmanifest', 'utf8')) as {
      background_color: string;
      theme_color: string;
    };
    expect(manifest.background_color).toBe(light.background.default);
    expect(manifest.theme_color).toBe(light.primary.main);
  });
});
