import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const criticalCareQuestions: QuizQuestion[] = [
  {
    id: 'shock-response',
    question:
      'A 67-year-old with an anterior STEMI is cool, drowsy and hypotensive. After a small fluid bolus there are new basal crackles, the oxygen requirement has risen and the blood pressure is unchanged. What fits the mechanism best?',
    options: [
      'Double the bolus, recheck the pressure in ten minutes, then choose the destination',
      'Sedate and intubate on scene, repeat the bolus, then load with the airway secured',
      'Stop fluid, support the pressure under your guideline, head for a catheter laboratory',
    ],
    correctAnswer: 2,
    explanation:
      'The bolus was a test and the answer is pump failure: no gain in pressure and more congestion. Supporting perfusion and reaching reperfusion treat the cause. Repeating a treatment that has just failed is fixation; right ventricular infarction, and not this picture, leans on preload. The drowsiness comes from poor perfusion, and induction at this pressure risks arrest, so an airway, if one is needed, follows resuscitation and is planned with help.',
  },
  {
    id: 'rosc-oxygen',
    question:
      'Ten minutes after ROSC the patient is ventilated on 100 per cent oxygen. The probe reads 100 per cent, but the waveform is erratic and its pulse rate does not match the ECG. Hospital is 12 minutes away. What should happen to the oxygen?',
    options: [
      'Leave it at 100 per cent and look for a reliable trace at another site',
      'Lower it bit by bit until the display reads from 94 to 98 per cent',
      'Change to room air and watch closely for a fall in the displayed reading',
    ],
    correctAnswer: 0,
    explanation:
      'ANZCOR suggests 100 per cent until oxygenation can be measured reliably, and a trace that does not match the pulse is not a measurement. Titrating to a false number invites hypoxaemia, which is the greater danger: in EXACT the lower-saturation group had about twice the hypoxic episodes. Room air ignores both the guideline and the quality of the signal. With a good trace, titrate to 94 to 98 per cent.',
  },
  {
    id: 'ventilator-alarm',
    question:
      'You have just slid an intubated patient on to the hospital stretcher. The ventilator alarms for high pressure, the saturation falls from 97 to 84 per cent and the capnograph shows a small, changing trace. What comes first?',
    options: [
      'Disconnect, ventilate by hand with oxygen and check the tube first',
      'Deepen the sedation, raise the alarm limit and watch the capnograph',
      'Decompress the left chest, reconnect and then check the tube depth',
    ],
    correctAnswer: 0,
    explanation:
      'Disconnecting separates patient from machine, lets trapped gas out, tells your hand what the compliance is, and starts a drill that covers every likely cause, beginning with the tube that you have just moved. Sedating and changing the alarm hides a problem that may be a displaced or blocked tube. Tension is on the list and may be right, but choosing it before the tube is checked is a guess with a needle.',
  },
  {
    id: 'paramedic2-claim',
    question:
      'A colleague says: “PARAMEDIC2 proved that adrenaline nearly doubles brain damage and saves nobody.” Which reply reads the trial most fairly?',
    options: [
      'Fewer patients survived; those who did had clearly better function at discharge',
      'Equal numbers survived; those given adrenaline were more often severely impaired',
      'More patients survived; the number with a good outcome did not clearly differ',
    ],
    correctAnswer: 2,
    explanation:
      'Survival at 30 days was 3.2 against 2.4 per cent, a small gain, and survival with a favourable neurological outcome was 2.2 against 1.9 per cent, not a significant difference. Survival was therefore neither lower nor equal with adrenaline. Severe impairment, 31.0 against 17.8 per cent, is counted among survivors, so “doubles” depends on the denominator; function at discharge was not clearly better.',
  },
  {
    id: 'flat-capnograph',
    question:
      'During a difficult intubation you, the most junior, see that the capnograph has been flat for 30 seconds. You have asked “Have you seen the capnograph?” and been told “It is the machine.” What next?',
    options: [
      'Wait for the saturation to fall, then show the operator that number instead',
      'Say that you are worried, there is no trace and the tube should come out',
      'Change the capnograph line yourself, then look at the trace again',
    ],
    correctAnswer: 1,
    explanation:
      'The probe has failed, so alert and challenge are due at once, and emergency action if they fail too. No trace means that the tube is assumed to be in the wrong place, and oxygenation by another route is the safe default. Saturation lags by minutes and falls when reserve has gone. Swapping the line in silence tests the least dangerous explanation first and keeps the team in the dark.',
  },
  {
    id: 'flat-neck-veins',
    question:
      'A man has fallen from a roof. After bleeding control and volume he is still hypotensive. The left chest hardly moves, the bag has become stiff and the neck veins are flat. Which reading of his shock fits best?',
    options: [
      'Volume loss alone, with tension made most unlikely by the flat neck veins',
      'Pump failure, with the stiff bag explained by the fluid in both of his lungs',
      'Obstruction, with the neck veins kept flat by the blood that he has lost',
    ],
    correctAnswer: 2,
    explanation:
      'Raised neck veins point to obstruction, but hypovolaemia can hide them, and a stiff bag with a still chest is a tension pneumothorax until relieved. Flat veins do not make tension unlikely in a man who has bled. Pump failure would not stop one side of the chest from moving. Mechanisms mix, so a patient who does not respond to volume needs a second look at the chest.',
  },
  {
    id: 'induction-risk',
    question:
      'A woman in septic shock has a pressure of 82/40 and is tiring. A well-fitted mask keeps her saturation at 95 per cent. Hospital is 15 minutes away and the team is preparing to intubate. What should be asked first?',
    options: [
      'What intubation would add before arrival, and whether she is resuscitated enough',
      'Which blade and tube would give the best chance of success at the first attempt',
      'How deep the sedation should be, and how long she will need it after the arrival',
    ],
    correctAnswer: 0,
    explanation:
      'Sedation and positive pressure remove the drive and venous return that hold her up, so resuscitation comes first, and a simpler airway that gives adequate oxygenation raises the question what a tube would add. Blade, tube and depth of sedation matter once the decision is made; to begin with them is to skip the decision and risk arrest at induction.',
  },
  {
    id: 'low-end-tidal',
    question:
      'Fifteen minutes after ROSC the end-tidal carbon dioxide is 24 mmHg and the blood pressure 72/40. Ventilation is already slow, with small breaths. What is the best next step?',
    options: [
      'Halve the ventilation rate first, then judge the end-tidal value again',
      'Treat the blood pressure first, then judge the end-tidal value again',
      'Double the tidal volume first, then judge the end-tidal value again',
    ],
    correctAnswer: 1,
    explanation:
      'End-tidal carbon dioxide depends on blood flow as well as on ventilation. With a pressure of 72/40 and slow, small breaths, low flow is the likely reason, so the pressure comes first. Ventilating less chases the number and may hide a rising arterial value. Larger breaths raise the pressure in the chest, lower venous return further, and move carbon dioxide the wrong way.',
  },
  {
    id: 'breath-stacking',
    question:
      'A patient with severe asthma is ventilated through a tube. The pressures rise with each breath and the blood pressure suddenly falls. What is the first action?',
    options: [
      'Raise the rate, shorten the expiration and give a bolus of fluid',
      'Disconnect the circuit, let the chest empty and look for tension',
      'Deepen the sedation, add some PEEP and repeat the bronchodilator',
    ],
    correctAnswer: 1,
    explanation:
      'Gas that cannot leave before the next breath stacks up, squeezes the heart and stops venous return; disconnecting and letting the chest empty is treatment and test in one, and tension pneumothorax comes next on the list. A faster rate with short expiration makes stacking worse. Sedation and a bronchodilator may follow, but neither lets the trapped gas out, and PEEP adds to it.',
  },
  {
    id: 'before-flight',
    question:
      'A ventilated patient with a small pneumothorax on X-ray is about to be flown for 50 minutes. Which preparation is best?',
    options: [
      'Discuss draining with retrieval, empty the stomach and check cuffs',
      'Ask for a low flight, leave the chest and watch the saturation',
      'Carry a needle, leave the chest and decompress in flight if required',
    ],
    correctAnswer: 0,
    explanation:
      'Gas expands with altitude, so a small pneumothorax under positive pressure may become a tension where room, light and hands are short. Practice differs, so the decision is made with the retrieval team before the doors close; for a ventilated patient the case for draining first is strong. A low flight reduces expansion without removing the risk. Relying on a needle in the air plans for a disaster that could be seen before departure.',
  },
  {
    id: 'preset-trigger',
    question:
      'Your team is about to attempt a difficult airway. Which agreement best protects it against fixation?',
    options: [
      'Further attempts while the operator feels able, reviewed after each one',
      'A change of operator on request, with the saturation left to that person',
      'Two attempts or 93 per cent and then the next plan, agreed aloud before',
    ],
    correctAnswer: 2,
    explanation:
      'A limit that is set calmly and aloud binds everyone under pressure and gives each member permission to speak. Leaving the number of attempts to the operator’s feeling trusts the person whose attention is narrowest. A change on request comes too late for the same reason, and with nobody else watching the saturation it removes the one warning that the rest of the team could give.',
  },
  {
    id: 'reading-exact',
    question: 'Which statement about the EXACT trial is fair?',
    options: [
      'Lower targets brought less hypoxia, and the size of the gain is uncertain',
      'Lower targets brought more hypoxia, and the size of the harm is uncertain',
      'The range that ANZCOR advises was tested, and it showed no difference',
    ],
    correctAnswer: 1,
    explanation:
      'Hypoxia before intensive care was about twice as common with the 90 to 94 per cent target (31.3 against 16.1 per cent) and survival was lower, but the trial stopped early, so the interval is wide. Lower targets did not bring less hypoxia. EXACT compared 90 to 94 with 98 to 100 per cent; ANZCOR’s 94 to 98 per cent was not tested.',
  },
];
