import { describe, expect, test } from 'vitest';
import { commonNames } from '#domain/records/common-names';
import {
  findPatientIdentifiers,
  identifierExcerpt,
  identifierKey,
  type IdentifierKind,
} from '#domain/records/patient-identifiers';

/** Identifiers found in a sentence, with the marked text. */
const identifying: [kind: IdentifierKind, sentence: string, marked: string][] = [
  ['name', 'Attended Mr Smith, 74, chest pain since 0300.', 'Mr Smith'],
  ['name', 'Mrs Jones had fallen in the shower.', 'Mrs Jones'],
  ['name', 'mrs jones fell again overnight', 'mrs jones'],
  ['name', 'Ms Nguyen was GCS 15 and talking.', 'Ms Nguyen'],
  ['name', 'Miss Papadopoulos, 19, first seizure.', 'Miss Papadopoulos'],
  ['name', 'Mx Taylor asked us to wait.', 'Mx Taylor'],
  ['name', 'MRS WHITE NOT FOR RESUS', 'MRS WHITE'],
  ['name', 'Mr. Brown refused transport.', 'Mr. Brown'],
  ['name', 'Mr  Green was pale', 'Mr  Green'],
  ['name', 'Spoke with Mr van der Berg about his inhaler', 'Mr van der Berg'],
  ['name', "Mrs O'Brien was hypotensive", "Mrs O'Brien"],
  ['name', 'Ms Smith-Jones arrested on scene', 'Ms Smith-Jones'],
  ['name', 'Handed over Mr Ålesund to ED', 'Mr Ålesund'],
  ['name', 'I met Mr John Citizen again', 'Mr John Citizen'],
  ['name', 'Mr\nHarrison deteriorated en route', 'Mr\nHarrison'],
  ['name', 'Mr_Smith_ECG.pdf', 'Mr_Smith'],
  ['name', 'MrsJones-discharge.docx', 'MrsJones'],
  ['name', 'scan-of-Mr-Watson.jpg', 'Mr-Watson'],
  ['name', 'Pt John was anxious throughout.', 'Pt John'],
  ['name', 'The patient Margaret asked for her daughter.', 'patient Margaret'],
  ['name', 'pt, Dorothy Mills, lives alone', 'pt, Dorothy Mills'],
  ['name', 'Patient name: Arthur Dent', 'Patient name: Arthur Dent'],
  ['name', "the patient's name was Xiu", "patient's name was Xiu"],
  ['name', 'a lady named Beryl who had waited two hours', 'lady named Beryl'],
  ['name', 'an elderly gentleman called Walter', 'gentleman called Walter'],
  ['name', 'her daughter named Xanthe held her hand', 'daughter named Xanthe'],
  ['name', 'Margaret Thompson, 82F, fall from standing', 'Margaret Thompson, 82F'],
  ['name', 'Kevin Andrews (67 yo) collapsed at the shops', 'Kevin Andrews (67 yo'],
  ['name', 'Attended an 82-year-old Gladys in a nursing home', '-year-old Gladys'],
  ['name', 'We went to a 45 yo male Kevin with back pain', 'yo male Kevin'],
  ['date-of-birth', 'DOB 03/04/1956, lives with wife', 'DOB 03/04/1956'],
  ['date-of-birth', 'dob: 3-4-56', 'dob: 3-4-56'],
  ['date-of-birth', 'D.O.B. 3.4.1956', 'D.O.B. 3.4.1956'],
  ['date-of-birth', 'born 3/4/1956 in Cairns', 'born 3/4/1956'],
  ['date-of-birth', 'He was born on the 3rd of April 1956', 'born on the 3rd of April 1956'],
  ['date-of-birth', 'Born April 3, 1956', 'Born April 3, 1956'],
  ['date-of-birth', 'date of birth is 1956-04-03', 'date of birth is 1956-04-03'],
  ['date-of-birth', 'DOB 03041956', 'DOB 03041956'],
  ['date-of-birth', 'Her birthday was 12 Dec 1944', 'birthday was 12 Dec 1944'],
  ['date-of-birth', 'ecg_DOB_3-4-1956.pdf', 'DOB_3-4-1956'],
  ['date-of-birth', '3/4/1956 (DOB)', '3/4/1956 (DOB'],
  ['address', 'Called to 14 Banksia Street for a fall', '14 Banksia Street'],
  ['address', '3/27 Smith St, no key safe', '3/27 Smith St'],
  ['address', 'Unit 4, 12 Ocean View Parade', '12 Ocean View Parade'],
  ['address', 'U4/12 Jacaranda Cres was up three flights', 'U4/12 Jacaranda Cres'],
  ['address', 'Unit 7/112A Old Gympie Rd', 'Unit 7/112A Old Gympie Rd'],
  ['address', 'Lot 9 Coach Road', 'Lot 9 Coach Road'],
  ['address', '45 Bruce Hwy at the servo', '45 Bruce Hwy'],
  ['address', 'We left 5 Wattle Street. Cairns was quiet.', '5 Wattle Street'],
  ['address', '14 Main Road, third floor', '14 Main Road'],
  ['address', '9 Koala Ct, Cairns QLD 4870 at 0315', '9 Koala Ct, Cairns QLD 4870'],
  ['address', 'at 22 smith street the door was open', '22 smith street'],
  ['address', '8 wattle ave had no lights on', '8 wattle ave'],
  ['address', '17 Lakeside Dr, gate code needed', '17 Lakeside Dr'],
  ['address', 'Mail goes to PO Box 431', 'PO Box 431'],
  ['phone', 'Her son is on 0412 345 678', '0412 345 678'],
  ['phone', 'call back 0412345678 after discharge', '0412345678'],
  ['phone', 'NOK +61 412 345 678', '+61 412 345 678'],
  ['phone', 'GP on (07) 3123 4567', '(07) 3123 4567'],
  ['phone', 'nursing home 07 3123 4567', '07 3123 4567'],
  ['phone', 'rang +61 7 3123 4567', '+61 7 3123 4567'],
  ['phone', 'ph 3123 4567', 'ph 3123 4567'],
  ['medicare', 'Card read 2123 45670 1', '2123 45670 1'],
  ['medicare', '2123456701', '2123456701'],
  ['medicare', '2123 45670 1/2 on the card', '2123 45670 1/2'],
  ['medicare', 'Medicare number 2123 45671 1', 'Medicare number 2123 45671 1'],
  ['health-identifier', 'IHI 8003 6080 0000 0000', '8003 6080 0000 0000'],
  ['health-identifier', '8003608166690503', '8003608166690503'],
  ['record-number', 'Case number 118392 was the hardest of the year', 'Case number 118392'],
  ['record-number', 'incident no. 20240312-0455', 'incident no. 20240312-0455'],
  ['record-number', 'see ePCR 12345678', 'ePCR 12345678'],
  ['record-number', 'eARF: 5550123', 'eARF: 5550123'],
  ['record-number', 'job #4567 on nights', 'job #4567'],
  ['record-number', 'MRN 0012345', 'MRN 0012345'],
  ['record-number', 'UR 123456 in ED', 'UR 123456'],
  ['record-number', 'URN: 1234567', 'URN: 1234567'],
  ['record-number', 'Incident INC-0012345', 'Incident INC-0012345'],
  ['record-number', 'case_118392_ecg.png', 'case_118392'],
  ['email', 'wrote to b.thompson82@bigpond.com afterwards', 'b.thompson82@bigpond.com'],
  ['email', 'daughter: jo_smith@example.com.au', 'jo_smith@example.com.au'],
  ['name', 'Pt O’Brien was pale', 'Pt O’Brien'],
  ['address', '12 Cardiology Dr was dark', '12 Cardiology Dr'],
  ['address', '14 Banksia Drive has no number', '14 Banksia Drive'],
  ['address', '2019 Banksia Street has one', '2019 Banksia Street'],
  ['address', '12019 Banksia Drive is far out', '12019 Banksia Drive'],
  ['address', '20195 Banksia Drive too', '20195 Banksia Drive'],
  ['medicare', 'Card 2123 45689 1 was shown', '2123 45689 1'],
  ['record-number', 'case no. 123 is closed', 'case no. 123'],
  ['record-number', 'Case number A12/03/26', 'Case number A12/03/26'],
  ['record-number', 'Case number 12/03/2026/7', 'Case number 12/03/2026/7'],
  ['record-number', 'Case number 12026-03-12', 'Case number 12026-03-12'],
  ['record-number', 'Case number 2026-03-123', 'Case number 2026-03-123'],
  ['record-number', 'MRN 1234 on the label', 'MRN 1234'],
  ['record-number', 'Job 12345 was 5 km away', 'Job 12345'],
  ['email', 'ann@health.gov.example.com wrote', 'ann@health.gov.example.com'],
  ['email', 'annadmin@example.com wrote', 'annadmin@example.com'],
  ['email', 'adminsmith@example.com wrote', 'adminsmith@example.com'],
];

