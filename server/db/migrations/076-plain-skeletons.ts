import { Migration } from '@mikro-orm/migrations';

/**
 * A username's skeleton has no accents any more (server/auth/sign-in/username-skeleton.ts). Those that may change are
 * filled in by fillSkeletons(), few rows at a time; the others stay as they are.
 */
export class PlainSkeletons extends Migration {
  override name = '076-plain-skeletons';

  override up(): void | Promise<void> {
    this.addSql(`update users set username_skeleton = null where username ~ '[^ -~]';`);
  }

  override down(): void | Promise<void> {
    // The program fills them in as its version makes them.
    this.addSql(`update users set username_skeleton = null where username ~ '[^ -~]';`);
  }
}
