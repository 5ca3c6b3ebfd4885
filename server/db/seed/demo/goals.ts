import type { ActivityCategory } from '#domain/records/activities';
import type { GoalOutcome } from '#domain/records/learning-goals';

export type GoalKey = 'resuscitation' | 'ecg' | 'trials' | 'preceptor';

/** A share is of a registration year: of its elapsed days for what was done, of all days for what is planned. */
interface DemoGoal {
  key: GoalKey;
  title: string;
  why: string;
  measure: string;
  /** Target date, as a share of all days. */
  due: number;
  /** The one change of plan, with the value before; `due` as a share of all days. */
  changed?: { share: number; was: { measure: string } | { due: number }; reason: string };
  closed?: { share: number; outcome: GoalOutcome; reflection: string };
  planned: readonly DemoPlanned[];
}

interface DemoPlanned {
  title: string;
  category: ActivityCategory;
  hours: number;
  /** As a share of all days; not yet known if left out. */
  on?: number;
  /** Title of the activity of this year that it became, or is becoming. */
  became?: string;
}

/** Set in the first days of the current registration year. */
export const goals: readonly DemoGoal[] = [
  {
    key: 'resuscitation',
    title: 'Lead a resuscitation with no pause in compressions over five seconds',
    why: 'I attend few arrests as leader, and the feedback data of my last one showed two long pauses that I had not noticed.',
    measure: 'Feedback data of a simulated arrest that I lead show no pause over five seconds.',
    due: 0.6,
    closed: {
      share: 0.5,
      outcome: 'achieved',
      reflection:
        'In the second simulated arrest after the recertification the longest pause was four seconds. Standing back and having one person count aloud made the difference. I now ask for a counter in every opening brief on the road.',
    },
    planned: [
      {
        title: 'Advanced life support recertification',
        category: 'Clinical Practice',
        hours: 3,
        on: 0.2,
        became: 'Advanced life support recertification',
      },
      {
        title: 'Read one large trial on airway management',
        category: 'Research & Education',
        hours: 2,
        on: 0.4,
        became: 'Critical appraisal: AIRWAYS-2 and the first airway in cardiac arrest',
      },
    ],
  },
  {
    key: 'ecg',
    title: 'Recognise occlusion without ST elevation on a twelve-lead ECG',
    why: 'Posterior and hyperacute patterns are rare in my work, and a feedback round showed that I look for ST elevation only.',
    measure: 'I name the occlusion in nine of ten unknown tracings, and say which artery.',
    due: 1,
    planned: [
      {
        title: 'Twelve-lead ECG, online part of the clinical update',
        category: 'Clinical Practice',
        hours: 3,
        on: 0.3,
        became: 'Twelve-lead ECG: occlusion without ST elevation',
      },
      {
        title: 'Twenty unknown tracings with a colleague',
        category: 'Clinical Practice',
        hours: 1.5,
      },
    ],
  },
  {
    key: 'trials',
    title: 'Bring my trauma care in line with recent evidence',
    why: 'Our guideline changed twice in two years, and I could not explain either change to a student.',
    measure: 'I explain two changes of our trauma guideline with the trial behind each.',
    due: 1,
    changed: {
      share: 0.5,
      was: { measure: 'I attend the trauma stream of the annual conference and report on it.' },
      reason:
        'No leave for the conference dates. The trauma case review meetings replace it, and they are interactive.',
    },
    planned: [
      {
        title: 'Reading: PATCH-Trauma',
        category: 'Research & Education',
        hours: 1.5,
        on: 0.6,
        became: 'Reading: PATCH-Trauma, prehospital tranexamic acid',
      },
      {
        title: 'Regional trauma case review meeting',
        category: 'Professional Development',
        hours: 2,
        on: 0.7,
        became: 'Regional trauma case review meeting',
      },
    ],
  },
  {
    key: 'preceptor',
    title: 'Prepare for the preceptor role',
    why: 'Two graduates start at our station next year, and I was supervised well once and badly once.',
    measure: 'A graduate rates my feedback as specific and useful in two of two conversations.',
    due: 1,
    changed: {
      share: 0.7,
      was: { due: 0.8 },
      reason:
        'Unit 2 of the certificate was moved by two months, and it comes before the role starts.',
    },
    planned: [
      {
        title: 'Supervise a graduate with a plan and feedback',
        category: 'Research & Education',
        hours: 2.5,
        on: 0.85,
        became: 'Supervising a graduate paramedic: feedback that is heard',
      },
      {
        title: 'Certificate in clinical education, unit 2',
        category: 'Research & Education',
        hours: 6,
        on: 1,
      },
    ],
  },
];
