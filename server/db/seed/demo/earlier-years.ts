import type { GoalOutcome } from '#domain/records/learning-goals';
import type { DemoActivity, YearsBack } from './demo-activity.ts';

type Row = [
  share: number,
  title: string,
  category: DemoActivity['category'],
  type: NonNullable<DemoActivity['activityType']>,
  hours: number,
  withOthers?: 'with others',
];

/** Years 31 and 33.5 hours long, kept as a notebook would keep them: no files, and little evidence. */
const rows: Record<3 | 4, readonly Row[]> = {
  4: [
    [
      0.05,
      'Orientation to the graduate program',
      'Professional Development',
      'course',
      6,
      'with others',
    ],
    [
      0.21,
      'Advanced life support recertification',
      'Clinical Practice',
      'course',
      4,
      'with others',
    ],
    [
      0.24,
      'Night shift debriefs with my preceptor',
      'Clinical Practice',
      'debrief',
      2,
      'with others',
    ],
    [0.42, 'Guideline review: chest pain', 'Clinical Practice', 'reading', 1.5],
    [0.57, 'Driver training, refresher', 'Professional Development', 'course', 8],
    [0.6, 'Journal club: ketamine for pain', 'Research & Education', 'research', 2],
    [0.83, 'Regional exercise: bus crash', 'Clinical Practice', 'simulation', 5, 'with others'],
    [0.95, 'Cultural safety in pre-hospital care', 'Professional Development', 'course', 5],
  ],
  3: [
    [
      0.09,
      'Case reviews with the station educator',
      'Clinical Practice',
      'case-review',
      3,
      'with others',
    ],
    [
      0.18,
      'Advanced life support recertification',
      'Clinical Practice',
      'course',
      4,
      'with others',
    ],
    [0.33, 'Mental health first aid', 'Clinical Practice', 'course', 8],
    [
      0.47,
      'Obstetric emergencies on the road',
      'Clinical Practice',
      'simulation',
      4,
      'with others',
    ],
    [0.61, 'Reading: sepsis in older people', 'Research & Education', 'reading', 2.5],
    [
      0.78,
      'Conference of the college, two days online',
      'Professional Development',
      'conference',
      9.5,
    ],
  ],
};

/** Oldest first. */
export const earlierActivities: readonly DemoActivity[] = ([4, 3] as const).flatMap((years) =>
  rows[years].map(([share, title, category, activityType, hours, withOthers]) => ({
    when: { years, share },
    title,
    category,
    activityType,
    hours,
    isInteractive: withOthers !== undefined,
    description: 'Entered from my notebook.',
    ...(hours > 4 && { evidence: 'Listed in the training record of the service' }),
  })),
);

interface EarlierGoal {
  years: Exclude<YearsBack, 0>;
  title: string;
  why: string;
  measure: string;
  outcome: GoalOutcome;
  reflection: string;
  /** Titles of the activities of its year that served it. */
  servedBy: readonly string[];
}

/** Goals of the years before, all of them closed. */
export const earlierGoals: readonly EarlierGoal[] = [
  {
    years: 3,
    title: 'Feel ready for a birth on the road',
    why: 'I have never attended one, and the nearest maternity unit is an hour away.',
    measure: 'I run a simulated birth and a postpartum haemorrhage without an aid.',
    outcome: 'achieved',
    reflection: 'The simulation in July went without an aid; I now check the kit at every start.',
    servedBy: ['Obstetric emergencies on the road'],
  },
  {
    years: 2,
    title: 'Stop bleeding in the first minute',
    why: 'My last trauma job showed that I reach for the tourniquet too late.',
    measure: 'A tourniquet is on within a minute in three of three stations.',
    outcome: 'achieved',
    reflection: 'Three of three at the skills day. I carry it on my belt now.',
    servedBy: ['Trauma skills day: haemorrhage control and pelvic binding'],
  },
  {
    years: 2,
    title: 'Finish the statistics unit',
    why: 'I cannot judge the trials that our guidelines cite.',
    measure: 'I have passed the unit.',
    outcome: 'not-achieved',
    reflection: 'Too many extra shifts in spring; the short course covers the basics for now.',
    servedBy: ['Short course: introduction to research methods in health'],
  },
  {
    years: 1,
    title: 'Give feedback that a student can use',
    why: 'I precept for the first time this year.',
    measure: 'Two students name one thing that they changed because of it.',
    outcome: 'achieved',
    reflection: 'Both could name one. Asking first what they saw makes the difference.',
    servedBy: [],
  },
  {
    years: 1,
    title: 'Write down a refusal of transport so that it stands',
    why: 'An audit of my records found two refusals without a word on capacity.',
    measure: 'Ten records in a row state how capacity was assessed and what was explained.',
    outcome: 'achieved',
    reflection: 'Ten of ten by spring. I now ask the patient to say the risk back, and quote it.',
    servedBy: ['Consent, capacity and refusal of transport: documentation and the law'],
  },
];
