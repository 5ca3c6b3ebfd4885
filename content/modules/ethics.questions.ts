import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const ethicsQuestions: QuizQuestion[] = [
  {
    id: 'wine-and-head-injury',
    question:
      'A 46-year-old woman with a wrist injury and a bump to the head after a fall has had four glasses of wine. She refuses transport. She explains that you fear a bleed in the brain, repeats it ten minutes later, and would rather stay with her sober sister, who will sit with her overnight. You have consulted the clinician line. Which decision is most defensible?',
    options: [
      'Take her to hospital, on the ground that drink with a head injury ends capacity',
      'Have her sign the form, and take that signature as the end of your own duty',
      'Accept what she has shown, agree on a safety net and recheck before you leave',
    ],
    correctAnswer: 2,
    explanation:
      'Capacity is presumed and has been tested with care: she understands, retains and weighs the risk, communicates a choice and has a sensible safety net, and you have taken advice. Clinicians may differ on such a case, so the record of how each part was tested matters. Alcohol and head injury are reasons to assess and recheck, and do not decide the question by themselves. A signature records a refusal; it replaces neither assessment nor plan. If she became drowsy or inconsistent, the answer would change.',
  },
  {
    id: 'crewmate-alcohol',
    question:
      'At shift start your crewmate, a registered paramedic, smells strongly of alcohol, slurs, and has signed out the controlled drugs. He asks you to “cover for me this once”. What is the most appropriate response?',
    options: [
      'Stop him working, tell the supervisor and consider your duty to notify',
      'Drive him home, keep it between the two of you and watch for a pattern',
      'Work beside him, hold the drug keys and notify if a patient is harmed',
    ],
    correctAnswer: 0,
    explanation:
      'Immediate safety comes first: he and the drugs come off the road, with the supervisor involved. For a colleague, intoxication while practising needs no actual harm and no pattern, only a reasonable belief that he practised while intoxicated, and signing on for the shift makes that a live question on which to seek advice. Silence protects nobody and leaves him without help. Waiting for harm misreads the threshold, and working beside him still exposes patients.',
  },
  {
    id: 'directive-that-applies',
    question:
      'In Queensland a woman with end-stage lung disease is unconscious and in respiratory failure. Her husband gives you her advance health directive refusing ventilation, and a letter in which her treating doctor and another doctor expect her death within the year. Her son shouts that you must do everything. What do you do?',
    options: [
      'Intubate her for now, let the family settle it and withdraw care later on',
      'Follow the directive, give the comfort care it allows and support her son',
      'Withdraw from the scene, leave her to the family and give no treatment',
    ],
    correctAnswer: 1,
    explanation:
      'The directive is statutory and meets this situation: two doctors, one of whom treats her, expect death within a year from an incurable condition, and she will not regain capacity, as section 36 of the Powers of Attorney Act 1998 requires. Her son’s distress deserves time and kindness but is not a veto, so intubating overrides a valid refusal. Refusing ventilation is not refusing all care: breathlessness, comfort and presence remain your job.',
  },
  {
    id: 'directive-that-does-not-operate',
    question:
      'In Queensland a 40-year-old is unconscious with anaphylaxis. Her sister shows you a signed advance health directive that refuses all life-sustaining measures. She has no other illness, and full recovery is likely. What should guide you?',
    options: [
      'Withhold treatment and seek advice, with the signed directive binding on its face',
      'Treat her now and seek advice, with the conditions of section 36 not met here',
      'Withhold treatment and comfort her, with the sister’s agreement put on record',
    ],
    correctAnswer: 1,
    explanation:
      'In Queensland a direction to withhold a life-sustaining measure cannot operate unless a condition of section 36(2) is met, such as a terminal illness with death expected within a year, permanent unconsciousness, or an injury so severe that recovery without the measure is not in prospect, and unless there is no reasonable prospect of regaining capacity. None is met here. A signature does not make the direction operate, and a sister’s agreement adds no authority. Other states differ: learn your own Act.',
  },
  {
    id: 'cpd-entry',
    question:
      'You want to log CPD on an unusual industrial amputation that you attended last week and that was in the local news. Which entry is acceptable?',
    options: [
      'A reflection on tourniquet timing and teamwork, without place or date',
      'A note of the patient’s initials, date and site, kept in a private log',
      'A photograph with the face cropped out, filed under its case number',
    ],
    correctAnswer: 0,
    explanation:
      'The learning can be shown without the person: what you did, what you would change, and why. Initials, date and site together identify somebody, and publicity does not release you from confidentiality or confirm to readers that this was your patient. An image of a rare injury is identifying without a face, and a case number links directly to the record; auditors need evidence of learning, not of attendance at a named patient.',
  },
  {
    id: 'police-request',
    question:
      'At a crash scene a police officer asks whether your patient, who is alert and has asked you to keep it private, admitted to using drugs. There is no present danger to anybody. What is the best reply?',
    options: [
      'Answer the question, note the officer’s name and inform your service',
      'Say that no drugs were used, close the matter and keep his trust intact',
      'Explain confidentiality, ask which power applies and refer the request',
    ],
    correctAnswer: 2,
    explanation:
      'A request is not an authority. Without consent, a serious threat or a legal power that compels or permits disclosure, clinical information stays confidential, and the officer can use formal channels; courtesy and a referral keep the relationship intact. There is no blanket rule that helping police justifies disclosure. A false statement is dishonest, breaches the Code and may be an offence; confidentiality permits silence and never a lie.',
  },
  {
    id: 'arm-held-out',
    question:
      'A man holds out his arm when you show him the blood pressure cuff. You also want to place a cannula. What has he consented to?',
    options: [
      'The cuff and the cannula; the gesture covers what is done to the arm',
      'The cuff; the cannula has still to be explained to him and agreed',
      'Neither of the two; a signed form is needed before each is started',
    ],
    correctAnswer: 1,
    explanation:
      'Consent may be shown by conduct, and it covers what the person understood to be proposed: an arm held out for a cuff is consent to a blood pressure and not to a needle. The gesture cannot stretch to a procedure that he has not heard of. Nor is writing required: consent may be spoken, written or shown by conduct.',
  },
  {
    id: 'stop-halfway',
    question:
      'Halfway through a splint, a capable woman in pain tells you to stop. What is the best response?',
    options: [
      'Finish the splint quickly, then ask her what was wrong and explain it',
      'Stop, have her sign a refusal and bring the treatment to an end there',
      'Stop, ask her what is wrong and offer other ways to treat the injury',
    ],
    correctAnswer: 2,
    explanation:
      'Consent is a process and can be withdrawn at any point, so you stop; asking why often finds something that can be solved, such as pain before analgesia. Finishing first is touching without authority, however well meant. Ending care with a form treats one withdrawn step as a refusal of everything and skips the conversation that would have helped her.',
  },
  {
    id: 'mature-minor',
    question:
      'A 15-year-old asks you to clean and close a small cut without ringing her parents. She is calm and asks sensible questions. What should you do?',
    options: [
      'Find out whether she fully grasps what is proposed, and treat if she does',
      'Wait until a parent can be reached, and cover the cut until one has agreed',
      'Treat the cut as she asks, and then pass on all she said to her parents',
    ],
    correctAnswer: 0,
    explanation:
      'A young person with enough understanding and maturity to grasp fully what is proposed can consent, as the High Court accepted in Marion’s Case, so her understanding is what you test. A rule that a parent must agree ignores that test. Treating without testing it skips the assessment, and passing on everything she said breaches a confidence. If she refused something serious, you would seek advice early.',
  },
  {
    id: 'managed-illness',
    question:
      'A colleague tells you that she has been treated for depression for a year. Her work is sound, and she sees her doctor regularly. What does the duty of mandatory notification ask of you?',
    options: [
      'Nothing; a managed condition without risk to the public is not notifiable',
      'A notification; a mental illness in a practitioner is a notifiable matter',
      'A delay; the condition becomes notifiable if it is treated for much longer',
    ],
    correctAnswer: 0,
    explanation:
      'For impairment, a colleague’s threshold is a risk of substantial harm to the public; a condition that is managed, with no effect on safety, is not notifiable. A diagnosis is not an impairment, and treating it as one keeps practitioners from seeking care. The length of treatment does not change the test. What you can do is support her, and speak with her if her work ever worries you.',
  },
  {
    id: 'refusal-record',
    question:
      'A man with chest tightness has declined transport after a full conversation. Which line of the record best shows another clinician that his capacity was tested?',
    options: [
      '“Says little. GCS 15, oriented to time, place and person, non-compliant.”',
      '“Says no. Refusal form signed, witnessed by his wife, copy left with him.”',
      '“Says: ‘It may be my heart, I could drop dead, I would still see my GP.’”',
    ],
    correctAnswer: 2,
    explanation:
      'His own words show that he understood the risk, weighed it and chose. GCS and orientation are not decision-making, and “non-compliant” is a label instead of a finding. A signature and a witness prove that a form was signed; they show nothing of how understanding, retention and weighing were tested, and do not cure a poor assessment.',
  },
  {
    id: 'serious-threat',
    question:
      'A woman tells you that her partner has threatened to kill their children tonight and has a rifle in the car. She begs you to tell nobody. What is the best course?',
    options: [
      'Respect her wish for now, and write it in the record for the hospital to act on',
      'Disclose the minimum to those who can prevent it, and tell her if it is safe',
      'Disclose all her history to the police, and let them choose what they will need',
    ],
    correctAnswer: 1,
    explanation:
      'Information may be disclosed where you reasonably believe that it is needed to lessen or prevent a serious threat to life, and then only the minimum, to the right person; being open with her, where that is safe, keeps some trust. A note in a record that is read tomorrow prevents nothing tonight. Her whole history goes beyond what the threat requires. Your state’s child protection and family violence laws may also require a report.',
  },
];
