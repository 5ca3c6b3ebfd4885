import { EVIDENCE_MAX_BYTES } from '#domain/records/evidence-files';
import { IMPORT_MAX_BYTES } from '#domain/records/imports';

/**
 * Limits on one caller, each number with its reason. Beyond a limit the server returns 400, 408, 413, 429, 431 or 503
 * with a JSON body, or closes the websocket with a code; never 500. The lengths of texts, lists and pages that a form
 * knows as well (PAGE_MAX, IMPORT_MAX_ROWS …) are in domain/ with their messages; what an operator can set, sign-in
 * attempts and storage per user, is in env.ts.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const KB = 1024;
const MB = 1024 * KB;

/** HTTP, before anything is parsed. Node itself would wait a minute for slow headers. */
export interface HttpLimits {
  /** Cookie and headers of any browser are below 4 kB. Beyond: 431. */
  headerBytes: number;
  /** Headers fit in one packet or two; a slower client holds a connection open on purpose: 408. */
  headersTimeoutMs: number;
  /** An evidence file of 20 MB from a phone at 0.5 Mbit/s takes five and a half minutes: 408. */
  requestTimeoutMs: number;
  /**
   * An idle connection stays open for the next request: longer than a balancer keeps its own (usually 60 s), or it
   * would send a request on a connection that is being closed.
   */
  keepAliveMs: number;
  /** Interval at which connections are checked against the times above. */
  checkingIntervalMs: number;
}

export const httpLimits: HttpLimits = {
  headerBytes: 16 * KB,
  headersTimeoutMs: 15 * SECOND,
  requestTimeoutMs: 6 * MINUTE,
  keepAliveMs: 65 * SECOND,
  checkingIntervalMs: 5 * SECOND,
};

/** A stop: the program ends within ten seconds, after which others would kill it. */
export interface StopLimits {
  /** A check of readiness this long ago came from a balancer; Kubernetes sends one every ten seconds. */
  checkedWithinMs: number;
  /** Time for balancers to see that the process is not ready: HAProxy needs two checks, 1.3 s (docker/haproxy.cfg). */
  noticeMs: number;
  /** Without a balancer: time in which a client that is working sends its last request on an open connection. */
  lastRequestMs: number;
  /** Requests in progress this long after the signal are cut off, such as an upload over a slow connection. */
  requestsMs: number;
}

export const stopLimits: StopLimits = {
  checkedWithinMs: 15 * SECOND,
  noticeMs: 3 * SECOND,
  lastRequestMs: SECOND,
  requestsMs: 8 * SECOND,
};

/** A JSON body: the longest document with every character escaped, six bytes each. Beyond: 413. */
export const BODY_BYTES = 256 * KB;

/**
 * Nesting of lists and objects in a JSON body; our inputs need six. A hundred thousand levels take as long to parse as
 * ten requests. Beyond: 400.
 */
export const BODY_DEPTH = 32;

/** Imported rows: those of the largest file, each with its field names, and characters escaped. Beyond: 413. */
export const TABLE_BYTES = 3 * IMPORT_MAX_BYTES;

