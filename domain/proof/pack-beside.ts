import { number, quoted, text, type Row, type SubmissionData } from './pack-tables.ts';
import { practiceKindLabels, type PracticeKind } from '../records/practice-periods.ts';
import { practiceTotals } from './submission-additions.ts';

type Data = Readonly<Record<string, unknown>>;

/** The facts of an entry of practice, and of a cover, by their names in a submission as data. */
const practiceFacts = (row: Row) => ({
  kind: practiceKindLabels[text(row, 'kind') as PracticeKind],
  employer: text(row, 'employer') ?? '',
  position: text(row, 'position'),
  startDay: text(row, 'start_date') ?? '',
  endDay: text(row, 'end_date') ?? '',
  hours: number(row, 'hours') ?? 0,
  notes: text(row, 'notes'),
});

const coverFacts = (row: Row) => ({
  title: text(row, 'title'),
  insurer: text(row, 'issuer'),
  policyNumber: text(row, 'number'),
  validFrom: text(row, 'issue_date'),
  validUntil: text(row, 'expiry_date'),
  notes: text(row, 'notes'),
});

const coverName = (at: number): string => `cover ${at + 1}`;

/** Compares the parts beside CPD in a submission's data with the records: entries, sums, covers. */
export function compareBeside(
  { practice: given, indemnity, madeOn, person }: SubmissionData,
  of: (kind: string) => ReadonlyMap<number, Row>,
): string[] {
  const found: string[] = [];
  const say = (name: string, facts: Readonly<Record<string, unknown>>, data: Data) => {
    for (const [key, fact] of Object.entries(facts)) {
      const here = data[key] ?? null;
      if (here !== fact)
        found.push(
          `submission.json, ${name}, ${key}: ${quoted(String(here ?? ''))}, ${quoted(String(fact ?? ''))} in the timeline.`,
        );
    }
  };
  const compare = (
    kind: string,
    list: readonly (Data & { id: number })[],
    { nameOf, facts }: { nameOf: (at: number) => string; facts: (row: Row) => object },
  ) => {
    const rows = of(kind);
    const seen = new Set(list.map(({ id }) => Number(id)));
    for (const [at, each] of list.entries()) {
      const row = rows.get(Number(each.id));
      if (row) say(nameOf(at), { ...facts(row) }, each);
      else found.push(`submission.json, ${nameOf(at)}: the timeline has no such record.`);
    }
    if (seen.size < list.length) found.push(`submission.json: a ${kind} is listed twice.`);
    for (const [id] of rows) {
      if (!seen.has(id)) found.push(`submission.json: a ${kind} of the timeline is missing.`);
    }
  };
  if (indemnity) compare('credential', indemnity, { nameOf: coverName, facts: coverFacts });
  if (!given || madeOn === undefined) return found;
  const { entries, totals } = given;
  const nameOf = (at: number) => `practice ${entries[at]!.number}`;
  compare('practice-period', entries, { nameOf, facts: practiceFacts });
  const recorded = entries.flatMap(({ id, number: printed }) => {
    const row = of('practice-period').get(Number(id));
    const isPractice = row?.['kind'] === 'practice';
    return row ? [{ number: printed, isPractice, ...practiceFacts(row) }] : [];
  });
  const wanted = practiceTotals(recorded, madeOn, person.profession);
  if (wanted.length !== totals.length) found.push('submission.json: a sum of practice is missing.');
  for (const [at, total] of wanted.entries()) {
    say(`practice, ${total.label}`, { ...total }, totals[at] ?? {});
  }
  return found;
}
