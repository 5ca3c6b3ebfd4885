import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

export const sharedNumberIndexes = [
  indexStep(
    `create index users_number on users (registration_number) where registration_number is not null`,
  ),
  indexStep(
    `create index users_other_registrations on users using gin (other_registrations jsonb_path_ops) where other_registrations <> '[]'`,
  ),
];

/** Finds other accounts with the same Ahpra number. */
export class SharedNumbers extends Migration {
  override name = '097-shared-numbers';

  override up(): void | Promise<void> {
    this.addSql(later(...sharedNumberIndexes));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists users_number;`);
    this.addSql(`drop index if exists users_other_registrations;`);
  }
}
