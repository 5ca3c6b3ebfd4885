import type { DocumentType } from '#domain/records/documents';
import type { DemoPaper } from './papers.ts';

/** The documents that activities cite. */
export type DocumentKey = 'clinical-update' | 'attendance';

interface DemoDocument {
  key?: DocumentKey;
  /** Added at this share of the current registration year's elapsed days. */
  share: number;
  title: string;
  type: DocumentType;
  content: string;
  file?: DemoPaper;
}

/** One of each kind. */
export const documents: readonly DemoDocument[] = [
  {
    share: 0.02,
    title: 'Learning plan for this registration year',
    type: 'other',
    content: `Goals
1. Lead a resuscitation with no pause in compressions over five seconds.
2. Recognise occlusion without ST elevation on a twelve-lead ECG.
3. Bring my trauma care in line with recent evidence.
4. Prepare for the preceptor role.

Planned
- Advanced life support recertification in the first half of the year, then two simulation evenings (interactive).
- ECG course and one piece of critical appraisal a quarter.
- Certificate in clinical education, units 1 and 2.

Changed during the year, and why
- Conference dropped: no leave. Replaced by the trauma case review meetings, which are interactive.`,
  },
  {
    key: 'clinical-update',
    share: 0.27,
    title: 'Certificate: clinical update, both parts',
    type: 'certificate',
    content: `Certificate of attainment for two activities of the annual clinical update.

1. Advanced life support recertification: 3 hours, in person, in a team of four, assessed by simulation.
2. Twelve-lead ECG, occlusion without ST elevation: 3 hours online, forty tracings.`,
    file: {
      name: 'Clinical update certificate',
      layout: 'certificate',
      title: 'Certificate of attainment',
      by: 'Clinical education unit',
      lines: [
        'Annual clinical update',
        'Part 1: advanced life support recertification, 3 hours, in person',
        'Part 2: twelve-lead ECG, occlusion without ST elevation, 3 hours online',
      ],
    },
  },
  {
    share: 0.46,
    title: 'Reflection on cultural safety in history taking',
    type: 'reflection',
    content: `What happened
The course compared a history taken as a form with the same history taken as a yarn.

What I make of it
I ask too fast, above all at night. Short answers were not agreement.

What changes
I introduce myself and where I am from, leave room after a question, ask who should be present, and offer the call to the liaison officer before handover.`,
  },
  {
    key: 'attendance',
    share: 0.72,
    title: 'Attendance: regional trauma case review meeting',
    type: 'evidence',
    content: `Regional trauma case review meeting, two hours, live by video with the trauma team and other crews.

Agenda: two de-identified cases; scene time; handover to the trauma team; feedback.
Notes: name the next task while the present one runs. Ask for hands off before handover.`,
    file: {
      name: 'Trauma case review attendance',
      layout: 'sheet',
      title: 'Attendance: trauma case review meeting',
      by: 'Regional trauma case review group',
      lines: [
        'Live by video, 2 hours, fifteen took part: trauma nurses, two surgeons, crews of four stations.',
        'Agenda: two de-identified cases, scene time, handover to the trauma team, feedback.',
        'Next meeting: same group, same format.',
      ],
    },
  },
];
