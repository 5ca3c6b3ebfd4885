import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import { siteOf } from '../sessions/network.ts';
import {
  accountImportLimits,
  crewJoinLimits,
  confirmationLimits,
  guessingLimits as within,
  judgementLimits,
  reportingLimits,
  rosterFetchLimits,
  sharingLimits,
  teamRateLimits,
} from '../../limits.ts';
import { UNKNOWN_NUMBERS_PER_QUARTER_HOUR } from '#domain/learning/certificates';
import { counting, type LimitDisplay } from './counting.ts';
import { CONFIRMATIONS_PER_HOUR } from '#domain/account/email-addresses';
import { badgeCheckLimits } from '#domain/records/evidence-badges';
import { RESETS_PER_HOUR } from '#domain/account/recovery';

/** Origin of an attempt: a stranger, or a browser or session that the account has used. */
export interface AttemptFrom {
  /** Names a browser in which the account signed in before; its wrong passwords are counted by themselves. */
  browser?: string | null;
  /** True for the account's own session, which no stranger's guesses hold up. */
  isOwnSession?: boolean;
}

/**
 * Rate limits. On guessing: failures per account and address, failures per address, wrong codes per account, new
 * accounts per address. On unwanted messages: confirmations per user and per e-mail address; reset links per account,
 * per name or e-mail address typed, and per address. On searching for certificates: non-existent numbers per address.
 * On reading account exports, on calendars read at an address, on checks of badges, on reporting resources and on sharing submissions: per user. On asking if an activity
 * counts, and on links that ask for a confirmation: per address; on messages with such a link: per user and per e-mail
 * address. On opening shared submissions: wrong links per address, wrong passphrases per link.
 * On guessing codes of crew sessions: per address and session; on starting them: per user. On guessing codes of teams,
 * creating teams and reminding members: per user.
 */
