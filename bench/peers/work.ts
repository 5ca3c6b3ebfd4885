import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { env } from 'node:process';
import pg from 'pg';

/** One SQL statement of the compared work; it returns one column of text or JSON. */
interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Same pool as the product's. */
export const pool = new pg.Pool({ connectionString: env['DATABASE_URL'], max: 10 });

export const port = Number(env['PORT']);

/** Peers trust the user's id in the request; the product verifies a session. */
export const userOf = (request: IncomingMessage) => Number(request.headers['x-user']);

/** The first column of the first row. */
export async function ask<T>(statement: Statement): Promise<T> {
  const { rows } = await pool.query({ ...statement, rowMode: 'array' });
  return rows[0]![0] as T;
}

/** The bounds of the CPD period of every user of the bench. */
export const period = [env['PERIOD_FROM'], env['PERIOD_TO']];

const user = `(select json_build_object('id', id, 'username', username, 'fullName', full_name)
  from users where id = $1)`;
const summary = `(select json_build_object('totalHours', coalesce(sum(hours), 0),
    'interactiveHours', coalesce(sum(interactive), 0), 'completedActivities', coalesce(sum(n), 0),
    'categoryHours', coalesce(json_agg(json_build_object('category', category, 'hours', hours)), '[]'))
  from (select category, sum(hours) as hours, count(*) as n,
      sum(hours) filter (where is_interactive) as interactive
    from activities where user_id = $1 and deleted_at is null and status = 'completed'
      and completed_date >= $2::timestamptz and completed_date < $3::timestamptz
    group by category) c)`;
const activities = `(select coalesce(json_agg(a), '[]') from (
    select id, title, category, hours, status, completed_date as "completedDate" from activities
    where user_id = $1 and deleted_at is null order by occurred_at desc, id desc limit 5) a)`;
const notifications = `(select coalesce(json_agg(n), '[]') from (
    select id, title, message, is_read as "isRead", created_at as "createdAt" from notifications
    where user_id = $1 order by created_at desc, id desc limit 3) n)`;

const whole = `json_build_object('user', ${user}, 'summary', ${summary}, 'activities', ${activities},
  'notifications', ${notifications})`;

/** All of it in one statement, as text: nothing parses it on its way out. */
export const wholeAsText = (userId: number): Statement => ({
  name: 'whole-text',
  text: `select ${whole}::text`,
  values: [userId, ...period],
});

export interface Dashboard {
  user: object;
  summary: object;
  activities: object[];
  notifications: object[];
}

export const inOne = (userId: number) =>
  ask<Dashboard>({ name: 'whole', text: `select ${whole}`, values: [userId, ...period] });

/** The dashboard in four statements. */
export const inFour = {
  user: (id: number) => ask<object>({ name: 'user', text: `select ${user}`, values: [id] }),
  summary: (id: number) =>
    ask<object>({ name: 'summary', text: `select ${summary}`, values: [id, ...period] }),
  activities: (id: number) =>
    ask<object[]>({ name: 'activities', text: `select ${activities}`, values: [id] }),
  notifications: (id: number) =>
    ask<object[]>({ name: 'notifications', text: `select ${notifications}`, values: [id] }),
};

export const typeDefs = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8');

export interface Asker {
  userId: number;
}

/** Resolvers for the peers that take them as they are. */
export const resolvers = {
  Query: {
    dashboard: (_root: unknown, _args: unknown, { userId }: Asker) => inOne(userId),
    me: (_root: unknown, _args: unknown, { userId }: Asker) => inFour.user(userId),
    recentActivities: (_root: unknown, _args: unknown, { userId }: Asker) =>
      inFour.activities(userId),
    notifications: (_root: unknown, _args: unknown, { userId }: Asker) =>
      inFour.notifications(userId),
  },
  User: {
    cpdSummary: (_user: unknown, _args: unknown, { userId }: Asker) => inFour.summary(userId),
  },
};
