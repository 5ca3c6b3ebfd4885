/** Numbers that an account can state anew in 24 hours, so that nobody tries many; ours. A typing error and its correction are two. */
export const NUMBER_CHANGES_PER_DAY = 3;

/** Hours for which an account states a number before it learns that another one states it, too; ours. */
export const NUMBER_SETTLES_HOURS = 24;

/** Two accounts with one number are a mistake or a trick: said to both, refused to neither. */
export const sharedNumberMessages = {
  tooOften: `An Ahpra number can be changed ${NUMBER_CHANGES_PER_DAY} times in 24 hours. Try again later.`,
  title: 'Another account states this Ahpra number',
  text: (number: string) => `Another account here states the Ahpra number ${number}, too.`,
  advice:
    'If both accounts are yours, keep your record in one: each counts its own hours alone. If not, check the number against your Ahpra certificate.',
} as const;

/** Notifies both of two accounts that state the same Ahpra number. The text is the same for the same number. */
export function numberNotification(number: string) {
  return {
    kind: 'security-changed' as const,
    link: '/profile',
    title: sharedNumberMessages.title,
    message: `${sharedNumberMessages.text(number)} ${sharedNumberMessages.advice}`,
  };
}
