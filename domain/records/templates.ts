import { reflectiveLogFields } from './reflective-logs.ts';
import type { RulePack } from '../standing/rule-packs.ts';
import type { Source } from '../sources.ts';
import { rulesFor } from '../standing/standard.ts';
import { PRODUCT } from '../product.ts';

/** One blank to fill in; `wide` takes a whole row. */
export interface TemplateField {
  label: string;
  wide?: boolean;
}

/** A certificate: the holder's name, the certified statement, details to fill in, and the signatory. */
export interface CertificateTemplate {
  id: string;
  title: string;
  description: string;
  /** Printed between 'This certifies that', the name, and the details. */
  statement: string;
  /** The content of the certificate: the hours recorded in the CPD period, or one activity's details by hand. */
  body: 'period' | 'activity';
  fields: readonly TemplateField[];
  /** The topics of the education; the signatory strikes out those not done. */
  covers: readonly string[];
}

/** The three texts of a reflective log, each as the question that a template asks. */
export interface ReflectionPrompts {
  content: string;
  learningOutcomes: string;
  futureApplication: string;
}

/** A reflection template: its three questions, and the author of the model that they follow. */
export interface ReflectionTemplate {
  id: string;
  title: string;
  description: string;
  model: string;
  prompts: ReflectionPrompts;
}

/** The part of a template that the form of a reflection needs. */
export type WritingTemplate = Pick<ReflectionTemplate, 'id' | 'title' | 'prompts'>;

const activityFields: readonly TemplateField[] = [
  { label: 'Activity title', wide: true },
  { label: 'Provider' },
  { label: 'Date completed' },
  { label: 'CPD hours' },
  { label: 'Of these interactive, with other practitioners' },
];

/** Certificate templates, in display order (ids: specification, section 2). */
export const certificateTemplates: readonly CertificateTemplate[] = [
  {
    id: 'standard-cpd',
    title: 'Standard CPD Certificate',
    description:
      'Your recorded hours of the current CPD period, by category, for a manager to verify.',
    statement: 'has recorded the following continuing professional development',
    body: 'period',
    fields: [],
    covers: [],
  },
  {
    id: 'emergency-management',
    title: 'Emergency Management Certificate',
    description: 'For major-incident exercises, triage training and interagency courses.',
    statement: 'has taken part in the following emergency management education',
    body: 'activity',
    fields: [
      ...activityFields,
      { label: 'Role in the exercise' },
      { label: 'Agencies taking part' },
    ],
    covers: [
      'Scene safety, command and control',
      'Triage with many patients',
      'Communication between agencies',
      'Debrief and recovery',
    ],
  },
  {
    id: 'advanced-life-support',
    title: 'Advanced Life Support Certificate',
    description: 'For resuscitation courses and assessments, with the guideline they follow.',
    statement: 'has completed the following education and assessment in advanced life support',
    body: 'activity',
    fields: [
      ...activityFields,
      { label: 'Guideline followed, with its year' },
      { label: 'Assessment result' },
    ],
    covers: [
      'Rhythm recognition and defibrillation',
      'Airway and ventilation',
      'Vascular access and medicines',
      'Team leadership and post-resuscitation care',
    ],
  },
  {
    id: 'clinical-skills',
    title: 'Clinical Skills Certificate',
    description: 'For a skill practised and assessed in a workshop, in simulation or on the road.',
    statement: 'has practised and demonstrated the following clinical skill',
    body: 'activity',
    fields: [
      ...activityFields,
      { label: 'Skill' },
      { label: 'Assessed in (workshop, simulation, practice)' },
    ],
    covers: [
      'Indications and contraindications',
      'Preparation and technique',
      'Recognising and managing complications',
      'Documentation and handover',
    ],
  },
  {
    id: 'professional-practice',
    title: 'Professional Practice Certificate',
    description: 'For ethics, law, communication, cultural safety, supervision and leadership.',
    statement: 'has taken part in the following professional practice education',
    body: 'activity',
    fields: [
      ...activityFields,
      { label: 'Facilitator' },
      { label: 'Format (seminar, peer group, course)' },
    ],
    covers: [
      'Ethical and legal practice',
      'Communication and teamwork',
      'Cultural safety',
      'Quality, supervision and leadership',
    ],
  },
  {
    id: 'specialty-training',
    title: 'Specialty Training Certificate',
    description: 'For critical care, retrieval, community paramedicine and other special fields.',
    statement: 'has completed the following training in a special field of paramedicine',
    body: 'activity',
    fields: [...activityFields, { label: 'Special field' }, { label: 'Supervisor or mentor' }],
    covers: [
      'Knowledge of the special field',
      'Supervised practice',
      'Assessment of competence',
      'Scope of practice and referral',
    ],
  },
];

