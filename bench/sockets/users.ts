import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { cookieName } from '../../server/auth/sessions/session-token.ts';
import { openDatabase } from '../../server/db/database.ts';
import { readEnv } from '../../server/env.ts';
import { start } from '../../server/start.ts';

/** Starts the product with this many signed-in users; on DATABASE_URL's server, else the embedded database. */
export async function productWithUsers(size: number) {
  const env = {
    ...readEnv({ PORT: '0', LOG_LEVEL: 'silent', JWT_SECRET: 'a'.repeat(32), NODE_ENV: 'test' }),
    port: 0,
  };
  const database = await openDatabase({ url: process.env['DATABASE_URL'] ?? null });
  const { port, services } = await start(env, { database });
  const run = randomUUID().slice(0, 8);
  const expiresAt = new Date(services.now().getTime() + 86_400_000);
  const rows = await database.query<{ id: string; user_id: number }>({
    text: `with made as (
        insert into users (username, username_key, password, full_name, created_at)
        select 'b' || $2 || n, 'b' || $2 || n, '', 'Alex Medic', now() from generate_series(1, $1::int) n
        returning id)
      insert into sessions (id, user_id, created_at, expires_at)
      select gen_random_uuid(), id, now(), $3 from made returning id, user_id`,
    values: [size, run, expiresAt],
  });
  const cookies = rows.map(({ id, user_id }) => {
    const claims = { sid: id, use: 'session', exp: Math.floor(expiresAt.getTime() / 1000) };
    const token = jwt.sign(claims, env.jwtSecret, { subject: String(user_id), algorithm: 'HS256' });
    return `${cookieName(env)}=${token}`;
  });
  return { port, services, database, cookies, userIds: rows.map(({ user_id }) => user_id) };
}