/** Texts as paramedics write them: none identifies anyone. */
const harmless = [
  'Gave 10 mg morphine IV over 5 minutes, then 2.5 mg increments.',
  'Adrenaline 1:1000 0.5 mg IM, repeated at 5/60.',
  'GCS 15, BP 120/80, HR 88, RR 16, SpO2 98% on RA, BGL 5.4.',
  'ANZCOR Guideline 11.2, Protocols for Adult Advanced Life Support.',
  'Mr T was a 74 year old man with chest pain.',
  'Mr X and Mrs Y were both self-presented.',
  'Mrs AB, in her sixties, fell in the shower.',
  'St John Ambulance ran the course with two crews.',
  '2 volunteers St John WA were already there.',
  '12 lead ECG showed 3 mm ST elevation in II, III and aVF.',
  '2 mm st elevation in the inferior leads',
  '3 Way Stopcock and 20 G cannula in the left ACF',
  '4 Wheel Drive course, 8 hours, with assessment',
  '20 minutes drive from the nearest hospital',
  '2 hour drive to the retrieval team',
  'Two cars, 3 patients on the road, one trapped.',
  '10 Fatal Road Crashes: a case series',
  '2 main road closures delayed us',
  '5 serious road trauma cases in a fortnight',
  'Patient Transport Service induction',
  'Patient Safety Officer gave the talk.',
  'Pt Alert and orientated, GCS 15.',
  'Pt Denied chest pain, PT and OT to review.',
  'Patient Care Standards, module 3',
  'Patient name and date of birth were confirmed before the blood was given.',
  'Confirm name and DOB with the patient before every drug.',
  'The patient called Triple Zero (000) herself.',
  'The patient called 000 at 0312.',
  'Poisons Information 13 11 26 advised observation.',
  'Lifeline is 13 11 14 and Beyond Blue 1300 22 4636.',
  'Support line 1800 011 511, all hours.',
  'Near Miss Reporting and Learning from Error',
  'Miss rates fell after video laryngoscopy.',
  'The MRSA swab came back negative; MRI booked.',
  'MR imaging showed a posterior infarct.',
  'mRS score at 90 days was the main outcome, mrs score of 2 in a third.',
  'Progression of MS: fatigue, MS Teams session on 12/03/2026.',
  '30 ms of QRS prolongation and a 120 ms PR interval.',
  'Dr Brown from the trauma service presented on haemorrhage.',
  'Workshop with Dr Sarah Lee, 4 hours, interactive.',
  'Shift of 12/03/2026, 0600 to 1800, Kedron station.',
  'On scene 0315, off scene 0342, at hospital 0401.',
  'Times: 0730 0815 0900 1015.',
  'Baby born at 0312, Apgar 8 and 9.',
  'Born at 38/40 by normal vaginal delivery.',
  'Newborn resuscitation, 3 cycles.',
  'G3P2, 34/40, born before arrival.',
  'Case 3 of the workshop was the paediatric arrest.',
  'case 2: anaphylaxis, case 3: asthma',
  'Job 4 of the night was a transfer.',
  'Incident 12/03/2026 was debriefed a week later.',
  'Incident report submitted, see hospital policy 1234.',
  'Case numbers rose by 12000 in winter.',
  'PCR positive for influenza A.',
  'Certificate number 2026-118 for the ALS course.',
  'AHPRA registration PAR0001234567, expiry 30/11/2026.',
  'Level 2 Trauma Centre, bed 14.',
  'Write to cpd@ahpra.gov.au with questions.',
  'Enquiries go to training@paramedics.org by Friday.',
  'doi:10.1016/j.resuscitation.2020.04.017',
  'ISBN 978 0 7020 8390 4',
  'The 82 year old Aboriginal man lived on country.',
  'A 45 yo Caucasian male with a history of AF.',
  'Critical Care, 2 years; Advanced Care, 12 years.',
  'SALAD technique, bougie first, 7.5 tube, ETCO2 38.',
  'Ketamine 0.1-0.2 mg/kg, max 20 mg, pt settled.',
  '1 g TXA over 10 min, 2 units PRBC, 1 unit FFP.',
  'CT brain in 25 minutes; 64 slice Ct available.',
  'Ran 10 km with the crew for charity.',
  '5 Ways to Improve Handover',
  'Top 10 papers of 2025, 60 minutes online.',
  'Sgarbossa, Wellens and de Winter patterns in 90 minutes.',
  'Glasgow, Broselow, Parkland and Cincinnati scales revised.',
  'London HEMS and Queensland LARU models compared.',
  'In the mirror of that job I would call for backup sooner.',
  'The son had called Queensland Health before.',
  'Sim: man called Sim Man 3G arrested in VF.',
  'Medicare item numbers and who bills them.',
  'Order 4123456789 for gloves and masks',
  'We read the script John wrote for the exercise.',
  'MrBean clips opened the session.',
  'The form asks for patient name: Date, time and place.',
  'In bay 12 Cardiology Dr Patel reviewed the ECG.',
  'In bay 12 Cardiology Dr. Patel reviewed the ECG.',
  'The 2019 Safe Drive campaign',
  '20 Minutes Ocean Drive and back',
  'We passed 2 busy road junctions.',
  'a 3 kilometre road closure',
  'Case no. 12 was the last of them.',
  'Case no. 12/03 was debriefed.',
  'Job no. 12/03/2026 and job no. 2026-03-12 were debriefed.',
  'MRN 123 is too short, MRN 12/03/2026 a day.',
  'Last job - 12345 km from home.',
  'Write to ann@nih.gov with questions.',
];

