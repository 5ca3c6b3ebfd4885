import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { usernameColumns } from '../../auth/sign-in/username-skeleton.ts';
import type { Em } from '../database.ts';
import { EnvError } from '../../env.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { usernameKey } from '#domain/account/users';
import { addPortfolio, demoUser } from './demo/portfolio.ts';
import { addSplitActivities, demoNurse } from './demo/two-registers.ts';
import { addRoster } from './demo/roster.ts';
import { addTeam } from './demo/team.ts';
import type { SeedServices } from './seed-services.ts';

/** The demo account; it exists only with DEMO=true. */
export const DEMO_ACCOUNT = { username: 'test', password: 'night-shift-demo' };

/** A second one, with two registrations and the same password. */
export const DEMO_NURSE = { ...DEMO_ACCOUNT, username: 'test-nurse' };

const accounts = [
  {
    username: DEMO_ACCOUNT.username,
    userOf: demoUser,
    fill: async (em: Em, user: User, now: Date) => {
      await addPortfolio(em, user, now);
      await addRoster(em, user, now);
      await addTeam(em, user, now);
    },
  },
  { username: DEMO_NURSE.username, userOf: demoNurse, fill: addSplitActivities },
];
type DemoAccount = (typeof accounts)[number];

/** Creates each demo account once if DEMO is true; otherwise deletes them, if they exist. */
export async function seedDemo(services: SeedServices): Promise<void> {
  const em = services.database.orm.em.fork();
  if (!services.env.demo) {
    const removed = await em.nativeDelete(User, { isDemo: true });
    if (removed > 0)
      await em.execute(
        'delete from teams t where not exists (select from team_members m where m.team_id = t.id)',
      );
    return;
  }
  const found = await em.find(User, {
    usernameKey: { $in: accounts.map(({ username }) => usernameKey(username)) },
  });
  const own = found.find(({ isDemo }) => !isDemo);
  if (own) {
    throw new EnvError(
      `DEMO: somebody's own account is named "${own.username}" in this database. Turn DEMO off, or use another database.`,
    );
  }
  const known = new Set(found.map((user) => user.usernameKey));
  for (const account of accounts) {
    if (!known.has(usernameKey(account.username))) await create(services, account);
  }
}

async function create(
  { database, passwords, now }: SeedServices,
  { username, userOf, fill }: DemoAccount,
): Promise<void> {
  const password = await passwords.hash(DEMO_ACCOUNT.password);
  const today = now();
  try {
    await database.orm.em.fork().transactional(async (em) => {
      const user = em.create(User, {
        ...userOf(today),
        username,
        ...usernameColumns(username),
        password,
        isDemo: true,
      });
      await em.flush();
      await fill(em, user, today);
    });
  } catch (error) {
    // Another process that started at the same moment has created it.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
}
