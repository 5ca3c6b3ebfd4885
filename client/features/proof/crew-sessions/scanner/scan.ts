import { openCamera, stopCamera } from './camera.ts';
import { createDecoder } from './decoder.ts';

/** Milliseconds between two pictures, which leave the phone time for everything else. */
const PAUSE_MS = 120;

interface Handlers {
  /** The camera shows a picture. */
  onPicture: () => void;
  onText: (text: string) => void;
}

/** Shows the camera in a video and reports each text of a QR code in it, until aborted. Rejects with a CameraProblem. */
export async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onPicture, onText }: Handlers,
): Promise<void> {
  const loading = createDecoder();
  // Awaited below, once the camera is open and can be closed.
  loading.catch(() => {});
  const stream = await openCamera();
  try {
    // The user may have left while the browser asked for permission.
    if (signal.aborted) return;
    signal.addEventListener('abort', () => stopCamera(stream));
    const decode = await loading;
    video.srcObject = stream;
    await video.play();
    onPicture();
    while (!signal.aborted) {
      const text = video.videoWidth > 0 ? await decode(video) : null;
      if (text !== null && !signal.aborted) onText(text);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    stopCamera(stream);
  }
}
