interface Limit {
  /** A ratio within one run, unless the name has a unit. */
  most: number;
  why: string;
}

/**
 * The most that each figure of `npm run bench -- check` may be. A limit is only ever tightened; a looser one needs a
 * page in docs/decisions.
 */
export const limits = {
  'first load of /auth, kB': {
    most: 150,
    why: 'Gzipped JavaScript before the screen shows. LCP stays below 1.7 s on slow 4G.',
  },
  'first load of the dashboard, kB': {
    most: 230,
    why: 'The same for a signed-in user, with the frame.',
  },
  'blocking time of / ÷ /auth': {
    most: 1.6,
    why: 'The dashboard does not run what its first screen does not need.',
  },
  'INP on 5,000 activities ÷ on 20': {
    most: 1.6,
    why: 'A long log responds as a short one does. Events are counted in steps of 8 ms.',
  },
  'start without a connection ÷ with one': {
    most: 1.3,
    why: 'The time until the dashboard has its figures. A phone without signal does not wait for one.',
  },
  'dashboard ÷ Mercurius, processor time': {
    most: 2.4,
    why: 'Mercurius checks no session. The aim is 1.3.',
  },
  'whole dashboard ÷ its statement, processor time': {
    most: 4.4,
    why: 'What GraphQL, the session check and the rules of CPD add to one prepared statement.',
  },
  'fan-out ÷ graphql-ws, last receipt': {
    most: 1.3,
    why: 'A thousand sockets on one process; graphql-ws checks no session and reads no database.',
  },
  'fan-out ÷ graphql-ws, processor time': { most: 1.3, why: 'The same, a message.' },
  'PDF of 400 activities ÷ of 40, processor time': {
    most: 10,
    why: 'At most proportional to what it shows.',
  },
  'memory of a pack ÷ its size': {
    most: 0.8,
    why: 'A pack is streamed: 100 files of 1 MB are never in memory together.',
  },
  'first start on the embedded database, MB': {
    most: 600,
    why: 'A small machine keeps other programs beside it. The most that was resident until it was ready.',
  },
  'npm test ÷ the build, processor time': {
    most: 37,
    why: 'The tests may cost 560 s where the build, with the image of a new database, costs 15. Every change pays for the tests. The build is the control of the same run.',
  },
} satisfies Record<string, Limit>;

export type Figure = keyof typeof limits;
