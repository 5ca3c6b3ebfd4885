import { Router, type Response } from 'express';
import type { Services } from '../context.ts';
import { published } from '../schema/badge-keys/badge-keys.ts';
import { BADGE_KEYS_PATH, badgeKeyPath } from '#domain/open-badges';

/** A new key shows within the hour. Badges name their key, so an old list lacks only the newest. */
const KEPT = 'public, max-age=3600';

/** The public keys of Open Badges, for any program that checks one, also from a page of another site. */
export const wellKnown = (services: Services): Router =>
  Router()
    .get(BADGE_KEYS_PATH, async (_req, res) => {
      send(res, { keys: await published(services) });
    })
    .get(badgeKeyPath(':thumbprint'), async ({ params }, res, next) => {
      const [key] = await published(services, String(params['thumbprint']));
      if (key) send(res, key);
      else next();
    });

function send(res: Response, body: object): void {
  res.set({ 'Cache-Control': KEPT, 'Access-Control-Allow-Origin': '*' }).json(body);
}
