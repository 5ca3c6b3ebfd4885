import { hoursLabel } from '../records/activities.ts';
import { cpdPeriod, isUnsettled, unsettledText, type Period, type Registration } from './cpd.ts';
import type { CivilDate } from '../dates.ts';
import { inWordsOf, yearsOf, type Profession } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import type { RulePack } from './rule-packs.ts';
import { requiredHours, type RequiredHours } from './required-hours.ts';
import { rulesFor } from './standard.ts';

/** Returns the current CPD period of a registration, and its required hours in words. */
export function requirementEffect(
  registration: Registration,
  today: CivilDate,
): { period: Period; required: RequiredHours; text: string } {
  const period = cpdPeriod(registration, today);
  const required = requiredHours(period, registration);
  const { profession = paramedic } = registration;
  return { period, required, text: effectText(required, rulesFor(period, profession), profession) };
}

function effectText(
  required: RequiredHours,
  { annualRequirement: full }: RulePack,
  profession: Profession,
): string {
  const years = yearsOf(profession);
  const { basis, total, interactive, explanation, cause } = required;
  const share = interactive > 0 ? `, at least ${interactive} of them interactive` : '';
  const hours = `${hoursLabel(total)} of CPD are required${share}`;
  if (basis === 'full-year') {
    const length = years === 1 ? 'a full year' : `a full period of ${years} years`;
    const said = cause ? `${cause}. The figure is that of ${length}` : `That is ${length}`;
    return [`${said}: ${hours}.`, explanation].filter(Boolean).join(' ');
  }
  if (basis !== 'pro-rata') return explanation!;
  const figure = isUnsettled(required)
    ? `${inWordsOf(profession, unsettledText(required))}.`
    : `${hours}, instead of ${full.total}${full.interactive ? ` and ${full.interactive}` : ''}.`;
  return `${figure} ${explanation}`;
}
