import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const aclsCases: CaseStudy[] = [
  {
    key: 'third-shock',
    title: 'After the third shock',
    summary:
      'A 52-year-old man collapsed at the gym. Bystanders started CPR at once and gave one shock with the wall defibrillator. There are two of you; a second crew is eight minutes away.',
    scenes: [
      {
        key: 'arrival',
        text: 'He lies between two benches. A trainer compresses well. The public defibrillator says “analysing”. Your monitor is in your hand.',
        choices: [
          {
            text: 'Keep the trainer compressing, drag him clear between shocks, put your pads on and name who leads',
            consequence:
              'Twenty seconds later you have room on both sides. The monitor shows VF. You charge during compressions and shock: the second.',
            reason:
              'Compressions and early shocks carry the benefit. Space, a leader and a competent bystander protect both. A patient wedged between benches gets poor compressions for half an hour.',
            source: 'ANZCOR Guideline 11.2 (2024)',
            next: 'drugs',
          },
          {
            text: 'Stop for a pulse check and a full history before changing anything',
            consequence:
              'Forty seconds pass without compressions. Then the monitor shows VF and you shock: the second.',
            reason:
              'Interruptions cost coronary flow that takes many compressions to build again. The history can be asked aloud while the trainer works.',
            source: 'ANZCOR Guideline 11.2 (2024)',
            next: 'drugs',
          },
          {
            text: 'Take over compressions yourself and secure the airway before pads go on',
            consequence:
              'A supraglottic airway is in place after three minutes. Then the monitor shows VF and you shock: the second, later than it could have been.',
            reason:
              'In a shockable rhythm the shock is the treatment. A bag and mask is enough for the first minutes, and no airway is worth a delayed shock.',
            source: 'ANZCOR Guideline 11.2 (2024)',
            next: 'drugs',
          },
        ],
      },
      {
        key: 'drugs',
        text: 'Compressions resumed straight after the second shock. You have intravenous access. Your partner remembers one sequence for adrenaline, a bystander who is a nurse from the UK remembers another.',
        choices: [
          {
            text: 'Say “We follow our service’s sequence”, give adrenaline where it stands, and record the loop',
            consequence:
              'Your service follows ANZCOR: adrenaline goes in after the second shock. The next check is announced at one minute forty-five, and everybody knows what comes.',
            reason:
              'ANZCOR places the first adrenaline after the second shock, the UK after the third. Both rest on thin evidence; the hazard is a team following two at once.',
            source: 'ANZCOR Guideline 11.5 (2025); Resuscitation Council UK (2025)',
            next: 'refractory',
          },
          {
            text: 'Stop at the monitor to discuss which sequence has the better evidence',
            consequence:
              'The rhythm check is twenty seconds late, and the compressor has done three minutes without a change.',
            reason:
              'The loop needs a decision, said once. Discuss the evidence afterwards: in the room, your service’s sequence settles it.',
            source: 'ANZCOR Guideline 11.5 (2025)',
            next: 'refractory',
          },
        ],
      },
      {
        key: 'refractory',
        text: 'VF persists after a third good shock. Amiodarone has been given. The second crew walks in: there are four of you. The nearest hospital with a catheter laboratory, which also runs an extracorporeal CPR program, is fourteen minutes away.',
        choices: [
          {
            text: 'Check pads and pause, ask whether your service authorises another vector, and ring now about extracorporeal CPR',
            consequence:
              'The lateral pad sits under the breast; you move it into the mid-axillary line. The clinician on the phone takes age, times and rhythm, and wants him moving within minutes.',
            reason:
              'First make sure that the shocks are good, then consider a different vector if you are authorised: in DOSE VF double sequential shocks and vector change both improved survival, in one trial that stopped early. Eligibility for extracorporeal CPR depends on the time to cannulation, so the call is early or useless.',
            source: 'DOSE VF (2022); ILCOR treatment recommendations (2023)',
            next: 'moving',
          },
          {
            text: 'Go on with standard shocks until the sixth, then think about transport',
            consequence:
              'After the sixth shock it is VF again. The extracorporeal team says that he is now outside their time.',
            reason:
              'Going on is a strategy only if something changes. A coronary occlusion will not be opened in a gym, and the window closes while you repeat yourself.',
            source: 'ILCOR treatment recommendations (2023)',
            next: 'rosc',
          },
          {
            text: 'Load him now, with one person compressing in the back',
            consequence:
              'Compressions fail in the first corner. Two minutes later you stop to change, and then again. The receiving team asks why they were not called.',
            reason:
              'Manual compressions in a moving vehicle are poor and dangerous. Moving can be right, with a mechanical device, a plan and a team that expects him; not as a reflex.',
            source: 'ANZCOR Guideline 11.6 (2025)',
            next: 'rosc',
          },
        ],
      },
      {
        key: 'moving',
        text: 'A mechanical device is ready. Fitting it means a pause. The extracorporeal team waits at the door.',
        choices: [
          {
            text: 'Fit it in two rehearsed steps around a rhythm check, with manual compressions in between',
            consequence:
              'Each pause is under ten seconds. At the check before the last shock you see an organised rhythm, and the capnograph jumps: he has a pulse.',
            reason:
              'The device makes a moving ambulance safer but does not improve survival when it costs good compressions. Rehearsed steps keep the pauses countable.',
            source: 'ANZCOR Guideline 11.6 (2025)',
            next: 'rosc',
          },
          {
            text: 'Stop compressions until the device is on and runs well',
            consequence:
              'It takes fifty seconds. The capnograph falls and rises again only slowly. In the vehicle he regains a pulse.',
            reason:
              'Every second of a long pause has to be paid back. Split the fitting, and practise it when nobody is dying.',
            source: 'ANZCOR Guideline 11.6 (2025)',
            next: 'rosc',
          },
        ],
      },
      {
        key: 'rosc',
        text: 'He has a pulse. The probe on a cold finger reads 99 with a poor trace. Blood pressure 84 systolic. A 12-lead recorded two minutes after return of circulation shows inferior ST elevation.',
        choices: [
          {
            text: 'Keep high oxygen until the trace is good, treat the pressure, keep pads on, and repeat the ECG at eight minutes',
            consequence:
              'At nine minutes the trace is good and ST elevation persists. You titrate to 96%, send both ECGs and go to the catheter laboratory. On the way he re-arrests once, and the pads are on.',
            reason:
              'Titrate to 94 to 98% only with a reading that you trust. ECGs in the first minutes are more often falsely positive, so repeat. Hypotension injures the brain again, and re-arrest is commonest now.',
            source: 'ANZCOR Guideline 11.7 (2024); Baldi et al. (2021)',
            next: null,
          },
          {
            text: 'Turn oxygen down at once, since 99% may harm, and go on the first ECG',
            consequence:
              'The trace improves and shows 87%. You turn oxygen up again. The second ECG, taken at the hospital, is normal.',
            reason:
              'A number without a trace is not a saturation. In EXACT an early lower target gave more hypoxic episodes and lower survival to discharge, in a trial that stopped early.',
            source: 'EXACT (2022); ANZCOR Guideline 11.6.1 (2026)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Space, pads, a named leader: then drugs.',
      'One sequence, said aloud: your service’s.',
      'At the third failed shock ask three things: are the shocks good, may we change the vector, who must we ring now?',
      'Oxygen comes down only with a trace that you trust.',
      'Queensland Ambulance Service publishes its cardiac arrest guideline in the Clinical Practice Manual; elsewhere use your own service’s.',
    ],
  },
  {
    key: 'dialysis-day',
    title: 'The missed dialysis',
    summary:
      'A 61-year-old woman is found collapsed at home. Her son started compressions. A fistula bulges in her left forearm.',
    scenes: [
      {
        key: 'rhythm',
        text: 'The monitor shows a wide, slow rhythm without a pulse. Your partner compresses. The son says “She was too sick for dialysis this week.”',
        choices: [
          {
            text: 'Give adrenaline as soon as feasible, and say aloud “PEA, likely hyperkalaemia”',
            consequence:
              'The team hears the cause. Your partner looks for the calcium, and you ring for advice with one hand.',
            reason:
              'In PEA adrenaline is given as soon as it is feasible and then every second loop. Beyond that the algorithm buys time for the cause, and a cause said aloud is one that the whole team can treat.',
            source: 'ANZCOR Guideline 11.5 (2025)',
            next: 'cause',
          },
          {
            text: 'Shock the wide complexes',
            consequence:
              'The device charges and shocks. The rhythm is unchanged, and a loop has passed.',
            reason:
              'A wide, slow rhythm without a pulse is PEA: shocks do not help it. Width here is a hint at potassium, not at VT.',
            source: 'ANZCOR Guideline 11.2 (2024)',
            next: 'cause',
          },
          {
            text: 'Go round all Hs and Ts in order before giving anything',
            consequence:
              'You are still at hypovolaemia when the second check is due. No drug has been given.',
            reason:
              'The list is there so that nothing is forgotten, not to be read out at the price of time. Give adrenaline, then begin with the cause that the room shows you.',
            source: 'ANZCOR Guideline 11.5 (2025)',
            next: 'cause',
          },
        ],
      },
      {
        key: 'cause',
        text: 'Missed dialysis, weakness, broad complexes. No laboratory result will come in time. Your service’s guideline allows treatment of suspected hyperkalaemia, some of it after consultation.',
        choices: [
          {
            text: 'Treat on suspicion as the guideline says, consult for the rest, and use the other arm for access',
            consequence:
              'After calcium the complexes narrow. At the next check there is a pulse. It is weak.',
            reason:
              'Calcium and bicarbonate are not routine in cardiac arrest, and are exactly right for a particular cause. Consult where your guideline asks for it; keep the fistula for those who need it.',
            source: 'ANZCOR Guideline 11.5 (2025); your service’s guideline',
            next: 'pulse',
          },
          {
            text: 'Give calcium, bicarbonate and magnesium to every arrest, to be on the safe side',
            consequence:
              'Two of the three help here by luck. At the next check there is a weak pulse, and the receiving doctor asks why magnesium was given.',
            reason:
              'These drugs treat particular causes. Given to all they cost time and do harm, and they hide that nobody named the cause.',
            source: 'ANZCOR Guideline 11.5 (2025)',
            next: 'pulse',
          },
          {
            text: 'Wait for a blood result from the hospital before treating potassium',
            consequence: 'Compressions go on for twenty minutes. The rhythm slows to asystole.',
            reason:
              'A result cannot reach you in time. History and rhythm are the test that you have, and your consult line is there to share the decision.',
            source: 'ANZCOR Guideline 11.5 (2025)',
            next: 'stopping',
          },
        ],
      },
      {
        key: 'pulse',
        text: 'She has a pulse. Her son asks whether she will live. Your partner squeezes the bag fast and hard. End-tidal carbon dioxide falls from 42 to 24.',
        choices: [
          {
            text: 'Slow the breaths to a normal rate, look at pressure and rhythm, and tell the son what you know and do not know',
            consequence:
              'Carbon dioxide and pressure rise together. You say “Her heart is beating again. She is very sick, and I don’t know yet.” The complexes begin to widen again, and you are ready for it.',
            reason:
              'Fast breaths raise pressure in the chest and take blood flow away from heart and brain. Potassium comes back as calcium wears off, so watch the width.',
            source: 'ANZCOR Guideline 11.7 (2024)',
            next: null,
          },
          {
            text: 'Keep ventilating fast, to blow off the acid',
            consequence: 'Pressure falls to 70. You notice the rate, slow it, and it recovers.',
            reason:
              'The target after return of circulation is a normal carbon dioxide. A falling end-tidal reading can mean too many breaths or too little flow; look at both.',
            source: 'ANZCOR Guideline 11.7 (2024)',
            next: null,
          },
        ],
      },
      {
        key: 'stopping',
        text: 'Asystole for several loops. The son says “She always said no machines.” He has no paper.',
        choices: [
          {
            text: 'Go on while you ring: ask for advice on the reversible cause, on her wishes and on stopping',
            consequence:
              'The doctor asks about calcium, which is given now without effect. Together you decide to stop. You use the word died, and your partner sits with the son.',
            reason:
              'A reversible cause has to be treated before you stop. Wishes that are reported matter and are weighed with advice; in Queensland only a statutory directive binds, other states differ. The decision is shared, and the family hears plain words.',
            source:
              'Powers of Attorney Act 1998 (Qld), section 36; your service’s guideline on ceasing',
            next: null,
          },
          {
            text: 'Stop at once, since the son has told you what she wanted',
            consequence:
              'A supervisor asks later which law allowed it, and why potassium was never treated.',
            reason:
              'A son’s report is important information. It is neither a directive nor, by itself, the decision of an authorised substitute; and it was given about machines, not about a treatable cause.',
            source:
              'Powers of Attorney Act 1998 (Qld), section 36; your service’s guideline on ceasing',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'In PEA the cause is the treatment. Say it aloud, and begin with what the room shows.',
      'Calcium and bicarbonate treat causes, not arrests. Consult where your guideline says so.',
      'After return of circulation, the commonest error is a fast bag.',
      'Stopping is a shared decision after reversible causes, within your state’s law and your service’s guideline.',
    ],
  },
];
