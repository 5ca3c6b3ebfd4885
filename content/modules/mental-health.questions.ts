import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const mentalHealthQuestions: QuizQuestion[] = [
  {
    id: 'sudden-agitation',
    question:
      'A 46-year-old man with no psychiatric history has become agitated over three hours. He is sweating, hot to touch, picking at the air, and his attention drifts in and out. His brother says he ‘must be having a breakdown’. Which approach fits best?',
    options: [
      'Accept a first psychosis, arrange a video clinician and leave the observations',
      'Sedate him early, examine him once settled and look for a cause on the way in',
      'De-escalate, check oxygen and glucose first and call for backup as an emergency',
    ],
    correctAnswer: 2,
    explanation:
      'Rapid onset, fluctuating attention, apparent visual hallucinations, heat and sweating in a man with no history all point to delirium, toxicity or sepsis, so the cause must be sought straight away. A mental health review may be useful later, but anchoring on psychosis delays treatment. Sedation may become necessary, yet using it first adds respiratory risk before simple causes such as low oxygen or glucose have been checked.',
  },
  {
    id: 'ask-about-suicide',
    question:
      'You have built some rapport with a woman who says, ‘Everyone would be better off without me.’ What is the best next step?',
    options: [
      'Ask her directly whether she is thinking about killing herself tonight',
      'Ask her gently whether she might be tempted to do something silly tonight',
      'Score her on a suicide risk scale and choose the care by its category',
    ],
    correctAnswer: 0,
    explanation:
      'A direct, calm question gives her permission to answer and opens the detail you need to plan care; asking about suicide does not cause it. Euphemism signals discomfort and invites a false ‘no’. NICE NG225 (2022) advises against using scales or risk categories to predict suicide or to decide who is offered care, so a score cannot make the disposition decision for you.',
  },
  {
    id: 'sudden-quiet',
    question:
      'On arrival a man is being held face down by three people after a long struggle. As you reach him he stops struggling and becomes quiet. What should happen first?',
    options: [
      'Take all weight off him, turn him off his front and check his breathing',
      'Keep the hold as it is, attach the monitor and then check his breathing',
      'Use the quiet pause, give the planned sedative and then check his breathing',
    ],
    correctAnswer: 0,
    explanation:
      'Sudden quiet during prone restraint may be exhaustion, hypoxia or cardiac arrest, and only repositioning and assessment can tell. Continuing the hold reads silence as success and may be fatal. Giving a sedative to an unassessed, newly quiet patient adds respiratory depression to a possible arrest; the decision about sedation comes after assessment, if it is needed at all.',
  },
  {
    id: 'kitchen-audience',
    question:
      'A man is pacing in his kitchen and shouting. Two police officers and three relatives are all giving him instructions. No weapon is in his hands. What is the most useful change to make?',
    options: [
      'Give him one minute to sit, state that limit and prepare the sedation',
      'Send everyone outside, police included, and speak to him on your own',
      'Agree on one speaker, move the relatives away and keep help close by',
    ],
    correctAnswer: 2,
    explanation:
      'Competing voices and an audience are driving arousal, and the kitchen holds improvised weapons; reducing stimulation while keeping help close treats both. An ultimatum uses treatment as a threat, removes choice and sets a deadline you may not want to keep. Being alone with an aroused person in a kitchen trades one risk for another: crowding can be reduced without giving up your own safety.',
  },
  {
    id: 'self-harm-refusal',
    question:
      'A 19-year-old has minor cuts to her forearm. She is calm, explains the risks back to you, says she no longer wants to die, has a psychologist tomorrow and lives with her partner. She does not want to go to hospital. What is the best approach?',
    options: [
      'Dress the wound, record the refusal and leave promptly to respect her wish',
      'Dress the wound, confirm capacity and agree with her on a named next step',
      'Dress the wound, use involuntary powers and take her for an assessment',
    ],
    correctAnswer: 1,
    explanation:
      'Respecting a capable decision and still providing care are compatible: NICE NG225 (2022) asks ambulance staff to consider alternatives to hospital with the person. Leaving after a record of refusal treats capacity as the end of the duty rather than the start of a plan. Involuntary powers depend on the criteria of your own Act, which go beyond the fact of self-harm; nothing here suggests that they are met, and compulsion without cause may deter her from asking for help again.',
  },
  {
    id: 'fixed-belief',
    question:
      'A frightened woman is sure that her neighbours are poisoning her water. Which reply is most likely to help?',
    options: [
      '“That is not happening. Let me show you that the tap water is all right.”',
      '“I believe you. Let me go next door and speak with your neighbours.”',
      '“That sounds frightening. What would help you to feel safer right now?”',
    ],
    correctAnswer: 2,
    explanation:
      'The reply names the feeling, agrees with what can honestly be agreed with, and offers a choice. Arguing with a delusion makes it a contest and costs the rapport you need. Pretending to share it is dishonest, may strengthen the belief, and promises something that you cannot do. Neither tells you what she needs tonight.',
  },
  {
    id: 'queensland-power',
    question:
      'You work in Queensland. A man’s behaviour puts him at immediate risk of serious harm, he will not go with you, and less restrictive options have failed. Which power may an ambulance officer use there?',
    options: [
      'An emergency examination authority under the Public Health Act 2005',
      'Detention under section 20 of the state’s Mental Health Act 2007',
      'Apprehension by officers under the state’s Mental Health Act 2014',
    ],
    correctAnswer: 0,
    explanation:
      'In Queensland the emergency examination authority in chapter 4A of the Public Health Act 2005 may be made by an ambulance officer. Section 20 of the Mental Health Act 2007 is the power of ambulance officers in New South Wales. Powers of apprehension under the Mental Health Act 2014 are Western Australia’s, and rest there with police and authorised transport officers. Know the Act and the forms of the place where you work.',
  },
  {
    id: 'after-sedation',
    question:
      'A man has been sedated under your guideline after other measures failed. Which plan for the journey is best?',
    options: [
      'Lay him flat for safety, watch his chest by eye and repeat all at triage',
      'Protect the airway by position, watch capnography and repeat the pressure',
      'Keep him face down, watch his saturation and repeat the dose if he stirs',
    ],
    correctAnswer: 1,
    explanation:
      'Aftercare does not differ between services: a position that protects the airway, continuous saturation, capnography where available, repeated blood pressure and glucose, a score before and after, and airway equipment within reach. Flat on the back with a glance at the chest misses obstruction and falling ventilation. Face down is the position to avoid, and repeating a dose for stirring treats recovery as a problem.',
  },
  {
    id: 'family-interpreter',
    question:
      'A man in distress speaks little English. His 11-year-old daughter offers to interpret while you ask about suicide. What is best?',
    options: [
      'Use the daughter for simple matters, and gestures for the harder ones',
      'Use a telephone interpreter, and have someone look after the daughter',
      'Use plain short English, and turn to the daughter when he looks lost',
    ],
    correctAnswer: 1,
    explanation:
      'A professional interpreter gets you true answers and spares a child a burden that she should not carry. Splitting the matters does not work: the harder ones are those that need words. With plain English alone you may miss the plan and the means, and falling back on the daughter brings the same harm at the worst moment. A child in the household is not an interpreter.',
  },
  {
    id: 'overdose-looks-well',
    question:
      'A woman says that she took twelve paracetamol tablets two hours ago. She looks well, regrets it and wants to stay at home. How should you regard the overdose?',
    options: [
      'As possibly mixed and larger: bring the packets and get poisons advice',
      'As small and already regretted: record her account and plan a GP visit',
      'As judged by her symptoms: watch for an hour and leave if she is well',
    ],
    correctAnswer: 0,
    explanation:
      'Treat every overdose as possibly mixed and possibly larger than stated, bring the packets, record times and ask the Poisons Information Centre or your clinical line. A person who looks well early may not stay well, and paracetamol is the usual example, so neither her account nor an hour without symptoms clears her. Regret matters to her safety plan; it does not change the toxicology.',
  },
  {
    id: 'safe-at-home',
    question:
      'After a long talk a man in crisis would rather stay at home, and urgent physical care is not needed. What makes that plan safe?',
    options: [
      'A crisis line number has been left, and he has signed that he declined transport',
      'A low risk score has been recorded, and he has promised to call if it gets worse',
      'A named service has accepted the next step, and his access to means is reduced',
    ],
    correctAnswer: 2,
    explanation:
      'Leaving safely means that a named person or service has accepted the next step, that access to means has been reduced, and that he can say what he will do if things worsen. Crisis lines add to that plan and do not replace it, and a signature protects nobody. A low score does not predict, so it cannot carry the decision, and a promise without a plan gives him nothing to do.',
  },
  {
    id: 'talk-not-working',
    question:
      'You have been speaking calmly with an agitated man for five minutes, and he is becoming louder. There is no immediate danger. What should change first?',
    options: [
      'Change the approach, bring more people in and prepare for restraint',
      'Change the speaker, keep the approach and allow it some more time',
      'Change the tone, speak more firmly and repeat the same request to him',
    ],
    correctAnswer: 1,
    explanation:
      'If the approach is making things worse, change the speaker before you change the plan: another voice, gender or uniform may be all that is needed, and the dose of de-escalation is time. More people and preparations for restraint raise arousal and are kept for imminent serious harm. A firmer voice with the same request turns a conversation into an order.',
  },
];
