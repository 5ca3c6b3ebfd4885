import { professionLabel, type Profession } from './crew-companions.ts';
import { crewTypeLabels, minutesLabel, type CrewType } from './crew-sessions.ts';
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
  type: CrewType;
  title: string;
  place: string;
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
}

const profession = formatted<Profession>('Your profession', professionLabel);
const namesAllowed = yesOrNo('The others’ records may name me');

/** Fields of a session; its title appears in everyone's log. */
export const crewSessionFields: FieldSpecs<CrewSessionValues> = {
  type: formatted('What', (type) => crewTypeLabels[type]),
  title: privateText('Title'),
  place: optional(privateText('Place')),
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
};
