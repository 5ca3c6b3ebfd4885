import type { CountAnswers } from '../records/count-answers.ts';
import type { Reading } from './count-readings.ts';

/** Best first. Nothing here is a promise: only the Board decides. */
export const countVerdicts = ['likely-yes', 'partly', 'unlikely'] as const;
export type CountVerdict = (typeof countVerdicts)[number];

/** The elements of the standard by which an activity is judged. */
export type Clause = 'a' | 'b' | 'c' | 'd' | 'e';

/** The finding of one element of the standard about an activity. */
export interface Finding {
  clause: Clause;
  verdict: CountVerdict;
  because: string;
  /** A change that would make it count; empty if the element is met. */
  change: string[];
  readings: readonly Reading[];
}

type Told = [because: string, change: string | null, ...readings: Reading[]];

const finding =
  (verdict: CountVerdict) =>
  (clause: Clause, ...[because, change, ...readings]: Told): Finding => ({
    clause,
    verdict,
    because,
    change: change ? [change] : [],
    readings,
  });
const met = finding('likely-yes');
const arguable = finding('partly');
const unmet = finding('unlikely');

/**
 * Returns what elements (a) to (d) say, the one that says most about such an activity first: it is quoted if several
 * are as bad.
 */
export const findingsOf = (answers: CountAnswers): Finding[] => [
  competence(answers),
  patients(answers),
  evidence(answers),
  knowledge(answers),
];

const LEARNED = 'Log the time in which you read up and reflected, as an activity of its own.';

/** (c): competence, in one's own scope and setting of practice. */
function competence({ who, what, whatFor, whatIsNew }: CountAnswers): Finding {
  if (what === 'personal') {
    return unmet(
      'c',
      'Looking after yourself matters, but it does not directly improve how you practise.',
      'A course on fatigue, resilience or peer support for paramedics may count. Record what you practise differently.',
    );
  }
  if (whatFor === 'business') {
    return unmet(
      'c',
      'Pay, rosters and sales do not directly improve your competence.',
      'Log only a part that was about practice, such as a new guideline, with its own hours.',
    );
  }
  if (what === 'work') return atWork(who, whatIsNew);
  if (what === 'meeting') {
    return whatFor === 'patients' || whatFor === 'role'
      ? arguable(
          'c',
          'A meeting may improve your practice in part; its administration does not.',
          'Log only the part about practice, and say what you do differently since.',
          'committee',
        )
      : unmet(
          'c',
          'A meeting about anything but practice does not directly improve your competence.',
          'Log only a part that was about practice, with its own hours.',
        );
  }
  if (who === 'teacher') return byTeaching(whatIsNew);
  if ((who === 'duty' || who === 'member') && takenPartIn.includes(what)) {
    return arguable(
      'c',
      'Working at such an event, or representing an organisation there, is not learning.',
      'Log only the sessions in which you took part to learn.',
      'dayToDay',
    );
  }
  if (whatFor === 'self') {
    return unmet(
      'c',
      'Something for your own health or interest does not contribute directly to your competence in your scope of practice.',
      'If it improves how you practise, answer that it is for your role, and say how in its reflection.',
    );
  }
  if (whatFor === 'required') {
    return arguable(
      'c',
      'Being required is not enough. Some required training improves your practice, some does not.',
      'Say which skill of your own practice it improves. Clinical or safety skills may count; reading and signing a form hardly does.',
      'mandatory',
    );
  }
  return met(
    'c',
    'As you describe it, it improves your competence in your own practice.',
    null,
    ...supporting(what),
  );
}

/** Activities that one can attend to learn, and also run, staff or promote. */
const takenPartIn: readonly CountAnswers['what'][] = ['course', 'simulation', 'promotion'];

