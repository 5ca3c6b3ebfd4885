import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const ethicsCases: CaseStudy[] = [
  {
    key: 'signed-paper',
    title: 'The signed paper',
    summary:
      'A 74-year-old man in Queensland is drowsy with a chest infection. His daughter holds out an advance health directive that refuses ventilation.',
    scenes: [
      {
        key: 'reading',
        text: 'He has lung disease but walked to the shop last week. He answers with single words. Saturation 82. The paper is signed and witnessed, three years old: “no life-sustaining measures”. His son shouts from the next room that you must do everything.',
        choices: [
          {
            text: 'Give oxygen and treat what is reversible now, while your partner reads the directive and rings the clinician line',
            consequence:
              'Saturation rises to 89. He opens his eyes when his name is said. The clinician asks three questions about the paper.',
            reason:
              'If you have real doubt whether a directive applies, start time-critical treatment, ring for advice, and stop when the doubt is resolved. Oxygen and comfort are not what most directives refuse.',
            source: 'End of Life Law in Australia, Queensland (2026)',
            next: 'section',
          },
          {
            text: 'Withhold all treatment: the paper is valid on its face',
            consequence:
              'He grows greyer. The clinician on the phone asks “What condition in section 36 is met?” You put the mask on.',
            reason:
              'In Queensland a direction to withhold a life-sustaining measure cannot operate unless a condition of section 36(2) is met and there is no reasonable prospect of regaining capacity. A signature does not decide that. Refusing ventilation is also not refusing oxygen and comfort.',
            source: 'Powers of Attorney Act 1998 (Qld), section 36',
            next: 'section',
          },
          {
            text: 'Ignore the paper, since his son wants everything done',
            consequence:
              'The daughter says “He made this so that you would not do that.” Your partner begins to read it.',
            reason:
              'Relatives may grieve and disagree, but they hold no veto and no power to override a directive that operates. It has to be read.',
            source: 'End of Life Law in Australia, Queensland (2026)',
            next: 'section',
          },
        ],
      },
      {
        key: 'section',
        text: 'His GP’s letter, stapled to it, speaks of “moderate” lung disease. There is no opinion of two doctors on death within a year. He may well recover from an infection.',
        choices: [
          {
            text: 'Treat and transport, keep intubation out of it unless advised, take the paper along and tell both children why',
            consequence:
              '“So it doesn’t count?” asks the daughter. “It counts as what he wants,” you say. “The law lets it decide only in certain conditions, and he may get better.” She comes with you.',
            reason:
              'None of the conditions is met on what you know: no terminal condition with death expected within a year by two doctors, no permanent unconsciousness, a prospect of recovery. The paper still says what he values, and the hospital needs it.',
            source: 'Powers of Attorney Act 1998 (Qld), section 36',
            next: 'wakes',
          },
          {
            text: 'Follow it as a common-law directive, as in Hunter v A',
            consequence: 'The clinician on the line says “That is New South Wales.” You treat.',
            reason:
              'Common-law directives have no effect in Queensland. In New South Wales, which has no such statute, a valid directive of a capable adult that covers the situation must be respected. The border matters.',
            source:
              'Hunter and New England Area Health Service v A [2009] NSWSC 761; End of Life Law in Australia',
            next: 'wakes',
          },
        ],
      },
      {
        key: 'wakes',
        text: 'Halfway to hospital he is awake: saturation 91. “Where are you taking me? I told them no machines.”',
        choices: [
          {
            text: 'Tell him what is happening and what is offered, ask what he wants now, and test the four parts of capacity',
            consequence:
              '“The mask, yes. Tablets, yes. No tube.” He says back why, and what may happen. You write his words down.',
            reason:
              'A person who can decide, decides: the directive speaks only when he cannot. His refusal of a tube now is his own, and it goes into the handover in quotation marks.',
            source: 'Code of conduct (2022); End of Life Law in Australia, Queensland',
            next: null,
          },
          {
            text: 'Calm him, and leave the talk to the hospital',
            consequence:
              'He is drowsy again at the door. The team intubates him within the hour. Nobody had asked.',
            reason:
              'He had capacity for some minutes. Consent is a process, and the chance to hear it does not always come back.',
            source: 'Code of conduct (2022)',
            next: 'handed',
          },
        ],
      },
      {
        key: 'handed',
        text: 'The daughter asks you later whether he said anything on the way.',
        choices: [
          {
            text: 'Tell the treating team what he said, add it to the record as a late entry, and say to her that the team will speak with her',
            consequence: 'His words reach the consultant that evening. They change the plan.',
            reason:
              'A late entry, marked as such, is honest and useful. His words belong to his care, and the team can speak to the family with the whole picture.',
            source: 'Code of conduct (2022)',
            next: null,
          },
          {
            text: 'Say that it is confidential, and leave it',
            consequence: 'Nobody learns what he wanted.',
            reason:
              'Confidentiality limits what you tell her. It never stops you from telling those who treat him.',
            source: 'Code of conduct (2022); Privacy Act 1988 (Cth)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'A directive is law of the state you stand in. In Queensland it is statutory, and section 36 limits when it operates.',
      'In doubt: treat what cannot wait, ring, and stop when the doubt is resolved.',
      'Refusing one measure is not refusing care.',
      'When the person can decide, ask the person.',
      'This is education and not legal advice; your service’s line can be rung at any hour.',
    ],
  },
  {
    key: 'colleague',
    title: 'What your partner told you',
    summary:
      'At the end of a night shift a colleague of ten years, a registered paramedic, tells you that she has been taking fentanyl left over from ampoules.',
    scenes: [
      {
        key: 'confession',
        text: 'She cries. It began after a child died in spring. “Never on shift,” she says, “only after. Please, give me until I’ve seen someone.” The next shift starts in eleven hours, and she is rostered on it.',
        choices: [
          {
            text: 'Listen, ask if she is safe tonight, say that you cannot keep this between you, and offer to go with her to the supervisor now',
            consequence:
              '“I knew you’d say that.” She is not suicidal; she is frightened. She asks you to come along.',
            reason:
              'She is a person at risk first: ask plainly about her safety. Honesty now is kinder than a promise that you will have to break, and going together leaves her the dignity of telling it herself.',
            source: 'Code of conduct (2022)',
            next: 'supervisor',
          },
          {
            text: 'Promise to say nothing until she has seen a doctor',
            consequence:
              'She hugs you. At home you cannot sleep. In the morning the roster shows her on the car with you.',
            reason:
              'A promise of silence leaves her alone with the drug, and patients with the risk. It also leaves you with knowledge that may oblige you.',
            source: 'Ahpra and the National Boards, mandatory notifications (2020)',
            next: 'roster',
          },
          {
            text: 'Ring Ahpra from the car park',
            consequence:
              'You are asked what you know, and if she and patients are safe right now. You realise that you left her alone in the crew room.',
            reason:
              'A notification may be due; it is not an emergency service. Safety tonight comes first: hers, and the drugs.',
            source: 'Ahpra and the National Boards, mandatory notifications (2020)',
            next: 'supervisor',
          },
        ],
      },
      {
        key: 'roster',
        text: 'She signs on. Her eyes are small. She says “I’m fine. I had nothing since yesterday.” The drug safe is in front of you both.',
        choices: [
          {
            text: 'Say that neither of you works until you have spoken with the supervisor, and stay with her',
            consequence: 'The supervisor takes the car off the road. She is angry, then relieved.',
            reason:
              'Practising while intoxicated needs no harm and no pattern. Taking the car off the road protects patients now; what follows can be sorted out after.',
            source: 'Ahpra and the National Boards, mandatory notifications (2020)',
            next: 'supervisor',
          },
          {
            text: 'Work the shift beside her, and hold the keys yourself',
            consequence:
              'At two in the morning she gives the wrong drug. The patient is not harmed. Now there are three reports to write.',
            reason: 'Watching does not make her fit. You knew, and let a patient find out.',
            source: 'Code of conduct (2022)',
            next: null,
          },
        ],
      },
      {
        key: 'supervisor',
        text: 'The supervisor thanks you both, arranges her leave and a doctor, and says “The service will handle it from here. You don’t need to do anything more.”',
        choices: [
          {
            text: 'Ask what the service will notify, and take advice on your own duty before you rely on it',
            consequence:
              'The service’s legal officer confirms that it will notify, and you note the date and name. You ring your indemnity insurer’s line as well.',
            reason:
              'The duty is your own. You are relieved of it if you know or reasonably believe that it has been notified. For impairment the test for a colleague is a risk of substantial harm to the public; diverting a drug may also be a significant departure from standards. In Queensland a notification goes to the Health Ombudsman.',
            source: 'Ahpra and the National Boards, mandatory notifications (2020)',
            next: 'talk',
          },
          {
            text: 'Leave it at that: the employer knows',
            consequence:
              'Two months later the Ombudsman asks when you knew. The service had not notified.',
            reason:
              'Telling an employer does not by itself meet your own duty, unless you know or reasonably believe that the notification was made.',
            source: 'Ahpra and the National Boards, mandatory notifications (2020)',
            next: 'talk',
          },
        ],
      },
      {
        key: 'talk',
        text: 'In the meal room somebody asks “Why is she off? I heard it’s drugs.” You also want to write a reflection on this for your CPD log.',
        choices: [
          {
            text: 'Say “That’s hers to tell”, and write about your own reasoning, with nothing that could identify her',
            consequence:
              'The talk turns to football. Your reflection is about promises, duties and help-seeking; a stranger could not find her in it.',
            reason:
              'Colleagues have health privacy too. In a small station a season, a rank or a drug is enough to recognise somebody.',
            source: 'Ahpra and the National Boards, social media (2019); Privacy Act 1988 (Cth)',
            next: null,
          },
          {
            text: 'Explain it, so that the rumours stop, and describe the case in your log with her initials only',
            consequence:
              'By evening the whole region knows. Your log goes to an auditor with her initials and the month.',
            reason:
              'Removing a name is not de-identification. And people who see how a colleague is talked about will not ask for help themselves.',
            source: 'Code of conduct (2022); Ahpra and the National Boards, social media (2019)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Ask about safety first: hers tonight, patients’ tomorrow.',
      'Do not promise what you cannot keep.',
      'The duty to notify is your own. Thresholds differ by concern, and some states vary them: read the guideline, take advice.',
      'Managed health conditions are not notifiable. Early help is what keeps people registered.',
      'A colleague has privacy, at the table and in your CPD log.',
    ],
  },
];