/** Reflection templates, in display order (ids: specification, section 2). */
export const reflectionTemplates: readonly ReflectionTemplate[] = [
  {
    id: 'standard-reflection',
    title: 'Standard Reflection',
    description: 'Three plain questions that suit any activity.',
    model: 'After “What? So what? Now what?” (Rolfe, Freshwater and Jasper, 2001)',
    prompts: {
      content:
        'What did you do, and why did you choose it? What went well, and what surprised you?',
      learningOutcomes: 'So what? What do you know or do differently from before?',
      futureApplication: 'Now what? Where, when and how will you use it in your practice?',
    },
  },
  {
    id: 'critical-incident',
    title: 'Critical Incident Reflection',
    description: 'For a job that stays with you: what happened, how it felt, what it teaches.',
    model: 'After the reflective cycle (Gibbs, 1988)',
    prompts: {
      content:
        'What happened, without details that identify anyone? What were you thinking and feeling? What was good and bad about it?',
      learningOutcomes:
        'What sense can you make of it? What helped, what stood in the way, and what else could have been done?',
      futureApplication:
        'If it happened again, what would you do? What support, training or change of system is needed?',
    },
  },
  {
    id: 'clinical-practice',
    title: 'Clinical Practice Reflection',
    description: 'For a presentation, a procedure or a guideline in your own setting.',
    model: 'After “What? So what? Now what?” (Rolfe, Freshwater and Jasper, 2001)',
    prompts: {
      content:
        'What was the presentation or procedure? How did you assess, decide and treat, and which guideline did you follow?',
      learningOutcomes:
        'How did your care compare with the guideline and the evidence? What did you learn about your judgement or skill?',
      futureApplication:
        'What will you keep, change or practise, and how will patients be better off for it?',
    },
  },
  {
    id: 'professional-development',
    title: 'Professional Development Reflection',
    description: 'For a course, conference or reading, and what becomes of it at work.',
    model: 'After the experiential learning cycle (Kolb, 1984)',
    prompts: {
      content:
        'What was the activity, and which learning goal did it serve? What were its main ideas?',
      learningOutcomes:
        'Which ideas confirm, extend or contradict what you knew? How good is the evidence for them?',
      futureApplication:
        'What will you try, with whom, and by when? How will you know that it works?',
    },
  },
  {
    id: 'peer-feedback',
    title: 'Peer Feedback Reflection',
    description: 'For a case discussion, a review or feedback from a colleague or mentor.',
    model: 'After the Johari window (Luft and Ingham, 1955)',
    prompts: {
      content:
        'Who gave you feedback, in which role, and on what? What did they say you do well, and what could be better?',
      learningOutcomes:
        'What did you see in yourself that you had not seen before? What do you agree with, and what not?',
      futureApplication:
        'Which one or two things will you change, and when will you ask for feedback on them again?',
    },
  },
  {
    id: 'learning-objectives',
    title: 'Learning Objectives Reflection',
    description: 'For a goal of your learning plan: where you started, and where you are.',
    model: 'With goals that are specific and measurable (Doran, 1981)',
    prompts: {
      content:
        'Which learning goal did you set, and why? What did you do towards it? If the plan changed, why?',
      learningOutcomes: 'How far did you reach the goal, and what shows it? What is still missing?',
      futureApplication:
        'How has it improved your practice, or how will it? What is your next goal?',
    },
  },
];

/** Headings of a reflection's three texts, on its page and in its PDF. */
export const reflectionHeadings: Record<keyof ReflectionPrompts, string> = {
  content: reflectiveLogFields.content.label,
  learningOutcomes: reflectiveLogFields.learningOutcomes.label,
  futureApplication: reflectiveLogFields.futureApplication.label,
};

/** The fields at the head of a printed reflection. */
export const reflectionFields: readonly TemplateField[] = [
  { label: 'Activity', wide: true },
  { label: 'Date of the activity' },
  { label: 'Date of this reflection' },
];

