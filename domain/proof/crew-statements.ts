import { PRODUCT } from '../product.ts';
import type { CrewType } from './crew-sessions.ts';

/** Version of xAPI that statements have, sent with each request. */
export const XAPI_VERSION = '1.0.3';

const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits of statements; ours. */
export const statementLimits = {
  /** Statements in one request. */
  batch: 50,
  /** Days after which they are removed. */
  keptDays: 90,
} as const;

/** Seconds to wait after each failed attempt; then the statement is given up: three days in all. */
const waits = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  16 * HOUR,
  24 * HOUR,
] as const;

/** Attempts after which a statement is given up. */
export const STATEMENT_ATTEMPTS = waits.length + 1;

/** Returns when to retry after `attempts` failures. */
export const nextStatementAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (waits[attempts - 1] ?? waits.at(-1)!) * SECOND_MS);

/** Result of sending statements: `alone` if each of several must be sent by itself. */
export type StatementResult = 'delivered' | 'alone' | 'refused' | 'retry';

/**
 * Returns what a response means for statements, by xAPI 1.0.3; `status` is null without one. What is wrong with the address
 * or the authorization is mended by the operator, so it is retried as if the store did not respond.
 */
export function statementResult(status: number | null, count: number): StatementResult {
  if (status === 200 || status === 204) return 'delivered';
  const isRetried = status === null || status < 400 || status >= 500 || RETRIED.has(status);
  if (isRetried) return 'retry';
  if (count > 1) return 'alone';
  // One with this id is there already.
  return status === 409 ? 'delivered' : 'refused';
}

/** Not authorized, forbidden, not found, too slow, too many requests. */
const RETRIED: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

const EXPAPI = 'http://adlnet.gov/expapi';

/** The nearest of ADL's types of activity. */
const activityTypes: Record<CrewType, string> = {
  debrief: 'meeting',
  simulation: 'simulation',
  'case-review': 'meeting',
  'journal-club': 'meeting',
  teaching: 'lesson',
  workshop: 'course',
  course: 'course',
  conference: 'meeting',
  'grand-round': 'meeting',
  supervision: 'meeting',
  other: 'meeting',
};

/** Texts are stored as they were written; nobody said in which language. */
const text = (value: string) => ({ en: value });

const verb = (name: string) => ({ id: `${EXPAPI}/verbs/${name}`, display: text(name) });

interface Attended {
  id: string;
  /** Random id of this attendance, which names nobody. */
  attendance: string;
  /** Stable id of the session, which nobody can open. */
  activity: string;
  session: { type: CrewType; title: string; objectives: string | null };
  /** Whole minutes present. */
  minutes: number;
  /** End of the presence. */
  at: Date;
}

/** Returns the statement that somebody attended a taught session. It says nothing about who. */
export function attendedStatement(
  { id, attendance, activity, session, minutes, at }: Attended,
  publicUrl: string,
) {
  return {
    id,
    actor: {
      objectType: 'Agent',
      account: { homePage: publicUrl, name: attendance },
    },
    verb: verb('attended'),
    object: {
      objectType: 'Activity',
      id: `${publicUrl}/crew-sessions/${activity}`,
      definition: {
        type: `${EXPAPI}/activities/${activityTypes[session.type]}`,
        name: text(session.title),
        ...(session.objectives && { description: text(session.objectives) }),
      },
    },
    result: { duration: isoDuration(minutes) },
    context: { platform: PRODUCT },
    timestamp: at.toISOString(),
  };
}

/** Returns the statement by which this server takes an earlier one back. */
export function voidingStatement(
  { id, voids, at }: { id: string; voids: string; at: Date },
  publicUrl: string,
) {
  return {
    id,
    actor: { objectType: 'Agent', account: { homePage: publicUrl, name: 'server' } },
    verb: verb('voided'),
    object: { objectType: 'StatementRef', id: voids },
    timestamp: at.toISOString(),
  };
}

/** Body of a statement as it is sent. */
export type StatementBody = ReturnType<typeof attendedStatement | typeof voidingStatement>;

/** Returns whole minutes as a duration of ISO 8601: 'PT1H35M'. */
export function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
