/** Problems of the worker itself. */
export type WorkerProblem = 'too-slow' | 'not-loaded';

/**
 * Sends a request to a worker and returns its result. Ends the worker at once after it, when the time is over, or when
 * the signal says so.
 */
export function workerResult<Result extends object>(
  worker: Worker,
  request: object,
  time: number,
  signal?: AbortSignal,
): Promise<Result | { problem: WorkerProblem }> {
  return new Promise((resolve) => {
    const end = (result: Result | { problem: WorkerProblem }) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ problem: 'too-slow' }), time);
    signal?.addEventListener('abort', () => end({ problem: 'too-slow' }), { once: true });
    worker.addEventListener('message', ({ data }) => {
      // PDF.js itself says that it is ready.
      if ('words' in data || 'problem' in data) end(data);
    });
    worker.addEventListener('error', () => end({ problem: 'not-loaded' }));
    worker.postMessage(request);
  });
}