/** Uploads; their sizes are in domain/ with the error messages. Beyond: 429 with Retry-After, or 408. */
export interface UploadLimits {
  /** Uploads in progress for all users together: each holds a connection and up to 20 MB of disk. */
  atOnce: number;
  /** Uploads in progress for one user, of any kind: three files and a picture or a table. */
  perUser: number;
  /** Imports in progress for one user: a browser sends one, and its check for duplicates. */
  tablesAtOnce: number;
  /** Interval at which received bytes are counted; the two figures below count such intervals. */
  measureMs: number;
  /** A new upload is not compared with others yet: a connection needs a few seconds to reach its speed. */
  firstSeconds: number;
  /**
   * Time over which the rate is averaged: on a country road the phone may lose reception for half a minute and then
   * continue.
   */
  rateSeconds: number;
  /**
   * A slower upload is ended: 408. GPRS, the slowest that a phone falls back to, has 4 kB a second; a photo of 700 kB
   * takes six minutes at this rate.
   */
  lowestBytesPerSecond: number;
  retryAfterSeconds: number;
  /** Bytes that a refused body may still send before its connection is cut, so that the client can read the error. */
  unreadBytes: number;
  /** The time limit for those bytes. */
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

/** Drawing one picture, whose pixels and sides are limited in domain/. Beyond: 413. */
export interface PictureLimits {
  /** A PNG of 64 million pixels takes a third of it on an ordinary core. */
  milliseconds: number;
  /** Memory of the drawing process: the largest progressive JPEG takes 700 MB. */
  megabytes: number;
  /** Waiting pictures of all users; beyond: 503. */
  waiting: number;
}

export const pictureLimits: PictureLimits = {
  milliseconds: 30 * SECOND,
  megabytes: 1_200,
  waiting: 100,
};

/** Searching a file for words and pictures; beyond, it counts as not checked. */
export const substanceLimits: PictureLimits = { ...pictureLimits, milliseconds: 10 * SECOND };

/** Previews and imports of account exports. Beyond: 429 or 503, with Retry-After. */
export const accountImportLimits = {
  /** Half of this suffices for a user who previews and imports several files. */
  perUser: 40,
  withinSeconds: 15 * 60,
  /** Read at the same time: each takes half a second of a core, on its own thread. */
  places: 1,
  waiting: 20,
  waitingPerKey: 2,
  waitMs: 20 * SECOND,
  /** The largest takes a second or two. Beyond, the thread is ended. */
  workMs: 20 * SECOND,
  retryAfterSeconds: 10,
} as const;

/** Calendars that the server reads at addresses which users give. Beyond: 429 or 503, with Retry-After. */
export const rosterFetchLimits = {
  /** Addresses that one user sets: enough for a few mistyped ones. More would let an account call other people's servers. */
  perUser: 10,
  withinSeconds: 60 * 60,
  /** Fetched at once by the daily reading, each for five seconds at most. */
  atOnce: 4,
  /** Calendars taken by one statement of the daily reading. */
  batch: 20,
  /** Batches of one run, every half hour: one process reads 9,600 calendars a day, and reminders wait at most four minutes. */
  batches: 10,
  /** Another run may take a calendar again after this time, if its process has died. */
  leaseSeconds: 60 * 60,
  /** Parsed at the same time, on a thread of its own. */
  places: 1,
  waiting: 50,
  waitingPerKey: 2,
  waitMs: 20 * SECOND,
  /** 1 MB of shifts or rules takes half a second; one made to be slow may never end. Beyond it, the thread is ended. */
  workMs: 5 * SECOND,
  /** Memory of that thread; 1 MB of shifts takes a third of it. */
  megabytes: 512,
  retryAfterSeconds: 10,
} as const;

/** PDF reports, each made by its own process with some 100 MB. Beyond: 503 with Retry-After. */
export interface ReportLimits {
  /** Made at the same time: as many as small machines have cores. */
  places: number;
  /**
   * Long ones among these. A report of 3,300 activities takes 7 s of a core; the other place is for one of a year, 0.4
   * s.
   */
  largePlaces: number;
  /** A report with at least this many records counts as long: it takes about a second. */
  largeRecords: number;
  waiting: number;
  /** Browsers and balancers give up after a minute or two without a response. */
  waitMs: number;
  /**
   * The longest report, of 20,000 records, takes 45 s; three times that on a slow machine. Beyond, its process is
   * ended.
   */
  workMs: number;
  /**
   * All memory of such a process, during its whole life: WebAssembly, fonts and pictures are outside V8's heap. The
   * longest report takes 560 MB.
   */
  megabytes: number;
  retryAfterSeconds: number;
}

export const reportLimits: ReportLimits = {
  places: 2,
  largePlaces: 1,
  largeRecords: 500,
  waiting: 30,
  waitMs: MINUTE,
  workMs: 2 * MINUTE,
  megabytes: 800,
  retryAfterSeconds: 30,
};

/**
 * A submission's evidence, merged in its process. A file that exceeds a limit is only listed; the process starts again
 * without it.
 */
export const mergingLimits = {
  /** One file; a PDF of 20 MB takes up to five seconds. */
  fileMs: 15 * SECOND,
  /** Files that may exceed a limit; after one more, none is merged. */
  restarts: 3,
  /** Evidence from which a submission counts as long. */
  largeBytes: 20 * MB,
} as const;

/** The virus scanner. Beyond: 503, and the upload is not stored. */
export interface ScanLimits {
  /** clamd scans 20 MB of PDF within a few seconds; it may have others to scan first. */
  scanMs: number;
  probeMs: number;
}

export const scanLimits: ScanLimits = { scanMs: 30 * SECOND, probeMs: 3 * SECOND };

/**
 * One GraphQL document, over HTTP and websockets. Beyond: 400, before validation and without a database query. The
 * app's operations have up to 192 fields, 6 deep, and 14,200 values; the examples of the sandbox up to 257 fields in
 * one window; introspection 240 fields, 15 deep, and 42,300 values.
 */
export const documentLimits = {
  /** Limits the time to parse; the app's largest operation has a few hundred. */
  tokens: 2_000,
  /** With fragments expanded. Validation compares fields in pairs, which takes up to 40 ms for this many. */
  fields: 500,
  /** Nesting of fields. */
  depth: 20,
  /** In the response, if every list is full. graphql-js takes about 150 ms for this many. */
  values: 66_000,
  /**
   * The assumed length of a list in what is worked out as a whole, such as the planned activities of a goal; most are
   * shorter. Others count with their pages or their bounds (`AtMost`).
   */
  listSize: 5,
  /** Renamed fields, with which one document could request the same value a thousand times. */
  aliases: 30,
  /** The app sends none; for each the executor looks up its variable. */
  directives: 30,
  /** Errors reported per document; the first is the one to fix. */
  errors: 5,
} as const;

/** PostgreSQL. Beyond: 503, within five seconds, no matter what hangs. */
export const databaseLimits = {
  /** PostgreSQL cancels a slower statement; the slowest of a screen takes 50 ms with 100,000 rows. */
  statementMs: 4 * SECOND,
  /** For a server that does not respond at all: the connection is dropped. */
  answerMs: 4_500,
  /** Time for which a request waits for a free or new connection. */
  poolWaitMs: 4 * SECOND,
  /** The same for a batch over many users: fifty times what one should take, so that only a plan gone wrong meets it. */
  batchStatementMs: 10 * SECOND,
  batchAnswerMs: 12 * SECOND,
  /** After this time without a batch its connection is closed. */
  batchIdleMs: 10 * SECOND,
  /**
   * Connections per process for one statement at a time; PostgreSQL allows 100 in total. They stay open: a new one has
   * to plan every statement, 30 ms and more for the dashboard, and each burst would open them again.
   */
  connections: 6,
  /** Additional connections, each shared by fast reads. */
  pipelines: 4,
  /** A connection whose oldest statement has waited this long gets no new ones while another is free. */
  pipelinePatienceMs: 5,
  /** Until a standby is promoted every write is refused; the connections are not replaced after each of them. */
  renewalPauseMs: SECOND,
} as const;

/** The embedded database. */
export const embeddedLimits = {
  /**
   * Free space on its disk, below which writes are refused (507): PostgreSQL needs 16 MB at a time for its log, and
   * crashes without them; the largest import writes some 10 MB.
   */
  roomBytes: 48 * MB,
} as const;

/** The reminders' work, beside the requests of users. */
export interface ReminderLimits {
  /** A slower statement is cancelled and its range of users halved (PostgreSQL only: nothing can cancel the embedded one). */
  statementMs: number;
  /** Memory for each sort or hash of its statements, which PostgreSQL's default of 4 MB turns into files and slow plans. */
  workMegabytes: number;
  /** The time that a range is to take: its next one is larger or smaller accordingly. */
  rangeMs: number;
  /** The same for work of this process or the embedded database, for which requests wait. */
  ownRangeMs: number;
  /** Users of a job's first range ever, of its smallest range and of its largest. */
  firstRange: number;
  smallestRange: number;
  largestRange: number;
  /** After a longer range, as much time is left to requests, up to `restMs`. */
  restAfterMs: number;
  restMs: number;
  /** Between two looks for a range while other processes work on the last ones. */
  waitMs: number;
  /** Failures in a row after which a job has ended for this run: a range halved to one user, and some single users. */
  failuresMost: number;
  /** A longer run ends and the next continues it, with the clocks of its own time. */
  runMs: number;
}

export const reminderLimits: ReminderLimits = {
  statementMs: databaseLimits.batchStatementMs,
  workMegabytes: 32,
  rangeMs: 200,
  ownRangeMs: 50,
  firstRange: 200,
  smallestRange: 25,
  largestRange: 10_000,
  restAfterMs: 20,
  restMs: 200,
  waitMs: SECOND,
  failuresMost: 30,
  runMs: 30 * MINUTE,
};

/** A migration, while the previous version still serves users. Beyond: the start fails, and it has changed nothing. */
export interface MigrationLimits {
  /** Other users of the table queue behind the migration: shorter than their statement time-out. */
  lockMs: number;
  /** Between two tries, so that the queue is served first. */
  pauseMs: number;
  /** A minute in total, which outlasts every request but not a backup. */
  tries: number;
}

export const migrationLimits: MigrationLimits = {
  lockMs: SECOND,
  pauseMs: 2 * SECOND,
  tries: 20,
};

/** The steps of an upgrade that run while users work. */
export const onlineLimits = {
  /** Rows of an account in one transaction: their writers wait until it ends, some 0.1 s. */
  rows: 200,
  /** A transaction that waits longer for a row or a table is cancelled and retried. */
  lockMs: SECOND,
  /** Accounts that are listed at a time. */
  accounts: 50,
  /** Between two looks at what other processes have done, and at the progress. */
  pollMs: 2 * SECOND,
  /** Between two lines of the log about the progress. */
  logMs: 30 * SECOND,
  /** Until a step that failed is retried. */
  retryMs: 30 * SECOND,
  /** The first request of an account waits this long for its rows; a larger account then sees some that are not done. */
  firstRequestMs: SECOND,
} as const;

/** Redis, which normally responds within a millisecond. */
export const redisLimits = {
  /**
   * Beyond, Redis counts as stuck: the connection is cut, this process counts sign-ins itself, and live events are
   * late. A busy process may take a second to notice a response that has arrived.
   */
  answerMs: 4 * SECOND,
  /** Interval of the probes, and of the subscriptions' reads of the database while Redis is unavailable. */
  tryEveryMs: 15 * SECOND,
};

/** Guessing, in seconds; env.ts sets the number of failures. Beyond: 429 with Retry-After. */
export const guessingLimits = {
  loginSeconds: 15 * 60,
  /**
   * A 48-bit network of IPv6 may have this many times as many attempts as one of its 64-bit networks: it is one site, or
   * a few customers of a provider.
   */
  siteFactor: 3,
  /**
   * Wrong passwords for one account from all networks, as a multiple of those from one. Beyond it strangers share
   * `strangers` attempts: 720 guesses a day, while the owner signs in with a browser that the account has used, with a
   * passkey, or by a reset link.
   */
  accountFactor: 3,
  accountSeconds: 60 * 60,
  strangers: 5,
  strangerSeconds: 10 * 60,
  /** An owner is notified once a day that somebody guesses. */
  noticeSeconds: 24 * 60 * 60,
  /**
   * Wrong codes with a correct password, from any address: 480 guesses a day of a million codes, three of which are
   * valid at a time, succeed with a chance of a seventh of a percent. The limit can only lock out an owner whose
   * password an attacker knows.
   */
  codes: 20,
  codeSeconds: 60 * 60,
  registrationSeconds: 60 * 60,
  resetSeconds: 60 * 60,
  /** Reset links per address: a station behind one address has fewer forgetful people. */
  resetsPerAddress: 30,
  confirmationSeconds: 60 * 60,
  verificationSeconds: 15 * 60,
  /** Test messages go to third parties' services, so one user sends a few. */
  testPushes: 5,
  testPushSeconds: 15 * 60,
  /** Messages of webhooks that a user sends by hand: a receiver is set up by trying. */
  webhookMessages: 30,
  webhookMessageSeconds: 15 * 60,
} as const;

/**
 * Questions whether an activity counts, from one address, in seconds. Beyond: 429 with Retry-After. The app judges in the
 * browser; a station or a program behind one address asks far less.
 */
export const judgementLimits = {
  questions: 300,
  withinSeconds: 15 * 60,
} as const;

/** Links that ask others to confirm activities, in seconds. Beyond: 429 with Retry-After. */
export const confirmationLimits = {
  /**
   * Links opened, confirmed and refused from one address: a station behind one address, twice a minute for each of ten
   * people.
   */
  calls: 300,
  withinSeconds: 15 * 60,
  /** Messages with a link by one user, and to one e-mail address: they go to people who did not ask for them. */
  messages: 20,
  /** The same for an account younger than this many days: an account made only to write to others gets no further. */
  messagesOfNew: 3,
  newDays: 7,
  messagesToOne: 3,
  messagesWithinSeconds: 24 * 60 * 60,
} as const;

/** Joining crew sessions, in seconds. Beyond: 429 with Retry-After. Correct codes are not counted in the end. */
export const crewJoinLimits = {
  /**
   * Codes from one address. A whole hall joins from one address within a minute, and a correct code counts until it was
   * checked. Guessing for twelve hours tries 19,200 of 86 million codes.
   */
  perAddress: 400,
  addressSeconds: 15 * 60,
  /** Wrong codes for one named session from any address: 43,200 in twelve hours, two of 86 million are valid. */
  perSession: 300,
  sessionSeconds: 5 * 60,
  /** Sessions that one user starts: more than anybody teaches in a day. */
  startsPerUser: 60,
  startSeconds: 24 * 60 * 60,
  /** Sessions that educators without an account start from one address: ten halls of a conference, four times a day. */
  guestStartsPerAddress: 40,
} as const;

/** Codes of teams that a user may try, and reminders that a coordinator may send, in seconds. Codes that work are not counted. */
export const teamRateLimits = {
  codes: 20,
  codeSeconds: 900,
  /** Calls, each with up to 100 members. */
  nudges: 300,
  nudgeSeconds: 3600,
  /** Teams that a user creates; ten at a time can exist. */
  creations: 200,
  creationSeconds: 86_400,
} as const;

/** Receipts of teams that the reminders renew. */
export const receiptLimits = {
  /** Sharings that a process claims at once. */
  batch: 50,
  /** Minutes after which a claim counts as lost: its process was killed. */
  claimMinutes: 10,
  /** Milliseconds of a run; the next one continues. */
  runMs: 10 * 60_000,
  /** Live events of a team in one moment are one. */
  gatherMs: 2_000,
  /** Minutes in which those who join are one message to the coordinators. */
  joinedMinutes: 10,
} as const;

/** Live events of a crew session, each of which goes to everyone in it. */
export const crewLiveLimits = {
  /** Joins within this time are one event; nobody notices a quarter of a second. */
  gatherMs: 250,
  /** Longer for more people, since an event goes to each: 200 people learn of 200 joins in a minute by 30 events, 500 in a taught session of as many by 12. */
  perMemberMs: 10,
  longestMs: 5 * SECOND,
} as const;
/** Links to submissions, in seconds. Beyond: 429 with Retry-After. */
export const sharingLimits = {
  /** Links that one user makes: each takes as long as a report, and its files stay. */
  links: 20,
  linksSeconds: 60 * 60,
  /** Unknown secrets and wrong passphrases from one address: a hearing's room has several readers behind one. */
  guessesPerAddress: 30,
  /** Wrong passphrases for one link, from any address. Only a person who has the link can use them up. */
  passphrases: 10,
  guessesSeconds: 15 * 60,
} as const;

/** Accesses recorded for a link within a day; beyond, its page and files still work, but nothing more is logged. */
export const SHARED_ACCESSES_PER_DAY = 300;

/** Reports of resources by one user, in seconds. Beyond: 429 with Retry-After; operators read each of them. */
export const reportingLimits = {
  reports: 20,
  withinSeconds: 60 * 60,
} as const;

/**
 * Security events of one kind stored for an account per hour. Beyond: only counted and logged, or guesses from many
 * addresses would fill the table.
 */
export const securityEventLimits = {
  perHour: 100,
  /** Events that need no credential of the account: twenty failures show an attack as well as a thousand. */
  causedByAnyonePerHour: 20,
} as const;

/**
 * Passwords waiting to be hashed or compared, a fifth of a second each on one thread: a later one would wait half a
 * minute. Beyond: 429 with Retry-After.
 */
export const passwordsWaiting = 150;

/** Sockets of one client, so that none slows the others. */
export interface SocketLimits {
  /** The largest message; the largest subscription of a screen has a few hundred bytes. RFC 6455's code 1009. */
  frameBytes: number;
  /** A client that opens a socket and sends nothing is closed: graphql-transport-ws's code 4408. */
  initTimeoutMs: number;
  /** A screen has one; more are refused, the socket stays open. */
  subscriptionsPerSocket: number;
  /**
   * Open at once for one user in one process: a dozen tabs on a few devices. One too many is closed with 1013 and may
   * reconnect, since another may have closed.
   */
  socketsPerUser: number;
  /** Messages and pings per interval; the app sends one every ten seconds. More is a flood: 1008. */
  messages: number;
  messagesWithinMs: number;
  /** Unread bytes in the send buffer; beyond, or if none are read between two pings, 1008. */
  bufferedBytes: number;
  /**
   * Interval at which a client is pinged. One that has not responded by the next ping is cut off, so a dead one lasts twice as
   * long.
   */
  pingMs: number;
  /** Time in which a closed client must complete the closing handshake before its connection is cut. */
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

/** Sending statements of xAPI. A lease is longer than the store may take. */
export const statementSendingLimits = {
  atOnce: 4,
  leaseSeconds: 60,
} as const;

/**
 * Sending to webhooks. A lease is longer than a receiver may take, so that two processes send the same message only if one
 * was killed. A process that is woken waits a moment, since changes come in groups.
 */
export const webhookSendingLimits = {
  atOnce: 20,
  leaseSeconds: 60,
  wakeMs: 250,
} as const;
