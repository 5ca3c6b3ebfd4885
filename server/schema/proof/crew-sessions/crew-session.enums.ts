import { vocabulary } from '../../mechanics/vocabulary.ts';
import { professionLabel, professionNames } from '#domain/proof/crew-companions';
import { crewKindLabels, crewTypeLabels, type EndedBy } from '#domain/proof/crew-sessions';

export const CrewSessionKindEnum = vocabulary(
  'CrewSessionKind',
  'Who learns in a crew session: everyone in it, or those whom its host teaches.',
  crewKindLabels,
);
export const CrewSessionTypeEnum = vocabulary(
  'CrewSessionType',
  'What a crew session is.',
  crewTypeLabels,
);
export const CrewProfessionEnum = vocabulary(
  'CrewProfession',
  'The profession of somebody who was there.',
  professionNames.map((value) => ({ value, label: professionLabel(value) })),
);
export const CrewSessionEnderEnum = vocabulary('CrewSessionEnder', 'What ended a crew session.', {
  host: 'The host ended it',
  closed: 'It closed by itself',
} satisfies Record<EndedBy, string>);
