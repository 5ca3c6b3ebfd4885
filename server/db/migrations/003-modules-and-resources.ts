import { Migration } from '@mikro-orm/migrations';

/** Spellings that differ between Britain and America, mapped to one of the two. */
const patterns: [pattern: string, replacement: string][] = [
  ['ae|oe(?!s\\M)|[æœÆŒ]', 'e'],
  ['(behavi|col|fav|hon|hum|lab|neighb|od|rum|tum|vap)our', '\\1or'],
  ['(calib|cent|fib|lit|maneuv|met|theat)re(s|d)?\\M', '\\1er\\2'],
  [
    '(cancel|counsel|fuel|label|level|model|program|signal|travel)(?:l|me)(s|ed|er|ers|ing|or|ors)?\\M',
    '\\1\\2',
  ],
];

/** Whole words, and drugs that have two names. */
const spellings: [from: string, to: string][] = [
  ['iz', 'is'],
  ['yz', 'ys'],
  ['defence', 'defense'],
  ['licence', 'license'],
  ['offence', 'offense'],
  ['practis', 'practic'],
  ['sulph', 'sulf'],
  ['epinephrine', 'adrenaline'],
  ['acetaminophen', 'paracetamol'],
  ['albuterol', 'salbutamol'],
  ['lignocaine', 'lidocaine'],
];

/** SQL that normalises the text $1: lower case, no accents, one spelling, words separated by one space. */
const plain = [
  `lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'))`,
  ...patterns.map(([from, to]) => `regexp_replace(%, '${from}', '${to}', 'g')`),
  ...spellings.map(([from, to]) => `replace(%, '${from}', '${to}')`),
  `regexp_replace(%, '[^a-z0-9]+', ' ', 'g')`,
].reduce((inner, outer) => outer.replace('%', () => inner));

