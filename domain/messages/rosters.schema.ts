import { instantFromInput } from '../dates.ts';
import { field, form, objectShape } from '../forms.ts';
import { textProblem, trim } from '../texts.ts';
import { addressLimits, calendarUrl, rosterAddressMessages } from './roster-addresses.ts';
import { rosterPanelMessages, shiftKinds, shiftLimits, type RosterShift } from './rosters.ts';

const sentence = `${rosterPanelMessages.sentence} is required, up to ${shiftLimits.sentence} characters`;

/** A roster as a sentence; which ones can be read depends on the user's day. */
export const rosterPatternSchema = form({
  pattern: field<string>(
    trim,
    (value) =>
      textProblem(value, { label: rosterPanelMessages.sentence, max: shiftLimits.sentence }),
    { type: 'string', description: `Such as: ${rosterPanelMessages.example}.` },
  )
    .nonNullable(sentence)
    .required(sentence),
});

/** The address of a calendar. Its host is checked when it is fetched. */
export const rosterAddressSchema = form({
  address: field<string>(
    trim,
    (value) =>
      typeof value === 'string' && calendarUrl(value) ? null : rosterAddressMessages.invalid,
    {
      type: 'string',
      description: `An https or webcal address, up to ${addressLimits.characters} characters, such as ${rosterAddressMessages.example}.`,
    },
  )
    .nonNullable(rosterAddressMessages.invalid)
    .required(rosterAddressMessages.invalid),
});

const message = `Send 1 to ${shiftLimits.shifts} shifts, each with a start, an end at most ${shiftLimits.hours} hours later, and a kind: ${shiftKinds.join(' or ')}`;

/** The shifts of a roster. */
export const rosterShiftsSchema = form({
  shifts: field<RosterShift[]>(
    readShifts,
    (value) => (Array.isArray(value) && value.length > 0 && value.every(isShift) ? null : message),
    {
      type: 'array',
      items: objectShape(
        {
          start: { type: 'string', format: 'date-time' },
          end: { type: 'string', format: 'date-time' },
          kind: { type: 'string', enum: shiftKinds },
        },
        ['kind'],
      ),
      description: message,
    },
  )
    .nonNullable(message)
    .required(message),
});

function readShifts(raw: unknown): unknown {
  if (!Array.isArray(raw) || raw.length > shiftLimits.shifts) return null;
  return raw.map((each: unknown) => {
    if (typeof each !== 'object' || each === null) return null;
    const { start, end, kind = 'shift' } = each as Record<string, unknown>;
    return { start: momentOf(start), end: momentOf(end), kind };
  });
}

const momentOf = (raw: unknown): Date | null =>
  raw instanceof Date || typeof raw === 'string' ? instantFromInput(raw) : null;

function isShift(value: unknown): boolean {
  const { start, end, kind } = (value ?? {}) as Partial<RosterShift>;
  if (!(start instanceof Date && end instanceof Date)) return false;
  const hours = (end.getTime() - start.getTime()) / 3_600_000;
  return hours > 0 && hours <= shiftLimits.hours && shiftKinds.some((each) => each === kind);
}