describe('finds what could identify a patient', () => {
  test.each(identifying)('%s: %s', (kind, sentence, marked) => {
    const found = findPatientIdentifiers(sentence);
    expect(found.map((each) => [each.kind, each.text])).toEqual([[kind, marked]]);
    expect(sentence.slice(found[0]!.start, found[0]!.end)).toBe(marked);
    expect(found[0]!.advice).not.toBe('');
  });

  test('several in one text, in its order, none twice', () => {
    const text = 'Mrs Jones (DOB 3/4/1956) of 14 Banksia Street, ph 0412 345 678, MRN 0012345.';
    const found = findPatientIdentifiers(text);
    expect(found.map(({ kind }) => kind)).toEqual([
      'name',
      'date-of-birth',
      'address',
      'phone',
      'record-number',
    ]);
    for (const [index, { start }] of found.entries()) {
      expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
    }
  });

  test('each part once, where two overlap', () => {
    const twice = 'Patient Margaret Thompson, 82F';
    const found = findPatientIdentifiers(`Mrs Jones and ${twice}. Then ${twice}`);
    expect(found.map(({ text }) => text)).toEqual([
      'Mrs Jones',
      'Patient Margaret Thompson',
      'Patient Margaret Thompson',
    ]);
  });

  test.each(identifying)('%s also in the middle of a longer text: %s', (kind, sentence) => {
    const around = 'We arrived at dusk. ';
    const kinds = findPatientIdentifiers(`${around}\n${sentence}\n${around}`).map(
      (each) => each.kind,
    );
    expect(kinds).toEqual([kind]);
  });
});

