import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const pediatricCases: CaseStudy[] = [
  {
    key: 'second-call',
    title: 'The second call tonight',
    summary:
      'A five-month-old boy with a cold. A crew saw him at six, when he fed and smiled, and left advice. At eleven his mother rings again: “He’s different.”',
    scenes: [
      {
        key: 'doorway',
        text: 'He lies in his mother’s arms and does not look up when you come in. He grunts softly with each breath, and his nostrils flare. His lips are pale. You are two metres away and have thirty seconds.',
        choices: [
          {
            text: 'Stay at the door, look at appearance, breathing and skin, and ask his mother what worries her most',
            consequence:
              'He is floppy, works hard and is pale: all three sides are abnormal. “He won’t feed, and he doesn’t look at me,” she says. You call for backup before you touch him.',
            reason:
              'The triangle needs only eyes and ears. Abnormal appearance with abnormal breathing suggests respiratory failure, and a parent’s sense that this is different is a finding.',
            source: 'Dieckmann et al. (2010); Sepsis Clinical Care Standard (2022)',
            next: 'primary',
          },
          {
            text: 'Take him from his mother to the bench for a full set of observations',
            consequence:
              'He screams weakly, then goes quiet. His saturation reads 84 and you are not sure if it is real.',
            reason:
              'Separation raises every number that you are about to measure and tires a child who has no reserve. Much of the assessment is done on a parent’s lap.',
            source: 'Advanced Paediatric Life Support, 7th edition (2023)',
            next: 'primary',
          },
          {
            text: 'Read the first crew’s notes: all his observations were in range five hours ago',
            consequence:
              'While you read, his mother says “He’s stopped grunting.” You look up: he is limp.',
            reason:
              'Five hours are a long time in an infant. A second call for the same illness raises the level of care; earlier numbers are a baseline, not a clearance.',
            source: 'Sepsis Clinical Care Standard (2022)',
            next: 'tiring',
          },
        ],
      },
      {
        key: 'primary',
        text: 'Respirations 72 with recession, saturation 89 in air, heart rate 188, capillary refill four seconds on the sternum. Temperature 38.4 °C. No wet nappy since noon.',
        choices: [
          {
            text: 'Give oxygen on his mother’s lap, check glucose, expose him quickly for a rash, and get ready to move',
            consequence:
              'Saturation reaches 95. Glucose is 2.4. On his belly are three spots that do not fade under the glass.',
            reason:
              'Glucose belongs to every seriously ill child, and the look under the clothes takes seconds. A rash that does not blanch with fever and slow refill points to sepsis.',
            source: 'Advanced Paediatric Life Support, 7th edition (2023); NICE NG143 (2019)',
            next: 'treat',
          },
          {
            text: 'Settle on bronchiolitis, since he wheezes and it is winter, and transport without lights',
            consequence:
              'At the vehicle he is drowsier. You undress him for the ECG dots and see three spots that do not fade. Glucose is 2.4.',
            reason:
              'Bronchiolitis explains the breathing. It does not explain refill of four seconds, and a label that comes early stops the search.',
            source: 'NICE NG143 (2019)',
            next: 'treat',
          },
        ],
      },
      {
        key: 'tiring',
        text: 'Respirations are down to 24, his chest is quiet and he does not react to the mask. Heart rate 92 and falling.',
        choices: [
          {
            text: 'Ventilate now with bag and mask, two people, head neutral',
            consequence:
              'After six good breaths his heart rate climbs to 150 and he moves an arm. Glucose is 2.4. You see three spots on his belly that do not fade.',
            reason:
              'A falling rate with drowsiness and a quiet chest is exhaustion. Bradycardia in a sick child is hypoxia until shown otherwise, and ventilation is its treatment.',
            source: 'ANZCOR Guidelines 12.1 and 12.2 (2021)',
            next: 'treat',
          },
          {
            text: 'Note that his breathing rate has come into the normal range, and load him',
            consequence:
              'In the doorway his heart rate is 48. You start resuscitation on the path, and he responds to ventilation.',
            reason:
              'A number inside the range is not clearance. Read it with tone and effort: this child was about to arrest.',
            source: 'ANZCOR Guidelines 12.1 and 12.2 (2021)',
            next: 'treat',
          },
        ],
      },
      {
        key: 'treat',
        text: 'You suspect sepsis with low glucose. Hospital is twenty-two minutes away; a critical care crew can meet you after nine. You carry glucose and an antibiotic that your service authorises for this.',
        choices: [
          {
            text: 'Say weight and its source aloud, take each dose from the service’s reference, cross-check the volume, and meet the second crew on the way',
            consequence:
              'Glucose first, then the antibiotic, each read back. He is more awake when you meet them. The hospital is ready.',
            reason:
              'Weight-based medicines are where good clinicians make tenfold errors. The reference, the weight aloud and a cross-check of the volume prevent most. Which antibiotic, whether and how, is your service’s guideline.',
            source:
              'Queensland Ambulance Service, Clinical Practice Manual; Children’s Health Queensland, paediatric sepsis pathway (2023)',
            next: null,
          },
          {
            text: 'Work the dose out in your head to save a minute, and drive straight to hospital past the second crew',
            consequence:
              'Your partner asks “Is that mL or mg?” You stop: it would have been ten times too much. You turn round towards the other crew.',
            reason:
              'Never calculate paediatric medicines from memory. A question from your partner is the last barrier; make it the rule instead. Help that is nine minutes away beats a hospital that is twenty-two.',
            source: 'Queensland Ambulance Service, Clinical Practice Manual',
            next: null,
          },
          {
            text: 'Wait on scene for the critical care crew without treating, since they have more skills',
            consequence:
              'They come after fourteen minutes instead of nine. He has had a seizure from low glucose.',
            reason:
              'Treat what is in front of you while help comes to you, and shorten its way. Low glucose harms by the minute.',
            source: 'Advanced Paediatric Life Support, 7th edition (2023)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Thirty seconds at the door, then the question “What worries you most?”',
      'A second call is a finding.',
      'Falling rate, quiet chest, drowsy child: exhaustion. Ventilate.',
      'Glucose and skin in every seriously ill child.',
      'Doses from the reference, weight aloud, volume cross-checked.',
    ],
  },
  {
    key: 'bruise',
    title: 'A bruise on a baby who does not crawl',
    summary:
      'A four-month-old girl “rolled off the change table” this morning. Her grandmother rang in the evening because she will not stop crying.',
    scenes: [
      {
        key: 'story',
        text: 'She cries when her left leg is moved and settles when it is still. On her cheek is a fading bruise, on her back another. The father says that she rolled; the grandmother says that she found her in the cot. She was born at term and has never been ill.',
        choices: [
          {
            text: 'Treat pain and splint the leg; then hear the father and the grandmother apart, each with open questions',
            consequence:
              'With analgesia by guideline and a splint she stops crying. Your partner asks the grandmother to fetch the baby’s things and listens in the next room. The two accounts have different times.',
            reason:
              'Treat first, and treat pain. Features that should prompt suspicion are an explanation that does not fit the stage of development, a changing story, delay, and bruising in a baby who is not mobile. Heard apart, no account shapes the other, and a frightened carer can speak. Make it part of ordinary care, do it only if it is safe, and stay with the child.',
            source: 'NICE CG89 (2009); your service’s procedure',
            next: 'record',
          },
          {
            text: 'Tell the father that his story cannot be true',
            consequence:
              'He picks her up and walks to the door. The grandmother talks him back in, and you begin again, with care.',
            reason:
              'You do not investigate and do not accuse. A confrontation can end the assessment, put the child at risk and spoil what others have to find out.',
            source: 'NICE CG89 (2009)',
            next: 'record',
          },
          {
            text: 'Note “fall from table, distressed”, and suggest a GP tomorrow if she still cries',
            consequence:
              'As you write, your partner shows you that she does not move the leg. You look again.',
            reason:
              'A four-month-old with pain on movement has an injury until shown otherwise. And a baby who does not yet crawl rarely bruises herself.',
            source: 'NICE CG89 (2009)',
            next: 'again',
          },
        ],
      },
      {
        key: 'again',
        text: 'Undressed, she has a swollen thigh, a bruise on her back and one behind the ear. The father asks if you are finished.',
        choices: [
          {
            text: 'Say “Her leg is hurt and she needs an X-ray tonight”, splint it, treat pain, and ask each apart what happened',
            consequence: 'They agree to hospital. The two accounts differ in time and place.',
            reason:
              'The clinical reason is true, sufficient and does not accuse. It gets a child to safety, and the questions stay open.',
            source: 'NICE CG89 (2009)',
            next: 'record',
          },
          {
            text: 'Leave now and ring the child protection line from the vehicle',
            consequence:
              'The line asks where the child is. You turn back, and the door stays closed. Police have to be called.',
            reason:
              'A report matters and does not treat a broken leg. If she can safely come with you, hospital is both treatment and protection.',
            source: 'NICE CG89 (2009); your service’s procedure',
            next: null,
          },
        ],
      },
      {
        key: 'record',
        text: 'In the ambulance the grandmother whispers “He gets so angry.” The father follows in his car. You have to write the record and hand over.',
        choices: [
          {
            text: 'Quote each person, draw the marks, note the home and the times, and tell the receiving clinician face to face',
            consequence:
              'The paediatric registrar has what she needs before the father arrives, and the child is examined with a skeletal survey.',
            reason:
              'You saw the home that the hospital will never see. Exact words and a drawing survive; “suspicious” does not.',
            source: 'NICE CG89 (2009)',
            next: 'duty',
          },
          {
            text: 'Write “query NAI” and let the hospital find out the rest',
            consequence:
              'The registrar asks who said what. You try to remember on the phone, two hours later.',
            reason:
              'A label is a conclusion without its evidence. Record findings and words, and give the concern by mouth as well.',
            source: 'NICE CG89 (2009)',
            next: 'duty',
          },
        ],
      },
      {
        key: 'duty',
        text: 'The registrar says “We’ll take it from here.” Your partner asks if that is the end of it for you.',
        choices: [
          {
            text: 'Check your own duty in this state with your service’s procedure, and make the report that it asks of you',
            consequence:
              'Your supervisor helps with the form. You write down that it was made, when and to whom.',
            reason:
              'Which professions must report differs by state and territory, and telling a hospital may not discharge your own duty. A report needs a reasonable belief, not proof.',
            source: 'Australian Institute of Family Studies, mandatory reporting (2023)',
            next: null,
          },
          {
            text: 'Leave it, since the hospital has mandated reporters',
            consequence:
              'Weeks later you are asked for the grandmother’s words. They are in no report.',
            reason:
              'Each who must report, reports. Your knowledge (the home, the two stories, the whisper) is your own, and nobody else can give it.',
            source: 'Australian Institute of Family Studies, mandatory reporting (2023)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Undress, look behind the ears, move every limb.',
      'Fit the story to the stage of development, and note how it changes.',
      'Treat first, stay neutral, hear carers apart, quote exactly, draw.',
      'Your duty to report is your own and depends on your state: follow its law and your service’s procedure.',
      'If this case stays with you, talk to somebody: your peer support, your GP.',
    ],
  },
];