export class ModulesAndResources extends Migration {
  override name = '003-modules-and-resources';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cpd_modules" ("id" serial primary key, "slug" text not null, "position" int not null, "title" text not null, "description" text not null, "category" text not null, "hours" int not null, "content" jsonb not null, "questions" jsonb not null, "image_url" text null, "is_recommended" boolean not null default false, "is_interactive" boolean not null default false, "version" text not null, "last_reviewed" date not null);`,
    );
    this.addSql(
      `alter table "cpd_modules" add constraint "cpd_modules_slug_unique" unique ("slug");`,
    );

    this.addSql(
      `create table "module_attempts" ("id" serial primary key, "user_id" int not null, "module_id" int not null, "version" text not null, "answers" jsonb not null, "correct" int not null, "total" int not null, "score" int not null, "passed" boolean not null, "submitted_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index module_attempts_latest on module_attempts (user_id, module_id, submitted_at desc, id desc);`,
    );

    this.addSql(
      `create table "module_progress" ("id" serial primary key, "user_id" int not null, "module_id" int not null, "step" text not null, "answers" jsonb not null, "version" text not null, "attempt_id" int null, "reflection" text not null default '', "updated_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "module_progress" add constraint "module_progress_user_id_module_id_unique" unique ("user_id", "module_id");`,
    );

    this.addSql(
      `create table "module_completions" ("id" serial primary key, "user_id" int not null, "module_id" int not null, "activity_id" int null, "version" text not null, "score" int not null, "reflection" text null, "completed_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "module_completions" add constraint "module_completions_user_id_module_id_unique" unique ("user_id", "module_id");`,
    );

    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(
      `create function resource_plain(text) returns text language sql immutable strict parallel safe return ${plain};`,
    );
    this.addSql(
      `create function resource_search(title text, tags text[], provider text, description text, type text, category text)
       returns tsvector language sql immutable parallel safe return
         setweight(to_tsvector('english', resource_plain(title)), 'A') ||
         setweight(to_tsvector('english', resource_plain(array_to_string(tags, ' ') || ' ' || provider)), 'B') ||
         setweight(to_tsvector('english', resource_plain(description)), 'C') ||
         setweight(to_tsvector('english', resource_plain(type || ' ' || category)), 'D');`,
    );
    this.addSql(
      `create table "external_resources" ("id" serial primary key, "title" text not null, "description" text not null, "url" text not null, "image_url" text null, "type" text not null, "provider" text not null, "peer_reviewed" boolean not null default false, "cpd_category" text not null, "cpd_hours" numeric(4,1) not null default 0, "tags" text[] not null default '{}', "added_by" int null, "in_catalogue" boolean not null default false, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "search" tsvector generated always as (resource_search(title, tags, provider, description, type, cpd_category)) stored not null);`,
    );
    this.addSql(
      `create index external_resources_added_by on external_resources (added_by) where added_by is not null;`,
    );
    this.addSql(
      `create unique index external_resources_catalogue on external_resources (url) where in_catalogue;`,
    );
    this.addSql(
      `create index external_resources_by_category on external_resources (cpd_category, id desc);`,
    );
    this.addSql(
      `create index external_resources_search on external_resources using gin (search) with (fastupdate = off);`,
    );

    this.addSql(`create table "resource_words" ("word" text not null, primary key ("word"));`);
    this.addSql(`create index resource_words_beginning on resource_words (word collate "C");`);
    this.addSql(
      `create index resource_words_similar on resource_words using gist (word gist_trgm_ops);`,
    );
    this.addSql(
      `create function remember_resource_words() returns trigger language plpgsql as $$
       begin
         insert into resource_words (word)
         select distinct word from added, unnest(tsvector_to_array(added.search)) as word
         where word ~ '^[a-z]{3,40}$' order by word
         on conflict do nothing;
         return null;
       end $$;`,
    );
    for (const [name, event] of [
      ['resource_words_of_added', 'insert'],
      ['resource_words_of_changed', 'update'],
    ]) {
      this.addSql(
        `create trigger ${name} after ${event} on external_resources referencing new table as added for each statement execute function remember_resource_words();`,
      );
    }

    this.addSql(
      `create table "resource_reviews" ("id" serial primary key, "resource_id" int not null, "user_id" int not null, "rating" int not null, "comment" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index resource_reviews_list on resource_reviews (resource_id, created_at desc, id desc) include (rating);`,
    );
    this.addSql(
      `alter table "resource_reviews" add constraint "resource_reviews_user_id_resource_id_unique" unique ("user_id", "resource_id");`,
    );

    this.addSql(
      `create table "resource_bookmarks" ("id" serial primary key, "resource_id" int not null, "user_id" int not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index resource_bookmarks_list on resource_bookmarks (user_id, created_at desc, id desc);`,
    );
    this.addSql(
      `alter table "resource_bookmarks" add constraint "resource_bookmarks_resource_id_user_id_unique" unique ("resource_id", "user_id");`,
    );

    this.addSql(
      `alter table "module_attempts" add constraint "module_attempts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_attempts" add constraint "module_attempts_module_id_foreign" foreign key ("module_id") references "cpd_modules" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_attempts" add constraint "module_attempts_score" check ((score >= 0) AND (score <= 100));`,
    );

    this.addSql(
      `alter table "module_progress" add constraint "module_progress_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_progress" add constraint "module_progress_module_id_foreign" foreign key ("module_id") references "cpd_modules" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_progress" add constraint "module_progress_attempt_id_foreign" foreign key ("attempt_id") references "module_attempts" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "module_completions" add constraint "module_completions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_completions" add constraint "module_completions_module_id_foreign" foreign key ("module_id") references "cpd_modules" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_completions" add constraint "module_completions_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "external_resources" add constraint "external_resources_added_by_foreign" foreign key ("added_by") references "users" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "resource_reviews" add constraint "resource_reviews_resource_id_foreign" foreign key ("resource_id") references "external_resources" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resource_reviews" add constraint "resource_reviews_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resource_reviews" add constraint "resource_reviews_rating" check ((rating >= 1) AND (rating <= 5));`,
    );

    this.addSql(
      `alter table "resource_bookmarks" add constraint "resource_bookmarks_resource_id_foreign" foreign key ("resource_id") references "external_resources" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resource_bookmarks" add constraint "resource_bookmarks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    for (const table of [
      'module_completions',
      'module_progress',
      'module_attempts',
      'cpd_modules',
      'resource_bookmarks',
      'resource_reviews',
      'external_resources',
      'resource_words',
    ]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
    this.addSql(`drop function if exists remember_resource_words();`);
    this.addSql(`drop function if exists resource_search(text, text[], text, text, text, text);`);
    this.addSql(`drop function if exists resource_plain(text);`);
  }
}
