/** CPU time of this thread so far. The test's server runs on it, so other processes do not count. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