test.each([
  '(07) 3000 1234',
  '(07)30001234',
  '(02) 3000-1234',
  '07 3000 1234',
  '0730001234',
  '03-3000-1234',
  '+61 7 3000 1234',
  '61 8 3000 1234',
  '+61730001234',
  '+61-7-3000-1234',
  '+61 (0)7 3000 1234',
  '+61 (0) 7 3000 1234',
  '0412 345 678',
  '0412345678',
  '0512-345-678',
  '0412.345.678',
  '+61 412 345 678',
  '+61412345678',
  '61412345678',
  '0412 34 56 78',
  '0412-34-56-78',
  '04 1234 5678',
  'ph: 3000 1234',
  'phone number 30001234',
  'Tel. 3000-1234',
  'mobile no: 3000 1234',
])('%s is a phone number', (phone) => {
  expect(findPatientIdentifiers(`It was ${phone}, she said.`)).toMatchObject([
    { kind: 'phone', text: phone },
  ]);
});

test.each([
  '(01) 3000 1234',
  '01 3000 1234',
  '07 300 1234',
  '07 3000 123',
  '07 3000 1234 5',
  'x07 3000 1234',
  '1/07 3000 1234',
  '0612 345 678',
  '0412 345 6789',
  '0412 345 67',
  '0412 34 56 7',
  '04 1234 567',
  '+61 1 3000 1234',
  'ph: 1000 1234',
  'ph: 3000 12345',
  'phx 3000 1234',
])('%s is none', (text) => {
  expect(findPatientIdentifiers(`It was ${text}, she said.`)).toEqual([]);
});

