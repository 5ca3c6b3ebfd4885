/** Responds to the measuring process that started this server. */
export function answer(publish: () => void): void {
  let cpuBefore: NodeJS.CpuUsage | undefined;
  process.on('message', ({ kind }: { kind: string }) => {
    if (kind === 'memory') {
      (globalThis as { gc?: () => void }).gc?.();
      process.send?.({ kind, rss: process.memoryUsage().rss });
    }
    if (kind === 'cpu') {
      const { user, system } = process.cpuUsage(cpuBefore);
      process.send?.({ kind, cpu: user + system });
    }
    if (kind === 'publish') {
      cpuBefore = process.cpuUsage();
      const began = performance.timeOrigin + performance.now();
      publish();
      process.send?.({ kind: 'published', began });
    }
  });
}
