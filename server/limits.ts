import { EVIDENCE_MAX_BYTES } from '#domain/evidence-files';
import { IMPORT_MAX_BYTES } from '#domain/imports';

/**
 * What one caller may ask of the server, each number with its reason. A refusal is 400, 408, 413, 429, 431 or 503 with
 * a body of JSON, or the websocket's close code; never 500. The lengths of texts, lists and pages that a form knows as
 * well (PAGE_MAX, IMPORT_MAX_ROWS …) stand in domain/ with their messages; what an operator may turn, the attempts to
 * sign in and the room for files, in env.ts.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const KB = 1024;
const MB = 1024 * KB;

/** Of HTTP, before anything is understood. Node itself would wait a minute for headers that trickle. */
export interface HttpLimits {
  /** Cookie and headers of any browser are below 4 kB. Beyond: 431. */
  headerBytes: number;
  /** Headers are one packet or two; who takes longer holds a connection open on purpose: 408. */
  headersTimeoutMs: number;
  /** An evidence file of 20 MB from a phone at 0.5 Mbit/s takes five and a half minutes: 408. */
  requestTimeoutMs: number;
  /**
   * An idle connection stays open for the next request: longer than a balancer keeps its own (60 s as a rule), or it
   * would send a request into one that is just being closed.
   */
  keepAliveMs: number;
  /** How often connections are looked at for the times above. */
  checkingIntervalMs: number;
}

export const httpLimits: HttpLimits = {
  headerBytes: 16 * KB,
  headersTimeoutMs: 15 * SECOND,
  requestTimeoutMs: 6 * MINUTE,
  keepAliveMs: 65 * SECOND,
  checkingIntervalMs: 5 * SECOND,
};

/** Of a body of JSON: the longest document with every character escaped, six bytes each. Beyond: 413. */
export const BODY_BYTES = 256 * KB;

/**
 * Of a body of JSON: lists and objects in one another; our inputs need six. A hundred thousand of them take as long to
 * parse as ten requests. Beyond: 400.
 */
export const BODY_DEPTH = 32;

/** Of imported rows: those of the largest file, each with its names of fields, and characters escaped. Beyond: 413. */
export const TABLE_BYTES = 3 * IMPORT_MAX_BYTES;

/** Of uploads, whose sizes stand in domain/ beside the words that refuse them. Beyond: 429 with Retry-After. */
export const uploadLimits = {
  /** Read at the same time, all users together: each holds a file and up to a decoded picture. */
  atOnce: 12,
  /** Imports of one user at the same time: a browser sends one, and its check for duplicates. */
  tablesAtOnce: 2,
  retryAfterSeconds: 5,
  /** What a refused body may still send before its connection is cut, so that the refusal can be read. */
  unreadBytes: EVIDENCE_MAX_BYTES,
} as const;

/** Of one GraphQL document, over HTTP and websockets alike. Beyond: 400, with nothing asked of the database. */
export const documentLimits = {
  /** Words and signs; the screens' largest has a few hundred. It bounds depth, directives and repeated fields as well. */
  tokens: 2_000,
  /** Fields under another name, with which one document could ask the same a thousand times. */
  aliases: 30,
  /** Errors that are told of one document; the first is the one to mend. */
  errors: 5,
} as const;

/** Of PostgreSQL. Beyond: 503, within five seconds whatever hangs. */
export const databaseLimits = {
  /** The server stops a statement; the slowest that a screen sends takes 50 ms with 100,000 rows. */
  statementMs: 4 * SECOND,
  /** For a server that does not answer at all: the connection is given up. */
  answerMs: 4_500,
  /** A request waits so long for a connection to be free or to open. */
  poolWaitMs: 4 * SECOND,
  /**
   * Connections of one process that one caller has at a time; PostgreSQL allows 100 for all that use it. Once open they
   * stay: a new one has every statement to plan, for the dashboard's 30 ms and more, and each burst would open them anew.
   */
  connections: 6,
  /** Connections beside those, each shared by quick reads. */
  pipelines: 4,
  /** One whose oldest statement has waited so long is passed by for another. */
  pipelinePatienceMs: 5,
} as const;

/** Of a migration, while the previous version still serves people. Beyond: the start fails, and nothing was changed. */
export interface MigrationLimits {
  /** Whoever needs the table waits behind the migration meanwhile: less than their own statement may take. */
  lockMs: number;
  /** Between two tries, so that those who waited come first. */
  pauseMs: number;
  /** A minute in all, which outlasts every request but not a backup. */
  tries: number;
}

export const migrationLimits: MigrationLimits = {
  lockMs: 2 * SECOND,
  pauseMs: 2 * SECOND,
  tries: 15,
};

/** Of Redis, which answers within a millisecond. */
export const redisLimits = {
  /**
   * Beyond it is stuck: the connection is cut, sign-ins are counted in this process, and live events come late. A busy
   * process may take a second to see an answer that is there.
   */
  answerMs: 4 * SECOND,
  /** So often the connections are tried, and so often whoever listens looks for itself while Redis is away. */
  tryEveryMs: 15 * SECOND,
};

/** Of guessing, in seconds; how many failures env.ts says. Beyond: 429 with Retry-After. */
export const guessingLimits = {
  loginSeconds: 15 * 60,
  /**
   * Wrong codes beside a right password, from anywhere: 480 a day of a million, three of which are right at a time, find
   * one with a chance of a seventh of a percent. It can only shut out an owner whose password somebody knows.
   */
  codes: 20,
  codeSeconds: 60 * 60,
  registrationSeconds: 60 * 60,
  resetSeconds: 60 * 60,
  /** Reset links that one address asks for: a station behind one address has fewer forgetful people. */
  resetsPerAddress: 30,
  confirmationSeconds: 60 * 60,
  verificationSeconds: 15 * 60,
  /** Test messages go to the services of others, so one user sends a few. */
  testPushes: 5,
  testPushSeconds: 15 * 60,
} as const;

/**
 * Passwords that wait to be hashed or compared, a fifth of a second each on one thread: whoever came later would wait
 * half a minute. Beyond: 429 with Retry-After.
 */
export const passwordsWaiting = 150;

/** What one client may ask of the sockets, so that none of them costs the others anything. */
export interface SocketLimits {
  /** The largest message; the largest subscription of a screen has a few hundred bytes. RFC 6455's code 1009. */
  frameBytes: number;
  /** A client that opens a socket and does not begin to speak is closed: graphql-transport-ws's code 4408. */
  initTimeoutMs: number;
  /** A screen has one; more are refused, the socket stays. */
  subscriptionsPerSocket: number;
  /**
   * Open at once for one user in one process: a dozen tabs on a few devices. One too many is closed with 1013 and may
   * come again, since another may have gone.
   */
  socketsPerUser: number;
  /** Messages and pings in so long a time; the app sends one every ten seconds. More is a flood: 1008. */
  messages: number;
  messagesWithinMs: number;
  /** What waits to be read by the client; beyond it, or when nothing of it moves between two pings, 1008. */
  bufferedBytes: number;
  /** How often a client is pinged. One that has not answered by the next is cut off, so a dead one lasts twice as long. */
  pingMs: number;
  /** How long a client that was closed has to say goodbye before its connection is cut. */
  goodbyeMs: number;
}

export const socketLimits: SocketLimits = {
  frameBytes: 64 * KB,
  initTimeoutMs: 5 * SECOND,
  subscriptionsPerSocket: 20,
  socketsPerUser: 40,
  messages: 200,
  messagesWithinMs: 10 * SECOND,
  bufferedBytes: MB,
  pingMs: 12 * SECOND,
  goodbyeMs: 2 * SECOND,
};
