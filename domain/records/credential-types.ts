import type { Source } from '../sources.ts';

/** Usual validity of a credential, with its source; none if an employer or state decides it. */
export interface Validity {
  months: number;
  source: Source;
}

interface CredentialTypeText {
  label: string;
  /** Why it matters, for the form. */
  why: string;
  /** Null: it differs, so the paper or its issuer decides. */
  validity: Validity | null;
}

const quoted = { effective: null, confidence: 'quoted' } as const;

/** Sources of the texts below; pages of others that report a rule are 'quoted'. */
export const credentialSources = {
  nationalLaw: {
    ...quoted,
    title: 'Health Practitioner Regulation National Law, section 129',
    publisher: 'Parliament of Queensland and of other states',
    url: 'https://australianemergencylaw.com/2019/06/15/exploring-paramedic-professional-indemnity-insurance/',
    note: 'As quoted at australianemergencylaw.com on 15 Jun 2019',
  },
  resuscitationCouncil: {
    ...quoted,
    title: 'Advanced Life Support (ALS2) recertification',
    publisher: 'Australian Resuscitation Council',
    url: 'http://state.governmentcareer.com.au/education/advanced-life-support-als2-recertification-march-2024',
    note: 'As a course centre, The Alfred, reports it. Check your certificate',
  },
  firstAidCode: {
    ...quoted,
    title: 'First aid in the workplace, code of practice',
    publisher: 'Safe Work Australia',
    url: 'https://www.exeltrain.com.au/first-aid-certificate-renew',
    note: 'As training organisations report it. Check with your employer',
  },
  blueCard: {
    ...quoted,
    title: 'Blue card system',
    publisher: 'Queensland Government',
    url: 'https://medicine.uq.edu.au/current-students/work-integrated-learning-wil-requirements/blue-card',
    note: 'As the University of Queensland reports it',
  },
  immunisationHandbook: {
    ...quoted,
    title: 'Essential services providers: annual influenza vaccine',
    publisher: 'Australian Immunisation Handbook',
    url: 'https://immunisationhandbook.health.gov.au/recommendations/essential-services-providers-are-strongly-recommended-to-receive-influenza-vaccine',
    note: 'A strong recommendation. Your employer may require it',
  },
} as const satisfies Record<string, Source>;

/** The types of credential, in the order of the form's list. */
export const credentialTypeTexts = {
  indemnity: {
    label: 'Professional indemnity cover',
    why: 'The National Law forbids practising without appropriate cover. An employer often provides it: keep what says so, and check that it covers work elsewhere.',
    validity: null,
  },
  'advanced-life-support': {
    label: 'Advanced life support certificate',
    why: 'Employers and courses ask for a current certificate. After the Resuscitation Council’s expires, its one-day recertification is no longer open to you.',
    validity: { months: 48, source: credentialSources.resuscitationCouncil },
  },
  'clinical-recertification': {
    label: 'Clinical recertification',
    why: 'Your service decides which skills to recertify and how often. Without it you may not be rostered in your role.',
    validity: null,
  },
  'authority-to-practise': {
    label: 'Authority to practise or scope of practice',
    why: 'It says which treatments and medicines your service lets you use.',
    validity: null,
  },
  'driver-licence': {
    label: 'Driver licence',
    why: 'You cannot drive for work without it, and insurance may not cover you.',
    validity: null,
  },
  'driving-authority': {
    label: 'Emergency driving authority',
    why: 'Your service decides who may drive under lights and sirens, and for how long.',
    validity: null,
  },
  'blue-card': {
    label: 'Blue card (Queensland)',
    why: 'No card, no start: if you have not applied to renew it by its expiry, you may not do child-related work.',
    validity: { months: 36, source: credentialSources.blueCard },
  },
  'working-with-children': {
    label: 'Working with children check (other states)',
    why: 'Child-related work needs one that is valid in that state. How long it lasts differs by state.',
    validity: null,
  },
  'police-check': {
    label: 'Police check',
    why: 'Employers and placements often accept only a recent one.',
    validity: null,
  },
  influenza: {
    label: 'Influenza vaccination',
    why: 'It protects patients and you, and many services require it each season.',
    validity: { months: 12, source: credentialSources.immunisationHandbook },
  },
  immunisation: {
    label: 'Other immunisation or serology',
    why: 'Health services ask for evidence of protection before you may work with patients.',
    validity: null,
  },
  cpr: {
    label: 'CPR certificate',
    why: 'Skills fade within months. Training organisations and workplaces expect a refresher every year.',
    validity: { months: 12, source: credentialSources.firstAidCode },
  },
  'first-aid': {
    label: 'First aid certificate',
    why: 'Work outside your service, such as events, may ask for one besides your registration.',
    validity: { months: 36, source: credentialSources.firstAidCode },
  },
  'first-aid-instructor': {
    label: 'First aid or CPR instructor',
    why: 'You may teach for a training organisation only while you are current. It says for how long.',
    validity: null,
  },
  radiation: {
    label: 'Radiation use licence',
    why: 'Some imaging equipment may only be used by someone who is licensed in that state.',
    validity: null,
  },
  boat: {
    label: 'Boat or marine licence',
    why: 'Rescue and remote work on the water may need one. States differ in whether it expires.',
    validity: null,
  },
  membership: {
    label: 'Professional membership',
    why: 'It may come with insurance, courses or journals that end with it.',
    validity: null,
  },
  other: { label: 'Other', why: 'Anything else with a number or a date.', validity: null },
} as const satisfies Record<string, CredentialTypeText>;

export type CredentialType = keyof typeof credentialTypeTexts;
export const credentialTypes = Object.keys(credentialTypeTexts) as CredentialType[];

/** Label of each type. */
export const credentialTypeLabels = Object.fromEntries(
  credentialTypes.map((type) => [type, credentialTypeTexts[type].label]),
) as Record<CredentialType, string>;

/** Returns the texts of a stored type; those of 'other' if unknown. */
export const credentialTypeText = (type: string): CredentialTypeText =>
  credentialTypeTexts[credentialTypes.find((known) => known === type) ?? 'other'];

/** Returns the label of a stored type; 'Other' if unknown. */
export const credentialTypeLabel = (type: string): string => credentialTypeText(type).label;
