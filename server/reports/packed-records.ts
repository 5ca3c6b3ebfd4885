import type { OtherRecords } from '../schema/proof/portfolio/other-records.ts';
import type { Portfolio, Submission } from '../schema/proof/portfolio/editions.ts';
import type { BinKind } from '#domain/records/bin';

/** The kinds of records whose text a pack's timeline has. */
type PackedKind = BinKind | 'goal-change' | 'attestation';

/** A record of a pack, as the timeline knows it. */
export interface PackedRecord {
  kind: PackedKind;
  id: number;
}

/** The records of a report's pack; the timeline has the text of each, so none whose words are left out. */
export function recordsOfPortfolio(
  { periods, withheld }: Portfolio,
  { credentials, practice }: OtherRecords,
): PackedRecord[] {
  const activities = periods.flatMap((period) => period.activities);
  const logs = [...periods, ...activities].flatMap(({ reflections }) => reflections);
  const documents = periods.flatMap((period) => period.documents);
  const goals = periods.flatMap((period) => period.goals);
  const hasNoWords = withheld.includes('reflective-logs:read');
  return eachOnce({
    activity: activities.filter(({ module }) => !hasNoWords || !module?.reflection),
    'reflective-log': hasNoWords ? [] : logs,
    document: documents,
    'learning-goal': goals,
    credential: credentials,
    'practice-period': practice,
    'goal-change': goals.flatMap(({ changes }) => changes),
    'evidence-file': [...activities, ...logs, ...documents, ...credentials].flatMap(
      (record) => record.files,
    ),
    attestation: activities.flatMap(({ attestations }) => attestations),
  });
}

/**
 * The records of a submission's pack. The timeline has the text of each, so what is withheld or left out is not among
 * them; nor is an activity whose text has what is not shown: the reflection on its module, which is its description,
 * too, or its note on evidence.
 */
export function recordsOfSubmission(
  { periods, practice, indemnity, evidence, leftOut }: Submission,
  { periods: all }: Portfolio,
): PackedRecord[] {
  const activities = periods.flatMap((period) => period.activities);
  const reflections = [...periods, ...activities].flatMap((each) => each.reflections);
  const goals = periods.flatMap((period) => period.goals);
  const known = new Map(
    all.flatMap((period) => period.activities).map((each) => [Number(each.id), each]),
  );
  const withoutNotes = leftOut.sections.includes('evidence');
  const shown = activities.filter(({ id, reflections: own }) => {
    const { module, evidence: note } = known.get(Number(id)) ?? {};
    const showsModule = own.some((each) => each.id === null && !each.isWithheld);
    return (!module?.reflection || showsModule) && !(withoutNotes && note);
  });
  return eachOnce({
    activity: shown,
    'reflective-log': reflections.filter(({ isWithheld }) => !isWithheld),
    attestation: activities.flatMap(({ attestations }) => attestations),
    document: periods.flatMap(({ documents }) => documents),
    'learning-goal': goals,
    'goal-change': goals.flatMap(({ changes }) => changes),
    'practice-period': practice?.entries ?? [],
    credential: indemnity ?? [],
    'evidence-file': evidence.map(({ fileId }) => ({ id: fileId })),
  });
}

type Rows = readonly { id: number | null }[];

/** A row without an id is of no record, such as the reflection on a module. */
const eachOnce = (rows: Partial<Record<PackedKind, Rows>>): PackedRecord[] =>
  (Object.entries(rows) as [PackedKind, Rows][]).flatMap(([kind, ofKind]) =>
    [...new Set(ofKind.map(({ id }) => id))].flatMap((id) =>
      id === null ? [] : [{ kind, id: Number(id) }],
    ),
  );
