import type { MigrationObject } from '@mikro-orm/core';
import { Foundation } from './001-foundation.ts';

/** All migrations, oldest first; `npm run migration` writes the next one, which is then named here. */
export const migrations: MigrationObject[] = [{ name: '001-foundation', class: Foundation }];
