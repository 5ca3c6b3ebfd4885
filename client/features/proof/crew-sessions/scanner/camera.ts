import { useEffect, useState } from 'react';

/** Reason why there is no picture. */
export type CameraProblem = 'refused' | 'none' | 'failed';

/** Opens the back camera if there is one. Rejects with a CameraProblem. */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    const problem = problems[(error as DOMException).name] ?? 'failed';
    throw problem satisfies CameraProblem;
  }
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

export const stopCamera = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());

/** True once the browser reports a camera that the page may request. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    // Missing without https.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    const look = (found: MediaDeviceInfo[]) =>
      setHasCamera(found.some(({ kind }) => kind === 'videoinput'));
    devices?.enumerateDevices().then(look, () => {});
  }, []);
  return hasCamera;
}
