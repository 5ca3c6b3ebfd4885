import type { TeamMemberPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/records/activities';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { boardTexts as texts } from '#domain/proof/team-texts';

type Member = Pick<TeamMemberPartsFragment, 'registrations' | 'credentials'>;

/** The hours of each registration; its register only if there are several. */
export const hoursLines = ({ registrations }: Member): string[] =>
  registrations.map(({ register, hours, attestedInteractiveHours }) =>
    [
      registrations.length > 1 && `${register}: `,
      hoursLabel(hours),
      attestedInteractiveHours > 0 && `, ${texts.attested(hoursLabel(attestedInteractiveHours))}`,
    ]
      .filter(Boolean)
      .join(''),
  );

interface CredentialLine {
  text: string;
  /** Undefined for one that needs no attention. */
  colour: 'error' | 'warning' | undefined;
}

/** The credentials that need attention, or that all are valid; nothing without a receipt. */
export function credentialLines({ credentials }: Member): CredentialLine[] {
  if (credentials.length === 0) return [];
  const open = credentials.filter(({ state }) => state !== 'valid');
  if (open.length === 0) return [{ text: texts.allValid, colour: undefined }];
  return open.map(({ type, state, text }) => ({
    text: `${credentialTypeLabel(type)}: ${lowerFirst(text)}`,
    colour: state === 'ending' ? 'warning' : state === 'ended' ? 'error' : undefined,
  }));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
