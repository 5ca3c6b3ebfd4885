import type { Page } from 'playwright-core';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { openDashboard, signUp, useApp, visit } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { crewTexts as texts } from '#domain/proof/crew-texts';

const app = useApp();

declare global {
  interface Window {
    /** Draws the picture that the camera sees. */
    show: (modules: number[], size: number) => void;
    isRefused: boolean;
    tracks: MediaStreamTrack[];
  }
}

/** Replaces the camera by a picture that the test draws. */
function fakeCamera(): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const draw = canvas.getContext('2d')!;
  let paint = () => {};
  window.show = (modules, size) => {
    paint = () => {
      draw.fillStyle = '#ccd';
      draw.fillRect(0, 0, 640, 480);
      draw.fillStyle = '#fff';
      draw.fillRect(150, 70, (size + 8) * 7, (size + 8) * 7);
      draw.fillStyle = '#000';
      modules.forEach((isDark, index) => {
        const [x, y] = [(index % size) + 4, Math.floor(index / size) + 4];
        if (isDark) draw.fillRect(150 + x * 7, 70 + y * 7, 7, 7);
      });
    };
  };
  setInterval(() => paint(), 50);
  window.tracks = [];
  navigator.mediaDevices.enumerateDevices = async () => [
    { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => ({}) },
  ];
  navigator.mediaDevices.getUserMedia = async () => {
    if (window.isRefused) throw new DOMException('Permission denied', 'NotAllowedError');
    const stream = canvas.captureStream(20);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
}

async function show(page: Page, text: string): Promise<void> {
  const { size, data } = create(text).modules;
  await page.evaluate(([modules, width]) => window.show(modules, width), [
    [...data].map(Number),
    size,
  ] as const);
}

const running = (page: Page) =>
  page.evaluate(() => window.tracks.filter(({ readyState }) => readyState === 'live').length);

test('the camera reads the code on the host’s screen, and nothing else', async () => {
  const host = await signedUp(app());
  const { body: session } = await host.rest('POST', '/crew-sessions', {
    type: 'debrief',
    title: 'After the rollover',
  });
  const page = await app().open();
  await signUp(page, 'Billie Jones');
  await openDashboard(page);
  await page.evaluate(fakeCamera);
  await visit(page, '/crew/join');
  const scan = page.getByRole('button', { name: texts.scanCode, exact: true });
  await page.evaluate(() => (window.isRefused = true));
  const letters = page.getByLabel(texts.letters);
  await letters.focus();
  await scan.click();
  await page.getByText(texts.scanRefused).waitFor();
  // The letters are not missing yet.
  expect(await letters.getAttribute('aria-invalid')).not.toBe('true');
  await page.keyboard.press('Escape');
  await page.evaluate(() => (window.isRefused = false));
  await scan.click();
  await show(page, 'https://example.org/menu');
  await page.getByText(texts.scanWrong).waitFor();
  // Just before it is scanned, since it changes every half minute.
  const { body } = await host.rest('GET', `/crew-sessions/${session.id}/codes`);
  await show(page, `${app().url}/crew/join#${session.id}.${body.codes[0].code}`);
  await page.getByText(texts.scanned).waitFor();
  expect(await letters.inputValue()).toBe(body.codes[0].code);
  await expect.poll(() => running(page)).toBe(0);
  // Left before it read anything, it stops too.
  await show(page, 'nothing');
  await scan.click();
  await expect.poll(() => running(page)).toBe(1);
  await page.getByRole('button', { name: texts.typeInstead }).click();
  await expect.poll(() => running(page)).toBe(0);
  await page.getByRole('button', { name: texts.join, exact: true }).click();
  await page.getByRole('heading', { name: 'After the rollover' }).waitFor();
});