function atWork(who: CountAnswers['who'], whatIsNew: CountAnswers['whatIsNew']): Finding {
  const isNew = whatIsNew === 'new' || whatIsNew === 'refreshed';
  if (who === 'learner' && isNew) {
    return met('c', 'You were there to learn, such as on a placement under supervision.', null);
  }
  if (who === 'teacher' && isNew) {
    return arguable(
      'c',
      'Supervising at work is partly your job and partly learning.',
      'Log the time in which you planned, taught and gave feedback, not the shift.',
      'teaching',
      'dayToDay',
    );
  }
  return whatIsNew === 'new'
    ? arguable(
        'c',
        'The work itself is practice, not CPD. What you learned from it may be.',
        LEARNED,
        'dayToDay',
      )
    : unmet('c', 'Doing the work is practice, not CPD.', LEARNED, 'dayToDay');
}

function byTeaching(whatIsNew: CountAnswers['whatIsNew']): Finding {
  if (whatIsNew === 'new') {
    return met('c', 'Teaching improved your own competence, as you describe it.', null, 'teaching');
  }
  return arguable(
    'c',
    'Teaching what you know improves others’ competence first.',
    'Log the preparation that taught you something, and say what.',
    'teaching',
  );
}

/** Returns the readings that support such activities, if nothing speaks against one. */
function supporting(what: CountAnswers['what']): Reading[] {
  return what === 'self-study' || what === 'project' || what === 'course' ? ['study'] : [];
}

/** (a): patient outcomes and experiences. */
function patients({ whatFor }: CountAnswers): Finding {
  if (whatFor === 'business') {
    return unmet('a', 'It does not seek to improve what patients experience.', null);
  }
  if (whatFor === 'self' || whatFor === 'required') {
    return arguable(
      'a',
      'Its purpose, as you describe it, is not the patients.',
      'Say in its reflection what patients gain by it.',
    );
  }
  return met('a', 'It seeks better care of patients.', null);
}

/** (b): the best available evidence. */
function evidence({ what, withWhom }: CountAnswers): Finding {
  if (what === 'promotion') {
    return arguable(
      'b',
      'A seller is rarely the best available evidence on a product.',
      'Read a guideline or an independent study of it too, and say what it changes.',
    );
  }
  if (withWhom === 'messages') {
    return arguable(
      'b',
      'What is said in messages or a forum may or may not rest on evidence.',
      'Check it against a guideline or study, and note which.',
    );
  }
  return met('b', 'Nothing you said speaks against it: name the guideline or study.', null);
}

/** (d): existing knowledge. */
function knowledge({ who, what, whatIsNew }: CountAnswers): Finding {
  if (whatIsNew === 'unsure') {
    return arguable(
      'd',
      'Attendance alone does not show what it built on your knowledge.',
      'Reflect on it: what is new, and what will you do differently?',
      'interaction',
    );
  }
  if (whatIsNew === 'nothing') {
    // A skill that is rarely used fades; who runs the practice does not practise.
    return what === 'simulation' && (who === 'learner' || who === 'equal')
      ? arguable(
          'd',
          'Practice keeps a skill, but it has to build on what you could do.',
          'Make it harder, or measure it, and note what you did better than last time.',
        )
      : unmet(
          'd',
          'The same again builds nothing on what you know.',
          'Log what changed since last time, or take on something harder.',
        );
  }
  return met('d', 'It builds on what you knew.', null);
}

/** (e): an interactive setting with other practitioners. */
export function interactionOf({ withWhom }: CountAnswers): Finding {
  switch (withWhom) {
    case 'alone':
      return unmet(
        'e',
        'On your own there are no other practitioners, nor with a recording or an online quiz.',
        'Discuss it with colleagues afterwards, and log that hour as interactive.',
      );
    case 'others':
      return unmet(
        'e',
        'Those who took part are not other practitioners.',
        'Do it with at least one registered health practitioner, and note their roles.',
        'practitioner',
      );
    case 'listening':
      return arguable(
        'e',
        'They were there, but listening is hardly an interactive setting.',
        'Log as interactive only the part with questions, exercises or discussion.',
        'interaction',
      );
    case 'messages':
      return arguable(
        'e',
        'Messages involve other practitioners, but it is open if that is an interactive setting.',
        'Talk it through live, and note with whom.',
        'interaction',
      );
    default:
      return met(
        'e',
        'You did it together with other practitioners. Note how many, and their roles.',
        null,
        ...(withWhom === 'live-online' ? (['online'] as const) : []),
        'interaction',
      );
  }
}