test.each([
  'Medicare 1111 11111 1',
  'Medicare card number is 1111111111',
  'Medicare card 1111-11111-1/2',
  'medicare no 1111 11111 1',
  'medicare no. 1111 11111 1 2',
  'medicare num: 11111111112',
  'medicare #1111 11111 1',
])('%s is a Medicare number', (number) => {
  expect(findPatientIdentifiers(`It was ${number}, she said.`)).toMatchObject([
    { kind: 'medicare', text: number },
  ]);
});

describe('says nothing', () => {
  test.each(harmless)('%s', (sentence) => {
    expect(findPatientIdentifiers(sentence).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
      [],
    );
  });

  test('of the writer and their organization', () => {
    const known = ['Alex Medic-Smith', '12 Ambulance Street'];
    expect(findPatientIdentifiers('Awarded to Ms Alex Medic-Smith', known)).toEqual([]);
    expect(findPatientIdentifiers('Held at 12 Ambulance Street', known)).toEqual([]);
    expect(findPatientIdentifiers('Awarded to Mr Medic-Smith and Mr Jones', known)).toMatchObject([
      { text: 'Mr Jones' },
    ]);
    for (const other of ['Mr Alex Jones', 'Ms Alexis Smith']) {
      expect(findPatientIdentifiers(other, known)).toMatchObject([{ text: other }]);
    }
  });
});

