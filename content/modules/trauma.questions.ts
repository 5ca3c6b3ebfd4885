import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const traumaQuestions: QuizQuestion[] = [
  {
    id: 'groin-bleed',
    question:
      'You and a partner reach a motorcyclist with bright blood pumping from a wound high in the groin. He is semiconscious and his airway is gurgling. What is the best first division of work?',
    options: [
      'Both clear and secure the airway before one of them packs the groin wound',
      'One tightens a tourniquet high on the thigh while one clears the airway',
      'One packs the wound and holds pressure while the other clears the airway',
    ],
    correctAnswer: 2,
    explanation:
      'Both problems can kill within minutes and two clinicians can treat both; ANZCOR 9.1.1 gives life-threatening bleeding priority, and packing with pressure is the method for a junctional wound. Strict airway-first lets him bleed out during suction. A limb tourniquet cannot compress a vessel in the groin above it, so time is spent while the bleeding continues.',
  },
  {
    id: 'stable-chest',
    question:
      'A 30-year-old with blunt chest injury is alert and breathing for himself. Saturation is 95% on air, blood pressure 128/76, pulse 98. Breath sounds are reduced on the left. What is the most appropriate plan?',
    options: [
      'Give analgesia, reassess often and decompress if he becomes unstable',
      'Decompress the left chest now, and listen again on both sides',
      'Assist his breathing by mask now and listen again at the hospital door',
    ],
    correctAnswer: 0,
    explanation:
      'This is likely a simple pneumothorax: NICE NG39 reserves decompression before hospital for haemodynamic instability or severe respiratory compromise, and neither is present. Decompressing on breath sounds exposes him to injury without benefit, as the sign also occurs with haemothorax, contusion and splinting. Positive pressure in a man who is breathing well may turn a simple pneumothorax into a tension.',
  },
  {
    id: 'brain-and-bleeding',
    question:
      'A pedestrian has GCS 7 with a boggy scalp swelling, a tense abdomen, pulse 132 and blood pressure 84/50. The major trauma service is 25 minutes away. How should you think about volume?',
    options: [
      'Accept the low pressure, withhold volume, treat the bleeding alone and keep moving',
      'Judge which threat dominates, avoid hypotension, use blood early and keep moving',
      'Aim above a normal systolic, reach it with crystalloid and then start moving',
    ],
    correctAnswer: 1,
    explanation:
      'NICE NG39 asks which condition dominates and varies restriction accordingly, and the 2023 brain injury guideline makes hypotension something to avoid; both push towards judgement with early blood and surgery. Ignoring the head injury accepts secondary brain damage. Driving pressure up with clear fluid worsens bleeding, cooling and clotting in an abdomen that needs an operation.',
  },
  {
    id: 'older-fall',
    question:
      'An 82-year-old on an anticoagulant and a beta-blocker tripped and hit her head two hours ago. She is newly confused (GCS 14). Pulse is 72 and blood pressure 118/70; her usual systolic is about 160. Her daughter could keep an eye on her at home. What is best?',
    options: [
      'Support care by her daughter at home with written advice and a GP visit tomorrow',
      'Treat as potential major trauma and pre-notify a hospital that can scan and operate',
      'Transport at low priority to an urgent care centre for a check of her head wound',
    ],
    correctAnswer: 1,
    explanation:
      'New confusion after head injury on an anticoagulant is intracranial bleeding until shown otherwise, and her pressure is low for her while the beta-blocker hides tachycardia. Staying at home leaves a treatable bleed to expand unseen. Low falls are a leading mechanism of major trauma in older people, so a centre without imaging or surgery adds a delay and a second transfer.',
  },
  {
    id: 'blunt-arrest',
    question:
      'A driver with an obvious flail chest and an unstable pelvis loses output as you complete extrication. Two crews are present. What should lead your resuscitation?',
    options: [
      'Bleeding, airway, chest and volume, with compressions fitted around them',
      'Compressions, shocks, drugs and a tube, with trauma procedures after ROSC',
      'Compressions and transport, with trauma procedures left to the hospital',
    ],
    correctAnswer: 0,
    explanation:
      'ANZCOR 11.10.1 and Resuscitation Council UK put reversible causes ahead of conventional CPR: hypovolaemia, hypoxia and tension pneumothorax are all likely here and treatable. Compressing an empty or squeezed heart achieves little, and waiting for ROSC before treating the cause reverses the logic. Leaving the causes to the hospital spends on the road the minutes in which they can still be treated.',
  },
  {
    id: 'pelvic-binder',
    question:
      'A motorcyclist in shock after a high-speed crash has groin pain and bruising over the pelvis. How should the binder be used?',
    options: [
      'Fit it over the iliac crests, after springing the pelvis to confirm it',
      'Fit it over the outer trousers, after a log-roll to inspect the back',
      'Fit it over the greater trochanters, without springing or log-rolling',
    ],
    correctAnswer: 2,
    explanation:
      'Over the greater trochanters, on skin or thin clothing, the binder closes the pelvic ring; NICE NG39 lists it under haemorrhage control. At the crests it may open the ring instead. Springing the pelvis and log-rolling move fractures and disturb clot, and the mechanism with shock is reason enough to fit it. Thick clothing loosens the hold.',
  },
  {
    id: 'late-tranexamic-acid',
    question:
      'A farmer was trapped under a quad bike and is found four hours after the injury, pale and with a tense abdomen. What is the right thinking about tranexamic acid?',
    options: [
      'It is needed still more now; give it on scene and then move off',
      'It is too late for it now; control bleeding, keep warm and move',
      'It is harmless even then; give it slowly, if the scene allows it',
    ],
    correctAnswer: 1,
    explanation:
      'Tranexamic acid is given as soon as possible and not beyond three hours from injury (NICE NG39), so at four hours the work is bleeding control, warmth and movement. A delay does not add to the need for it, and it never justifies time on scene. It is not harmless at any time: late treatment has been linked with worse outcomes in earlier trials, and that is why there is a limit.',
  },
  {
    id: 'stiff-bag',
    question:
      'A patient with rib fractures is intubated by the critical care team. Within minutes the bag becomes stiff and the blood pressure falls. What is the first thought and action?',
    options: [
      'Light sedation: deepen it at once and then examine the chest again',
      'Hidden bleeding: run in crystalloid at once and then look for it',
      'Tension pneumothorax: examine the chest and decompress it at once',
    ],
    correctAnswer: 2,
    explanation:
      'Positive pressure can turn a simple pneumothorax into a tension within minutes, so sudden hypotension or a stiff bag after ventilation begins should send your hands to the chest. Deepening sedation lowers the pressure further and leaves the cause. Bleeding may be present as well, but it does not make a bag stiff, and fluid cannot help a heart that cannot fill.',
  },
  {
    id: 'brain-ventilation',
    question:
      'A cyclist with an isolated head injury has GCS 6, equal pupils and a tube in place. Which target for ventilation is best?',
    options: [
      'A normal end-tidal carbon dioxide, followed on waveform capnography',
      'A low end-tidal carbon dioxide, held until the scan has been reported',
      'A high end-tidal carbon dioxide, allowed until the pupils change size',
    ],
    correctAnswer: 0,
    explanation:
      'The prehospital brain injury guideline turns on avoiding hypoxia, hypotension and unintended hyperventilation, so carbon dioxide is kept normal and watched. A low value narrows the vessels and starves the injured brain; brief hyperventilation is kept for signs of herniation under your guideline. A high value widens the vessels and raises the pressure in the skull.',
  },
  {
    id: 'alert-driver',
    question:
      'After a low-speed crash an alert, sober driver has midline neck pain and no weakness. The car is stable and the door opens. What limits movement of the neck best?',
    options: [
      'Let him climb out slowly by himself, and lie down on the stretcher',
      'Fit a semi-rigid collar, and lift him out backwards with four people',
      'Hold his head still, and wait in the car for the roof to be removed',
    ],
    correctAnswer: 0,
    explanation:
      'An alert patient who can climb out carefully often moves the neck less than a crew that lifts him, and the aim is to limit movement rather than to apply a device. ANZCOR moved first aid away from semi-rigid collars, and a lift by four bends more than it protects. Removing the roof costs time and cold for a patient who can open the door; follow your service’s own spinal guideline.',
  },
  {
    id: 'keep-warm',
    question:
      'It is 11 °C and raining. A bleeding patient in wet clothes is 30 minutes from hospital. Which measure belongs in the first minutes?',
    options: [
      'Leave the wet clothes on, add a foil sheet above and move off sooner',
      'Wait for the cabin, then warm with several bags of heated crystalloid',
      'Cut off the wet clothes, insulate above and below and heat the cabin',
    ],
    correctAnswer: 2,
    explanation:
      'Cold blood does not clot, so wet clothes come off, insulation goes underneath as well as on top, and the ambulance is heated from the start. Foil over wet clothes keeps the cold and the water against the skin. Litres of crystalloid, warm or not, dilute clotting factors and may dislodge a clot; warmth is not a reason to give them.',
  },
  {
    id: 'penetrating-arrest',
    question:
      'A man with a stab wound beside the sternum loses output in front of you. A trauma team that can open the chest is eight minutes away. What comes first?',
    options: [
      'Stay on scene, run three full loops of ALS and then ask for advice',
      'Radio for that team, move towards it and treat causes on the way',
      'Stay on scene, complete both cannulas and then begin the transport',
    ],
    correctAnswer: 1,
    explanation:
      'Penetrating chest injury with recent loss of output needs a team able to open the chest within minutes, so it is said on the radio first and the crew moves towards it, treating bleeding, airway and chest as they go. Loops of standard ALS cannot empty a tamponade. Cannulas may be useful, but not at the price of the only treatment that can work.',
  },
];
