import { isRegistrationNumber } from '../standing/registration-details.ts';

/**
 * Maximum new numbers that an account can state in 24 hours, so that nobody tries many; ours. A typing error and its
 * correction count as two.
 */
export const NUMBER_CHANGES_PER_DAY = 3;

/** Hours for which an account states a number before it learns that another one states it, too; ours. */
export const NUMBER_SETTLES_HOURS = 24;

/** Names a number in a sentence: a number of another shape is from a register that Ahpra does not keep. */
const named = (number: string): string =>
  isRegistrationNumber(number) ? 'Ahpra number' : 'registration number';

const title = (what: string) => `Another account states this ${what}`;

/** Two accounts with one number are a mistake or a trick: both owners are notified, neither is refused. */
export const sharedNumberMessages = {
  tooOften: `A registration number can be changed ${NUMBER_CHANGES_PER_DAY} times in 24 hours. Try again later.`,
  title: (number: string) => title(named(number)),
  /** Every title of such a message. */
  titles: [title('Ahpra number'), title('registration number')],
  text: (number: string) => `Another account here states the ${named(number)} ${number}, too.`,
  advice: (number: string) =>
    `If both accounts are yours, keep your record in one: each counts its own hours alone. If not, check the number against your ${isRegistrationNumber(number) ? 'Ahpra ' : ''}certificate.`,
} as const;

/** Notifies both of two accounts that state the same number. The text is the same for the same number. */
export function numberNotification(number: string) {
  return {
    kind: 'security-changed' as const,
    link: '/profile',
    title: sharedNumberMessages.title(number),
    message: `${sharedNumberMessages.text(number)} ${sharedNumberMessages.advice(number)}`,
  };
}
