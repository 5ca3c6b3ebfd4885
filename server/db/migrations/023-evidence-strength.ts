import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { judgedTexts } from '#domain/evidence-strength';
import { isSubstantive, isSubstantiveLog } from '#domain/reflection-strength';

/** Rows that are read, judged and written at a time. */
const BATCH = 500;

type Row = { id: number } & Partial<Record<Text, string | null>>;

type Text =
  | 'evidence'
  | 'provider'
  | 'practitioners'
  | 'content'
  | 'learningOutcomes'
  | 'futureApplication'
  | 'reflection';

/** Judgements by table: the texts that are read, the columns that are written, and the judgement. */
const judgements = [
  {
    table: 'activities',
    reads: 'evidence, provider, practitioners',
    writes: { evidence_grade: 'text', names_provider: 'boolean', names_practitioners: 'boolean' },
    judge: (row: Row) => {
      const { evidenceGrade, namesProvider, namesPractitioners } = judgedTexts(row);
      return {
        evidence_grade: evidenceGrade,
        names_provider: namesProvider,
        names_practitioners: namesPractitioners,
      };
    },
  },
  {
    table: 'reflective_logs',
    reads:
      'content, learning_outcomes as "learningOutcomes", future_application as "futureApplication"',
    writes: { is_substantive: 'boolean' },
    judge: (row: Row) => ({ is_substantive: isSubstantiveLog(row) }),
  },
  {
    table: 'module_completions',
    reads: 'reflection',
    writes: { is_substantive: 'boolean' },
    judge: (row: Row) => ({ is_substantive: isSubstantive([row.reflection]) }),
  },
];

const isNotDefault = (value: unknown) => value !== false && value !== 'none';

/** The type of an activity, the completion date it had before, and what domain says of the words of its evidence. */
export class EvidenceStrength extends Migration {
  override name = '023-evidence-strength';

  override up(): Promise<void> {
    this.addSql(
      `alter table "activities" add "activity_type" text null, add "last_completed_date" timestamptz(3) null, add "evidence_grade" text not null default 'none', add "names_provider" boolean not null default false, add "names_practitioners" boolean not null default false;`,
    );
    this.addSql(
      `alter table "reflective_logs" add "is_substantive" boolean not null default false;`,
    );
    this.addSql(
      `alter table "module_completions" add "is_substantive" boolean not null default false;`,
    );
    return this.judgeAll();
  }

  /** A judgement is no edit: neither the version nor the date of the last change may grow. */
  private async judgeAll(): Promise<void> {
    const versioned = ['activities', 'reflective_logs'];
    for (const table of versioned) {
      this.addSql(`alter table "${table}" disable trigger "${table}_version";`);
    }
    for (const judgement of judgements) await this.judgeRows(judgement);
    for (const table of versioned) {
      this.addSql(`alter table "${table}" enable trigger "${table}_version";`);
    }
  }

  /** The rules on words are in the program, not in the database. */
  private async judgeRows({ table, reads, writes, judge }: (typeof judgements)[number]) {
    const columns = Object.entries(writes).map(([name, type]) => `${name} ${type}`);
    const set = Object.keys(writes).map((name) => `${name} = j.${name}`);
    for (let after = 0; ;) {
      const rows = (await this.execute(
        `select id, ${reads} from ${table} where id > ${after} order by id limit ${BATCH}`,
      )) as Row[];
      if (rows.length === 0) return;
      const judged = rows
        .map((row) => ({ id: row.id, ...judge(row) }))
        .filter(({ id: _id, ...found }) => Object.values(found).some(isNotDefault));
      this.addSql(
        raw(
          `update ${table} r set ${set.join(', ')}
           from json_to_recordset(?::json) j (id int, ${columns.join(', ')}) where r.id = j.id`,
          [JSON.stringify(judged)],
        ),
      );
      after = rows.at(-1)!.id;
    }
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "module_completions" drop column "is_substantive";`);
    this.addSql(`alter table "reflective_logs" drop column "is_substantive";`);
    this.addSql(
      `alter table "activities" drop column "activity_type", drop column "last_completed_date", drop column "evidence_grade", drop column "names_provider", drop column "names_practitioners";`,
    );
  }
}
