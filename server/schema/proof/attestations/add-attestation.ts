import { createHash } from 'node:crypto';
import { usernameSkeleton } from '#server/auth/sign-in/username-skeleton';
import type { Em } from '#server/db/database';
import { conflict, invalid } from '#server/errors';
import {
  ATTESTATIONS_MAX,
  signedRecord,
  signedText,
  tooManyAttestations,
  type AttestationSource,
  type RecordNow,
  type SignedRecord,
} from '#domain/proof/attestations';
import { confirmationMessages } from '#domain/proof/confirmations';
import { isOwner, type StatedIdentity } from '#domain/proof/stated-identity';
import { displayName } from '#domain/account/users';
import type { Activity } from '../../records/activities/activity.entity.ts';
import type { User } from '../../account/users/user.entity.ts';
import { Attestation } from './attestation.entity.ts';

/** Statement of a person who confirms an activity; validated by the caller. */
export interface NewAttestation {
  source: AttestationSource;
  name: string;
  role: string;
  registrationNumber: string | null;
  /** At most those of the activity. */
  hours: number;
  comment: string | null;
  /** When the link was made. */
  askedAt: Date;
  /** True if it comes from a browser in which the owner has signed in; null: not known. */
  inOwnersBrowser: boolean | null;
}

/** True if a person who confirms states the owner's name, as it is shown to them, or Ahpra number. */
export const statesOwner = (
  stated: StatedIdentity,
  owner: Pick<User, 'fullName' | 'username' | 'registrationNumber'>,
): boolean =>
  isOwner(
    stated,
    { name: displayName(owner), registrationNumber: owner.registrationNumber },
    usernameSkeleton,
  );

/** Returns the record of an activity that a person would sign now; null while it is in progress. */
export const recordToSign = (
  activity: Activity,
  owner: Pick<User, 'fullName' | 'username' | 'timeZone'>,
): SignedRecord | null =>
  signedRecord(nowOf(activity), { person: displayName(owner), timeZone: owner.timeZone });

/** The hash that is stored with a signature. */
export const signedHash = (signed: SignedRecord): string =>
  createHash('sha256').update(signedText(signed)).digest('hex');

/**
 * Adds an attestation to a completed, stored activity of `owner`, in the caller's transaction. The activity is read by
 * the caller, locked, so that what is signed is what is stored.
 */
export async function addAttestation(
  { em, now }: { em: Em; now: Date },
  { activity, owner }: { activity: Activity; owner: User },
  given: NewAttestation,
): Promise<Attestation> {
  const signed = recordToSign(activity, owner);
  if (!signed) throw conflict('Only a completed activity can be confirmed.');
  // The same message for both, on the field for the name, so that nobody learns whose number it is.
  if (statesOwner(given, owner)) throw invalid({ name: confirmationMessages.ownName });
  if (given.hours > activity.hours)
    throw invalid({ hours: 'The hours can only be corrected down.' });
  const count = await em.count(Attestation, { activityId: activity.id });
  if (count >= ATTESTATIONS_MAX) throw conflict(tooManyAttestations);
  const attestation = em.create(Attestation, {
    ...given,
    userId: activity.userId,
    activityId: activity.id,
    signedAt: now,
    signed,
    signedHash: signedHash(signed),
  });
  await em.flush();
  return attestation;
}

const nowOf = (activity: Activity): RecordNow => ({
  title: activity.title,
  startDay: dayOf(activity.startDate),
  endDay: dayOf(activity.endDate),
  completedAt: activity.completedDate,
  hours: activity.hours,
  isInteractive: activity.isInteractive,
  setting: activity.setting,
  place: activity.place,
});

/** A day is held as midnight UTC (decision 003). */
const dayOf = (day: Date | null) => day?.toISOString().slice(0, 10) ?? null;
