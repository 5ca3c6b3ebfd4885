import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

export const changedNumbersIndex = indexStep(
  `create index security_events_numbers on security_events (user_id, at) where kind = 'number-changed'`,
);

/** Finds the changes of an account's Ahpra number, and all that there were in the last days. */
export class ChangedNumbers extends Migration {
  override name = '102-changed-numbers';

  override up(): void | Promise<void> {
    this.addSql(later(changedNumbersIndex));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists security_events_numbers;`);
  }
}
