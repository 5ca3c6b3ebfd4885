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
import { AppError, rateLimited } from '../errors.ts';
import { guessingLimits as within } from '../limits.ts';
import { UNKNOWN_NUMBERS_PER_QUARTER_HOUR } from '#domain/certificates';
import { CONFIRMATIONS_PER_HOUR } from '#domain/email-addresses';
import { RESETS_PER_HOUR } from '#domain/recovery';

/**
 * The limits on guessing: failures per account and address, failures per address, wrong codes per account, new accounts
 * per address. And on messages that somebody may not have asked for: confirmations per user, and per e-mail address,
 * reset links per account, per name or e-mail address that was typed, and per address. And on looking for
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
  /** Takes an attempt back that was neither wrong nor right: its code is still to come. */
  loginUndecided(account: string, address: string): Promise<void>;
  /**
   * Counts a code beside a right password before it is looked at, from wherever it comes; throws rateLimited(). The first
   * one that is refused calls `onLockout`.
   */
  beginCode(userId: number, onLockout?: () => void): Promise<void>;
  codeSucceeded(userId: number): Promise<void>;
  /** Counts a sign-in with a passkey among those of its address; throws rateLimited(). */
  beginPasskey(address: string): Promise<void>;
  passkeySucceeded(address: string): Promise<void>;
  /** Counts a request for a reset link, by what was typed and by who typed it; throws rateLimited(). */
  beginReset(target: string, address: string): Promise<void>;
  /** Counts a reset link of one account; false if it has had enough. */
  mayBeSentReset(userId: number): Promise<boolean>;
  beginRegistration(address: string): Promise<void>;
  /** Test messages go to the services of others, so one user sends a few. */
  beginTestPush(userId: number): Promise<void>;
  /** Counts a confirmation that a user asks for, to an e-mail address by its digest; throws rateLimited(). */
  beginConfirmation(userId: number | null, digest: string): Promise<void>;
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
  const codes = limiter('code', within.codes, within.codeSeconds);
  const resets = limiter('reset', RESETS_PER_HOUR, within.resetSeconds);
  const resetAddresses = limiter('reset-address', within.resetsPerAddress, within.resetSeconds);
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
    async loginUndecided(account, address) {
      await accounts.reward(accountKey(account, address), 1);
      await addresses.reward(address, 1);
    },
    beginCode: (userId, onLockout) => take(codes, String(userId), onLockout),
    async codeSucceeded(userId) {
      await codes.delete(String(userId));
    },
    beginPasskey: (address) => take(addresses, address),
    async passkeySucceeded(address) {
      await addresses.reward(address, 1);
    },
    async beginReset(target, address) {
      await take(resetAddresses, address);
      await take(resets, `to|${target}`);
    },
    mayBeSentReset: (userId) =>
      take(resets, `user|${userId}`).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof AppError) return false;
          throw refused;
        },
      ),
    beginRegistration: (address) => take(registrations, address),
    beginVerification: (address) => take(verifications, address),
    async verificationSucceeded(address) {
      await verifications.reward(address, 1);
    },
    beginTestPush: (userId) => take(testPushes, String(userId)),
    async beginConfirmation(userId, digest) {
      if (userId !== null) await take(confirmations, `user|${userId}`);
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
