import { print } from 'graphql';
import { DashboardDocument, type DashboardQuery } from '../../client/graphql/generated.ts';
import { plainId } from '../../domain/records/global-ids.ts';
import { enumName } from '../../server/schema/mechanics/vocabulary.ts';

/** A signed-in user of the bench. */
export interface Asking {
  userId: number;
  sessionId: string;
  cookie: string;
}

export interface Variant {
  name: string;
  /** The program, from the folder of the repository. */
  program: string;
  path: string;
  headers: (asking: Asking) => Record<string, string>;
  body: (asking: Asking) => string;
  /** Its response, in one form for all variants, to be compared. */
  answer(body: object): unknown;
}

const asUser = ({ userId, sessionId }: Asking) => ({
  'content-type': 'application/json',
  'x-user': String(userId),
  'x-session': sessionId,
});

const summary = 'totalHours interactiveHours completedActivities categoryHours { category hours }';
const activity = 'id title category hours status completedDate';
const notification = 'id title message isRead createdAt';
const inOne = `{ dashboard { user { id username fullName } summary { ${summary} }
  activities { ${activity} } notifications { ${notification} } } }`;
const inFour = `{ me { id username fullName cpdSummary { ${summary} } }
  recentActivities { ${activity} } notifications { ${notification} } }`;
const ours = `{ me { id username fullName cpdSummary { ${summary} } }
  recentActivities(limit: 5) { ${activity} }
  notifications(first: 3) { nodes { ${notification} } } }`;
const own = (fields: string) => fields.replace('id ', 'rowId ');
const amber = `query($id: Int!, $from: Datetime!, $to: Datetime!) { userByRowId(rowId: $id) {
  username fullName cpdSummary(periodFrom: $from, periodTo: $to)
  activitiesByUserId(first: 5, condition: { deletedAt: null }, orderBy: [OCCURRED_AT_DESC, ROW_ID_DESC]) {
    nodes { ${own(activity)} } }
  notificationsByUserId(first: 3, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { nodes { ${own(notification)} } } } }`;

const query = (text: string) => {
  const body = JSON.stringify({ query: text });
  return () => body;
};

const peer = (name: string, program: string, text: string, answer: Variant['answer']): Variant => ({
  name,
  program: `bench/peers/${program}.ts`,
  path: '/graphql',
  headers: asUser,
  body: query(text),
  answer,
});

interface Summary {
  totalHours: number;
  interactiveHours: number;
  completedActivities: number;
  categoryHours: { category: string; hours: number }[];
}

/** The facts in every response, under whatever names. */
interface Facts {
  user: { username: string; fullName: string };
  summary: Summary;
  activities: {
    title: string;
    hours: number | string;
    status: string;
    completedDate: string | null;
  }[];
  notifications: { title: string; message: string; isRead: boolean; createdAt: string }[];
}

interface Rows<Row> {
  nodes: Row[];
}

/** Returns the facts in one form, however a peer names and orders them; the product returns enums. */
const alike = ({ user, summary, activities, notifications }: Facts) => ({
  user: [user.username, user.fullName],
  hours: [summary.totalHours, summary.interactiveHours, summary.completedActivities],
  categories: summary.categoryHours
    .map((each) => `${enumName(each.category)} ${each.hours}`)
    .toSorted(),
  activities: activities.map((each) => [
    each.title,
    Number(each.hours),
    enumName(each.status),
    each.completedDate && new Date(each.completedDate).getTime(),
  ]),
  notifications: notifications.map((each) => [
    each.title,
    each.message,
    each.isRead,
    new Date(each.createdAt).getTime(),
  ]),
});

const fromOne = ({ data }: { data: { dashboard: Facts } }) => alike(data.dashboard);
interface InFour {
  me: Facts['user'] & { cpdSummary: Summary };
  recentActivities: Facts['activities'];
  notifications: Facts['notifications'] | Rows<Facts['notifications'][number]>;
}

const fromFour = ({ data: { me, recentActivities, notifications } }: { data: InFour }) =>
  alike({
    user: me,
    summary: me.cpdSummary,
    activities: recentActivities,
    notifications: 'nodes' in notifications ? notifications.nodes : notifications,
  });

interface InAmber {
  userByRowId: InFour['me'] & {
    activitiesByUserId: Rows<Facts['activities'][number]>;
    notificationsByUserId: Rows<Facts['notifications'][number]>;
  };
}

const control: Variant = {
  name: 'control: node:http + pg',
  program: 'bench/peers/control.ts',
  path: '/',
  headers: asUser,
  body: () => '',
  answer: alike,
};

const product: Variant = {
  name: 'ParaMed CPD',
  program: 'dist/server/main.js',
  path: '/graphql',
  headers: ({ cookie }) => ({ 'content-type': 'application/json', cookie }),
  body: query(ours),
  answer: fromFour,
};

/** The compared work: the user, the summary, five activities, three notifications. */
export const compared = (period: { from: string; to: string }): Variant[] => [
  control,
  product,
  peer('Mercurius + JIT, one statement', 'mercurius', inOne, fromOne),
  peer('Mercurius + JIT, four statements', 'mercurius', inFour, fromFour),
  peer('Apollo Server, one statement', 'apollo', inOne, fromOne),
  peer('Apollo Server, four statements', 'apollo', inFour, fromFour),
  peer('GraphQL Yoga, one statement', 'yoga', inOne, fromOne),
  peer('GraphQL Yoga, four statements', 'yoga', inFour, fromFour),
  {
    ...peer('PostGraphile 5', 'postgraphile', '', ({ data: { userByRowId } }: { data: InAmber }) =>
      alike({
        user: userByRowId,
        summary: userByRowId.cpdSummary,
        activities: userByRowId.activitiesByUserId.nodes,
        notifications: userByRowId.notificationsByUserId.nodes,
      }),
    ),
    body: ({ userId }) => JSON.stringify({ query: amber, variables: { id: userId, ...period } }),
  },
];

/** The product's own dashboard with all its cards, beside a control that sends the very same statement. */
export const whole: Variant[] = [
  { ...control, name: 'control: the same statement', answer: (row) => cardsOf(Object.values(row)) },
  {
    ...product,
    body: query(print(DashboardDocument)),
    answer: ({ data }: { data: DashboardQuery }) =>
      cardsOf([
        data.me?.cpdSummary,
        data.recentActivities,
        { unreadCount: data.notifications.unreadCount },
      ]),
  },
];

/** The cards that the statement's columns and the operation's fields have in common, recognised by their form. */
const cardsOf = (parts: unknown[]) => ({
  hours: parts.find((part) => has(part, 'interactiveHours'))?.interactiveHours,
  activities: parts
    .filter((part) => Array.isArray(part))
    .find(([first]) => has(first, 'completedDate'))
    ?.map(({ id }: { id: string | number }) => Number(plainId(String(id)))),
  unread: parts.find((part) => has(part, 'unreadCount'))?.unreadCount,
});

const has = <Key extends string>(part: unknown, key: Key): part is Record<Key, unknown> =>
  typeof part === 'object' && part !== null && key in part;
