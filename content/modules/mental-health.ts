import type { ModuleContent } from '#domain/learning/modules';
import { mentalHealthCases } from './mental-health.cases.ts';
import { mentalHealthQuestions } from './mental-health.questions.ts';

export const mentalHealthModule: ModuleContent = {
  slug: 'mental-health',
  title: 'Mental health crisis response: assess, de-escalate, connect',
  description:
    'Read the scene, rule out the medical cause, ask about suicide plainly, and choose the least restrictive care that keeps the person, the public and your crew safe.',
  category: 'Clinical Practice',
  hours: 2,
  version: '2026.3',
  lastReviewed: '2026-11-23',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: true,
  isInteractive: true,
  objectives: [
    'Recognise features that point to a medical cause for disturbed behaviour, and act on them before accepting a psychiatric explanation.',
    'Use one-voice verbal de-escalation, and change the environment and the crew’s behaviour before changing the person’s.',
    'Ask directly about suicide and self-harm, and explain why a risk score should not decide who receives care.',
    'Apply capacity, consent and your own jurisdiction’s mental health law to a decision about transport.',
    'Plan, monitor and hand over a patient who has been restrained or sedated, and recognise early the signs that restraint is causing harm.',
  ],
  sections: [
    {
      heading: 'The person, the scene, the first minute',
      blocks: [
        'A mental health crisis is any time a person’s distress, thinking or behaviour has outrun the supports around them. Most people you meet in that state are frightened rather than dangerous, and what the first clinician does in the first minute often decides whether the next hour is a conversation or a struggle. The Royal Commission into Victoria’s Mental Health System (2021) recommended that, wherever possible, the emergency response to a mental health crisis be led by health professionals rather than police. That puts paramedics in the lead role, not in support.',
        'Read the scene before you read the person. Note exits, weapons and improvised weapons, kitchens, heights, dogs, other people, and evidence of drugs, medicines or a note. Ask the caller and dispatch what has helped before: many people have a care plan, a case manager, or a relative whose voice settles them. Agree with your partner who will speak, what will make you leave, and the word that means leave now. If it is not safe, staging and waiting is a clinical decision, not a failure.',
      ],
    },
    {
      heading: 'Medical until shown otherwise',
      blocks: [
        'Disturbed behaviour is a presentation, not a diagnosis. Guidance from Safer Care Victoria on acute behavioural disturbance (2020) is explicit that it does not cover people whose behaviour has a clear organic cause, such as head injury, dementia or delirium: those people need the cause treated. Your job is to notice which group you are looking at, often with few observations to go on. A known psychiatric history lowers nobody’s risk of sepsis or hypoglycaemia; it only raises the risk that we stop looking.',
        {
          list: [
            'Onset over minutes to hours, fluctuating alertness, or disorientation in time and place: think delirium.',
            'A first episode in mid-life or later, or visual rather than auditory hallucinations.',
            'Fever, hot skin, rigidity, profuse sweating, or observations out of proportion to the exertion.',
            'Head strike, new focal weakness, seizure, recent surgery or childbirth.',
            'Stimulant use, alcohol or benzodiazepine withdrawal, a new or recently increased medicine.',
            'Low glucose, low oxygen saturation, or a respiratory rate nobody has counted.',
          ],
        },
        'Get what observations the person will allow, in the order that would change your mind: look at breathing and colour from where you stand, then oxygen saturation and glucose, then temperature, pulse and blood pressure, then an ECG if overdose or stimulant use is possible. Record what was refused and how the person looked. Avoid contested labels such as ‘excited delirium’; describe the behaviour and the physiology instead. A hot, exhausted, struggling person is a medical emergency and deserves your earliest call for backup.',
      ],
    },
    {
      heading: 'De-escalation is a treatment',
      blocks: [
        'De-escalation has an indication, a technique and a dose, and the dose is time. Safer Care Victoria (2020) and NICE guideline NG10 (2015) both put it ahead of restraint and medication. The NSW Agency for Clinical Innovation protocol (2023) opens in the same way: a calm, non-threatening approach, with enough support close by. Start by taking stimulation away: turn down radios and lights, move the audience, cut the number of uniforms in view. One person talks. Everyone else stays quiet, visible and far enough back that the person can see a way out.',
        {
          list: [
            'Stand side-on, hands open and visible, outside arm’s reach, never between the person and the door.',
            'Give your name and your purpose: ‘I’m Sam, I’m a paramedic, I’d like to help you feel safer.’',
            'Short sentences, one idea at a time, then silence. Most of us fill the silence too early.',
            'Name what you see and check it: ‘You look exhausted. Is that right?’',
            'Agree with whatever can honestly be agreed with. Do not argue with a delusion, and do not pretend to share it.',
            'Offer real choices: shoes or no shoes, walking or sitting, which relative to ring.',
            'State limits once, calmly, as information rather than as a threat.',
          ],
        },
        'Adapt for the person. An autistic person may need less eye contact, less talk and more warning before touch. Use a professional interpreter where you can, not a child in the household. For Aboriginal and Torres Strait Islander people, ask who should be present, offer connection to an Aboriginal health worker or to 13YARN (13 92 76), and remember that uniforms may carry a history you cannot see. If the approach is making things worse, change the speaker before you change the plan.',
      ],
    },
    {
      heading: 'Asking about suicide and self-harm',
      blocks: [
        'Ask plainly: ‘Are you thinking about killing yourself?’ Asking does not plant the idea, and vague wording tells the person that you would rather not know. If the answer is yes, continue with curiosity: how often, any plan, what means and how close to hand, what has already been taken or done today, what has kept them alive so far, who else knows. Ask about other people at risk, especially children. Then ask what would help tonight. The linked #YouCanTalk video was made for the public, and its message is the same one: ask, then listen.',
        'Do not turn the answers into a number. NICE guideline NG225 (2022) says that risk assessment tools and scales should not be used to predict future suicide or repeat self-harm, nor to decide who is offered treatment, and that people should not be sorted into low, medium and high risk for that purpose. The Royal Australian and New Zealand College of Psychiatrists guideline on deliberate self-harm (2016) likewise warns against leaning on risk scales. Describe needs, strengths, what has changed recently, and what is planned. Self-harm deserves the same wound care, analgesia and courtesy as any other injury.',
        'Treat every overdose as possibly mixed and possibly larger than stated. A person who looks well early may not stay well, and paracetamol is the usual example. Bring the packets, record times, and use the Poisons Information Centre (13 11 26) or your clinical support line.',
      ],
    },
    {
      heading: 'Capacity, consent and your jurisdiction',
      blocks: [
        'Adults are presumed to have capacity. Capacity is specific to a decision and to a moment: can this person understand, retain and weigh the information about this choice, and communicate a decision? Distress, intoxication, or disagreeing with you does not settle the question, and nor does a calm manner. Test it by asking the person to tell you in their own words what you are worried about and what may happen if they stay. Record the words.',
        'Involuntary powers are set by each state and territory and they are not the same. In Queensland, section 157B of the Public Health Act 2005 lets an ambulance officer detain and transport a person whose behaviour indicates an immediate risk of serious harm, if the risk appears to come from a major disturbance in the person’s mental capacity and the person appears to need urgent examination. The person must be told; the emergency examination authority, which the ambulance officer makes afterwards, lets the hospital go on from there. In New South Wales, section 20 of the Mental Health Act 2007 gives ambulance officers their own power to take a person to a declared mental health facility. In Western Australia, powers of apprehension under the Mental Health Act 2014 rest with police and authorised transport officers. The ethics module has a table of all states. Know your own Act, your own forms, and who can advise you at three in the morning. Whatever the statute, the principle is common: the least restrictive option that is safe.',
      ],
    },
    {
      heading: 'When restraint or sedation cannot be avoided',
      blocks: [
        'Restraint is a rescue, used when serious harm is imminent and other measures have failed or cannot be tried. It needs a leader, a plan said aloud, enough people, and one clinician with no other task than the airway, breathing, colour and consciousness. NICE NG10 (2015) prefers face up to face down, asks that any face-down hold be as brief as possible, and advises against routinely continuing manual restraint beyond ten minutes. Keep weight off the chest, back, neck and abdomen. Police restraint does not suspend your duty of care: if breathing is at risk, say so loudly and keep saying so.',
        'A person who suddenly goes quiet has not necessarily calmed. Assume hypoxia, hypoglycaemia, over-sedation or cardiac arrest until you have looked. If your scope includes sedation, the choice of agent, route, dose and repeat interval belongs to your service’s own guideline, because Australian services differ. What does not differ is the aftercare: a structured score before and after (Safer Care Victoria uses the Sedation Assessment Tool), a position that protects the airway, continuous oxygen saturation, capnography where available, repeated blood pressure and glucose, an ECG when practical, and airway equipment within reach. Older, smaller, intoxicated or medically unwell people need particular caution and early advice.',
      ],
    },
    {
      heading: 'Disposition, handover and looking after yourself',
      blocks: [
        'Hospital is one option and sometimes the worst one. NICE NG225 (2022) asks ambulance staff to consider, together with the person, whether another service could provide assessment or care when urgent physical treatment is not needed. Depending on where you work that may be a mental health clinician in the room or on video, a crisis team, a safe space or a GP. Leaving someone at home safely means that a named person or service has accepted the next step, access to means has been reduced, and the person can say what they will do if things worsen. Lifeline (13 11 14) and the Suicide Call Back Service (1300 659 467) add to that plan; they do not replace it.',
        'Hand over what the person said in quotation marks, what you saw on scene that the hospital cannot see, what helped, what force or medicine was used and when, and the legal status. Check in with your partner afterwards. Repeated exposure to suicide and violence is a hazard of this work; peer support and your own GP are protective equipment.',
        'If you reflect on a case in your CPD log, leave out names, dates, addresses and anything else that could identify the person. Working through this module on your own is self-paced learning: it does not count as interaction with other practitioners. A de-identified case discussion with colleagues might, and is worth arranging.',
      ],
    },
  ],
  keyPoints: [
    'Disturbed behaviour is medical until you have looked: oxygen, glucose, temperature, head injury, drugs and withdrawal.',
    'One voice, less noise, more space, real choices. De-escalation takes time, and time is the treatment.',
    'Ask about suicide in plain words. Describe needs and changes; do not reduce a person to a risk score or category.',
    'Capacity is specific to the decision and the moment. Involuntary powers differ by state and territory: know yours.',
    'Avoid prone restraint, give one clinician the airway and nothing else, and treat sudden quiet as an emergency.',
    'After sedation, monitor continuously and follow your service’s own guideline for agent and dose.',
    'A safe non-transport has a named next step, fewer means at hand, and a plan in the person’s own words.',
  ],
  quizLength: 5,
  questions: mentalHealthQuestions,
  references: [
    {
      title:
        'Clinical Practice Manual: Acute behavioural disturbance; The suicidal patient (each guideline has its own date)',
      publisher: 'Queensland Ambulance Service',
      year: 2024,
      url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    },
    {
      title:
        'Caring for people displaying acute behavioural disturbance: Clinical guidance to improve care in emergency settings',
      publisher: 'Safer Care Victoria',
      year: 2020,
      url: 'https://www.bettersafercare.vic.gov.au/clinical-guidance/emergency/acute-behavioural-disturbance',
    },
    {
      title: 'Adult ECAT protocol A8.1: Acute behavioural disturbance',
      publisher: 'NSW Agency for Clinical Innovation',
      year: 2023,
      url: 'https://aci.health.nsw.gov.au/ecat/adult/acute-behavioural-disturbance',
    },
    {
      title: 'Self-harm: assessment, management and preventing recurrence (NG225)',
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng225',
    },
    {
      title:
        'Violence and aggression: short-term management in mental health, health and community settings (NG10)',
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      year: 2015,
      url: 'https://www.nice.org.uk/guidance/ng10',
    },
    {
      title: 'Clinical practice guideline for the management of deliberate self-harm',
      publisher: 'Royal Australian and New Zealand College of Psychiatrists',
      year: 2016,
    },
    {
      title: 'Royal Commission into Victoria’s Mental Health System: Final Report',
      publisher: 'State of Victoria',
      year: 2021,
    },
    {
      title: 'Mental Health Act 2007 (NSW), section 20',
      publisher: 'State of New South Wales',
      year: 2007,
    },
    {
      title: 'Public Health Act 2005 (Qld), chapter 4A, sections 157B to 157E',
      publisher: 'State of Queensland',
      year: 2005,
    },
    { title: 'Mental Health Act 2014 (WA)', publisher: 'State of Western Australia', year: 2014 },
  ],
  video: {
    title: '#YouCanTalk: talking about suicide (campaign video)',
    provider: '#YouCanTalk, a collaboration of Australian suicide prevention organisations',
    url: 'https://www.youtube.com/watch?v=4sIoZZ8TIuE',
  },
  caseStudies: mentalHealthCases,
  figures: [
    {
      key: 'de-escalation-steps',
      title: 'De-escalation, step by step',
      section: 'De-escalation is a treatment',
      words: [
        'Step 1, calm the scene: less noise, less light, fewer people.',
        'Step 2, one voice: stand side-on with open hands, and leave the person a way out in view.',
        'Step 3, listen and name: short sentences, then silence; say what you see and check it.',
        'Step 4, offer real choices; state limits once, as information.',
        'Step 5, change the speaker before you change the plan, and ask for help.',
        'Step 6, restrain or sedate, only if serious harm is imminent and the other steps have failed or cannot be tried.',
      ],
    },
  ],
  furtherReading: [
    {
      title: 'Appropriate use of Queensland Emergency Examination Authority',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2025,
      url: 'https://australianemergencylaw.com/2025/11/10/appropriate-use-of-queensland-emergency-examination-authority',
      minutes: 15,
    },
    {
      title: 'Paramedics, police and the Mental Health and Wellbeing Act (Vic)',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2024,
      url: 'https://australianemergencylaw.com/2024/12/14/paramedics-police-and-the-mental-health-and-wellbeing-act-2002-vic',
      minutes: 15,
    },
    {
      title:
        'The effects of emergency medical service work on the psychological, physical, and social well-being of ambulance personnel: a systematic review of qualitative research',
      publisher: 'BMC Psychiatry',
      year: 2020,
      url: 'https://bmcpsychiatry.biomedcentral.com/articles/10.1186/s12888-020-02752-4',
      minutes: 40,
    },
  ],
};
