import { certificateTexts, verifyPath } from './certificates.ts';
import { companionsText, educatorText, type Profession } from '../proof/crew-companions.ts';
import { crewLimits, crewTypeLabels, peopleLabel, type CrewType } from '../proof/crew-sessions.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { PRODUCT } from '../product.ts';
import { MEASURED_MEANS, measuresText, type CertificateMeasures } from './module-measures.ts';

/** Contexts of W3C Verifiable Credentials 2.0 and Open Badges 3.0, in the order that both require; the last has the status list. */
const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

const ISSUER = PRODUCT;

/** Path of the public keys, old ones included, as a JSON Web Key Set. */
export const BADGE_KEYS_PATH = '/.well-known/jwks.json';

/** Path of one public key, which the header of a badge names. */
export const badgeKeyPath = (thumbprint: string): string => `/.well-known/badge-keys/${thumbprint}`;

/** Both forms of a badge, relative to /api: the picture that badge programs take, and the signed text alone. */
export const certificateBadgePath = (number: string): string => `/certificates/${number}/badge.png`;
export const certificateBadgeTextPath = (number: string): string =>
  `/certificates/${number}/badge.jwt`;
export const crewBadgePath = (sessionId: string | number): string =>
  `/crew-sessions/${sessionId}/badge.png`;

/** The list that says if this certificate was revoked, relative to /api. */
export const revocationsPath = (number: string): string => `/verify/${number}/revocations`;

export const badgeFileName = (name: string, type: 'png' | 'jwt'): string =>
  `${PRODUCT} badge ${name}.${type}`;

/** An Open Badge 3.0, as it is signed. */
export interface Badge {
  id: string;
  issuer: { id: string; [part: string]: unknown };
  validFrom: string;
  credentialSubject: { id: string; [part: string]: unknown };
  [part: string]: unknown;
}

interface Certified extends CertificateMeasures {
  number: string;
  holderName: string;
  moduleTitle: string;
  moduleVersion: string;
  score: number;
  completedOn: CivilDate;
  issuedAt: Date;
}

/** Returns a certificate as a badge, which holds what is printed and nothing else about its holder. */
export function certificateBadge(certificate: Certified, publicUrl: string): Badge {
  const { number, holderName, moduleTitle, moduleVersion, hours, score, completedOn } = certificate;
  const id = `${publicUrl}${verifyPath(number)}`;
  const achievement = `${publicUrl}/modules#${slug(`${moduleTitle} ${moduleVersion}`)}`;
  const result = `${achievement}-quiz`;
  const counts = [
    { id: `${achievement}-minutes`, name: 'Minutes measured', value: certificate.measuredMinutes },
    { id: `${achievement}-attempts`, name: 'Attempts at the quiz', value: certificate.attempts },
  ].filter(({ value }) => value !== null);
  const measured = counts.map(({ id, value }) => ({
    type: ['Result'],
    resultDescription: id,
    value: String(value),
  }));
  return badge({
    id,
    publicUrl,
    name: moduleTitle,
    validFrom: certificate.issuedAt,
    holderName,
    subject: {
      id: `${id}#holder`,
      activityEndDate: `${completedOn}T00:00:00Z`,
      creditsEarned: hours,
      narrative: `${measuresText(certificate)}. ${MEASURED_MEANS}`,
      result: [{ type: ['Result'], resultDescription: result, value: String(score) }, ...measured],
    },
    achievement: {
      id: achievement,
      achievementType: 'CertificateOfCompletion',
      name: moduleTitle,
      version: moduleVersion,
      description: certificateTexts.nature,
      criteria: { narrative: `${certificateTexts.nature} ${certificateTexts.board}` },
      resultDescription: [
        {
          id: result,
          type: ['ResultDescription'],
          name: 'Quiz',
          resultType: 'Percent',
          valueMin: '0',
          valueMax: '100',
        },
        ...counts.map(({ id, name }) => ({
          id,
          type: ['ResultDescription'],
          name,
          resultType: 'RawScore',
        })),
      ],
    },
    more: {
      credentialStatus: {
        id: `${publicUrl}/api${revocationsPath(number)}`,
        type: '1EdTechRevocationList',
      },
    },
  });
}

/** Facts about one member that a crew session proves. */
export interface Attended {
  sessionId: number;
  memberId: number;
  type: CrewType;
  title: string;
  startedAt: Date;
  endedAt: Date;
  name: string;
  hours: number;
  /** Professions of the others who were there: a badge is public, so it names nobody else. */
  others: readonly Profession[];
  /** Who taught, and for whom; null in a crew's session. */
  educator: { profession: Profession; provider: string } | null;
  confirmations: number;
}

