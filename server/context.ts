import type { ExecutionResult } from 'graphql';
import type { Agent } from 'node:https';
import type { Logger } from 'pino';
import type { Scanner } from './contents/antivirus.ts';
import type { SignInLimits } from './auth/sign-in/limits.ts';
import type { Passwords } from './auth/passwords/password.ts';
import type { SessionUse } from './auth/sessions/session-use.ts';
import type { Background } from './background.ts';
import type { Database, Em } from './db/database.ts';
import type { OnlineSteps } from './db/online/runner.ts';
import { Reader, type SessionClaims } from './db/reader.ts';
import type { Env } from './env.ts';
import { unauthenticated } from './errors.ts';
import type { PubSub } from './realtime/pubsub.ts';
import type { Storage } from './storage/storage.ts';
import type { ChainHead } from '#domain/records/record-chain';
import type { SharedFacts } from '#domain/proof/shared-submissions';
import type { SubmissionChoice } from '#domain/proof/submission';
import type { User } from './schema/account/users/user.entity.ts';

/** Shared by the whole process. */
export interface Services {
  env: Env;
  log: Logger;
  database: Database;
  /** The steps of an upgrade that run while users work. */
  onlineSteps: OnlineSteps;
  pubsub: PubSub;
  passwords: Passwords;
  limits: SignInLimits;
  sessionUse: SessionUse;
  /** Work that continues after the response. */
  background: Background;
  /**
   * Makes this process look soon for what webhooks have to send: after a write, or since a webhook was added or resumed. Other
   * processes find it by polling.
   */
  wakeWebhooks: (why: 'written' | 'added') => void;
  /** The storage for files. */
  storage: Storage;
  /** Scans uploads for viruses; null if not configured. */
  scanner: Scanner | null;
  /** Connects to hosts that users name, at public addresses only. */
  publicAgent: Agent;
  /** Makes the files of a submission; nouns know nothing of reports. */
  freezeSubmission: FreezeSubmission;
  /** The channels outside the app that this server is configured for. */
  channels: { email: boolean; push: boolean };
  /** The clock; the only one that server code reads. */
  now: () => Date;
}

/** A submission as files in a folder that is removed once `use` has them. Throws like the report does. */
export type FreezeSubmission = <Result>(
  ctx: Context,
  asked: { period: string; registration: string | null; choice: SubmissionChoice },
  use: (frozen: FrozenSubmission) => Promise<Result>,
) => Promise<Result>;

export interface FrozenSubmission {
  pdf: FrozenFile;
  pack: FrozenFile;
  facts: SharedFacts;
  /** The newest event of the timeline, as the PDF prints it; null without events. */
  head: ChainHead | null;
}

export interface FrozenFile {
  path: string;
  name: string;
}

/** Identifies a caller, and sets or clears the response's cookie. */
export interface Caller {
  /** The address; of IPv6 the network. */
  address: string;
  userAgent: string | null;
  session: SessionClaims | null;
  /** True if it sent an access token, valid or not: no cookie is read then. */
  isProgram?: boolean;
  /** The idempotency key that the caller gave this request. */
  requestKey: string | null;
  setCookie(token: string | null): void;
  /** Cookie that lists the accounts that have signed in with this browser; see auth/sessions/known-browsers.ts. */
  browserCookie?: string | undefined;
  setBrowserCookie?(value: string): void;
  /** Cookie of a visit to an identity provider; see auth/identities/carried.ts. */
  identityCookie?: string | undefined;
  setIdentityCookie?(value: string | null): void;
  /** Called if a valid token's session no longer exists: it was ended. */
  sessionEnded?(): void;
}

/** One request: its own identity map for writes, its own batch of reads, and one fixed `now`. */
export interface Context {
  em: Em;
  reads: Reader;
  now: Date;
  caller: Caller;
  services: Services;
  /** The response is already computed, but its errors are not formatted yet. */
  execution?: Promise<ExecutionResult>;
  /** The number of records that this request has created under its key: each has its own number, in order. */
  made: number;
  /** True if the response comes from an earlier request with the same key. */
  isReplay?: boolean;
  /** True once its key turned out to belong to another request: nothing more is created. */
  isKeyReused?: boolean;
}

export const createContext = (services: Services, caller: Caller): Context =>
  new RequestContext(services, caller);

/** A class, so that a copy, such as Apollo Server makes, does not evaluate the getter that forks the entity manager. */
class RequestContext implements Context {
  readonly now: Date;
  readonly reads: Reader;
  made = 0;
  isReplay?: boolean;
  isKeyReused?: boolean;
  execution?: Promise<ExecutionResult>;
  private forked: Em | undefined;

  constructor(
    readonly services: Services,
    readonly caller: Caller,
  ) {
    this.now = services.now();
    this.reads = new Reader(services.database, caller, this.now);
  }

  get em(): Em {
    return (this.forked ??= this.services.database.orm.em.fork());
  }
}

/** Returns the signed-in user; throws unauthenticated() if there is none or the session has ended. */
export async function requireUser(ctx: Context): Promise<User> {
  const user = await ctx.reads.viewer();
  if (!user) throw unauthenticated();
  return user;
}
