import { professionLabel, type Profession } from './crew-companions.ts';
import {
  crewKindLabels,
  crewTypeLabels,
  minutesLabel,
  type CrewKind,
  type CrewType,
} from './crew-sessions.ts';
import { usefulnessText } from './crew-feedback.ts';
import {
  formatted,
  NO_VALUE,
  optional,
  plainText,
  privateText,
  yesOrNo,
  type FieldSpecs,
} from '../records/record-fields.ts';

/** The values of the form that starts a session. */
export interface CrewSessionValues {
  kind: CrewKind;
  type: CrewType;
  title: string;
  place: string;
  provider: string;
  objectives: string;
  plannedMinutes: number | '';
  profession: Profession;
  namesAllowed: boolean;
}

/** The values of the form with which a guest joins. */
export interface GuestValues {
  name: string;
  profession: Profession;
  registrationNumber: string;
  namesAllowed: boolean;
  listAllowed: boolean;
}

const profession = formatted<Profession>('Your profession', professionLabel);
const namesAllowed = yesOrNo('The others’ records may name me');
const listAllowed = yesOrNo('Let the educator list my name');

/** Fields of a session; its title appears in everyone's log. */
export const crewSessionFields: FieldSpecs<CrewSessionValues> = {
  kind: formatted('How', (kind) => crewKindLabels[kind]),
  type: formatted('What', (type) => crewTypeLabels[type]),
  title: privateText('Title'),
  place: optional(privateText('Place')),
  provider: privateText('Provider'),
  objectives: optional(privateText('Learning objectives')),
  plannedMinutes: formatted('Planned length', (value) =>
    value === '' ? NO_VALUE : minutesLabel(value),
  ),
  profession,
  namesAllowed,
};

/** Fields of a guest, who has no account. */
export const guestFields: FieldSpecs<GuestValues> = {
  name: plainText('Your name'),
  profession,
  registrationNumber: optional(plainText('Ahpra registration number')),
  namesAllowed,
  listAllowed,
};

/** The values of the form with which an educator without an account starts. */
export type EducatorValues = Omit<CrewSessionValues, 'kind'> &
  Pick<GuestValues, 'name' | 'registrationNumber'>;

const { kind: _kind, ...taughtFields } = crewSessionFields;

/** Fields of a session whose educator has no account. */
export const educatorFields: FieldSpecs<EducatorValues> = {
  ...taughtFields,
  name: guestFields.name,
  registrationNumber: guestFields.registrationNumber,
};

/** The values of an attendee's feedback. */
export interface CrewFeedbackValues {
  usefulness: number | '';
  change: string;
}

/** Feedback on a taught session: two questions. */
export const crewFeedbackFields: FieldSpecs<CrewFeedbackValues> = {
  usefulness: formatted('How useful was it for your practice?', usefulnessText),
  change: optional(privateText('What would you change?')),
};