/** The cover sheet that goes in front of a piece of evidence. */
export const evidenceTemplate = {
  id: 'cover-sheet',
  title: 'Evidence Documentation',
  description: 'A cover sheet that ties a piece of evidence to its activity and your reflection.',
  fields: [
    { label: 'What this is evidence of', wide: true },
    { label: 'Activity title', wide: true },
    { label: 'Type of activity' },
    { label: 'Provider' },
    { label: 'Date or dates' },
    { label: 'Duration in hours' },
    { label: 'Of these interactive, with other practitioners' },
    { label: 'Learning goal it serves' },
    { label: 'What is attached', wide: true },
  ],
  checklistHeading: 'Before you file it',
  checklist: [
    'The activity is in my plan, or my plan says why it changed',
    'Title, type, provider, duration and dates are filled in',
    'My reflection on it is written',
    'No patient can be identified',
  ],
} as const;

/** The three template cards of the documents screen (specification, section 2). */
export const templateCards = [
  {
    kind: 'certificates',
    id: 'standard-cpd',
    title: 'Certificate Template',
    description: 'A certificate filled with your name and your hours of this CPD period.',
  },
  {
    kind: 'reflections',
    id: 'standard-reflection',
    title: 'Reflective Practice Log',
    description: 'Three questions to reflect on an activity, to type into or to print.',
  },
  {
    kind: 'evidence',
    id: evidenceTemplate.id,
    title: evidenceTemplate.title,
    description: evidenceTemplate.description,
  },
] as const;

export type TemplateKind = (typeof templateCards)[number]['kind'];

/** Identifies a template. */
export interface TemplateRef {
  kind: TemplateKind;
  id: string;
}

/** A template as a card shows it. */
export interface TemplateCard extends TemplateRef {
  title: string;
  description: string;
}

/** Returns the cards of one of the two template screens. */
export const cardsOf = (kind: 'certificates' | 'reflections'): TemplateCard[] =>
  (kind === 'certificates' ? certificateTemplates : reflectionTemplates).map(
    ({ id, title, description }) => ({ kind, id, title, description }),
  );

/** File formats of a template: PDF, and Word for reflections. */
export type TemplateFormat = 'pdf' | 'docx';

/** Returns a template's download path, relative to /api. */
export const templatePath = (
  kind: TemplateKind,
  id: string,
  format: TemplateFormat = 'pdf',
): string => `/templates/${kind}/${id}.${format}`;

/** Returns the file name of a downloaded template. */
export const templateFileName = (
  kind: TemplateKind,
  id: string,
  format: TemplateFormat = 'pdf',
): string =>
  `${PRODUCT} ${{ certificates: 'certificate', reflections: 'reflection', evidence: 'evidence' }[kind]} - ${id}.${format}`;

/** The person on a certificate and their hours; days are 'YYYY-MM-DD'. */
export interface CertificateHolder {
  name: string;
  role: string;
  organization: string | null;
  period: { start: string; end: string };
  totalHours: number;
  interactiveHours: number;
  required: { total: number; interactive: number; explanation: string | null; source: Source };
  categoryHours: readonly { category: string; hours: number }[];
}

const samplePeriod = { start: '2025-12-01', end: '2026-11-30' };
const { total, interactive, source } = rulesFor(samplePeriod).annualRequirement;

/** The holder in the preview of a certificate: clearly no real person. */
export const sampleHolder: CertificateHolder = {
  name: 'Alex Sample',
  role: 'Paramedic',
  organization: 'Queensland Ambulance Service',
  period: samplePeriod,
  totalHours: 31.5,
  interactiveHours: 9,
  required: { total: total ?? 0, interactive: interactive ?? 0, explanation: null, source },
  categoryHours: [
    { category: 'Clinical Practice', hours: 18 },
    { category: 'Professional Development', hours: 8.5 },
    { category: 'Research & Education', hours: 5 },
  ],
};

/** Fixed words of the printed templates. */
export const templateTexts = {
  certifies: 'This certifies that',
  covers: 'It covers (strike out what does not apply)',
  signatures: ['Name and position', 'Signature', 'Date'],
  recordedBy: `Recorded by the holder in ${PRODUCT}. It becomes evidence when someone who knows the activities signs it.`,
  preview: 'A sample. Your download is filled in with your own details.',
  formPreview: 'As it will print. Your download has fields to type into.',
} as const;

/** Returns the text about how long to keep a piece of evidence, and how soon to send it. */
export const keepText = ({ retention, audit }: RulePack): string =>
  `${retention ? `Keep it for ${retention.years} years after the end of the period.` : 'Keep it.'}${audit ? ` If you are audited, you have ${audit.days} days to send it.` : ''}`;
