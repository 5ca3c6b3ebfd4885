import autocannon from 'autocannon';
import { once } from 'node:events';

/** One slice of load, as the parent process asks for it; answers what was measured. */
interface Job {
  url: string;
  seconds: number;
  connections: number;
  /** Requests a second; without it as many as are answered. */
  rate?: number;
  requests: { headers: Record<string, string>; body: string }[];
}

const [job] = (await once(process, 'message')) as [Job];
let next = 0;
const share = Math.floor(job.requests.length / job.connections);
const result = await autocannon({
  url: job.url,
  connections: job.connections,
  duration: job.seconds,
  overallRate: job.rate,
  method: 'POST',
  setupClient: (client) => {
    client.setRequests(
      job.requests.slice(next, next + share).map((each) => ({ method: 'POST', ...each })),
    );
    next += share;
  },
});
process.send!({
  perSecond: result.requests.total / result.duration,
  total: result.requests.total,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
});
process.disconnect();
