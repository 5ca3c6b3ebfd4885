import type { DocumentType } from '#domain/documents';

interface DemoDocument {
  /** Added at this share of the current registration year's elapsed days. */
  share: number;
  title: string;
  type: DocumentType;
  content: string;
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
3. Prepare for the preceptor role.

Planned
- Advanced life support recertification in the first half of the year, then two simulation evenings (interactive).
- ECG course and one piece of critical appraisal a quarter.
- Certificate in clinical education, units 1 and 2.

Changed during the year, and why
- Conference dropped: no leave for those dates. Replaced by the trauma case review meetings, which are interactive.`,
  },
  {
    share: 0.18,
    title: 'Certificate: advanced life support recertification',
    type: 'certificate',
    content: `Certificate of attainment

Alex Nguyen took part in and passed the annual advanced life support recertification.

Adult and paediatric cardiac arrest, team leadership, airway operator, post-resuscitation care.
Duration: 3 hours, face to face, in a team of four. Assessed by simulation.
Issued by the clinical education unit.`,
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
    share: 0.72,
    title: 'Attendance: regional trauma case review meeting',
    type: 'evidence',
    content: `Regional trauma case review meeting, two hours, with the trauma service and other crews (interactive).

Agenda: two de-identified cases; scene time; handover to the trauma team; feedback.
Attendance recorded in the minutes, which the regional office holds.
Notes: name the next task while the present one runs. Ask for hands off before handover.`,
  },
];
