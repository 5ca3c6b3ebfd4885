import type { CountAnswers } from '#domain/records/count-answers';
import type { Clause, CountVerdict } from '#domain/standing/count-findings';
import { readingSources } from '#domain/standing/count-readings';
import { sources, type Source } from '#domain/sources';

type Read = Pick<Source, 'title' | 'url' | 'confidence'>;

/** Sources of the expected answers, besides those that the product shows. */
const read = {
  ...readingSources,
  standard: sources.standard,
  portfolio: sources.otherBoards,
  /** Courses, conferences, research, private study, online learning and clinical case discussion count. */
  activities: {
    title: 'CPD for Aboriginal and Torres Strait Islander Health Practitioners',
    url: 'https://www.theaiam.com.au/aboriginal-torres-strait-islander-health-practitioners/',
    confidence: 'sibling-board',
  },
  /** Preceptors, audit and quality committees, supervised practice, case reviews and reading groups count. */
  nurses: {
    title: 'Fact sheet: Continuing professional development (NMBA, 2010)',
    url: 'https://studymode.com/essays/Fact-Sheet-Continuing-Professional-Development-1873334.html',
    confidence: 'sibling-board',
  },
  /** Resuscitation, manual handling and fire safety count where they are relevant, says a vendor of courses. */
  vendor: {
    title: 'Frequent Q & As',
    url: 'https://mycpdacademy.com/fqs/',
    confidence: 'unverified',
  },
  /** Written reflections on day-to-day practice, quality assurance and committees count. */
  council: readingSources.committee,
  /** An activity that follows from a learning need and is reflected on is CPD, formal or not. */
  journal: {
    title: 'The challenge of introducing continuous professional development for paramedics',
    url: 'https://ajp.paramedics.org/index.php/ajp/article/view/368',
    confidence: 'unverified',
  },
} as const satisfies Record<string, Read>;

export interface CountCase {
  activity: string;
  answers: CountAnswers;
  total: [CountVerdict, Clause];
  interactive: [CountVerdict, Clause];
  /** Source of the answer; null if it is our own reading of the standard. */
  source: Read | null;
}

const verdicts = { yes: 'likely-yes', partly: 'partly', no: 'unlikely' } as const;
type Short = `${keyof typeof verdicts} ${Clause}`;

const expected = (short: Short): [CountVerdict, Clause] => {
  const [verdict, clause] = short.split(' ') as [keyof typeof verdicts, Clause];
  return [verdicts[verdict], clause];
};

/** The five answers in the form's order; then the 30 hours, the 8 hours, and the source. */
type Row = [
  activity: string,
  CountAnswers['who'],
  CountAnswers['what'],
  CountAnswers['withWhom'],
  CountAnswers['whatFor'],
  CountAnswers['whatIsNew'],
  total: Short,
  interactive: Short,
  source: keyof typeof read | 'ours',
];

