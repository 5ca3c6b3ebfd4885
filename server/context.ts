import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { Scanner } from './contents/antivirus.ts';
import type { SignInLimits } from './auth/limits.ts';
import type { Passwords } from './auth/password.ts';
import type { SessionUse } from './auth/session-use.ts';
import type { Background } from './background.ts';
import type { Database, Em } from './db/database.ts';
import { Reader, type SessionClaims } from './db/reader.ts';
import type { Env } from './env.ts';
import { unauthenticated } from './errors.ts';
import type { PubSub } from './realtime/pubsub.ts';
import type { Storage } from './storage/storage.ts';
import type { User } from './schema/users/user.entity.ts';

/** What the whole process shares. */
export interface Services {
  env: Env;
  log: Logger;
  database: Database;
  pubsub: PubSub;
  passwords: Passwords;
  limits: SignInLimits;
  sessionUse: SessionUse;
  /** Work that goes on after the response. */
  background: Background;
  /** Where files are kept. */
  storage: Storage;
  /** Checks what is uploaded; null where none is set up. */
  scanner: Scanner | null;
  /** The ways out of the app that this server is set up for. */
  channels: { email: boolean; push: boolean };
  /** The clock; the only one that server code reads. */
  now: () => Date;
}

/** What a caller is known by, and how an answer sets or clears the cookie. */
export interface Caller {
  /** From where; of IPv6 the network. */
  address: string;
  userAgent: string | null;
  session: SessionClaims | null;
  /** What the caller calls this request, to be known if it comes again. */
  requestKey: string | null;
  setCookie(token: string | null): void;
  /** Called when the session that the cookie names no longer exists although its token is valid: it was ended. */
  sessionEnded?(): void;
}

/** One request: its own identity map for writes, its own batch of reads, one moment as `now`. */
export interface Context {
  em: Em;
  reads: Reader;
  now: Date;
  caller: Caller;
  services: Services;
  /** What was asked is answered already, with errors that are still to be worded. */
  answer?: Promise<ExecutionResult>;
  /** How many records this request has made under its key: each has its own, in the order of the request. */
  made: number;
  /** True if an earlier request under the same key has made what is answered. */
  isReplay?: boolean;
}

export const createContext = (services: Services, caller: Caller): Context =>
  new RequestContext(services, caller);

/** A class, so that a copy of it, such as Apollo Server makes, forks the entity manager only when it is asked for. */
class RequestContext implements Context {
  readonly now: Date;
  readonly reads: Reader;
  made = 0;
  isReplay?: boolean;
  answer?: Promise<ExecutionResult>;
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

/** The signed-in user; throws unauthenticated() when there is none or the session has ended. */
export async function requireUser(ctx: Context): Promise<User> {
  const user = await ctx.reads.viewer();
  if (!user) throw unauthenticated();
  return user;
}
