/** Professions in a session, each with its plural. */
const professions = {
  paramedic: ['Paramedic', 'paramedics'],
  'student-paramedic': ['Student paramedic', 'student paramedics'],
  'registered-nurse': ['Registered nurse', 'registered nurses'],
  midwife: ['Midwife', 'midwives'],
  doctor: ['Doctor', 'doctors'],
  pharmacist: ['Pharmacist', 'pharmacists'],
  physiotherapist: ['Physiotherapist', 'physiotherapists'],
  psychologist: ['Psychologist', 'psychologists'],
  'emergency-worker': ['Emergency service worker', 'emergency service workers'],
  other: ['Other practitioner', 'other practitioners'],
} as const;
export type Profession = keyof typeof professions;
export const professionNames = Object.keys(professions) as Profession[];

/** Returns the label of a profession. */
export const professionLabel = (profession: Profession): string => professions[profession][0];

/** Another person who was there. The name is null unless they agreed that others' records may name them. */
export interface Companion {
  name: string | null;
  profession: Profession;
}

/** Names in one text; the others are counted by profession. */
const NAMES_MAX = 8;

/** Returns who else took part: 'Billie Jones (paramedic), 2 other paramedics and a registered nurse'. */
export function companionsText(companions: readonly Companion[]): string {
  const named = companions.filter(({ name }) => name !== null).slice(0, NAMES_MAX);
  const unnamed = companions.filter((each) => !named.includes(each));
  const groups = professionNames.flatMap((profession) => {
    const count = unnamed.filter((each) => each.profession === profession).length;
    if (count === 0) return [];
    const isAlsoNamed = named.some((each) => each.profession === profession);
    return [groupText(profession, count, isAlsoNamed)];
  });
  const parts = [
    ...named.map(({ name, profession }) => `${name} (${lowerLabel(profession)})`),
    ...groups,
  ];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const lowerLabel = (profession: Profession): string => professionLabel(profession).toLowerCase();

function groupText(profession: Profession, count: number, isMore: boolean): string {
  const one = lowerLabel(profession);
  if (profession === 'other' && count === 1) return 'another practitioner';
  const another = isMore && profession !== 'other';
  if (count > 1) return `${count} ${another ? 'other ' : ''}${professions[profession][1]}`;
  return another ? `another ${one}` : `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** Formats a person's name for others' records. */
export const companionName = (name: string, profession: Profession): string =>
  `${name} (${lowerLabel(profession)})`;

/** Text for a person in others' records after their account was deleted. */
export const deletedCompanion = (profession: Profession): string => groupText(profession, 1, false);

/** Returns who taught: 'taught by a doctor'. */
export const educatorText = ({ name, profession }: Companion): string =>
  `taught by ${name === null ? groupText(profession, 1, false) : companionName(name, profession)}`;

/** Returns an attendee whom the educator's list does not name. */
export const attendeeLabel = (number: number): string => `Attendee ${number}`;

/** Label of a person whose account was deleted. */
export const DELETED_MEMBER = 'A deleted account';
