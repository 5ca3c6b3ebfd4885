import { namesOthers } from './evidence-strength.ts';

/** A pattern of the roles of those who take part at work, as paramedics write them. */
export const rolePattern = String.raw`(?:crew(?:s|mates?)?|partners?|off-?siders?|workmates?|mates?|colleagues?|co-?workers?|teams?|team\s+leaders?|peers?|students?|interns?|graduates?|grads?|trainees?|mentors?|mentees?|preceptors?|preceptees?|supervisors?|managers?|consultants?|registrars?|regos?|residents?|rmos?|doctors?|docs?|drs?|gps?|physicians?|specialists?|surgeons?|an(?:ae|e)sthetists?|intensivists?|cardiologists?|obstetricians?|pa?ediatricians?|toxicologists?|psychiatrists?|nurses?|nursing|rns?|ens?|nps?|nums?|paramedics?|paras?|ambos?|medics?|emts?|educators?|facilitators?|instructors?|trainers?|tutors?|lecturers?|assessors?|group|staff|police|cops|qps|fire(?:ies|fighters?|ys?)|fireys?|qfes|ses|volunteers?|vaos?|midwi(?:fe|ves)|pharmacists?|physios?|physiotherapists?|ots?|social\s+workers?|psychologists?|clinicians?|practitioners?|therapists?|acupuncturists?|chiropractors?|chiros?|dentists?|dental\s+(?:hygienists?|prosthetists?)|hygienists?|prosthetists?|optometrists?|osteopaths?|osteos?|podiatrists?|radiographers?|sonographers?|nuclear\s+medicine\s+technologists?|dieti[ct]ians?|speech\s+pathologists?|speechies?|audiologists?|perfusionists?|exercise\s+physiologists?|icps?|ccps?|acps?|ecps?|lecps?|cips?|mica|hems|dispatchers?|emds?|call\s*takers?|coordinators?|observers?|participants?|attendees?|learners?|new\s+starters?|others?|everyone|everybody|people|persons?|members?|cadets?|pilots?|csos?|oics?|css?|hart|usar|retrieval|uni\s+students?)`;

/** Roles that the form offers; any other text can be typed. */
export const offeredRoles = [
  'paramedics',
  'nurses',
  'doctors',
  'midwives',
  'educators',
  'students',
  'my crew',
] as const;

/**
 * Matches people and things that are no practitioners, with the words around them: 'the people on YouTube', 'viewers
 * of my group'.
 */
const NOT_PRACTITIONERS =
  /(?:\b(?:people|persons?|others?|everyone|everybody|members?|group|team)\s+(?:on|of|from|in|with)\s+(?:(?:the|my|our|an?)\s+)?|\b\w+['’]s?\s+)?\b(?:viewers?|subscribers?|followers?|youtube|podcasts?|netflix|chatgpt|ai|dogs?|cats?|pets?|my\s+(?:mum|mom|dad|wife|husband|kids?|children))\b(?:\s+(?:on|of|from|in)\s+(?:(?:the|my|our|an?)\s+)?\w+)?/gi;

const ROLE = new RegExp(String.raw`\b${rolePattern}\b`, 'i');

/**
 * True if a text says with whom but names no practitioner's role: only a name, or something else. The owner is asked;
 * nothing is refused.
 */
export const isUnclearWithWhom = (text: string | null | undefined): boolean =>
  namesOthers(text) && !ROLE.test(text!.replace(NOT_PRACTITIONERS, ' '));

/** Texts around who took part. */
export const withWhomTexts = {
  hint: 'Their roles, such as two consultants and a nurse. No names.',
  question:
    'Which roles are they? The standard means other health practitioners: say, for example, two paramedics and a nurse.',
  add: (role: string) => `Add ${role}`,
} as const;
