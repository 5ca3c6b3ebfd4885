import { expect, test, vi } from 'vitest';
import { scan } from '#client/features/proof/crew-sessions/scanner/scan.ts';

vi.mock('#client/features/proof/crew-sessions/scanner/decoder.ts', () => ({
  createDecoder: async () => {
    throw new TypeError('Failed to fetch');
  },
}));

test('the camera is closed if what reads its pictures cannot be loaded', async () => {
  const stop = vi.fn<() => void>();
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  const video = document.createElement('video');
  const scanning = scan(video, new AbortController().signal, {
    onPicture: () => {},
    onText: () => {},
  });
  await expect(scanning).rejects.toThrow('Failed to fetch');
  expect(stop).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
