import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const criticalCareCases: CaseStudy[] = [
  {
    key: 'transfer',
    title: 'Before the doors close',
    summary:
      'You are to move a 58-year-old woman with septic shock from a rural hospital to intensive care, 90 minutes by road. She is intubated.',
    scenes: [
      {
        key: 'bedside',
        text: 'Noradrenaline runs through one small line in her forearm. Pressure 78 over 40. Two litres have been given. The antibiotic is charted for when she arrives. The doctor says “She’s ready to go.”',
        choices: [
          {
            text: 'Ask for ten minutes: antibiotic now, a second line, a pump and syringe in reserve, pressure goal agreed',
            consequence:
              'The antibiotic is in at 19:10. The second line runs. The doctor agrees on a goal with intensive care by phone.',
            reason:
              'Care in transit should at least equal that at the point of referral, and most disasters in transit can be seen before departure. In a rural transfer the antibiotic and the source matter as much as the pump.',
            source: 'PS52 (2015); Surviving Sepsis Campaign (2026)',
            next: 'ventilator',
          },
          {
            text: 'Go now: intensive care is where she will get better',
            consequence:
              'At kilometre 20 the only line tissues. Pressure 54. You stop on the shoulder to find another.',
            reason:
              'One line for a vasopressor is a single point of failure. Urgency is a reason to prepare well, not to leave it out.',
            source: 'PS52 (2015)',
            next: 'roadside',
          },
          {
            text: 'Give a third litre before anything else',
            consequence:
              'Pressure 80, then 76. Her lungs are wetter and the ventilator pressure rises. You ask for the antibiotic and a second line.',
            reason:
              'Fluid is given in portions and judged by the response. Two litres had not helped, and a vasopressor can be increased.',
            source: 'This module, “Treating the mechanism”; your service’s guideline',
            next: 'ventilator',
          },
        ],
      },
      {
        key: 'roadside',
        text: 'You stand on the shoulder of a dark road. Pressure 54, pulse 132. The pump alarms.',
        choices: [
          {
            text: 'Name roles, place an intraosseous needle, restart the vasopressor there, then ring the retrieval line',
            consequence:
              'Pressure 82 after three minutes. The coordinator sends a second crew to meet you with lines and pumps.',
            reason:
              'An intraosseous needle is the quickest reliable way back. Restart what held her up before you look for something better, and tell somebody early.',
            source: 'PS52 (2015); your service’s guideline',
            next: 'ventilator',
          },
          {
            text: 'Drive on fast and try for a vein on the way',
            consequence: 'Nobody can cannulate in the curves. She arrests eight minutes later.',
            reason:
              'A moving vehicle turns a simple task into an impossible one. Stopping for two minutes was the faster way.',
            source: 'PS52 (2015)',
            next: null,
          },
        ],
      },
      {
        key: 'ventilator',
        text: 'Connected to the transport ventilator she reads 91% after two minutes. End-tidal carbon dioxide 30, pressure 74 systolic. The stretcher stands ready.',
        choices: [
          {
            text: 'Wait the ten minutes on your ventilator, check tube depth and trace, and treat the pressure first',
            consequence:
              'With a higher dose of vasopressor pressure is 92, and end-tidal rises to 38 without touching the rate. She settles at 95%.',
            reason:
              'End-tidal carbon dioxide depends on blood flow as well as on ventilation: a low reading in a low-flow state is not over-ventilation. Ten settled minutes show what the road would show too late.',
            source: 'PS52 (2015)',
            next: 'alarm',
          },
          {
            text: 'Reduce the rate, since carbon dioxide is low',
            consequence:
              'The arterial gas comes back: carbon dioxide 58, pH 7.12. You set the rate back up and treat the pressure.',
            reason:
              'The gap between end-tidal and arterial value widens in shock. The number was low for want of flow.',
            source: 'PS52 (2015)',
            next: 'alarm',
          },
        ],
      },
      {
        key: 'alarm',
        text: 'Forty minutes into the drive: high pressure alarm, saturation 82, the trace on the capnograph is small and slurred.',
        choices: [
          {
            text: 'Disconnect, ventilate by hand with oxygen, and go through Displacement, Obstruction, Pneumothorax, Equipment, Stacking',
            consequence:
              'The bag is stiff, depth unchanged. Suction brings up a plug, and the bag becomes soft. 94%.',
            reason:
              'The same drill every time: it works when you cannot think. The hand on the bag tells patient from machine.',
            source: 'This module, “The first half hour after ROSC”; your service’s checklist',
            next: null,
          },
          {
            text: 'Silence the alarm and raise the oxygen while you look for the cause on the screen',
            consequence:
              'Saturation 70. Your partner says “I’m taking her off the ventilator,” and does. Suction brings up a plug.',
            reason:
              'Fixation on a screen is what stress does. “I am taking over” is the last step of graded assertiveness, and your partner used it well.',
            source: 'Reid et al., zero point survey (2018)',
            next: null,
          },
          {
            text: 'Decompress both sides of the chest, since positive pressure causes tension',
            consequence:
              'No air, no change. Suction brings up a plug. She now needs two chest drains.',
            reason:
              'Pneumothorax is the third letter. Two quick checks come before it, and its signs should be looked for: one side, falling pressure.',
            source: 'This module, “The first half hour after ROSC”; your service’s checklist',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Ten minutes at the bedside are cheaper than two on the shoulder.',
      'Two lines, a spare pump, the antibiotic in.',
      'Low end-tidal in shock is low flow: treat the pressure.',
      'One drill for every desaturation.',
      'Agents, doses and who may infuse are in your service’s guideline.',
    ],
  },
  {
    key: 'journal-club',
    title: 'The paper in the meal room',
    summary:
      'A colleague waves a trial: “Tranexamic acid doesn’t work. We should stop carrying it.” Your manager asks you to look into it for the station.',
    scenes: [
      {
        key: 'headline',
        text: 'You have the abstract of PATCH-Trauma: 1,310 severely injured adults, tranexamic acid or placebo before hospital. Survival with a favourable functional outcome at six months: 53.7 and 53.5 per cent.',
        choices: [
          {
            text: 'Read the methods first: which patients, compared with what, for which outcome, and how complete was the follow-up',
            consequence:
              'Severely injured, at risk of clotting trouble, in advanced systems. Placebo, blinded. The primary outcome is function at six months.',
            reason:
              'A trial answers only its own question. Who was in it and what was measured come before the conclusion.',
            source: 'CONSORT 2025',
            next: 'secondary',
          },
          {
            text: 'Accept the headline: no difference means that it does not work',
            consequence:
              'At the station meeting somebody asks “No difference in what?” You go back to the paper.',
            reason:
              '“No significant difference” is not “no difference”, and a functional outcome is not survival.',
            source: 'CONSORT 2025',
            next: 'secondary',
          },
          {
            text: 'Reject it: older trials showed that it saves lives',
            consequence:
              'Your colleague asks which, in which patients, after how long. You do not know.',
            reason:
              'Older evidence is read in the same way as new. Loyalty to a treatment is not a method.',
            source: 'CONSORT 2025',
            next: 'secondary',
          },
        ],
      },
      {
        key: 'secondary',
        text: 'Further down: dead at 28 days 17.3 per cent with tranexamic acid, 21.8 with placebo. It is a secondary outcome.',
        choices: [
          {
            text: 'Report both: no difference in the primary outcome, fewer early deaths in a secondary one, with intervals',
            consequence:
              'Your colleague says “So more live, but not more live well?” The table goes quiet: that is the question.',
            reason:
              'A secondary outcome can suggest and should not carry the headline. More survivors without more good recoveries is a finding about values as well as statistics.',
            source: 'PATCH-Trauma (2023)',
            next: 'practice',
          },
          {
            text: 'Lead with the deaths: 4.5 per cent fewer is what counts',
            consequence:
              'A reader notices that the primary outcome is missing from your summary, and trusts the rest less.',
            reason:
              'Choosing the outcome after seeing the results is a bias, whoever does it and however kind the reason.',
            source: 'CONSORT 2025',
            next: 'practice',
          },
        ],
      },
      {
        key: 'practice',
        text: 'Your manager asks “So what do we do on Monday?”',
        choices: [
          {
            text: 'Follow the guideline as it stands, write to the clinical governance group with your five lines, and ask if a review is planned',
            consequence:
              'The group answers: a review is under way, and your note on delays at scene goes into it.',
            reason:
              'One trial seldom changes a guideline, and should not change your practice before your guideline does. Bodies that weigh all the evidence need to hear where it does not fit.',
            source: 'This module, “From paper to practice”',
            next: 'consent',
          },
          {
            text: 'Stop giving it on your car, since you have read the trial',
            consequence:
              'A patient who met the indication did not receive it. You are asked to explain on what authority.',
            reason:
              'A guideline binds a service so that care does not depend on who read what. Disagree in the channel that can change it.',
            source: 'This module, “From paper to practice”',
            next: 'explain',
          },
        ],
      },
      {
        key: 'explain',
        text: 'The medical director asks you to come in. The patient is recovering. She asks “What made you leave it out?”',
        choices: [
          {
            text: 'Say that you left the guideline because of one trial, report it as an incident, and ask how to raise the question properly',
            consequence:
              'She thanks you for saying it plainly. The patient is told. Your five lines go to the review, and you are invited to it.',
            reason:
              'A departure from a guideline is explained, recorded and disclosed. Open disclosure and a proper channel turn it into something that others can learn from.',
            source: 'Australian Open Disclosure Framework (2013)',
            next: 'consent',
          },
          {
            text: 'Say that the scene was too busy to give it',
            consequence:
              'She shows you the meal-room minutes. The question is no longer about tranexamic acid.',
            reason:
              'A wrong decision can be repaired, a false account of it hardly. Honesty about errors is a duty of the Code and the ground of every review.',
            source: 'Code of conduct (2022)',
            next: null,
          },
        ],
      },
      {
        key: 'consent',
        text: 'Your service starts recruiting for a new trial. At three in the morning a patient meets all criteria but one. Your partner says “Close enough. We need the numbers.”',
        choices: [
          {
            text: 'Do not enrol, treat as usual, and log why',
            consequence:
              'The trial’s log shows an excluded patient. It is one line, and it is true.',
            reason:
              'Exclusions protect patients and the answer. The protocol and its consent process were approved as written.',
            source: 'CONSORT 2025; National Statement on Ethical Conduct in Human Research (2025)',
            next: null,
          },
          {
            text: 'Enrol: a larger trial is a better trial',
            consequence:
              'The monitor finds the violation. The patient’s family has to be told, and the data are set aside.',
            reason:
              'An excluded patient who is enrolled harms everyone’s answer, and a person’s consent was never asked for this.',
            source: 'CONSORT 2025; National Statement on Ethical Conduct in Human Research (2025)',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Question, bias, precision, outcome, applicability: in that order.',
      '“Not significant” is not “no difference”.',
      'Report the primary outcome first, even if you like another better.',
      'Change the guideline, then practice.',
      'Write five lines on one trial this month, without a word about a patient.',
    ],
  },
];
