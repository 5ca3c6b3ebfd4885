import autocannon from 'autocannon';
import { once } from 'node:events';
import { paced } from './paced.ts';

/** One slice of load, as the parent process asks for it; answers what was measured. */
interface Job {
  url: string;
  seconds: number;
  connections: number;
  /** Requests a second; without it as many as are answered. */
  rate?: number;
  requests: { path: string; headers: Record<string, string>; body: string }[];
}

const [job] = (await once(process, 'message')) as [Job];
process.send!(job.rate === undefined ? await flooded(job) : await paced(job, job.rate));
process.disconnect();

/** As many requests as are answered. */
async function flooded({ url, seconds, connections, requests }: Job) {
  let next = 0;
  /** Each connection asks for users of its own, as far as there are as many. */
  const share = Math.max(1, Math.floor(requests.length / connections));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    setupClient: (client) => {
      const own = Array.from({ length: share }, () => requests[next++ % requests.length]!);
      client.setRequests(own.map((each) => ({ method: 'POST', ...each })));
    },
  });
  return {
    perSecond: result.requests.total / result.duration,
    total: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
