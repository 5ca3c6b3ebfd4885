import autocannon from 'autocannon';
import { once } from 'node:events';
import { paced } from './paced.ts';

/** Runs one slice of load for the parent process; sends back the measurements. */
interface Job {
  url: string;
  seconds: number;
  connections: number;
  /** Requests a second; the default is as many as possible. */
  rate?: number;
  requests: { path: string; headers: Record<string, string>; body: string }[];
}

const [job] = (await once(process, 'message')) as [Job];
const ending = new AbortController();
process.once('message', () => ending.abort());
process.send!(
  job.rate === undefined ? await flooded(job) : await paced(job, job.rate, ending.signal),
);
process.disconnect();

/** Sends as many requests as possible. */
async function flooded({ url, seconds, connections, requests }: Job) {
  let next = 0;
  /** Each connection uses its own users, if there are enough. */
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
