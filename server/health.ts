import { Router } from 'express';
import type { Services } from './context.ts';

/** /healthz: the process lives. /readyz: it can do its work, so the database answers and has room to write. */
export function health({ database, log }: Services): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    try {
      await database.query({ name: 'ready', text: 'select 1', values: [] });
      if (database.hasRoom?.() ?? true) res.json({ status: 'ready' });
      else res.status(503).json({ status: 'unavailable', message: 'There is no space left.' });
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'not ready');
      res.status(503).json({ status: 'unavailable', message: 'The database does not answer.' });
    }
  });
  return router;
}
