import { expiryRuleOf, type ExpiryRule, type Registration } from './cpd.ts';
import { inWordsOf, yearsOf, type Profession } from '../professions/profession.ts';
import { dayInWords, heldOf } from '../professions/words.ts';
import { paramedic } from '../professions/paramedic.ts';

const endOf = ({ year }: Profession): string => dayInWords(year.end);

const lengthOf = (profession: Profession): string => {
  const years = yearsOf(profession);
  return years === 1 ? 'One year' : `${years} years`;
};

/** Choices of the form. */
export const expiryRuleLabels = (
  profession: Profession = paramedic,
): Record<ExpiryRule, string> => ({
  'board-year': inWordsOf(profession, `${endOf(profession)}, the end of the Board's year`),
  entered: 'Another date',
  'one-year': `${lengthOf(profession)} after the registration date`,
});

/** Explains the proposed choice. */
export const expiryRuleHelp = (profession: Profession = paramedic): string =>
  `Every ${heldOf(profession)} expires on ${endOf(profession)}. Choose another date only if yours says so.`;

/** Says which rule gave the expiry. */
export const expiryRuleTexts = (
  profession: Profession = paramedic,
): Record<ExpiryRule, string> => ({
  'board-year': inWordsOf(profession, `The Board's year, which ends on ${endOf(profession)}.`),
  entered: 'The date you entered.',
  'one-year': `${lengthOf(profession)} after the registration date, as you chose.`,
});

/** Shown until the user chooses, to those whose expiry was once counted as a year after the registration date. */
export const boardYearNotice =
  "We now use the Board's year, which ends on 30 November. Change it if your registration differs.";

/** Returns the notice for a user who has a registration date but never chose a rule, else null. */
export function expiryNotice(registration: Registration): string | null {
  const { registrationDate, registrationExpiryRule } = registration;
  const isUnasked = registrationDate !== null && !registrationExpiryRule;
  return isUnasked && expiryRuleOf(registration) === 'board-year' ? boardYearNotice : null;
}

/** Error for the rule 'entered' without a date. */
export const expiryDateMissing = 'Enter the expiry date, or choose another rule';
