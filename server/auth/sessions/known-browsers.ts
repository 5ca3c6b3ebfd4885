import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Env } from '../../env.ts';
import { keyedHash } from '../factors/derived-keys.ts';

/** The cookie's name; see cookieName() of session-token.ts. */
export const browserCookieName = (env: Env): string =>
  env.publicUrl.startsWith('https:') ? '__Host-paramed_browser' : 'paramed_browser';

/** Days for which a browser is known after a sign-in: the longest that browsers keep a cookie. */
export const BROWSER_DAYS = 400;

/** Accounts for which one browser is known, the last ones to sign in; a shared computer of a station has few. */
const ACCOUNTS_MAX = 5;

/** 16 random bytes that name the browser, and for each account 16 bytes that only we can make. */
const COOKIE = new RegExp(`^([\\w-]{22})((?:\\.[\\w-]{22}){1,${ACCOUNTS_MAX}})$`);

const read = (cookie: string | undefined) => {
  const [, name, marks] = COOKIE.exec(cookie ?? '') ?? [];
  return name && marks ? { name, marks: marks.slice(1).split('.') } : null;
};

const markOf = (env: Env, name: string, account: string): string =>
  keyedHash(env, 'known-browsers', `${name}|${account}`).subarray(0, 16).toString('base64url');

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Names the caller's browser if the account (by its username key) has signed in with it; null otherwise. It signs nobody
 * in: its wrong passwords are counted apart from those of strangers.
 */
export function knownBrowser({ caller, services }: Context, account: string): string | null {
  const found = read(caller.browserCookie);
  if (!found) return null;
  const mark = markOf(services.env, found.name, account);
  return found.marks.some((each) => isSame(each, mark)) ? found.name : null;
}

/** True if the account (by its username key) has signed in with the caller's browser; null for a program, which has none. */
export const hasSignedInHere = (ctx: Context, account: string): boolean | null =>
  ctx.caller.isProgram ? null : knownBrowser(ctx, account) !== null;

/** Makes the caller's browser known to an account that signs in, after the commit. */
export function rememberBrowser(ctx: Context, account: string): void {
  const { caller, services } = ctx;
  const found = read(caller.browserCookie);
  const name = found?.name ?? randomBytes(16).toString('base64url');
  const mark = markOf(services.env, name, account);
  const others = (found?.marks ?? []).filter((each) => each !== mark);
  const cookie = [name, mark, ...others.slice(0, ACCOUNTS_MAX - 1)].join('.');
  afterCommit(ctx, () => caller.setBrowserCookie?.(cookie));
}
