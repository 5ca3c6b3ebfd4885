import { Migration } from '@mikro-orm/migrations';
import { onlineTables } from '../online/step.ts';
import { judgedRecords } from './023-evidence-strength.ts';
import { isSubstantive, isSubstantiveLog } from '#domain/records/reflection-strength';

/** Rows that are read, judged and written at a time. */
const BATCH = 500;

type Text = 'content' | 'learningOutcomes' | 'futureApplication' | 'reflection';

type Row = { id: number } & Partial<Record<Text, string | null>>;

const judgements = [
  {
    table: 'reflective_logs',
    reads:
      'content, learning_outcomes as "learningOutcomes", future_application as "futureApplication"',
    judge: (row: Row) => isSubstantiveLog(row),
  },
  {
    table: 'module_completions',
    reads: 'reflection',
    judge: (row: Row) => isSubstantive([row.reflection]),
  },
];

/**
 * Judges reflections again, since the questions of a module, of its reviews and of the plain form are not their owner's
 * words either (docs/decisions/032-what-counts-as-evidence.md). Only what said enough before can say too little now.
 */
export class JudgedPrompts extends Migration {
  override name = '060-judged-prompts';

  /** A judgement is no edit: neither the version nor the date of the last change may grow. */
  override async up(): Promise<void> {
    for (const sql of onlineTables) await this.execute(sql);
    const later = await this.execute(
      `select 1 from online_steps where name = '${judgedRecords.name}'`,
    );
    // They will be judged by the rules of this version.
    if (later.length > 0) return;
    this.addSql(`alter table "reflective_logs" disable trigger "reflective_logs_version";`);
    return this.judgeAll();
  }

  private async judgeAll(): Promise<void> {
    for (const judgement of judgements) await this.judgeRows(judgement);
    this.addSql(`alter table "reflective_logs" enable trigger "reflective_logs_version";`);
  }

  private async judgeRows({ table, reads, judge }: (typeof judgements)[number]): Promise<void> {
    for (let after = 0; ;) {
      const rows = (await this.execute(
        `select id, ${reads} from ${table} where id > ${after} and is_substantive order by id limit ${BATCH}`,
      )) as Row[];
      if (rows.length === 0) return;
      const thin = rows.filter((row) => !judge(row)).map(({ id }) => Number(id));
      if (thin.length > 0) {
        this.addSql(`update ${table} set is_substantive = false where id in (${thin.join(', ')});`);
      }
      after = rows.at(-1)!.id;
    }
  }

  override down(): void | Promise<void> {}
}
