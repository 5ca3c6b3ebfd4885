import { Migration } from '@mikro-orm/migrations';

/**
 * The checksum of the bytes that are kept, since a picture is saved again when it is sent (docs/decisions/010). Hashed
 * with the record, so that an auditor can compare a picture with the timeline. Null for files from before: the text of
 * their events stays as it is, without the kept bytes.
 */
export class KeptChecksums extends Migration {
  override name = '104-kept-checksums';

  override up(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" add "kept_sha256" varchar(64) null;`);
    this.addSql(changesOfFiles('{type,size_bytes,kept_sha256}'));
  }

  override down(): void | Promise<void> {
    this.addSql(changesOfFiles('{type,size_bytes}'));
    this.addSql(`alter table "evidence_files" drop column "kept_sha256";`);
  }
}

/** SQL of the trigger that notes changes; `facts` are the columns whose values an event may show. */
const changesOfFiles = (facts: string) =>
  `create or replace trigger evidence_files_changed after update on evidence_files
   referencing old table as before_change new table as after_change
   for each statement execute function note_changed_records('evidence-file', '${facts}');`;
