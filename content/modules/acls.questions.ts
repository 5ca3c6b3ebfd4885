import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const aclsQuestions: QuizQuestion[] = [
  {
    id: 'bathroom-arrest',
    question:
      'You arrive to find a bystander doing shallow CPR on a large man wedged between a bath and a toilet. The hall outside is clear. What gives him the best chance?',
    options: [
      'Start where he lies at once, with a move left until he has a pulse back',
      'Load him on the stretcher at once, with CPR going on during the drive',
      'Drag him to the hall at once, with the pads going on as space appears',
    ],
    correctAnswer: 2,
    explanation:
      'A pause of a few seconds buys good compressions, space for a team and effective pads for the rest of the arrest. Starting in place avoids one pause but accepts poor compressions for as long as the arrest lasts. Moving straight to transport gives interrupted, lower-quality CPR and delays defibrillation without offering a treatment that he can reach sooner.',
  },
  {
    id: 'two-sequences',
    question:
      'Your patient is still in VF and you have just delivered the second shock. Your colleague, trained in the UK, suggests holding adrenaline until after the third. Your service has adopted the ANZCOR sequence. What do you do?',
    options: [
      'Resume compressions, hold adrenaline for a loop and name the new sequence',
      'Resume compressions, give adrenaline in this loop and name the sequence',
      'Give adrenaline first, resume compressions after it and name the sequence',
    ],
    correctAnswer: 1,
    explanation:
      'ANZCOR 11.2 and 11.5 place first adrenaline after the second shock, and a team must work to one sequence: its own service’s. The UK sequence is also reasoned, but switching guidelines in mid-arrest creates confusion. The drug never justifies a delay in compressions, which must restart straight after the shock.',
  },
  {
    id: 'refractory-vf',
    question:
      'A 52-year-old with a witnessed arrest remains in VF after three well-timed shocks. What is the most useful next thought?',
    options: [
      'Shorten the adrenaline interval, keep the pads and shock as before now',
      'Withhold the next two shocks, and let the antiarrhythmic circulate',
      'Check the pads, give the antiarrhythmic and consider another vector',
    ],
    correctAnswer: 2,
    explanation:
      'Persisting VF asks for better delivery, possibly a different vector (DOSE VF, 2022; ILCOR, 2023) where your service allows it, antiarrhythmic treatment, and an early decision on a destination that can treat the cause. Repeating the same shock with more frequent adrenaline changes nothing useful and may add myocardial oxygen demand. Withholding shocks from shockable VF in a warm patient wastes the treatment most likely to work.',
  },
  {
    id: 'carbon-dioxide-rise',
    question:
      'Midway through a loop the end-tidal carbon dioxide rises from 14 to 38 mmHg and stays there. The patient does not move. What is the best response?',
    options: [
      'Suspect ROSC, look for signs of life and go on to the planned check',
      'Stop compressions now, and feel for a carotid pulse for ten seconds',
      'Disregard the trace, and go on compressing past the planned check',
    ],
    correctAnswer: 0,
    explanation:
      'A sudden sustained rise suggests ROSC and should prepare the team, but a short further period of compressions does little harm and protects a weak output. Stopping at once risks a long unplanned pause if the rise has another cause. Disregarding it discards useful information: capnography should not be used alone, which is different from not being used at all.',
  },
  {
    id: 'missed-dialysis',
    question:
      'A 68-year-old who has missed two dialysis sessions arrests in front of you. The monitor shows a slow, very broad, bizarre rhythm without a pulse. What changes in your care?',
    options: [
      'Run the usual sequence alone, and leave the potassium to the hospital',
      'Treat probable hyperkalaemia during CPR, within scope or with advice',
      'Give an antiarrhythmic early, and treat it as a ventricular rhythm',
    ],
    correctAnswer: 1,
    explanation:
      'History plus rhythm makes hyperkalaemia likely enough to treat on suspicion, and without that treatment ROSC is improbable. Waiting for a laboratory value leaves the cause in place through the only period in which treatment can help. A slow, broad rhythm here is a toxic conduction effect rather than VF or VT, and an antiarrhythmic may worsen it.',
  },
  {
    id: 'poor-trace',
    question:
      'Eight minutes after ROSC your patient is ventilated on high-concentration oxygen. Fingers are cold and the saturation reads between 88% and 100% with a poor trace. What should you do with the oxygen?',
    options: [
      'Turn it down, accept the signal and titrate towards 90 to 94% without delay',
      'Keep it high, improve the signal and titrate to 94 to 98% when it is reliable',
      'Keep it high, accept the signal and leave the titration to the hospital staff',
    ],
    correctAnswer: 1,
    explanation:
      'ANZCOR 11.7 and 11.6.1 ask for high-concentration oxygen until saturation is reliable and then 94 to 98%. Turning it down on a poor trace risks hypoxia; in EXACT (2022) an early target of 90 to 94% was associated with more hypoxic episodes and lower survival. Never titrating ignores the suggestion to avoid hyperoxaemia when the signal is good.',
  },
  {
    id: 'early-tracing',
    question:
      'A 12-lead recorded two minutes after ROSC shows inferior ST elevation. Blood pressure is acceptable and the patient is being packaged. What is the most sensible use of this ECG?',
    options: [
      'Repeat it at eight minutes or later, and transmit both by your pathway',
      'Activate the catheter laboratory on it, and leave out further tracings',
      'Set it aside as unreliable, and leave the next ECG to the hospital team',
    ],
    correctAnswer: 0,
    explanation:
      'Early post-ROSC tracings are more often falsely positive (Baldi et al., 2021), and a repeat can usually be obtained during packaging and transport without adding delay. Acting on the first alone may send the patient past the right destination. Leaving out ECGs would miss the persistent ST elevation that should send him to a centre that can do angiography.',
  },
  {
    id: 'fast-bag',
    question:
      'A supraglottic airway is in and compressions are continuous. You count 24 breaths a minute from an anxious colleague. What do you say?',
    options: [
      '“Keep that rate for the acidosis, and squeeze the bag more gently”',
      '“Stop the breaths until we have ROSC, and just hold the airway open”',
      '“Slow to 6 to 10 a minute, and stop each breath as the chest rises”',
    ],
    correctAnswer: 2,
    explanation:
      'Rapid, large breaths raise pressure in the chest, reduce venous return and lower coronary perfusion. A slow rate with small breaths gives enough oxygen for the low flow of CPR. Trying to correct acidosis by hyperventilating does harm at that low flow. Withholding ventilation completely leaves hypoxia untreated, and that matters most in arrests with a respiratory cause.',
  },
  {
    id: 'working-mask',
    question:
      'Ten minutes into an arrest, two-person bag-valve-mask ventilation is easy with good chest rise and a clear capnography waveform. The next crew arrives keen to intubate. What do you advise?',
    options: [
      'Intubate while it is calm, and let the compressor stop for the view',
      'Stay with what works, and intubate only if it becomes necessary',
      'Plan a single pause of half a minute, and intubate during that pause',
    ],
    correctAnswer: 1,
    explanation:
      'Ventilation is effective, so changing it adds risk without clear benefit. A supraglottic airway placed during compressions is a reasonable step, and intubation may become right later for regurgitation, transport or after ROSC. The belief that a tube by itself improves survival is not supported by the trials. Any such pause costs coronary perfusion pressure, which takes many compressions to rebuild.',
  },
  {
    id: 'cold-arrest',
    question:
      'A man in his seventies was found outdoors on a winter night, arrest unwitnessed, in asystole. After 25 minutes of good ALS there is no ROSC. Core temperature is 27 °C. A colleague notes that a termination rule appears to be met. What is the best decision?',
    options: [
      'Stop under the termination rule, and record the time of the decision',
      'Continue the standard sequence, and give adrenaline until he is warm',
      'Continue with the hypothermia changes, and seek advice on rewarming',
    ],
    correctAnswer: 2,
    explanation:
      'At 27 °C hypothermia may be the cause, and survival after very long arrests is described, so routine termination rules should not be applied without advice; the specialist team will weigh features that suggest he died before cooling. Stopping treats a rule as valid outside the patients it was built for. Standard adrenaline is wrong below 30 °C, where ANZCOR 11.10 advises withholding it.',
  },
  {
    id: 'after-the-shock',
    question:
      'You have just delivered a shock for VF. What does the team do in the next two seconds?',
    options: [
      'Resumes compressions, and leaves the pulse to a planned rhythm check',
      'Feels for a pulse, and resumes compressions when none can be found',
      'Watches the screen, and resumes compressions when VF is still there',
    ],
    correctAnswer: 0,
    explanation:
      'A heart that has just been defibrillated may need minutes of compressions before it can perfuse, so hands go back on at once. A pulse check after the shock costs flow and finds nothing even when the shock has worked. Watching the screen does the same. The pulse is checked at a rhythm check, when the rhythm could support one or there are signs of life.',
  },
  {
    id: 'fading-depth',
    question:
      'Seventy seconds into a loop the feedback device shows that depth is fading. The compressor says he is fine. What do you do?',
    options: [
      'Change the compressor now, with the next hands hovering to take over',
      'Leave him to the two-minute mark, with the team calling out the depth',
      'Ask him for a slower rate, with more time to push down to full depth',
    ],
    correctAnswer: 0,
    explanation:
      'Fatigue is felt later than it shows, so the change comes when depth fades and not only at two minutes, with the next hands ready so that the pause is short. Encouragement does not restore depth and spends fifty seconds of poor flow. Slowing below 100 a minute trades one fault for another; rate, depth and recoil all count.',
  },
  {
    id: 'pre-charging',
    question: 'When is the defibrillator best charged in a two-minute loop?',
    options: [
      'During the pause, shortly after the rhythm has been read out',
      'During the first minute, shortly after the previous shock',
      'During compressions, shortly before the planned rhythm check',
    ],
    correctAnswer: 2,
    explanation:
      'Charging at about one minute forty-five, with compressions going on, lets the pause consist of reading, shocking or disarming, and going on. Charging after the rhythm is read adds seconds without flow to each loop. Charging in the first minute leaves a charged device among busy hands for a minute or more, and many devices disarm themselves before the check.',
  },
  {
    id: 'adrenaline-in-asystole',
    question:
      'Your patient is in asystole and access has just been gained. When is adrenaline due?',
    options: [
      'After the second loop is over, and then in every loop until there is ROSC',
      'As soon as it is feasible, and then in every second loop from there',
      'After reversible causes are treated, and then in every second loop',
    ],
    correctAnswer: 1,
    explanation:
      'In asystole and PEA adrenaline is given as soon as it is feasible and then every second loop (ANZCOR 11.5). Waiting for the second loop borrows a rule from the shockable arm, and a dose in every loop is more than the guideline advises. The search for causes runs beside the drug; neither waits for the other.',
  },
  {
    id: 'drowned-swimmer',
    question:
      'A swimmer is pulled from a lagoon without breathing or a pulse. Bystanders have given compressions only. What should your first change be?',
    options: [
      'Begin with drainage of the lungs, and carry on with compressions alone',
      'Begin with the shock pads in place, and add the breaths after the check',
      'Begin with ventilations, and carry on with compressions and breaths',
    ],
    correctAnswer: 2,
    explanation:
      'Drowning is a hypoxic arrest, so ventilation is the specific treatment and comes first; compression-only CPR is not for this patient. Draining the lungs does not work and delays oxygen. Pads go on as soon as the chest is dry, but a shockable rhythm is unlikely, and breaths do not wait for the check.',
  },
  {
    id: 'late-pregnancy',
    question:
      'A woman about 30 weeks pregnant is in cardiac arrest at home. Which change to the sequence is right?',
    options: [
      'Displace the uterus by hand, keep the chest flat and plan delivery early',
      'Tilt her whole body left, keep compressions going and plan for hospital',
      'Leave the uterus where it is, keep the chest flat and plan after ROSC',
    ],
    correctAnswer: 0,
    explanation:
      'Past about 20 weeks the uterus is displaced to the left by hand with the chest flat, and delivery at the place of arrest by a team that can do it is planned at once. Tilting her whole body weakens compressions. Leaving the uterus on the great vessels takes away the return that compressions depend on, and after ROSC is too late to begin planning.',
  },
  {
    id: 'fibrinolysis-given',
    question:
      'On advice, fibrinolysis has been given in an arrest with suspected pulmonary embolism. What does that commit the team to?',
    options: [
      'CPR for 10 to 20 minutes after the drug, with a decision at the end of it',
      'CPR for 60 to 90 minutes after the drug, with staff and transport to match',
      'CPR for as long as VF persists after the drug, with a stop at asystole',
    ],
    correctAnswer: 1,
    explanation:
      'The drug needs time and flow to work, so giving it commits the team to 60 to 90 minutes of CPR (ANZCOR 11.10; Resuscitation Council UK, 2025), which is why people, a mechanical device and destination are settled first. Ten to twenty minutes throws the treatment away. Rhythm is no guide: most of these arrests are PEA, and patients given fibrinolysis are left out of routine stopping rules.',
  },
  {
    id: 'chest-will-not-deflate',
    question:
      'During an arrest from asthma the chest stays inflated and each breath is harder to give. What is the next step?',
    options: [
      'Squeeze harder, speed up the breaths and then change the airway',
      'Disconnect, let the chest empty and then look for a pneumothorax',
      'Add some PEEP, hold each breath in and then repeat the adrenaline',
    ],
    correctAnswer: 1,
    explanation:
      'Trapped gas stops venous return and makes compressions useless; disconnecting and letting the chest empty treats it, and tension pneumothorax is next on the list. Harder and faster breaths stack more gas. PEEP and held breaths do the same, and adrenaline cannot circulate through a chest that is full. Afterwards: slow rate, small breaths, long expiration.',
  },
  {
    id: 'trace-lost',
    question:
      'In an intubated patient in arrest the capnography trace vanishes between two breaths. What do you assume first?',
    options: [
      'That the tube or circuit has failed, and check both at once',
      'That the heart has stopped for good, and call a time of death',
      'That the sensor has become wet, and look again in two minutes',
    ],
    correctAnswer: 0,
    explanation:
      'If the trace disappears, assume that the tube or the circuit has failed before you blame the patient: a displaced tube is lethal and can be put right. With compressions some carbon dioxide keeps coming, so a sudden loss does not mean death. A wet sensor is possible and is found while checking, but two minutes without ventilation are too many to wait for it.',
  },
  {
    id: 'single-cut-off',
    question:
      'After 22 minutes of CPR the end-tidal carbon dioxide is 9 mmHg. A colleague says, ‘Under ten, so we stop.’ What do you answer?',
    options: [
      '“It settles the matter, but we wait for a second crew to agree”',
      '“It means little in CPR, but twenty minutes is reason to stop”',
      '“It counts with other findings, but one value does not decide”',
    ],
    correctAnswer: 2,
    explanation:
      'ANZCOR 11.6 advises against using a single end-tidal cut-off to predict death or to stop; the value also comments on compression quality and the airway, so it is a reason to check both. A second opinion does not make a single value decisive. Time alone is a poor reason to stop, and capnography does mean something: it informs decisions without making them.',
  },
  {
    id: 'two-failed-cannulas',
    question:
      'Two attempts at a vein have failed in a cardiac arrest. What is the reasonable next step?',
    options: [
      'A third and a fourth vein, with drugs held until one is found',
      'Intraosseous access now, with a good flush after each drug',
      'The tracheal tube instead, with drugs given in double volume',
    ],
    correctAnswer: 1,
    explanation:
      'ANZCOR 11.5 prefers intravenous access, with intraosseous access reasonable if two attempts fail, and drugs are flushed well wherever they go in. Further attempts at veins hold up drugs and draw hands and eyes from compressions. The tracheal route absorbs poorly and unpredictably and has no place where a needle in bone is available.',
  },
  {
    id: 'bicarbonate-question',
    question: 'When do calcium and bicarbonate have a place in cardiac arrest?',
    options: [
      'For prolonged arrests, such as those with twenty minutes of CPR',
      'For persistent asystole, such as after the second adrenaline dose',
      'For particular causes, such as hyperkalaemia or certain poisonings',
    ],
    correctAnswer: 2,
    explanation:
      'Calcium, bicarbonate and magnesium are not routine: they treat particular causes, such as hyperkalaemia, sodium-channel blocker poisoning or torsades de pointes. Neither the length of an arrest nor the number of adrenaline doses is a cause, and giving them for either reason adds a task without a benefit and distracts from the search for one.',
  },
  {
    id: 'mechanical-device',
    question: 'Your service carries a mechanical compression device. Which expectation is right?',
    options: [
      'It makes a moving ambulance safer, with survival no better than good CPR',
      'It raises survival on scene, with good hands replaced as early as possible',
      'It makes pauses unnecessary, with rhythm checks left to the moving trace',
    ],
    correctAnswer: 0,
    explanation:
      'Mechanical compression makes a moving ambulance safer but does not improve survival when it replaces good manual CPR on scene. Swapping good hands for it early adds a pause in the minutes that matter most. Compressions disturb the trace, by hand or by machine, so rhythm checks still need a short planned pause.',
  },
  {
    id: 'plain-words',
    question:
      'Resuscitation has stopped. His wife has watched from the door and asks what is happening. Which words are best?',
    options: [
      '“I am sorry. His heart did not start again. He has died.”',
      '“I am sorry. He did not make it. He has left us in peace.”',
      '“I am sorry. We have lost him. He has gone to his rest now.”',
    ],
    correctAnswer: 0,
    explanation:
      'Use the word died: plain words are understood under shock, and they are kind. ‘Did not make it’, ‘left us’, ‘lost him’ and ‘gone to his rest’ can be misheard as transfer, defeat or hope, and make the listener do the work of translating. Then stay, be quiet, and give her someone to stand with.',
  },
];
