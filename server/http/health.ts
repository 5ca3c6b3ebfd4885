import { Router } from 'express';
import type { Services } from '../context.ts';
import type { Connections } from './connections.ts';

const writable = {
  name: 'writable',
  text: `select current_setting('transaction_read_only') = 'off' as "isWritable"`,
  values: [],
};

/**
 * /healthz: the process is alive. /readyz: it is not stopping, and the database responds, accepts writes and has room.
 * A process is ready during an upgrade; the body then says what is left of it.
 */
export function health({ database, log, onlineSteps }: Services, connections: Connections): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    connections.noteCheck();
    if (connections.isStopping) {
      return void res
        .status(503)
        .json({ status: 'stopping', message: 'This process is stopping.' });
    }
    try {
      const [row] = await database.query<{ isWritable: boolean }>(writable);
      const isFull = database.hasRoom?.() === false;
      if (row!.isWritable && !isFull) {
        const upgrade = onlineSteps.progress;
        return void res.json({ status: 'ready', ...(upgrade.length > 0 && { upgrade }) });
      }
      const message = isFull ? 'There is no space left.' : 'The database is read-only.';
      res.status(503).json({ status: 'unavailable', message });
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'not ready');
      res.status(503).json({ status: 'unavailable', message: 'The database does not answer.' });
    }
  });
  return router;
}
