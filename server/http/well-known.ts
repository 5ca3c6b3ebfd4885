import { Router, type Response } from 'express';
import type { Services } from '../context.ts';
import { published } from '../schema/learning/open-badges/badge-keys.ts';
import { AUTHORITY_PATH } from '#domain/proof/time-stamps';
import { BADGE_KEYS_PATH, badgeKeyPath } from '#domain/learning/open-badges';

/** A new key shows within the hour. Badges name their key, so an old list lacks only the newest. */
const KEPT = 'public, max-age=3600';

/** Days for which security.txt is valid; programs that find it expect less than a year (RFC 9116). */
const CONTACT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Contact for vulnerabilities of this installation: its operator, or the help screen, which shows how to reach one.
 */
function securityText({ env, now }: Services): string {
  const { email, phone } = env.support;
  const until = new Date(now().getTime() + CONTACT_DAYS * DAY_MS);
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    ...(phone ? [`Contact: tel:${phone.replaceAll(/[^+\d]/g, '')}`] : []),
    ...(email || phone ? [] : [`Contact: ${env.publicUrl}/help`]),
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Files at fixed addresses, for any program: security.txt, and the public keys of Open Badges for one that checks a badge,
 * also from a page of another site.
 */
export const wellKnown = (services: Services): Router =>
  Router()
    .get(['/.well-known/security.txt', '/security.txt'], (_req, res) => {
      res.type('text/plain').set('Cache-Control', KEPT).send(securityText(services));
    })
    .get(AUTHORITY_PATH, (_req, res, next) => {
      const { certificate } = services.env.timeStamps;
      if (!certificate) return next();
      res.type('application/x-pem-file').set('Cache-Control', KEPT).send(certificate);
    })
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
