import { vocabulary } from '../../mechanics/vocabulary.ts';
import { professions } from '#domain/professions/professions';
import type { DashboardRegistration, ProfileRegistration } from '#domain/standing/registration';
import { registrationTypeLabels } from '#domain/standing/registration-details';
import { expiryRuleLabels } from '#domain/standing/registration-expiry';

export const ProfessionEnum = vocabulary(
  'Profession',
  'A profession with a register of its own. As an argument that of one of your registrations, by default the first.',
  professions.map(({ id: value, label }) => ({ value, label })),
);
export const RegistrationExpiryRuleEnum = vocabulary(
  'RegistrationExpiryRule',
  'The rule that gives the day on which a registration expires.',
  expiryRuleLabels(),
);
export const RegistrationTypeEnum = vocabulary(
  'RegistrationType',
  'Types of registration.',
  registrationTypeLabels,
);
export const DashboardRegistrationStateEnum = vocabulary(
  'DashboardRegistrationState',
  'Where a registration stands, as the dashboard says it.',
  {
    unset: 'No registration date is set',
    expired: 'It has expired',
    'expiring-soon': 'It expires soon',
    active: 'It is active',
    unanswered: 'Its year is over, and nobody said whether it was renewed',
  } satisfies Record<DashboardRegistration['status'], string>,
);
export const RegistrationStateEnum = vocabulary(
  'RegistrationState',
  'Where a registration stands, as the profile says it.',
  {
    unregistered: 'No registration date is set',
    active: 'It is active',
    'expiring-soon': 'It expires soon',
    expired: 'It has expired',
    unanswered: 'Its year is over, and nobody said whether it was renewed',
  } satisfies Record<ProfileRegistration['status'], string>,
);
