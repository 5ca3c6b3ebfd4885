import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { admit } from '../../tests/support/admitted.ts';
import { quantile } from '../dashboard/machine.ts';

interface Job {
  url: string;
  seconds: number;
  connections: number;
  requests: { path: string; headers: Record<string, string>; body: string }[];
}

/**
 * Sends a fixed number of requests per second at even intervals, whether or not earlier ones have completed, as
 * independent users do. Each is timed from the moment when it was due. (autocannon sends those of a second all at once
 * at its beginning.) The signal ends it earlier.
 */
export async function paced(
  { url, seconds, connections, requests }: Job,
  rate: number,
  signal: AbortSignal,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const sent: Promise<{ isAnswered: boolean; took: number }>[] = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = begun + (n * 1000) / rate;
    const left = due - performance.now();
    if (left > 0) await setTimeout(left, undefined, { signal }).catch(admit('AbortError'));
    if (signal.aborted) break;
    const asked = ask(url, agent, requests[n % requests.length]!);
    sent.push(asked.then((isAnswered) => ({ isAnswered, took: performance.now() - due })));
  }
  const answers = await Promise.all(sent);
  const total = answers.length;
  const took = answers.map((each) => each.took);
  agent.destroy();
  return {
    perSecond: (total * 1000) / (performance.now() - begun),
    total,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    failed: answers.filter((each) => !each.isAnswered).length,
  };
}

/** True if the response is correct. */
function ask(url: string, agent: Agent, { path, headers, body }: Job['requests'][number]) {
  return new Promise<boolean>((resolve) => {
    const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
      response
        .resume()
        .once('close', () => resolve(response.complete && response.statusCode === 200));
    });
    // It counts as failed.
    sent.once('error', () => resolve(false));
    sent.end(body);
  });
}