// prettier-ignore
const rows: Row[] = [
  // Courses and conferences
  ['Airway workshop with other paramedics', 'learner', 'course', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Trauma course of the service, live online', 'learner', 'course', 'live-online', 'patients', 'new', 'yes c', 'yes e', 'online'],
  ['Recorded webinar, watched later', 'learner', 'course', 'alone', 'patients', 'new', 'yes c', 'no e', 'activities'],
  ['Conference day with discussion and workshops', 'learner', 'course', 'in-person', 'role', 'new', 'yes c', 'yes e', 'activities'],
  ['Conference without a reflection', 'learner', 'course', 'in-person', 'patients', 'unsure', 'partly d', 'partly d', 'portfolio'],
  ['Keynote in a full hall, no questions', 'learner', 'course', 'listening', 'patients', 'new', 'yes c', 'partly e', 'interaction'],
  ['Conference staffed at the stand of a union', 'member', 'course', 'in-person', 'role', 'new', 'partly c', 'partly c', 'ours'],
  ['First aid cover at a conference', 'duty', 'course', 'in-person', 'patients', 'new', 'partly c', 'partly c', 'dayToDay'],
  ['University unit towards a master’s degree', 'learner', 'course', 'live-online', 'role', 'new', 'yes c', 'yes e', 'activities'],
  ['Provide CPR class among first aiders', 'learner', 'course', 'others', 'patients', 'refreshed', 'yes c', 'no e', 'practitioner'],
  ['Leadership course for team leaders', 'learner', 'course', 'in-person', 'role', 'new', 'yes c', 'yes e', 'study'],
  ['Cultural safety course with nurses', 'learner', 'course', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Painting class', 'learner', 'course', 'others', 'self', 'new', 'no c', 'no e', 'ours'],
  ['Course on resilience for paramedics', 'learner', 'course', 'in-person', 'self', 'new', 'no c', 'no c', 'ours'],
  // Training that is required
  ['Resuscitation recertification with the team', 'learner', 'simulation', 'in-person', 'patients', 'refreshed', 'yes c', 'yes e', 'mandatory'],
  ['Manual handling refresher, practised together', 'learner', 'simulation', 'in-person', 'patients', 'refreshed', 'yes c', 'yes e', 'vendor'],
  ['Fire safety training, as required', 'learner', 'course', 'in-person', 'required', 'refreshed', 'partly c', 'partly c', 'mandatory'],
  ['Cyber security module, as required', 'learner', 'e-learning', 'alone', 'required', 'new', 'partly c', 'no e', 'ours'],
  ['Mandatory policy to read and sign, nothing new', 'learner', 'self-study', 'alone', 'required', 'nothing', 'no d', 'no e', 'standard'],
  ['Hand hygiene module, the same every year', 'learner', 'e-learning', 'alone', 'patients', 'nothing', 'no d', 'no e', 'standard'],
  ['Hand hygiene module with a changed guideline', 'learner', 'e-learning', 'alone', 'patients', 'refreshed', 'yes c', 'no e', 'mandatory'],
  ['Driver training with other paramedics', 'learner', 'simulation', 'in-person', 'role', 'refreshed', 'yes c', 'yes e', 'ours'],
  ['Driver training with a driving instructor', 'learner', 'simulation', 'others', 'role', 'new', 'yes c', 'no e', 'practitioner'],
  // Reading, listening and modules
  ['Reading a journal article alone', 'learner', 'self-study', 'alone', 'patients', 'new', 'yes c', 'no e', 'study'],
  ['Reading a new guideline of the service', 'learner', 'self-study', 'alone', 'role', 'refreshed', 'yes c', 'no e', 'activities'],
  ['Reading without thinking about it', 'learner', 'self-study', 'alone', 'patients', 'unsure', 'partly d', 'no e', 'interaction'],
  ['Podcast on the commute, noted afterwards', 'learner', 'self-study', 'alone', 'patients', 'new', 'yes c', 'no e', 'journal'],
  ['Podcast on the commute, half heard', 'learner', 'self-study', 'alone', 'patients', 'unsure', 'partly d', 'no e', 'journal'],
  ['A paramedic’s memoir, read for interest', 'learner', 'self-study', 'alone', 'self', 'new', 'no c', 'no e', 'ours'],
  ['Online module with a quiz, alone', 'learner', 'e-learning', 'alone', 'patients', 'new', 'yes c', 'no e', 'activities'],
  ['Online module worked through by a crew together', 'equal', 'e-learning', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'interaction'],
  ['Teaching video watched and discussed on a call', 'equal', 'self-study', 'live-online', 'patients', 'new', 'yes c', 'yes e', 'online'],
  // Discussion
  ['Journal club on a call', 'equal', 'discussion', 'live-online', 'patients', 'new', 'yes c', 'yes e', 'online'],
  ['Journal club at the station', 'equal', 'discussion', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'nurses'],
  ['Journal club, listened only', 'learner', 'discussion', 'listening', 'patients', 'new', 'yes c', 'partly e', 'ours'],
  ['Debrief with the crew after an arrest', 'equal', 'discussion', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Debrief with the crew, nothing written down yet', 'equal', 'discussion', 'in-person', 'patients', 'unsure', 'partly d', 'partly d', 'portfolio'],
  ['Small talk about a job', 'equal', 'discussion', 'in-person', 'patients', 'nothing', 'no d', 'no d', 'standard'],
  ['Case review with doctors and nurses', 'equal', 'discussion', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Review of a case of one’s own, alone and written', 'author', 'discussion', 'alone', 'patients', 'new', 'yes c', 'no e', 'council'],
  ['Peer review of each other’s records', 'equal', 'discussion', 'in-person', 'patients', 'refreshed', 'yes c', 'yes e', 'nurses'],
  ['Meeting a mentor', 'learner', 'discussion', 'in-person', 'role', 'new', 'yes c', 'yes e', 'study'],
  ['Clinical supervision of oneself by phone', 'learner', 'discussion', 'live-online', 'role', 'new', 'yes c', 'yes e', 'study'],
  ['Discussion of a case on social media', 'equal', 'discussion', 'messages', 'patients', 'new', 'partly b', 'partly e', 'interaction'],
  ['Critical incident debrief for one’s own health', 'equal', 'discussion', 'in-person', 'self', 'new', 'no c', 'no c', 'ours'],
  ['Case discussion with firefighters and police', 'equal', 'discussion', 'others', 'patients', 'new', 'yes c', 'no e', 'practitioner'],
  // Simulation
  ['Simulation of a paediatric arrest', 'equal', 'simulation', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Simulation, the same scenario again', 'equal', 'simulation', 'in-person', 'patients', 'nothing', 'partly d', 'partly d', 'ours'],
  ['Intubation practised alone on a manikin', 'learner', 'simulation', 'alone', 'patients', 'refreshed', 'yes c', 'no e', 'ours'],
  ['Acting as the patient in a simulation, on duty', 'duty', 'simulation', 'in-person', 'role', 'nothing', 'no d', 'no d', 'ours'],
  // Teaching and supervision
  ['Teaching paramedic students a new topic', 'teacher', 'course', 'others', 'role', 'new', 'yes c', 'no e', 'teaching'],
  ['Teaching the same lesson again', 'teacher', 'course', 'others', 'role', 'nothing', 'no d', 'no e', 'standard'],
  ['Teaching colleagues, refreshed by preparing', 'teacher', 'course', 'in-person', 'patients', 'refreshed', 'partly c', 'partly c', 'teaching'],
  ['First aid instructor for the public', 'teacher', 'course', 'others', 'role', 'nothing', 'no d', 'no e', 'practitioner'],
  ['Writing a new lesson from the literature', 'author', 'project', 'alone', 'patients', 'new', 'yes c', 'no e', 'activities'],
  ['Supervising a graduate, with feedback sessions', 'teacher', 'discussion', 'in-person', 'role', 'new', 'yes c', 'yes e', 'nurses'],
  ['Precepting a student on an ordinary shift', 'teacher', 'work', 'others', 'role', 'refreshed', 'partly c', 'no e', 'teaching'],
  ['Assessing candidates, as every month', 'teacher', 'simulation', 'in-person', 'role', 'refreshed', 'partly c', 'partly c', 'ours'],
  // Research and quality
  ['Research with colleagues', 'author', 'project', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Writing an article alone', 'author', 'project', 'alone', 'patients', 'new', 'yes c', 'no e', 'activities'],
  ['Presenting research at a conference', 'author', 'course', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'activities'],
  ['Clinical audit of one’s own records', 'author', 'project', 'alone', 'patients', 'refreshed', 'yes c', 'no e', 'council'],
  ['Literature search without a result yet', 'author', 'project', 'alone', 'patients', 'unsure', 'partly d', 'no e', 'portfolio'],
  // Meetings
  ['Quality committee of the service', 'member', 'meeting', 'in-person', 'patients', 'new', 'partly c', 'partly c', 'committee'],
  ['Union meeting about pay', 'member', 'meeting', 'in-person', 'business', 'new', 'no c', 'no c', 'standard'],
  ['Station meeting about rosters', 'duty', 'meeting', 'in-person', 'business', 'nothing', 'no c', 'no c', 'standard'],
  ['Staff meeting, attendance required', 'duty', 'meeting', 'in-person', 'required', 'new', 'no c', 'no c', 'ours'],
  ['Board meeting of a professional college', 'member', 'meeting', 'live-online', 'role', 'new', 'partly c', 'partly c', 'committee'],
  // Work
  ['An ordinary shift', 'duty', 'work', 'in-person', 'patients', 'nothing', 'no c', 'no c', 'dayToDay'],
  ['A shift with a rare case', 'duty', 'work', 'in-person', 'patients', 'new', 'partly c', 'partly c', 'council'],
  ['A shift that kept skills fresh', 'duty', 'work', 'in-person', 'patients', 'refreshed', 'no c', 'no c', 'dayToDay'],
  ['Volunteering as first responder at an event', 'duty', 'work', 'others', 'patients', 'nothing', 'no c', 'no e', 'dayToDay'],
  ['Placement in an operating theatre, supervised', 'learner', 'work', 'in-person', 'patients', 'new', 'yes c', 'yes e', 'nurses'],
  ['Driving and cleaning the vehicle', 'duty', 'work', 'alone', 'required', 'nothing', 'no c', 'no e', 'dayToDay'],
  // Sellers, oneself
  ['Product talk by a seller', 'learner', 'promotion', 'listening', 'patients', 'new', 'partly b', 'partly e', 'ours'],
  ['Sales presentation about equipment to buy', 'learner', 'promotion', 'in-person', 'business', 'new', 'no c', 'no c', 'standard'],
  ['Fitness training for the job', 'learner', 'personal', 'alone', 'role', 'refreshed', 'no c', 'no e', 'standard'],
  ['Gym with colleagues', 'equal', 'personal', 'in-person', 'self', 'nothing', 'no c', 'no c', 'standard'],
  ['Mental health self-care, a walk', 'learner', 'personal', 'alone', 'self', 'nothing', 'no c', 'no e', 'standard'],
  ['Counselling session of one’s own', 'learner', 'personal', 'in-person', 'self', 'new', 'no c', 'no c', 'ours'],
];

/** Activities with the expected answer and its source. */
export const countCases: CountCase[] = rows.map(
  ([activity, who, what, withWhom, whatFor, whatIsNew, total, interactive, source]) => ({
    activity,
    answers: { who, what, withWhom, whatFor, whatIsNew },
    total: expected(total),
    interactive: expected(interactive),
    source: source === 'ours' ? null : read[source],
  }),
);