export interface SignInLimits {
  /**
   * Counts an attempt before it is checked, so that a hundred at once count as a hundred; throws rateLimited(). Calls
   * `onLockout` at the first refusal for an account, once per lockout. A browser that the account has used is counted
   * by itself, regardless of strangers.
   */
  beginLogin(
    account: string,
    address: string,
    from?: AttemptFrom & { onLockout?: () => void },
  ): Promise<void>;
  /** Uncounts a correct attempt. */
  loginSucceeded(account: string, address: string, from?: AttemptFrom): Promise<void>;
  /** Uncounts an attempt that was neither wrong nor right: its code is still missing. */
  loginUndecided(account: string, address: string, from?: AttemptFrom): Promise<void>;
  /** Counts a notice to an owner that their password is being guessed; false if there was one today. */
  mayTellOfGuessing(userId: number): Promise<boolean>;
  /**
   * Counts a code sent with a correct password before it is checked, from any address; throws rateLimited(). Calls
   * `onLockout` at the first refusal.
   */
  beginCode(userId: number, onLockout?: () => void): Promise<void>;
  codeSucceeded(userId: number): Promise<void>;
  /** Counts a sign-in that names no account, by a passkey or an identity provider, by address; throws rateLimited(). */
  beginNameless(address: string): Promise<void>;
  namelessSucceeded(address: string): Promise<void>;
  /**
   * Counts a request for a reset link, by the name or address typed and by the caller's address; throws rateLimited().
   */
  beginReset(target: string, address: string): Promise<void>;
  /** Counts a reset link of one account; false if it is over the limit. */
  mayBeSentReset(userId: number): Promise<boolean>;
  beginRegistration(address: string): Promise<void>;
  /** Counts a test message, since it goes to a third party's service; throws rateLimited(). */
  beginTestPush(userId: number): Promise<void>;
  /** Counts a message that a user sends to a webhook by hand; throws rateLimited(). */
  beginWebhookMessage(userId: number): Promise<void>;
  /** Counts an export that a user previews or imports, before it is read; throws rateLimited(). */
  beginAccountImport(userId: number): Promise<void>;
  /** Counts the address of a calendar before it is fetched; throws rateLimited(). */
  beginRosterFetch(userId: number): Promise<void>;
  /** Counts the check of a badge that a user starts, since it asks a third party's site; throws rateLimited(). */
  beginBadgeCheck(userId: number): Promise<void>;
  /** Counts a report of a resource; throws rateLimited(). */
  beginResourceReport(userId: number): Promise<void>;
  /** Counts a confirmation message, per user and per digest of the e-mail address; throws rateLimited(). */
  beginConfirmation(userId: number | null, digest: string): Promise<void>;
  /** Counts the check of a certificate's number before the look-up; throws rateLimited(). */
  beginVerification(address: string): Promise<void>;
  /** Counts a question whether an activity counts; throws rateLimited(). */
  beginJudgement(address: string): Promise<void>;
  /** Counts a call with the secret of a link that asks for a confirmation; throws rateLimited(). */
  beginConfirmationLink(address: string): Promise<void>;
  /**
   * Counts a message with such a link, per user, fewer of a new account, and per digest of the mailbox; throws
   * rateLimited().
   */
  beginConfirmationMail(
    user: { id: number; createdAt: Date },
    digest: string,
    now: Date,
  ): Promise<void>;
  /** Uncounts the check of an existing number. */
  verificationSucceeded(address: string): Promise<void>;
  /** Counts a code of a crew session before it is checked, by address and by the session it names; throws rateLimited(). */
  beginCrewJoin(address: string, sessionId: number | null): Promise<void>;
  crewJoinSucceeded(address: string, sessionId: number | null): Promise<void>;
  /** Counts a crew session that a user starts; throws rateLimited(). */
  beginCrewStart(userId: number): Promise<void>;
  /** Counts a code of a team before the look-up; throws rateLimited(). */
  beginTeamCode(userId: number): Promise<void>;
  /** Uncounts a code that works. */
  teamCodeSucceeded(userId: number): Promise<void>;
  /** Counts a team that a user creates; throws rateLimited(). */
  beginTeam(userId: number): Promise<void>;
  /** Counts a call that reminds members of a team; throws rateLimited(). */
  beginNudges(userId: number): Promise<void>;
  /** Counts one that somebody without an account starts; throws rateLimited(). */
  beginCrewGuestStart(address: string): Promise<void>;
  /** Counts a link to a submission that a user makes; throws rateLimited(). */
  beginSharing(userId: number): Promise<void>;
  /** Counts an attempt to open a link before the look-up; throws rateLimited(). */
  beginOpening(address: string): Promise<void>;
  /** Uncounts the opening of a link that works. */
  openingSucceeded(address: string): Promise<void>;
  /** Counts a passphrase for a link before it is checked, from any address; throws rateLimited(). */
  beginPassphrase(shareId: number): Promise<void>;
  passphraseSucceeded(shareId: number): Promise<void>;
}

