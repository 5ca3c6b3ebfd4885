import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Memory that is still reachable after garbage collection, in bytes. */
export async function retainedBytes(): Promise<number> {
  for (let n = 0; n < 3; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
