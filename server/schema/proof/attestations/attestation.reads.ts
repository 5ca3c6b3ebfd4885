import { defineQuery, rows } from '#server/db/query';
import {
  attestedParts,
  changedSinceText,
  coveredHours,
  coversRecord,
  signatureText,
  type RecordNow,
  type Signature,
  type SignedRecord,
} from '#domain/proof/attestations';
import { circumstancesText, needsAttention, type Circumstances } from '#domain/proof/signers';

/** An attestation as selected, with the record as it is now; moments are still text. */
export interface AttestationRow
  extends Omit<Signature, 'signedAt'>, Pick<Circumstances, 'inOwnersBrowser'> {
  id: number;
  activityId: number;
  comment: string | null;
  signedAt: string;
  askedAt: string | null;
  correctedHours: number | null;
  signed: SignedRecord;
  signedHash: string;
  now: Omit<RecordNow, 'completedAt'> & { completedAt: string | null };
  changedAt: string | null;
}

const columns = Object.values(attestedParts).flat();

/**
 * SQL of the attestations `t` of the user's ($1) activities `r` that `which` selects, oldest first. `changedAt` is the
 * first change of what was signed, by the timeline, whose order does not depend on clocks.
 */
export const attestationRows = (which: string) => `
  select t.id, t.activity_id as "activityId", t.source, t.name, t.role,
    t.registration_number as "registrationNumber", t.hours::float8 as hours, t.comment,
    t.signed_at as "signedAt", t.asked_at as "askedAt", t.in_owners_browser as "inOwnersBrowser",
    t.corrected_hours::float8 as "correctedHours", t.signed, t.signed_hash as "signedHash",
    json_build_object('title', r.title, 'startDay', r.start_date, 'endDay', r.end_date,
      'completedAt', r.completed_date, 'hours', r.hours::float8, 'isInteractive', r.is_interactive,
      'setting', r.setting, 'place', r.place) as now,
    (select min(e.at) from record_events e
     where e.user_id = $1 and e.kind = 'activity' and e.record_id = t.activity_id
       and e.seq > (select min(s.seq) from record_events s
         where s.user_id = $1 and s.kind = 'attestation' and s.record_id = t.id)
       and jsonb_exists_any(e.changes::jsonb, '{${columns.join(',')}}')) as "changedAt"
  from attestations t join activities r on r.id = t.activity_id
  where t.user_id = $1 and r.user_id = $1 and ${which}
  order by t.signed_at, t.id`;

/** The attestations of some activities. */
export const attestationsRead = defineQuery<AttestationRow[]>({
  name: 'attestations',
  sql: () => rows(attestationRows('t.activity_id = any($2::int[])')),
});

/** Some attestations by their ids; those of deleted activities are left out, as the activities are. */
export const attestationsByIdsRead = defineQuery<AttestationRow[]>({
  name: 'attestationsByIds',
  sql: () => rows(attestationRows('t.id = any($2::int[]) and r.deleted_at is null')),
});

/** SQL that is true if attestation `t` covers activity `a` as it is now, as coversRecord() of domain decides. */
export const covers = `least(t.hours, t.corrected_hours) >= a.hours
  and t.signed ->> 'title' = a.title
  and (t.signed ->> 'completedDay')::date = (a.completed_date at time zone (t.signed ->> 'timeZone'))::date
  and (t.signed ->> 'startDay')::date is not distinct from a.start_date
  and (t.signed ->> 'endDay')::date is not distinct from a.end_date
  and (t.signed ->> 'isInteractive')::boolean = a.is_interactive
  and t.signed ->> 'setting' is not distinct from a.setting
  and t.signed ->> 'place' is not distinct from a.place`;

/** Judges an attestation against its record as it is now; words are in the owner's time zone. */
export function judged(row: AttestationRow, timeZone: string) {
  const { now: selected, signedAt, askedAt, changedAt, ...rest } = row;
  const now = { ...selected, completedAt: momentOf(selected.completedAt) };
  const attestation = { ...rest, signedAt: new Date(signedAt), askedAt: momentOf(askedAt) };
  return {
    ...attestation,
    isCurrent: coversRecord(attestation, now),
    coveredHours: coveredHours(attestation, now),
    text: signatureText(attestation, timeZone),
    circumstances: circumstancesText(attestation),
    needsAttention: needsAttention(attestation),
    changed: changedSinceText(attestation, now, { changedAt: momentOf(changedAt), timeZone }),
  };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