/** Counts in Redis if configured, else in the database, so that a restart resets nothing. */
export function createSignInLimits(
  env: Env,
  database: Database,
  redis: Redis | null,
  display: LimitDisplay,
): SignInLimits {
  const { take, giveBack, clear } = counting(display);
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
  /** A limit per address that also counts the site of an IPv6 address, without showing what others of it have used. */
  const addressLimiter = (keyPrefix: string, points: number, duration: number) => {
    const near = limiter(keyPrefix, points, duration);
    const wide = limiter(`${keyPrefix}-site`, points * within.siteFactor, duration);
    return {
      take: async (address: string) => {
        await take(near, address);
        const site = siteOf(address);
        if (site) await take(wide, site, { isPrivate: true });
      },
      giveBack: async (address: string) => {
        await giveBack(near, address);
        const site = siteOf(address);
        if (site) await giveBack(wide, site);
      },
    };
  };
  const perAccount = env.limits.loginPerAccount;
  const accounts = limiter('login-account', perAccount, within.loginSeconds);
  const everywhere = limiter(
    'login-everywhere',
    perAccount * within.accountFactor,
    within.accountSeconds,
  );
  const strangers = limiter('login-strangers', within.strangers, within.strangerSeconds);
  const notices = limiter('guessing-notice', 1, within.noticeSeconds);
  const addresses = addressLimiter(
    'login-address',
    env.limits.loginPerAddress,
    within.loginSeconds,
  );
  const registrations = addressLimiter(
    'register',
    env.limits.registerPerAddress,
    within.registrationSeconds,
  );
  const codes = limiter('code', within.codes, within.codeSeconds);
  const resets = limiter('reset', RESETS_PER_HOUR, within.resetSeconds);
  const resetAddresses = addressLimiter(
    'reset-address',
    within.resetsPerAddress,
    within.resetSeconds,
  );
  const testPushes = limiter('test-push', within.testPushes, within.testPushSeconds);
  const webhookMessages = limiter(
    'webhook-message',
    within.webhookMessages,
    within.webhookMessageSeconds,
  );
  const accountImports = limiter(
    'account-import',
    accountImportLimits.perUser,
    accountImportLimits.withinSeconds,
  );
  const resourceReports = limiter(
    'resource-report',
    reportingLimits.reports,
    reportingLimits.withinSeconds,
  );
  const rosterFetches = limiter(
    'roster-fetch',
    rosterFetchLimits.perUser,
    rosterFetchLimits.withinSeconds,
  );
  const badgeChecks = limiter('badge-check', badgeCheckLimits.perHour, 60 * 60);
  const crewAddresses = addressLimiter(
    'crew-address',
    crewJoinLimits.perAddress,
    crewJoinLimits.addressSeconds,
  );
  const crewCodes = limiter(
    'crew-session',
    crewJoinLimits.perSession,
    crewJoinLimits.sessionSeconds,
  );
  const crewStarts = limiter(
    'crew-start',
    crewJoinLimits.startsPerUser,
    crewJoinLimits.startSeconds,
  );
  const crewGuestStarts = addressLimiter(
    'crew-guest-start',
    crewJoinLimits.guestStartsPerAddress,
    crewJoinLimits.startSeconds,
  );
  const judgements = addressLimiter(
    'judgement',
    judgementLimits.questions,
    judgementLimits.withinSeconds,
  );
  const confirmations = limiter('confirmation', CONFIRMATIONS_PER_HOUR, within.confirmationSeconds);
  const { messages, messagesOfNew, messagesToOne, newDays } = confirmationLimits;
  const mailSeconds = confirmationLimits.messagesWithinSeconds;
  const confirmationLinks = addressLimiter(
    'confirmation-link',
    confirmationLimits.calls,
    confirmationLimits.withinSeconds,
  );
  const confirmationMails = limiter('confirmation-mail', messages, mailSeconds);
  const confirmationMailsOfNew = limiter('confirmation-mail-new', messagesOfNew, mailSeconds);
  const confirmationMailsTo = limiter('confirmation-mail-to', messagesToOne, mailSeconds);
  const verifications = addressLimiter(
    'verification',
    UNKNOWN_NUMBERS_PER_QUARTER_HOUR,
    within.verificationSeconds,
  );
  const sharing = limiter('sharing', sharingLimits.links, sharingLimits.linksSeconds);
  const teamCodes = limiter('team-code', teamRateLimits.codes, teamRateLimits.codeSeconds);
  const teamCreations = limiter('team', teamRateLimits.creations, teamRateLimits.creationSeconds);
  const nudges = limiter('team-nudge', teamRateLimits.nudges, teamRateLimits.nudgeSeconds);
  const openings = addressLimiter(
    'opening',
    sharingLimits.guessesPerAddress,
    sharingLimits.guessesSeconds,
  );
  const passphrases = limiter(
    'passphrase',
    sharingLimits.passphrases,
    sharingLimits.guessesSeconds,
  );

  /** True if a call is within a limit that no caller sees. */
  const isAllowed = (
    of: RateLimiterAbstract,
    key: string,
    onFirstRefusal?: () => void,
  ): Promise<boolean> =>
    take(of, key, { isPrivate: true, onFirstRefusal }).then(
      () => true,
      (refused: unknown) => {
        if (refused instanceof AppError) return false;
        throw refused;
      },
    );

  /**
   * Counts wrong passwords from all networks; beyond them strangers share few attempts, also for a name that does not
   * exist.
   */
  async function takeAsStranger(account: string, onFirstRefusal?: () => void): Promise<void> {
    const key = accountOf(account);
    const isFree = await isAllowed(everywhere, key, onFirstRefusal);
    if (!isFree) await take(strangers, key, { isPrivate: true });
  }

  return {
    async beginLogin(account, address, { onLockout, ...from } = {}) {
      await addresses.take(address);
      const onFirstRefusal = onLockout;
      await take(accounts, accountKey(account, address, from), { onFirstRefusal });
      if (isStranger(from)) await takeAsStranger(account, onLockout);
    },
    async loginSucceeded(account, address, from = {}) {
      await clear(accounts, accountKey(account, address, from));
      await addresses.giveBack(address);
      if (isStranger(from)) await giveBack(everywhere, accountOf(account));
    },
    async loginUndecided(account, address, from = {}) {
      await giveBack(accounts, accountKey(account, address, from));
      await addresses.giveBack(address);
      if (isStranger(from)) await giveBack(everywhere, accountOf(account));
    },
    mayTellOfGuessing: (userId) => isAllowed(notices, String(userId)),
    beginCode: (userId, onLockout) => take(codes, String(userId), { onFirstRefusal: onLockout }),
    async codeSucceeded(userId) {
      await clear(codes, String(userId));
    },
    beginNameless: (address) => addresses.take(address),
    async namelessSucceeded(address) {
      await addresses.giveBack(address);
    },
    async beginReset(target, address) {
      await resetAddresses.take(address);
      await take(resets, `to|${target}`, { isPrivate: true });
    },
    mayBeSentReset: (userId) => isAllowed(resets, `user|${userId}`),
    beginRegistration: (address) => registrations.take(address),
    beginVerification: (address) => verifications.take(address),
    async verificationSucceeded(address) {
      await verifications.giveBack(address);
    },
    beginConfirmationLink: (address) => confirmationLinks.take(address),
    async beginConfirmationMail({ id, createdAt }, digest, now) {
      const isNew = now.getTime() - createdAt.getTime() < newDays * DAY_MS;
      await take(isNew ? confirmationMailsOfNew : confirmationMails, String(id));
      await take(confirmationMailsTo, digest, { isPrivate: true });
    },
    async beginCrewJoin(address, sessionId) {
      await crewAddresses.take(address);
      if (sessionId !== null) await take(crewCodes, String(sessionId), { isPrivate: true });
    },
    async crewJoinSucceeded(address, sessionId) {
      await crewAddresses.giveBack(address);
      if (sessionId !== null) await giveBack(crewCodes, String(sessionId));
    },
    beginCrewStart: (userId) => take(crewStarts, String(userId)),
    beginCrewGuestStart: (address) => crewGuestStarts.take(address),
    beginJudgement: (address) => judgements.take(address),
    beginTeamCode: (userId) => take(teamCodes, String(userId)),
    async teamCodeSucceeded(userId) {
      await giveBack(teamCodes, String(userId));
    },
    beginTeam: (userId) => take(teamCreations, String(userId)),
    beginNudges: (userId) => take(nudges, String(userId)),
    beginSharing: (userId) => take(sharing, String(userId)),
    beginOpening: (address) => openings.take(address),
    async openingSucceeded(address) {
      await openings.giveBack(address);
    },
    beginPassphrase: (shareId) => take(passphrases, String(shareId), { isPrivate: true }),
    async passphraseSucceeded(shareId) {
      await giveBack(passphrases, String(shareId));
    },
    beginTestPush: (userId) => take(testPushes, String(userId)),
    beginWebhookMessage: (userId) => take(webhookMessages, String(userId)),
    beginAccountImport: (userId) => take(accountImports, String(userId)),
    beginRosterFetch: (userId) => take(rosterFetches, String(userId)),
    beginBadgeCheck: (userId) => take(badgeChecks, String(userId)),
    beginResourceReport: (userId) => take(resourceReports, String(userId)),
    async beginConfirmation(userId, digest) {
      if (userId !== null) await take(confirmations, `user|${userId}`);
      await take(confirmations, `to|${digest}`, { isPrivate: true });
    },
  };
}

const DAY_MS = 24 * 60 * 60_000;

const isStranger = ({ browser, isOwnSession }: AttemptFrom): boolean => !browser && !isOwnSession;

const accountOf = (account: string) => account.slice(0, 100);

/** Counts by browser if the account has used it, else by the network; for IPv6, by the site. */
const accountKey = (account: string, address: string, { browser }: AttemptFrom) =>
  `${accountOf(account)}|${browser ? `browser ${browser}` : (siteOf(address) ?? address)}`;
