import type { MigrationObject } from '@mikro-orm/core';
import { Foundation } from './001-foundation.ts';
import { DemoAccount } from './002-demo-account.ts';
import { ModulesAndResources } from './003-modules-and-resources.ts';
import { ProfileAndSettings } from './004-profile-and-settings.ts';

/** All migrations, oldest first; `npm run migration` writes the next one, which is then named here. */
export const migrations: MigrationObject[] = [
  { name: '001-foundation', class: Foundation },
  { name: '002-demo-account', class: DemoAccount },
  { name: '003-modules-and-resources', class: ModulesAndResources },
  { name: '004-profile-and-settings', class: ProfileAndSettings },
];
