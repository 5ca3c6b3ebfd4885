import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const traumaCases: CaseStudy[] = [
  {
    key: 'gate',
    title: 'The farm gate',
    summary:
      'A quad bike rolled over a 38-year-old farmer, 70 minutes by road from a major trauma service. A local hospital is 15 minutes away. You are two.',
    scenes: [
      {
        key: 'first-minute',
        text: 'He is awake and grey. Blood pulses from a wound above the left knee. His pelvis hurts. He breathes fast. His neighbour holds a towel on the leg; it is soaked through.',
        choices: [
          {
            text: 'Press hard on the wound, then a tourniquet on bare skin when pressure fails, time written down',
            consequence:
              'Pressure does not hold it. The tourniquet does. “Leg: tourniquet, 14:06,” you say, and your partner is at the airway.',
            reason:
              'Catastrophic bleeding comes first and direct pressure is its first control; on a limb a tourniquet follows when pressure fails. A second dressing on a soaked one usually means pressure in the wrong place.',
            source: 'ANZCOR Guideline 9.1.1; NICE NG39 (2016)',
            next: 'pelvis',
          },
          {
            text: 'Put a second towel on the first and start the full primary survey',
            consequence:
              'When you come back to the leg the ground is red. You apply a tourniquet at 14:09.',
            reason:
              'Bleeding that kills in minutes is treated before the letters are worked through.',
            source: 'NICE NG39 (2016)',
            next: 'pelvis',
          },
          {
            text: 'Get two lines and fluid running, since he looks shocked',
            consequence:
              'The first litre runs in and out. His skin is colder. You apply a tourniquet at 14:12.',
            reason:
              'Fluid does not stop bleeding. Clear fluid dilutes clotting factors, cools him and can dislodge a clot.',
            source: 'NICE NG39 (2016)',
            next: 'shocked',
          },
        ],
      },
      {
        key: 'shocked',
        text: 'He is confused now and asks for water. Radial pulse weak, skin cold, heart rate 138. The leg has stopped bleeding.',
        choices: [
          {
            text: 'Stop the fluid, bind the pelvis, keep him warm, and ask for blood and retrieval',
            consequence:
              'The coordinator sends a helicopter with blood: 25 minutes. He still has a central pulse.',
            reason:
              'In active bleeding give volume only to keep a central pulse palpable, and blood where it can come. Warmth and a binder are treatment.',
            source: 'NICE NG39 (2016)',
            next: 'destination',
          },
          {
            text: 'Run a second litre, to bring his pressure to 120',
            consequence:
              'His pressure rises, then falls further. The wound oozes again under the tourniquet, and you tighten it.',
            reason:
              'A normal pressure is not the target while he bleeds inside. Targets are in your service’s guideline and differ when the brain is injured too.',
            source: 'NICE NG39 (2016)',
            next: 'destination',
          },
        ],
      },
      {
        key: 'pelvis',
        text: 'Airway open, breath sounds equal. Radial pulse weak, heart rate 128. His pelvis hurts on both sides; nobody has moved it. He is cold.',
        choices: [
          {
            text: 'Fit a binder over the trochanters without springing or rolling, cut off wet clothes, wrap him, give analgesia',
            consequence:
              'His pain halves. His pulse falls to 118. You ring the coordinator with mechanism, injuries and times.',
            reason:
              'The binder is haemorrhage control, not packaging. Springing the pelvis tells you nothing and can start the bleeding again. Cold blood does not clot.',
            source: 'NICE NG39 (2016)',
            next: 'destination',
          },
          {
            text: 'Spring the pelvis to see if it is stable',
            consequence: 'He screams. His pulse goes to 144. You fit the binder.',
            reason: 'The test is unreliable and harmful. Mechanism and pain are enough to bind.',
            source: 'NICE NG39 (2016)',
            next: 'destination',
          },
        ],
      },
      {
        key: 'destination',
        text: 'It is 14:20. The local hospital is 15 minutes by road and has no surgeon. The trauma service is 70. A helicopter with a team and blood can land here at 14:45, or meet you at the local hospital’s pad at 14:40.',
        choices: [
          {
            text: 'Agree on the plan with the coordinator: move now, meet the team at the pad, pre-notify, no stop in the department unless he needs it',
            consequence:
              'You meet at the pad. Blood runs at 14:44. Handover is given once, in silence, with the tourniquet time.',
            reason:
              'Help was called on suspicion, so it was in the air when you needed it. Each state writes its own destination rule: in Queensland, Queensland Health’s referral pathways and the Clinical Practice Manual; in Victoria, the State Trauma System’s times.',
            source:
              'Queensland Health, QH-GDL-971 (2023); Queensland Ambulance Service, Clinical Practice Manual',
            next: 'txa',
          },
          {
            text: 'Drive the 70 minutes straight to the trauma service',
            consequence:
              'After 25 minutes you lose his radial pulse. The helicopter meets you on a sports ground.',
            reason:
              'The right hospital at the end of a road that he cannot survive is the wrong plan. Blood and a team can come to him.',
            source: 'Queensland Health, QH-GDL-971 (2023)',
            next: 'txa',
          },
          {
            text: 'Take him to the local hospital and hand over there',
            consequence:
              'Its doctor has no blood to give and rings for retrieval, forty minutes after you could have.',
            reason:
              'The nearest hospital with retrieval support may be right in the distance. It has to be a plan made with the coordinator, not a place to leave him.',
            source: 'Queensland Health, QH-GDL-971 (2023)',
            next: 'txa',
          },
        ],
      },
      {
        key: 'txa',
        text: 'Your guideline includes tranexamic acid for major trauma with suspected bleeding. It is 45 minutes since the injury. Giving it takes some minutes.',
        choices: [
          {
            text: 'Give it on the way, by guideline, without keeping anyone waiting',
            consequence:
              'It is in, the time is recorded, and nobody waited. The surgeon asks for it first.',
            reason:
              'As soon as possible and within three hours. In PATCH-Trauma it did not raise survival with a good functional outcome, though fewer had died at 28 days: an adjunct, and never a reason to stay.',
            source: 'NICE NG39 (2016); PATCH-Trauma (2023)',
            next: null,
          },
          {
            text: 'Leave it out, since PATCH-Trauma showed no effect',
            consequence: 'The team gives it on arrival, twenty minutes later.',
            reason:
              'One trial seldom changes a guideline, and the trial’s secondary result was fewer early deaths. Follow your guideline, and know how strong the evidence under it is.',
            source: 'PATCH-Trauma (2023); your service’s guideline',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Bleeding that you can see first; then the bleeding that you bind, and the bleeding that you drive.',
      'Clear fluid is not blood. Warmth is treatment.',
      'Ask for help on suspicion, and stand it down if you were wrong.',
      'Destination is a rule of your state and a talk with your coordinator.',
      'Hand over once: tourniquet time, lowest pressure, what worries you.',
    ],
  },
  {
    key: 'low-fall',
    title: 'The low fall',
    summary:
      'An 81-year-old woman fell in her hallway. Her daughter wants her “checked over”. She takes a blood thinner and a beta blocker.',
    scenes: [
      {
        key: 'hallway',
        text: 'She sits on the floor against the wall and apologises. Heart rate 72, blood pressure 112 over 64; her daughter says that it is usually 160. Her ribs hurt on the right. She asks twice what day it is.',
        choices: [
          {
            text: 'Treat this as possible major trauma: full survey, repeat observations, ask what is usual for her',
            consequence:
              'You find tenderness over three ribs and her pelvis, and a bruise behind the ear. “She did the crossword this morning,” says her daughter.',
            reason:
              'A low fall is a common cause of major trauma in older people. A systolic of 112 may be shock in somebody who lives at 160, a beta blocker hides the tachycardia, and new confusion is injury until shown otherwise.',
            source: 'NICE NG40 (2016)',
            next: 'confusion',
          },
          {
            text: 'Help her to a chair and take a second set in ten minutes: her numbers are normal',
            consequence:
              'Standing up, she goes white. Pressure 88. You lay her down and start again from the top.',
            reason:
              '“Normal” is her own usual, not the textbook’s. Movement before assessment can turn a hidden bleed into an arrest.',
            source: 'NICE NG40 (2016)',
            next: 'confusion',
          },
          {
            text: 'Leave her at home with advice, since she did not lose consciousness',
            consequence:
              'Before you have finished the form she asks again what day it is. You put the form away.',
            reason:
              'A fall with an anticoagulant, new confusion and rib pain is not a case for advice. Atrophy delays the signs of bleeding in the head.',
            source: 'NICE NG40 (2016)',
            next: 'doubt',
          },
        ],
      },
      {
        key: 'doubt',
        text: 'Her daughter says “She hates hospital.” She says that she is fine and where is her cat.',
        choices: [
          {
            text: 'Ask her to say back what you are worried about and what may happen if she stays',
            consequence:
              'She cannot. She thinks that you came about the television. You explain to both, stay, and find the bruise behind her ear.',
            reason:
              'Capacity is tested for this decision, now. A new inability to retain and weigh is itself a sign of the injury.',
            source:
              'Queensland Ambulance Service, Clinical Practice Manual; your service’s guideline',
            next: 'confusion',
          },
          {
            text: 'Accept her daughter’s word that she would refuse',
            consequence: 'You are called back at midnight. She is unconscious.',
            reason:
              'A relative’s view of what she hates is not a refusal, and a confused patient has not given one.',
            source:
              'Queensland Ambulance Service, Clinical Practice Manual; your service’s guideline',
            next: null,
          },
        ],
      },
      {
        key: 'confusion',
        text: 'GCS 14 (eyes 4, voice 4, movement 6), pupils equal, glucose 6.1, saturation 91 in air. Pain 7 of 10 when she breathes. Her neck is bent forward, as it has been for years.',
        choices: [
          {
            text: 'Oxygen to target, analgesia in small doses by guideline, and support her neck in its own position',
            consequence:
              'She breathes deeper, saturation 95. She lies with two pillows and does not fight them.',
            reason:
              'Rib pain kills older people days later, by the cough that they do not dare. And an aged, fixed neck is not forced into neutral: limit movement, do not impose a shape.',
            source: 'NICE NG39 (2016); ANZCOR Guideline 9.1.6 (2016)',
            next: 'where',
          },
          {
            text: 'Fit a rigid collar and lay her flat',
            consequence: 'She cries out and struggles. Saturation falls to 87. You take it off.',
            reason:
              'Immobilisation never competes with airway and breathing. Services differ on collars: use yours, and let comfort and alignment guide you.',
            source: 'ANZCOR Guideline 9.1.6 (2016)',
            next: 'where',
          },
          {
            text: 'Withhold analgesia, so that her conscious state stays readable',
            consequence:
              'She breathes in sips, saturation 88. You give a small dose, and both her breathing and her talking improve.',
            reason:
              'Pain confuses, and splints the chest. Small doses with repeated GCS keep both readable. Record the components before the first dose.',
            source: 'NICE NG39 (2016)',
            next: 'where',
          },
        ],
      },
      {
        key: 'where',
        text: 'The local hospital is five minutes away and has no scanner at night. The trauma service is 28 minutes away.',
        choices: [
          {
            text: 'Use your state’s triage rule as it treats age and anticoagulants, consult if in doubt, and say both when you pre-notify',
            consequence:
              'You go to the trauma service. A scan shows a small bleed; reversal starts within the hour.',
            reason:
              'Triage tools miss older people unless they allow for age and blood thinners. “Eighty-one, anticoagulated, newly confused, usual pressure 160” prepares a team better than any score.',
            source: 'NICE NG40 (2016); Queensland Health, QH-GDL-971 (2023)',
            next: null,
          },
          {
            text: 'Go to the nearest, since her mechanism is minor',
            consequence:
              'She is transferred four hours later, more drowsy, to the hospital that you passed up.',
            reason:
              'Mechanism misleads in older adults. Time to a scanner and to reversal is what she needs.',
            source: 'NICE NG40 (2016)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Ask what is usual for her: pressure, mind, mobility.',
      'Low fall, blood thinner, new confusion: major trauma until shown otherwise.',
      'Analgesia is respiratory care.',
      'Do not force a fixed neck.',
      'Say age, anticoagulant and usual pressure in the first sentence of the call.',
    ],
  },
];
