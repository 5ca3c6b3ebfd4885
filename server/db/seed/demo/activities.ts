import type { ActivityCategory } from '#domain/activities';
import type { ActivityInput } from '#domain/activities.schema';

/** 0 is the registration year that contains today. */
export type YearsBack = 0 | 1 | 2;

/** The audit details of some activities; the others have gaps. */
type DemoTrace = Partial<
  Pick<
    ActivityInput,
    | 'activityType'
    | 'provider'
    | 'setting'
    | 'place'
    | 'practitioners'
    | 'practitionerCount'
    | 'contentElements'
    | 'howItMeets'
  >
>;

interface DemoActivity extends DemoTrace {
  /** The name by which a reflective log refers to it. */
  key?: string;
  /** Completed at this share of a registration year's elapsed days, or still in progress. */
  when: { years: YearsBack; share: number } | { daysAgo: number };
  title: string;
  category: ActivityCategory;
  hours: number;
  isInteractive: boolean;
  description: string;
  evidence: string | null;
}

/**
 * Oldest first: two complete years of 30 and 31.5 hours, then the current one with 22.5, 5 of them interactive; a
 * learning module adds 2 more (learning.ts).
 */
export const activities: readonly DemoActivity[] = [
  {
    when: { years: 2, share: 0.14 },
    title: 'Advanced life support recertification',
    category: 'Clinical Practice',
    hours: 4,
    isInteractive: true,
    activityType: 'course',
    description:
      'Annual assessment in a team of four: adult and paediatric arrest, post-resuscitation care, debrief with CPR feedback data.',
    evidence: 'Certificate of attainment, issued by the clinical education unit',
  },
  {
    when: { years: 2, share: 0.29 },
    title: 'Asthma and anaphylaxis update',
    category: 'Clinical Practice',
    hours: 4,
    isInteractive: false,
    activityType: 'course',
    description:
      'Online course on severity assessment, escalation and handover, with a closing test.',
    evidence: 'Course completion record, score 92%',
  },
  {
    when: { years: 2, share: 0.45 },
    title: 'Trauma skills day: haemorrhage control and pelvic binding',
    category: 'Clinical Practice',
    hours: 4.5,
    isInteractive: true,
    activityType: 'course',
    description:
      'Rotating stations with peers and a critical care paramedic: tourniquets, wound packing, pelvic splints, extrication.',
    evidence: 'Attendance sheet signed by the station educator',
  },
  {
    when: { years: 2, share: 0.58 },
    title: 'Major incident management: roles, triage and scene layout',
    category: 'Professional Development',
    hours: 4,
    isInteractive: false,
    description: 'Self-paced theory ahead of the regional exercise, with a table of command roles.',
    evidence: null,
  },
  {
    when: { years: 2, share: 0.74 },
    title: 'Short course: introduction to research methods in health',
    category: 'Research & Education',
    hours: 10,
    isInteractive: false,
    activityType: 'course',
    description: 'Five weekly units on study design, bias, basic statistics and research ethics.',
    evidence: 'University statement of completion',
  },
  {
    when: { years: 2, share: 0.9 },
    title: 'Palliative and end-of-life care in the community',
    category: 'Professional Development',
    hours: 3.5,
    isInteractive: false,
    description:
      'Advance health directives in Queensland, symptom relief at home, and talking with families.',
    evidence: 'Certificate of completion',
  },
  {
    when: { years: 1, share: 0.12 },
    title: 'Advanced life support recertification',
    category: 'Clinical Practice',
    hours: 4,
    isInteractive: true,
    activityType: 'course',
    description: 'Annual team assessment with two simulated arrests and a structured debrief.',
    evidence: 'Certificate of attainment, issued by the clinical education unit',
  },
  {
    when: { years: 1, share: 0.26 },
    title: 'Snakebite and envenomation in Queensland',
    category: 'Clinical Practice',
    hours: 2.5,
    isInteractive: false,
    description:
      'Pressure immobilisation, recognition of envenomation, and where antivenom is held.',
    evidence:
      'https://www.mja.com.au/journal/2013/199/11/snakebite-australia-practical-approach-diagnosis-and-treatment',
  },
  {
    when: { years: 1, share: 0.41 },
    title: 'Mental health: de-escalation and emergency examination authorities',
    category: 'Professional Development',
    hours: 3,
    isInteractive: false,
    description:
      'Verbal de-escalation, shared decisions with police, and the Public Health Act 2005 (Qld) in practice.',
    evidence: 'Module completion record',
  },
  {
    when: { years: 1, share: 0.52 },
    title: 'Multi-agency road crash exercise with fire and police',
    category: 'Clinical Practice',
    hours: 5,
    isInteractive: true,
    activityType: 'simulation',
    description:
      'Full-scale night exercise: three vehicles, seven simulated patients, joint command post, hot debrief.',
    evidence: 'Exercise report and attendance list',
  },
  {
    when: { years: 1, share: 0.67 },
    title: 'Stroke recognition and large vessel occlusion screening',
    category: 'Clinical Practice',
    hours: 2.5,
    isInteractive: false,
    description: 'Time targets, bypass decisions and pre-notification of stroke-ready hospitals.',
    evidence: 'https://informme.org.au/guidelines/living-clinical-guidelines-for-stroke-management',
  },
  {
    when: { years: 1, share: 0.79 },
    title: 'Paramedicine conference, two days of lectures',
    category: 'Research & Education',
    hours: 11,
    isInteractive: false,
    activityType: 'conference',
    description:
      'Plenaries and research sessions; notes kept on low-acuity pathways and workforce.',
    evidence: 'Conference registration and programme with sessions marked',
  },
  {
    when: { years: 1, share: 0.93 },
    title: 'Consent, capacity and refusal of transport: documentation and the law',
    category: 'Professional Development',
    hours: 3.5,
    isInteractive: false,
    description: 'Case-based course on assessing capacity and on writing a defensible record.',
    evidence: 'Certificate of completion',
  },
  {
    when: { years: 0, share: 0.06 },
    title: 'Heat illness and exertional heat stroke',
    category: 'Clinical Practice',
    hours: 1.5,
    isInteractive: false,
    description: 'Cool first, transport second: recognition and cooling before the summer peak.',
    evidence: null,
  },
  {
    key: 'life-support',
    when: { years: 0, share: 0.17 },
    title: 'Advanced life support recertification',
    category: 'Clinical Practice',
    hours: 3,
    isInteractive: true,
    activityType: 'course',
    description:
      'Annual team assessment as leader and as airway operator, with CPR feedback data in the debrief.',
    evidence: 'Certificate of attainment, issued by the clinical education unit',
    provider: 'Clinical education unit',
    setting: 'in-person',
    place: 'Education centre',
    practitioners: 'Clinical educator and three paramedics',
    practitionerCount: 4,
    contentElements: ['a', 'c', 'd'],
    howItMeets:
      'Roles and timing in an arrest are what my crew is measured by, and what decides outcomes.',
  },
  {
    when: { years: 0, share: 0.26 },
    title: 'Twelve-lead ECG: occlusion without ST elevation',
    category: 'Clinical Practice',
    hours: 3,
    isInteractive: false,
    activityType: 'reading',
    description:
      'Forty tracings with expert commentary: posterior, hyperacute T waves, de Winter, mimics.',
    evidence: 'https://litfl.com/ecg-library/',
  },
  {
    when: { years: 0, share: 0.35 },
    title: 'Critical appraisal: AIRWAYS-2 and the first airway in cardiac arrest',
    category: 'Research & Education',
    hours: 2,
    isInteractive: false,
    activityType: 'reading',
    description: 'Read with an appraisal checklist; one-page summary shared on the station board.',
    evidence: 'https://doi.org/10.1001/jama.2018.11597',
    provider: 'JAMA',
    contentElements: ['b'],
  },
  {
    key: 'cultural-safety',
    when: { years: 0, share: 0.44 },
    title: 'Cultural safety with Aboriginal and Torres Strait Islander patients',
    category: 'Professional Development',
    hours: 2,
    isInteractive: false,
    activityType: 'course',
    description:
      'Yarning as a way of taking a history, the history behind mistrust, and working with liaison officers.',
    evidence: 'Course completion record',
    provider: 'Queensland Health',
    contentElements: ['a', 'c'],
  },
  {
    when: { years: 0, share: 0.53 },
    title: 'Paediatric respiratory distress: assessment and escalation',
    category: 'Clinical Practice',
    hours: 2.5,
    isInteractive: false,
    description: 'Work of breathing on video, severity scoring, and when to call for backup early.',
    evidence: 'https://www.rch.org.au/clinicalguide/guideline_index/Acute_asthma/',
  },
  {
    when: { years: 0, share: 0.62 },
    title: 'Reading: PATCH-Trauma, prehospital tranexamic acid',
    category: 'Research & Education',
    hours: 1.5,
    isInteractive: false,
    activityType: 'reading',
    description:
      'What the trial measured, what it did not find, and what that means for our guideline.',
    evidence: 'https://doi.org/10.1056/NEJMoa2215457',
  },
  {
    key: 'case-review',
    when: { years: 0, share: 0.71 },
    title: 'Regional trauma case review meeting',
    category: 'Professional Development',
    hours: 2,
    isInteractive: true,
    activityType: 'case-review',
    description:
      'Two de-identified cases with the trauma service: scene times, handover, feedback from the receiving team.',
    evidence: 'Minutes with attendance, held by the regional office',
  },
  {
    when: { years: 0, share: 0.79 },
    title: 'Obstetric emergencies: shoulder dystocia and postpartum haemorrhage',
    category: 'Clinical Practice',
    hours: 2.5,
    isInteractive: false,
    activityType: 'course',
    description: 'Manoeuvres in order, with a mannequin at the station, and estimating blood loss.',
    evidence: null,
  },
  {
    when: { years: 0, share: 0.88 },
    title: 'Supervising a graduate paramedic: feedback that is heard',
    category: 'Research & Education',
    hours: 2.5,
    isInteractive: false,
    activityType: 'supervision',
    description: 'Observation, specific feedback and a plan: preparation for the preceptor role.',
    evidence: 'Preceptor workbook, part one',
  },
  {
    when: { daysAgo: 9 },
    title: 'Certificate in clinical education, unit 2: assessing practice',
    category: 'Research & Education',
    hours: 6,
    isInteractive: false,
    activityType: 'course',
    description: 'Two of four assignments handed in.',
    evidence: null,
  },
  {
    when: { daysAgo: 2 },
    title: 'Simulation evening: paediatric cardiac arrest',
    category: 'Clinical Practice',
    hours: 2.5,
    isInteractive: true,
    activityType: 'simulation',
    description: 'Booked with the station educator; pre-reading done.',
    evidence: null,
  },
];