/** Returns the presence in a crew session as a badge. */
export function crewBadge(attended: Attended, publicUrl: string): Badge {
  const { sessionId, memberId, title, startedAt, endedAt, hours, others, educator } = attended;
  const session = `${publicUrl}/crew/${sessionId}`;
  const people = companionsText(others.map((profession) => ({ name: null, profession })));
  const together = people && `Learned together with ${people}.`;
  const taught = educator
    ? `The session was ${educatorText({ name: null, profession: educator.profession })}; provider: ${educator.provider}.`
    : '';
  const narrative = [
    together,
    taught,
    'Presence was measured in the session, rounded down to half hours.',
    confirmedText(attended),
    certificateTexts.board,
  ]
    .filter(Boolean)
    .join(' ');
  return badge({
    id: `${session}#badge-${memberId}`,
    publicUrl,
    name: title,
    validFrom: endedAt,
    holderName: attended.name,
    subject: {
      id: `${session}#member-${memberId}`,
      activityStartDate: wholeSeconds(startedAt),
      activityEndDate: wholeSeconds(endedAt),
      creditsEarned: hours,
      narrative,
    },
    achievement: {
      id: session,
      achievementType: 'Achievement',
      name: title,
      description: educator
        ? `${crewTypeLabels[attended.type]} with an educator. Provider: ${educator.provider}.`
        : `${crewTypeLabels[attended.type]} with other practitioners.`,
      criteria: {
        narrative: educator ? openBadgeTexts.taughtCriteria : openBadgeTexts.crewCriteria,
      },
    },
  });
}

const confirmedText = ({ educator, confirmations }: Attended): string =>
  educator
    ? 'Confirmed by the educator.'
    : `Confirmed by ${peopleLabel(confirmations)} who ${confirmations === 1 ? 'was' : 'were'} there.`;

/** Returns the claims that are signed: the badge itself, and those of a JSON Web Token, which repeat its parts. */
export const badgeClaims = (signed: Badge) => ({
  ...signed,
  iss: signed.issuer.id,
  jti: signed.id,
  sub: signed.credentialSubject.id,
  nbf: Date.parse(signed.validFrom) / 1000,
});

/** Returns the status list of one certificate. Each has its own, so that it reveals no other numbers. */
export const revocationList = (
  { number, revokedReason }: { number: string; revokedReason: string | null },
  publicUrl: string,
) => ({
  id: `${publicUrl}/api${revocationsPath(number)}`,
  issuer: publicUrl,
  revokedCredential:
    revokedReason === null
      ? []
      : [
          {
            id: `${publicUrl}${verifyPath(number)}`,
            revoked: true,
            revocationReason: revokedReason,
          },
        ],
});

/** Returns the moment from which a session's badge is available: until then the host can correct the end. */
export const crewBadgeFrom = (endedAt: Date): Date =>
  new Date(endedAt.getTime() + crewLimits.correctDays * 24 * 60 * 60_000);

export const openBadgeTexts = {
  button: 'Open Badge',
  hint: 'A picture with a signed copy inside, for LinkedIn, badge wallets and employers’ systems.',
  crewCriteria:
    'Scanned a code on the host’s screen that changes every half minute, stayed for at least half an hour with somebody else, and was confirmed by another person who was there.',
  taughtCriteria:
    'Scanned a code on the educator’s screen that changes every half minute, stayed for at least half an hour, and was confirmed by the educator.',
  attachment: 'The same certificate as an Open Badge 3.0, signed',
  from: (day: CivilDate) =>
    `The Open Badge of this session can be downloaded from ${dayLabel(day)}: until then the host can still correct when it ended.`,
  unconfirmed: 'Nobody else has confirmed that you were there, so there is no badge.',
  noneStands: 'The session was shortened, and no confirmed time is left, so there is no badge.',
  noActivity: 'You have no activity from this session, so there is no badge.',
} as const;

interface Parts {
  id: string;
  publicUrl: string;
  name: string;
  validFrom: Date;
  holderName: string;
  /** The id is unique to this badge, so that a person's badges cannot be linked by it. */
  subject: { id: string; [part: string]: unknown };
  achievement: object;
  more?: object;
}

function badge({
  id,
  publicUrl,
  name,
  validFrom,
  holderName,
  subject,
  achievement,
  more,
}: Parts): Badge {
  return {
    '@context': CONTEXTS,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { id: publicUrl, type: ['Profile'], name: ISSUER, url: publicUrl },
    validFrom: wholeSeconds(validFrom),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: holderName,
          identityType: 'ext:name',
        },
      ],
      ...subject,
      achievement: { type: ['Achievement'], ...achievement },
    },
    ...more,
  };
}

/** The moment that a badge is valid from is also a claim in seconds, and both must be equal. */
const wholeSeconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
