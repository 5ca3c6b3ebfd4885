import { counted } from '../counts.ts';
import { addDays, dayLabel, daysBetween, type CivilDate } from '../dates.ts';

/** Characters of a note; ours. */
export const auditNoticeLimits = { note: { max: 2000 } } as const;

/** Proposed days from the letter's date; other National Boards give as many. The letter itself decides. */
export const AUDIT_DAYS = 28;

/** Returns the day by which an audit letter is proposed to be answered. */
export const proposedDueDate = (letterDate: CivilDate): CivilDate =>
  addDays(letterDate, AUDIT_DAYS);

/** Returns how long an open letter can still be answered: '12 days left', 'Due today', 'Overdue by 1 day'. */
export function countdownText(dueDate: CivilDate, today: CivilDate): string {
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'Due today';
  return days > 0 ? `${counted(days, 'day')} left` : `Overdue by ${counted(-days, 'day')}`;
}

/** Names a letter: 'Audit letter of 3 Nov 2026'. */
export const auditNoticeTitle = (letterDate: CivilDate): string =>
  `Audit letter of ${dayLabel(letterDate)}`;

/** Returns the number of letters in words: '1 audit letter'. */
export const auditNoticesLabel = (count: number): string => counted(count, 'audit letter');

/** Texts of the audit letters. */
export const auditNoticeMessages = {
  title: 'Audit letters',
  intro:
    'Had a letter that asks for your CPD? Enter its date: the dashboard counts the days, and we remind you 21, 14, 7, 3 and 1 days before and on the day.',
  dueHelp: `Suggested: ${AUDIT_DAYS} days after the letter’s date, as other National Boards allow. Check your letter.`,
  sentHelp: 'Enter it once you have sent your answer. It ends the countdown and the reminders.',
  checkLetter: 'Check your letter: its date is what counts.',
  dialogTitle: { add: 'Add audit letter', edit: 'Edit audit letter' },
  created: { title: 'Audit letter added' },
  updated: { title: 'Audit letter updated' },
  sent: { title: 'Marked as answered', description: 'The countdown and the reminders have ended.' },
  saveFailed: 'The audit letter could not be saved',
  deleted: 'Audit letter deleted',
  deleteFailed: 'The audit letter could not be deleted',
  restored: 'Audit letter restored',
  restoreFailed: 'The audit letter could not be restored',
  oneOpen: 'Another audit letter is still open. Mark that one as answered first.',
  empty: 'No audit letters',
  deleteConfirm: {
    title: 'Delete this audit letter?',
    text: () => 'It will be removed, and its reminders will stop.',
  },
} as const;
