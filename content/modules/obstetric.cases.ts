import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const obstetricCases: CaseStudy[] = [
  {
    key: 'turtle',
    title: 'The head comes back',
    summary:
      'A woman at 40 weeks is about to give birth in her bedroom. It is her second baby; the first weighed 4.3 kg. A second crew is ten minutes away.',
    scenes: [
      {
        key: 'prepare',
        text: 'Contractions come every two minutes, and the head is visible. You have a minute or two.',
        choices: [
          {
            text: 'Give each a job: you for her, your partner for the baby; space round the bed, warmth, two kits, a plan for a stuck shoulder said aloud',
            consequence:
              'Her partner turns up the heating. You say to her “If the shoulders need help I’ll ask you to pull your knees up.” She nods.',
            reason:
              'Shoulder dystocia is largely unpredictable, so the plan has to be ready for every birth; a big first baby is one more reason. Naming it beforehand makes the next minute shorter.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: 'stuck',
          },
          {
            text: 'Load her quickly: hospital is 25 minutes away',
            consequence:
              'In the hall she stops and bears down. You can see the head, and there is no room at her hips.',
            reason:
              'With a visible head and contractions every two minutes, birth is close: prepare where you are.',
            source: 'PROMPT manual, Australian and New Zealand edition (2020)',
            next: 'hall',
          },
        ],
      },
      {
        key: 'hall',
        text: 'The hall is a metre wide and cold. The bedroom is six steps back, the vehicle twenty steps on and down a stair. She says “It’s coming.”',
        choices: [
          {
            text: 'Stay: kneel her down on the hall mat, send her partner for towels and the heater, open the kits at her side',
            consequence:
              'You have room on one side and warmth coming. You say to her “If the shoulders need help I’ll ask you to turn.” She nods.',
            reason:
              'A birth on the floor with light, warmth and a kit is safe. Once birth is close, the place is where she is; make it good.',
            source: 'PROMPT manual, Australian and New Zealand edition (2020)',
            next: 'stuck',
          },
          {
            text: 'Hurry on to the vehicle, where the equipment is',
            consequence:
              'The head is born on the stair. You hold her there until the second crew comes. The baby is born after six minutes and needs resuscitation, on a landing, in the dark.',
            reason:
              'Moving a woman while the head is coming takes away the room, the light and the hands that the next minutes need. The equipment can be carried to her.',
            source: 'PROMPT manual, Australian and New Zealand edition (2020)',
            next: null,
          },
        ],
      },
      {
        key: 'stuck',
        text: 'The head is born at 03:12 and draws back against the perineum. With the next contraction and gentle guidance in line with the spine nothing follows.',
        choices: [
          {
            text: 'Say “Shoulder dystocia, 03:12”, stop her pushing, lay her flat, thighs hard to the abdomen, then suprapubic pressure',
            consequence:
              'Your partner presses above the symphysis from the side of the baby’s back. After thirty seconds there is a little movement, no birth.',
            reason:
              'McRoberts resolves many cases, and suprapubic pressure with it more. Pushing against the obstruction only wedges it. The time of the head matters for every decision that follows.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: 'next-step',
          },
          {
            text: 'Pull harder, downwards, with the next contraction',
            consequence:
              'Nothing moves, and the baby’s arm may have paid for it. Your partner says “Stop. Knees up.”',
            reason:
              'Harder and downward traction injures the brachial plexus and does not free a shoulder behind bone.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: 'next-step',
          },
          {
            text: 'Ask her partner to press on the top of the uterus',
            consequence:
              'She cries out; the shoulder is driven further in. You stop it and draw her knees up.',
            reason:
              'Fundal pressure drives the shoulder into the pubis and can rupture the uterus. Pressure belongs above the symphysis.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: 'next-step',
          },
        ],
      },
      {
        key: 'next-step',
        text: 'It is 03:14. McRoberts with suprapubic pressure, continuous and then rocking, has had a fair try. She is alert and can move.',
        choices: [
          {
            text: 'Help her to roll on all fours, and try gentle guidance in line with the spine again',
            consequence:
              'The posterior shoulder slips free, and the baby is born at 03:15, blue and floppy.',
            reason:
              'All fours is useful early for a small crew and a mobile woman. Internal manoeuvres are for those who are trained and authorised.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: 'two-patients',
          },
          {
            text: 'Keep doing McRoberts until the second crew comes',
            consequence:
              'At 03:17 your partner says “Five minutes.” You roll her over, and the baby is born, white and limp.',
            reason:
              'Give each manoeuvre about half a minute and move on. Minutes count against the baby’s brain.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: 'two-patients',
          },
        ],
      },
      {
        key: 'two-patients',
        text: 'The baby does not breathe; heart rate about 70. The mother begins to bleed; her uterus is soft.',
        choices: [
          {
            text: 'Split: your partner dries and ventilates in air within the minute; you rub up the uterus and start the bundle',
            consequence:
              'After thirty seconds of ventilation the heart rate is 120 and she gasps. The uterus is firm; the loss is 450 mL and stops.',
            reason:
              'Two patients, two people, named before. For the newborn a rising heart rate is the sign that ventilation works. For the mother, the parts of the bundle start together.',
            source: 'ANZCOR Guidelines 13.1 to 13.10 (2021); WHO (2025)',
            next: null,
          },
          {
            text: 'Both of you to the baby, since she is not breathing',
            consequence:
              'She cries after a minute. Then the mother says “I feel faint.” The bed is soaked.',
            reason:
              'Haemorrhage follows shoulder dystocia in about one birth in nine. Expect both, and give each a person.',
            source: 'RCOG Green-top Guideline No. 42 (2012)',
            next: null,
          },
          {
            text: 'Start chest compressions at once, since the heart rate is below 100',
            consequence:
              'Nothing improves until your partner fixes the mask seal. Then the rate climbs.',
            reason:
              'Below 100 calls for ventilation. Compressions are for a rate that stays below 60 despite effective ventilation.',
            source: 'ANZCOR Guidelines 13.1 to 13.10 (2021)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Every birth gets a plan for a stuck shoulder and a person for each patient.',
      'McRoberts, suprapubic pressure, all fours: half a minute each, times called out.',
      'Never a harder pull, never the fundus.',
      'Expect a baby who needs breaths and a mother who bleeds.',
      'Record manoeuvres, their order, times, and which shoulder was in front.',
    ],
  },
  {
    key: 'a-week-after',
    title: 'A week after the birth',
    summary:
      'A 31-year-old woman has a seizure on her couch. Her partner says that she has “never had anything like it”.',
    scenes: [
      {
        key: 'seizure',
        text: 'The seizure stopped before you came. She is drowsy, on her side, breathing. A small sleeping bag hangs over a chair.',
        choices: [
          {
            text: 'Keep her on her side, give oxygen, check glucose, and ask “Has she been pregnant lately?”',
            consequence:
              'Glucose 5.8. “Our son is eight days old. He’s with my mother.” She had a headache all day and saw sparks.',
            reason:
              'A first seizure in late pregnancy or in the weeks after birth is eclampsia until proven otherwise, and it can occur at home a week after discharge. The question is asked of every woman of child-bearing age who seizes, or of whoever is with her.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: 'pressure',
          },
          {
            text: 'Treat it as a first seizure, and plan a quiet trip to the nearest department',
            consequence:
              'On the way to the stretcher you see the sleeping bag. “Eight days old,” says her partner. She had a headache all day.',
            reason:
              'Epilepsy that begins at 31, with a headache and lights, is not the likeliest story in a house with a newborn.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: 'pressure',
          },
        ],
      },
      {
        key: 'pressure',
        text: 'Blood pressure 148 over 94, repeated with the right cuff 152 over 96. Brisk reflexes, three beats of clonus. She knows her name.',
        choices: [
          {
            text: 'Treat as eclampsia: ask for backup with magnesium, ring the obstetric advice line, and pre-notify a hospital with obstetrics',
            consequence: 'The line agrees. A crew with magnesium meets you on the way.',
            reason:
              'Eclampsia occurs with pressures that are only modestly raised. Symptoms, reflexes and clonus should change your destination and your call.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: 'again',
          },
          {
            text: 'Rule it out, since her pressure is below 160 over 110',
            consequence: 'Ten minutes later she seizes again, in the lift.',
            reason:
              '160 over 110 is where hypertension is severe and needs urgent treatment. It is not a threshold for eclampsia.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: 'again',
          },
          {
            text: 'Run a litre of fluid for her fast heart',
            consequence: 'She coughs, and you hear crackles. You stop it.',
            reason:
              'In severe pre-eclampsia the vessels leak: a well-meant litre can become pulmonary oedema.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: 'wet',
          },
        ],
      },
      {
        key: 'wet',
        text: 'Saturation 90, respirations 30, crackles at both bases. Pressure 168 over 108.',
        choices: [
          {
            text: 'Sit her up, oxygen to target, no more fluid, ring the obstetric line and move',
            consequence:
              'Saturation 94. The line sends a crew with magnesium to meet you. On the way she seizes again.',
            reason:
              'Posture, oxygen and no further fluid while help comes. Her pressure is now in the severe range and needs urgent treatment, by guideline and with advice.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: 'again',
          },
          {
            text: 'Give another small bolus, to be sure that she is not dry',
            consequence: 'Saturation 84. You ventilate her with help to the hospital.',
            reason:
              'The response to the first litre was the answer. If the response is wrong, change your mind before you repeat the treatment.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023)',
            next: null,
          },
        ],
      },
      {
        key: 'again',
        text: 'She has a second seizure. The crew with magnesium is beside you. You also carry a benzodiazepine.',
        choices: [
          {
            text: 'Protect the airway, magnesium by the service’s guideline, then watch breathing, conscious state and patellar reflexes',
            consequence:
              'It stops within two minutes. Reflexes are present, respirations 16. She is handed over with times and pressures.',
            reason:
              'Magnesium is the recommended anticonvulsant to treat eclampsia and to prevent it in severe pre-eclampsia. Who carries and gives it differs between services. Loss of reflexes and slow breathing warn of too much.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023); your service’s guideline',
            next: null,
          },
          {
            text: 'A benzodiazepine first, as for any seizure, and magnesium later',
            consequence:
              'It stops, and she needs her airway held. The hospital gives magnesium on arrival.',
            reason:
              'A benzodiazepine is a fallback when it is all that you have, or if your guideline says so. Where magnesium is at hand it treats this cause better and sedates less.',
            source: 'SOMANZ Hypertension in Pregnancy Guideline (2023); your service’s guideline',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Ask about a recent birth whenever a woman of child-bearing age seizes.',
      'Eclampsia has no minimum pressure. Headache, lights, clonus count.',
      'Careful with fluid.',
      'Magnesium by your service’s guideline; watch breathing and reflexes.',
      'Ask who has the baby, and bring mother and baby together when it is safe.',
    ],
  },
];
