import type { CredentialType } from '#domain/records/credential-types';
import type { DemoPaper } from './papers.ts';

interface DemoCredential {
  type: CredentialType;
  title: string;
  number?: string;
  issuer?: string;
  notes?: string;
  /** Issued that many days before today. */
  issuedDaysAgo: number;
  /** Expires that many days after today; null: never. */
  expiresInDays: number | null;
  /** The title of the earlier one that it renews; that comes first. */
  renews?: string;
  file?: DemoPaper;
}

/** One in each state: renewed, valid, expiring, expired, and without an expiry. */
export const credentials: readonly DemoCredential[] = [
  {
    type: 'driver-licence',
    title: 'Driver licence, class C (until last year)',
    issuer: 'Transport and Main Roads',
    issuedDaysAgo: 2100,
    expiresInDays: -274,
  },
  {
    type: 'driver-licence',
    title: 'Driver licence, class MR',
    issuer: 'Transport and Main Roads',
    issuedDaysAgo: 280,
    expiresInDays: 1546,
    renews: 'Driver licence, class C (until last year)',
  },
  {
    type: 'blue-card',
    title: 'Blue card',
    number: '0000000/1',
    issuer: 'Blue Card Services',
    issuedDaysAgo: 1054,
    expiresInDays: 42,
    file: {
      name: 'Blue card',
      layout: 'certificate',
      title: 'Working with children: positive notice',
      by: 'Example of a card',
      lines: ['Card number 0000000/1', 'An example for the demo, not a real card'],
    },
  },
  {
    type: 'influenza',
    title: 'Influenza vaccination',
    issuer: 'Staff clinic',
    issuedDaysAgo: 374,
    expiresInDays: -9,
    notes: 'Booked at the staff clinic after the next block of nights.',
  },
  {
    type: 'immunisation',
    title: 'Hepatitis B serology',
    issuer: 'Staff clinic',
    issuedDaysAgo: 2000,
    expiresInDays: null,
  },
  {
    type: 'indemnity',
    title: 'Professional indemnity cover, event work',
    issuer: 'An insurer',
    number: 'EXAMPLE-0042',
    file: {
      name: 'Certificate of currency',
      layout: 'sheet',
      title: 'Certificate of currency: professional indemnity',
      by: 'An insurer',
      lines: [
        'An example: no insurer issued it.',
        'Insured: work as a paramedic at events, Queensland.',
        'Policy EXAMPLE-0042. The days are those of the credential.',
      ],
    },
    issuedDaysAgo: 120,
    expiresInDays: 245,
    notes: 'Work for the service is covered by the employer.',
  },
];