// Not run with mutants: their code has a switch at every step, and is never quick.
describe.skipIf(process.env['TEST_MUTATION'])('is quick, whatever it reads', () => {
  const SIZE = 10_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
  const texts: [name: string, text: string][] = [
    ['prose', fill('We were called to a fall. Pt alert, GCS 15, gave 10 mg. Mr T was well. ')],
    ['identifiers', fill('Mrs Jones, DOB 3/4/1956, 14 Banksia Street, 0412 345 678. ')],
    ['one letter', fill('a')],
    ['one capital', fill('A')],
    ['digits', fill('1')],
    ['digits and blanks', fill('1 ')],
    ['blanks', fill(' ')],
    ['at signs', fill('@')],
    ['an address that never ends', fill('a.')],
    ['addresses that never end', fill('a@a.')],
    ['houses without a street', fill('1 Aa Aa Aa ')],
    ['titles without a name', fill('Mr Mr. ')],
    ['particles', fill('Mr de da van von ')],
    ['dates without an end', fill('born 1-1-')],
    ['numbers without an end', fill('case number 1-1/')],
    ['phones without an end', fill('0412 345 67 ')],
    ['dashes', fill('-')],
    ['capitals apart', fill('Aa ')],
  ];

  /** Milliseconds of processor time, the best of several tries, so that a busy machine makes no difference. */
  function cost(text: string): number {
    const costs = Array.from({ length: 6 }, () => {
      const before = process.cpuUsage();
      findPatientIdentifiers(text);
      return process.cpuUsage(before).user / 1000;
    });
    return Math.min(...costs);
  }

  test.each(texts)('%s', (_, text) => {
    expect(cost(text)).toBeLessThan(20);
  });

  test('and takes as many times longer as a text is longer, not more', () => {
    for (const [name, text] of texts) {
      expect(cost(text.repeat(8)), name).toBeLessThan(Math.max(cost(text), 1) * 24);
    }
  });
});

test('a finding is shown among whole words', () => {
  const text =
    'It had been a long and busy night when we were called to Mrs Jones, who had waited for two hours on the cold floor.';
  const [found] = findPatientIdentifiers(text);
  expect(identifierExcerpt(text, found!)).toEqual({
    before: '…and busy night when we were called to ',
    marked: 'Mrs Jones',
    after: ', who had waited for two hours on the…',
  });
  expect(identifierExcerpt('Mrs Jones', { start: 0, end: 9 })).toEqual({
    before: '',
    marked: 'Mrs Jones',
    after: '',
  });
});

test.each([
  [
    `before ${'b'.repeat(39)} `,
    ` ${'c'.repeat(39)} after`,
    `…${'b'.repeat(39)} `,
    ` ${'c'.repeat(39)}…`,
  ],
  [
    `before ${'b'.repeat(38)} `,
    ` ${'c'.repeat(38)} after`,
    `…${'b'.repeat(38)} `,
    ` ${'c'.repeat(38)}…`,
  ],
  [
    `before ${'b'.repeat(35)} `,
    ` ${'c'.repeat(35)} after`,
    `…${'b'.repeat(35)} `,
    ` ${'c'.repeat(35)}…`,
  ],
  ['b'.repeat(41), 'c'.repeat(41), '…', '…'],
  ['b'.repeat(40), 'c'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)],
])('between %j and %j a finding is shown with whole words', (left, right, before, after) => {
  const end = left.length + 'Mrs Jones'.length;
  expect(identifierExcerpt(`${left}Mrs Jones${right}`, { start: left.length, end })).toEqual({
    before,
    marked: 'Mrs Jones',
    after,
  });
});

test('common names are words in lower case', () => {
  expect([...commonNames].filter((name) => !/^[a-z']+$/.test(name))).toEqual([]);
});

test('the same words are the same finding wherever they stand', () => {
  const keys = ['Mrs Jones fell', 'Then Mrs Jones rose', 'MRS JONES again'].map((text) =>
    identifierKey(findPatientIdentifiers(text)[0]!),
  );
  expect(new Set(keys).size).toBe(1);
  expect(identifierKey(findPatientIdentifiers('Mrs Brown rose')[0]!)).not.toBe(keys[0]);
});
