import { Migration } from '@mikro-orm/migrations';
import { judgedTexts } from '#domain/records/evidence-strength';
import { isSubstantive, isSubstantiveLog } from '#domain/records/reflection-strength';
import { accountStep, later, throughTables } from '../online/step.ts';

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

/** The rules on words are in the program, not in the database. */
export const judgedRecords = accountStep('023-judged-records', {
  change: throughTables(judgements, async (query, { table, reads, writes, judge }, rows) => {
    const found = await query<Row>({
      text: `select id, ${reads} from ${table} where user_id = $1 and id > $2 order by id limit $3 for update`,
      values: [rows.owner, rows.after, rows.size],
    });
    const judged = found
      .map((row) => ({ id: row.id, ...judge(row) }))
      .filter(({ id: _id, ...judgement }) => Object.values(judgement).some(isNotDefault));
    const columns = Object.entries(writes).map(([name, type]) => `${name} ${type}`);
    const set = Object.keys(writes).map((name) => `${name} = j.${name}`);
    await query({
      text: `update ${table} r set ${set.join(', ')}
        from json_to_recordset($1::json) j (id int, ${columns.join(', ')}) where r.id = j.id`,
      values: [JSON.stringify(judged)],
    });
    return found.map(({ id }) => id);
  }),
});

/** The type of an activity, the completion date it had before, and what domain says of the words of its evidence. */
export class EvidenceStrength extends Migration {
  override name = '023-evidence-strength';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "activities" add "activity_type" text null, add "last_completed_date" timestamptz(3) null, add "evidence_grade" text not null default 'none', add "names_provider" boolean not null default false, add "names_practitioners" boolean not null default false;`,
    );
    this.addSql(
      `alter table "reflective_logs" add "is_substantive" boolean not null default false;`,
    );
    this.addSql(
      `alter table "module_completions" add "is_substantive" boolean not null default false;`,
    );
    this.addSql(later(judgedRecords));
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "module_completions" drop column "is_substantive";`);
    this.addSql(`alter table "reflective_logs" drop column "is_substantive";`);
    this.addSql(
      `alter table "activities" drop column "activity_type", drop column "last_completed_date", drop column "evidence_grade", drop column "names_provider", drop column "names_practitioners";`,
    );
  }
}
