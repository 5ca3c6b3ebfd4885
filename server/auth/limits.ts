import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { rateLimited } from '../errors.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** The limits on guessing: failures per account and address, failures per address, new accounts per address. */
export interface SignInLimits {
  /** Counts an attempt before it is made, so that a hundred at once are a hundred; throws rateLimited(). */
  beginLogin(account: string, address: string): Promise<void>;
  /** Takes a right attempt back out of the counts. */
  loginSucceeded(account: string, address: string): Promise<void>;
  beginRegistration(address: string): Promise<void>;
}

/** Counts in Redis where there is one, else in the database, so that a restart forgives nothing. */
export function createSignInLimits(
  env: Env,
  database: Database,
  redis: Redis | null,
): SignInLimits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix, points, duration });
    return redis
      ? new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration, insuranceLimiter })
      : new RateLimiterPostgres({
          storeClient: {
            query: async (statement: { text: string; values: unknown[] }) => ({
              rows: await database.query(statement),
            }),
          },
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix,
          points,
          duration,
        });
  };
  const accounts = limiter('login-account', env.limits.loginPerAccount, QUARTER_HOUR);
  const addresses = limiter('login-address', env.limits.loginPerAddress, QUARTER_HOUR);
  const registrations = limiter('register', env.limits.registerPerAddress, HOUR);

  return {
    async beginLogin(account, address) {
      await take(addresses, address);
      await take(accounts, accountKey(account, address));
    },
    async loginSucceeded(account, address) {
      await accounts.delete(accountKey(account, address));
      await addresses.reward(address, 1);
    },
    beginRegistration: (address) => take(registrations, address),
  };
}

const accountKey = (account: string, address: string) => `${account.slice(0, 100)}|${address}`;

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    throw rateLimited(
      Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000)),
    );
  }
}
