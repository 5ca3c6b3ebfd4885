import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { rateLimited } from '../errors.ts';
import { guessingLimits as within } from '../limits.ts';
import { UNKNOWN_NUMBERS_PER_QUARTER_HOUR } from '#domain/certificates';
import { CONFIRMATIONS_PER_HOUR } from '#domain/email-addresses';

/**
 * The limits on guessing: failures per account and address, failures per address, new accounts per address. And on
 * messages that somebody may not have asked for: confirmations per user, and per e-mail address. And on looking for
 * certificates: numbers that do not exist, per address.
 */
export interface SignInLimits {
  /**
   * Counts an attempt before it is made, so that a hundred at once are a hundred; throws rateLimited(). The first one
   * that is refused for an account from an address, until it is free again, calls `onLockout`.
   */
  beginLogin(account: string, address: string, onLockout?: () => void): Promise<void>;
  /** Takes a right attempt back out of the counts. */
  loginSucceeded(account: string, address: string): Promise<void>;
  beginRegistration(address: string): Promise<void>;
  /** Test messages go to the services of others, so one user sends a few. */
  beginTestPush(userId: number): Promise<void>;
  /** Counts a confirmation that a user asks for, to an e-mail address by its digest; throws rateLimited(). */
  beginConfirmation(userId: number, digest: string): Promise<void>;
  /** Counts the check of a certificate's number before it is looked up; throws rateLimited(). */
  beginVerification(address: string): Promise<void>;
  /** Takes the check of a number that exists back out of the count. */
  verificationSucceeded(address: string): Promise<void>;
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
  const accounts = limiter('login-account', env.limits.loginPerAccount, within.loginSeconds);
  const addresses = limiter('login-address', env.limits.loginPerAddress, within.loginSeconds);
  const registrations = limiter(
    'register',
    env.limits.registerPerAddress,
    within.registrationSeconds,
  );
  const testPushes = limiter('test-push', within.testPushes, within.testPushSeconds);
  const confirmations = limiter('confirmation', CONFIRMATIONS_PER_HOUR, within.confirmationSeconds);
  const verifications = limiter(
    'verification',
    UNKNOWN_NUMBERS_PER_QUARTER_HOUR,
    within.verificationSeconds,
  );

  return {
    async beginLogin(account, address, onLockout) {
      await take(addresses, address);
      await take(accounts, accountKey(account, address), onLockout);
    },
    async loginSucceeded(account, address) {
      await accounts.delete(accountKey(account, address));
      await addresses.reward(address, 1);
    },
    beginRegistration: (address) => take(registrations, address),
    beginVerification: (address) => take(verifications, address),
    async verificationSucceeded(address) {
      await verifications.reward(address, 1);
    },
    beginTestPush: (userId) => take(testPushes, String(userId)),
    async beginConfirmation(userId, digest) {
      await take(confirmations, `user|${userId}`);
      await take(confirmations, `to|${digest}`);
    },
  };
}

const accountKey = (account: string, address: string) => `${account.slice(0, 100)}|${address}`;

async function take(
  limiter: RateLimiterAbstract,
  key: string,
  onFirstRefusal?: () => void,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    const { consumedPoints, msBeforeNext } = refused as RateLimiterRes;
    if (consumedPoints === limiter.points + 1) onFirstRefusal?.();
    throw rateLimited(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  }
}
