import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the length of a module, so that lists show it without loading the texts; and the address of a course that has moved,
 * so that bookmarks and reviews stay with it.
 */
export class StudyMinutes extends Migration {
  override name = '026-study-minutes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cpd_modules" add "study_minutes" int not null default 0;`);
    this.addSql(
      move('https://openwho.org/courses/bec', 'https://emergencycare.ucsf.edu/resources'),
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      move('https://emergencycare.ucsf.edu/resources', 'https://openwho.org/courses/bec'),
    );
    this.addSql(`alter table "cpd_modules" drop column "study_minutes";`);
  }
}

/** A user may have added the same page; only the product's own entry moves. */
const move = (from: string, to: string) =>
  `update "external_resources" set "url" = '${to}' where "url" = '${from}' and "in_catalogue";`;
