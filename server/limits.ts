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

/** Of uploads, whose sizes stand in domain/ beside the words that refuse them. Beyond: 429 with Retry-After, or 408. */
export interface UploadLimits {
  /** Arriving at the same time, all users together: each holds a connection and up to 20 MB of disk. */
  atOnce: number;
  /** Of one user at the same time, whatever they are: three files and a picture or a table. */
  perUser: number;
  /** Imports of one user at the same time: a browser sends one, and its check for duplicates. */
  tablesAtOnce: number;
  /** How often the bytes that came in are counted; the two figures below count such intervals. */
  measureMs: number;
  /** A young upload is not yet compared with others: a connection needs a few seconds to get up to speed. */
  firstSeconds: number;
  /**
   * Time over which the rate is an average: on a country road the phone is without reception for half a minute and
   * sends on at once when it is back.
   */
  rateSeconds: number;
  /**
   * Below it an upload is ended: 408. GPRS, the slowest that a phone falls back to, brings 4 kB a second; a photo of
   * 700 kB passes within six minutes at this rate.
   */
  lowestBytesPerSecond: number;
  retryAfterSeconds: number;
  /** What a refused body may still send before its connection is cut, so that the refusal can be read. */
  unreadBytes: number;
  /** And for how long. */
  unreadMs: number;
}

export const uploadLimits: UploadLimits = {
  atOnce: 24,
  perUser: 4,
  tablesAtOnce: 2,
  measureMs: SECOND,
  firstSeconds: 5,
  rateSeconds: 45,
  lowestBytesPerSecond: 2 * KB,
  retryAfterSeconds: 5,
  unreadBytes: EVIDENCE_MAX_BYTES,
  unreadMs: MINUTE,
};

/** Of drawing one picture, whose pixels and sides stand in domain/. Beyond: 413. */
export interface PictureLimits {
  /** A PNG of 64 million pixels takes a third of it on an ordinary core. */
  milliseconds: number;
  /** Memory of the process that draws: the largest progressive JPEG takes 700 MB. */
  megabytes: number;
  /** Pictures of all users that wait for their turn; beyond it: 503. */
  waiting: number;
}

export const pictureLimits: PictureLimits = {
  milliseconds: 30 * SECOND,
  megabytes: 1_200,
  waiting: 100,
};

/** Of exports of accounts that are looked at or imported. Beyond: 429 or 503, with Retry-After. */
export const accountImportLimits = {
  /** A person who tries several files looks at each and imports it: half of this. */
  perUser: 40,
  withinSeconds: 15 * 60,
  /** Read at the same time: each is half a second of a core, on a thread of its own. */
  places: 1,
  waiting: 20,
  waitingPerKey: 2,
  waitMs: 20 * SECOND,
  /** The largest takes a second or two. Then the thread is ended. */
  workMs: 20 * SECOND,
  retryAfterSeconds: 10,
} as const;

/** Of reports made as PDF, each by a process of its own with some 100 MB. Beyond: 503 with Retry-After. */
export interface ReportLimits {
  /** At the same time: as many as small machines have cores. */
  places: number;
  /** Of these, long ones. A report of 3,300 activities takes 7 s of a core; one of a year, 0.4 s, has the other place. */
  largePlaces: number;
  /** Records from which on a report is long: it takes about a second. */
  largeRecords: number;
  waiting: number;
  /** Browsers and balancers give up after a minute or two without an answer. */
  waitMs: number;
  /** The longest report, of 20,000 records, takes 45 s; three times that on a slow machine. Then its process is ended. */
  workMs: number;
  retryAfterSeconds: number;
}

export const reportLimits: ReportLimits = {
  places: 2,
  largePlaces: 1,
  largeRecords: 500,
  waiting: 30,
  waitMs: MINUTE,
  workMs: 2 * MINUTE,
  retryAfterSeconds: 30,
};

/** Of the virus scanner. Beyond: 503, and the upload is not stored. */
export interface ScanLimits {
  /** clamd checks 20 MB of PDF within a few seconds; it may have others to check. */
  scanMs: number;
  probeMs: number;
}

export const scanLimits: ScanLimits = { scanMs: 30 * SECOND, probeMs: 3 * SECOND };

/**
 * Of one GraphQL document, over HTTP and websockets alike. Beyond: 400, before it is validated and with nothing asked of
 * the database. The app's operations have up to 192 fields, 6 deep, and 14,200 values; the examples of the sandbox
 * up to 257 fields in one window; introspection 240 fields, 15 deep, and 14,300 values.
 */
export const documentLimits = {
  /** Words and signs, which bound the time to parse; the app's largest operation has a few hundred. */
  tokens: 2_000,
  /** With fragments written out. Validation compares fields in pairs, which takes up to 40 ms for so many. */
  fields: 500,
  /** Fields within fields. */
  depth: 20,
  /** In the response, if every list is full. So many take graphql-js about 100 ms. */
  values: 40_000,
  /** Assumed of a list without pages: the files of a record, the planned activities of a goal. Most have fewer. */
  listSize: 5,
  /** Fields under another name, with which one document could ask the same a thousand times. */
  aliases: 30,
  /** The app sends none; each makes the executor look up its variable. */
  directives: 30,
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
  /** While a standby is not promoted every write is refused; connections are not replaced for each of them. */
  renewalPauseMs: SECOND,
} as const;

/** Of the embedded database. */
export const embeddedLimits = {
  /**
   * Free on its disk, below which writes are refused (507): PostgreSQL needs 16 MB at a time for its log, and ends where
   * it does not get them; the largest import writes some 10 MB.
   */
  roomBytes: 48 * MB,
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
 * Security events of one kind that are stored for an account in an hour. Beyond: counted and logged alone, or guesses from
 * many addresses would fill the table.
 */
export const securityEventLimits = {
  perHour: 100,
  /** Of those that need no credential of the account: twenty failures show an attack as well as a thousand. */
  causedByAnyonePerHour: 20,
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
