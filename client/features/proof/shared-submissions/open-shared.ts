import { ask } from '#client/lib/ask.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { receive } from '#client/lib/receive.ts';
import { callRest } from '#client/lib/rest.ts';
import type { SharedActivity, SharedCounts, SharedFacts } from '#domain/proof/shared-submissions';
import type { Requirement } from '#domain/standing/cpd';

/** A file of the submission. */
export interface SharedFile {
  name: string;
  sizeBytes: number;
  sha256: string;
}

/** A CPD period, with the activities of its register; none for a link made before they were kept. */
export interface FrozenPeriod extends SharedCounts {
  label: string;
  requirement: { text: string; basis: string | null };
  completed: Requirement;
  activities: readonly SharedActivity[];
}

/** A submission as its link shows it. */
export interface FrozenSubmission extends Pick<
  SharedFacts,
  | 'leftOut'
  | 'evidenceCount'
  | 'remarks'
  | 'confirmations'
  | 'certificates'
  | 'practice'
  | 'indemnity'
> {
  person: {
    name: string;
    register: string | null;
    registrationNumber: string | null;
    registrationType: string | null;
    registrationHistory: readonly string[];
    timeZone: string;
  };
  periods: readonly FrozenPeriod[];
  frozenAt: string;
  expiresAt: string;
  head: string | null;
  pdf: SharedFile;
  pack: SharedFile;
}

interface Response {
  needsPassphrase: boolean;
  ticket: string | null;
  submission: FrozenSubmission | null;
}

/** Result of opening a link; `failed` if another attempt may help. */
export type Opened =
  | { state: 'open'; ticket: string; submission: FrozenSubmission }
  | { state: 'locked'; problem: string | null }
  | { state: 'invalid' }
  | { state: 'failed'; text: string };

const OPEN = `mutation OpenSharedSubmission($secret: String!, $passphrase: String) {
  openSharedSubmission(secret: $secret, passphrase: $passphrase) {
    needsPassphrase ticket
    submission {
      person { name register registrationNumber registrationType registrationHistory timeZone }
      leftOut evidenceCount frozenAt expiresAt head
      periods {
        label requirement { text basis } completed { total interactive }
        activityCount reflectionCount documentCount
        activities { number day title activityType provider hours isInteractive evidence }
      }
      remarks { lines { label text } more }
      confirmations { lines { label text } more }
      certificates { lines { label text } more }
      practice {
        totals { label start end hours remark }
        entries {
          number kind employer position startDay endDay hours notes documents evidence remark
        }
      }
      indemnity { title insurer policyNumber validFrom validUntil notes evidence }
      pdf { name sizeBytes sha256 }
      pack { name sizeBytes sha256 }
    }
  }
}`;

/** Opens a link. The secret is in the request's body, so no log of addresses has it. */
export async function openShared(
  secret: string,
  passphrase: string | null = null,
): Promise<Opened> {
  try {
    const { openSharedSubmission } = await ask<{ openSharedSubmission: Response }>(OPEN, {
      secret,
      passphrase,
    });
    const { ticket, submission } = openSharedSubmission;
    return ticket && submission
      ? { state: 'open', ticket, submission }
      : { state: 'locked', problem: null };
  } catch (error) {
    if (codeOf(error) === 'NOT_FOUND') return { state: 'invalid' };
    if (passphrase !== null) return { state: 'locked', problem: messageOf(error) };
    return { state: 'failed', text: messageOf(error) };
  }
}

/** Fetches a file of an opened link. */
export async function fetchShared(
  which: 'pdf' | 'pack',
  keys: { secret: string; ticket: string },
  onBytes: (bytes: number) => void,
): Promise<{ name: string; file: Blob }> {
  const response = await callRest(`/shared-submissions/open/${which}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(keys),
  });
  return receive(response, onBytes);
}
