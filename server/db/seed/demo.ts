import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { usernameColumns } from '../../auth/sign-in/username-skeleton.ts';
import { EnvError } from '../../env.ts';
import { User } from '../../schema/users/user.entity.ts';
import { usernameKey } from '#domain/users';
import { addPortfolio, demoUser } from './demo/portfolio.ts';
import { addRoster } from './demo/roster.ts';
import type { SeedServices } from './seed-services.ts';

/** The demo account; it exists only with DEMO=true. */
export const DEMO_ACCOUNT = { username: 'test', password: 'night-shift-demo' };

/** Creates the demo account once if DEMO is true; otherwise deletes it, if it exists. */
export async function seedDemo(services: SeedServices): Promise<void> {
  const em = services.database.orm.em.fork();
  if (!services.env.demo) {
    await em.nativeDelete(User, { isDemo: true });
    return;
  }
  const key = usernameKey(DEMO_ACCOUNT.username);
  const found = await em.findOne(User, { usernameKey: key });
  if (found?.isDemo) return;
  if (found) {
    throw new EnvError(
      `DEMO: somebody's own account is named "${DEMO_ACCOUNT.username}" in this database. Turn DEMO off, or use another database.`,
    );
  }
  await create(services);
}

async function create({ database, passwords, now }: SeedServices): Promise<void> {
  const password = await passwords.hash(DEMO_ACCOUNT.password);
  const today = now();
  try {
    await database.orm.em.fork().transactional(async (em) => {
      const user = em.create(User, {
        ...demoUser(today),
        username: DEMO_ACCOUNT.username,
        ...usernameColumns(DEMO_ACCOUNT.username),
        password,
        isDemo: true,
      });
      await em.flush();
      await addPortfolio(em, user, today);
      await addRoster(em, user, today);
    });
  } catch (error) {
    // Another process that started at the same moment has created it.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
}
