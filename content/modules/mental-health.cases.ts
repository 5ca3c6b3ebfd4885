import type { CaseStudy } from '#domain/learning/case-studies';

/** The module's cases; a key stays when its text changes. */
export const mentalHealthCases: CaseStudy[] = [
  {
    key: 'kitchen-at-midnight',
    title: 'The kitchen at midnight',
    summary:
      'A sister rang because a 34-year-old woman said that she does not want to be here any more. Two police officers arrived before you.',
    scenes: [
      {
        key: 'arrival',
        text: 'The kitchen is bright and loud: a television, a police radio, the sister crying in the doorway. The woman stands with her back to the sink and her arms folded. She looks at the floor. Nobody has touched her, and she has threatened nobody.',
        choices: [
          {
            text: 'Ask the officers to wait in the hall, turn the television off, sit side-on and give your name',
            consequence:
              'The room goes quiet. After a minute she sits down across the corner of the table and says “I’m just so tired.”',
            reason:
              'De-escalation begins with taking stimulation away: less noise, fewer uniforms, one voice, and a person who can see a way out. It costs a minute and decides how the next hour goes. Police who stay close but out of view keep the crew safe.',
            source: 'Safer Care Victoria, acute behavioural disturbance (2020)',
            next: 'asking',
          },
          {
            text: 'Start observations at once while an officer explains what the law allows',
            consequence:
              'She pulls her arm from the cuff and turns to the wall. The officer raises his voice to be heard over the television.',
            reason:
              'Two voices, touch without warning and talk of powers all raise the temperature. Observations matter here, but breathing, colour and alertness can be seen from where you stand while trust is built.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: 'guarded',
          },
          {
            text: 'Ask the sister to persuade her to come with you',
            consequence:
              'The sister pleads, then shouts. The woman says “See? This is what it’s like” and turns to the wall.',
            reason:
              'Relatives can settle a person, and it is worth asking which one does. One who is frightened and crying usually cannot, and loses the role of support by being made to argue. Ask her what has helped before, then speak yourself.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: 'guarded',
          },
        ],
      },
      {
        key: 'guarded',
        text: 'She faces the wall and says that nobody listens. Her breathing is quiet and regular, her colour is good.',
        choices: [
          {
            text: 'Stop, say “I came in too fast, I’m sorry”, clear the room and let your partner speak',
            consequence:
              'Your partner waits in silence for most of a minute. She turns round and says “I’m just so tired.”',
            reason:
              'If an approach makes things worse, change the speaker before you change the plan. An honest apology is information that you listen.',
            source: 'NSW Agency for Clinical Innovation, protocol A8.1 (2023)',
            next: 'asking',
          },
          {
            text: 'Tell her that she will be taken to hospital one way or the other',
            consequence: 'She stops talking altogether and grips the edge of the bench.',
            reason:
              'A limit can be stated once, calmly, as information. A threat before any assessment removes her choices and your best source of history, and the power behind it has a threshold that you have not tested.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: 'closed',
          },
        ],
      },
      {
        key: 'closed',
        text: 'She is silent. She has no weapon, has not moved towards anyone, and her colour is good. The officers ask you what you want to do.',
        choices: [
          {
            text: 'Step back, ask for quiet, and ring the mental health clinician line while your partner sits with her',
            consequence:
              'The clinician knows her care plan: she settles when somebody sits and waits. After ten minutes she says “I’m just so tired.”',
            reason:
              'De-escalation has a dose, and the dose is time. Nothing here makes the next ten minutes dangerous, so the least restrictive option is still open.',
            source: 'NSW Agency for Clinical Innovation, protocol A8.1 (2023)',
            next: 'asking',
          },
          {
            text: 'Detain her now under your state’s power and walk her to the vehicle',
            consequence:
              'She goes without a struggle and says nothing on the way. At hospital she is found to have taken tablets that nobody asked about; the times are unknown.',
            reason:
              'In Queensland the power needs an immediate risk of serious harm that appears to come from a major disturbance in mental capacity, and urgent need of examination; and the person must be told what is happening. You had not asked a single question, so neither the power nor the overdose was assessed. Other states set other tests: know yours.',
            source: 'Public Health Act 2005 (Qld), chapter 4A',
            next: null,
          },
        ],
      },
      {
        key: 'asking',
        text: 'She sits with you now. “I’m just so tired of everything. I can’t keep doing it.” Her sister listens from the hall.',
        choices: [
          {
            text: 'Ask “Are you thinking about killing yourself? Have you taken or done anything today?”',
            consequence:
              'She nods. “Since the weekend.” After a silence: “I took some Panadol at ten. A packet, maybe. I feel fine.”',
            reason:
              'Plain words do not plant the idea, and they tell her that the answer can be heard. Asking what has been taken or done today finds the part that cannot wait.',
            source: 'NICE NG225, self-harm (2022)',
            next: 'tablets',
          },
          {
            text: 'Ask “You’re not thinking of doing anything silly, are you?”',
            consequence: 'She says “No”, and looks at the bin.',
            reason:
              'The question tells her which answer you want. Vague words protect the person who asks, and miss what was done before you came.',
            source: 'NICE NG225, self-harm (2022)',
            next: 'bin',
          },
          {
            text: 'Work through a suicide risk score on your tablet',
            consequence:
              'She answers yes and no to a screen. It comes to “low”. She looks at the bin.',
            reason:
              'Scores should not be used to predict suicide or to decide who is offered care, nor to sort people into low, medium and high. A list of boxes also ends the conversation in which she might have told you.',
            source: 'NICE NG225, self-harm (2022)',
            next: 'bin',
          },
        ],
      },
      {
        key: 'bin',
        text: 'As you stand up you see two empty blister packs on top of the bin. She sees that you have seen them.',
        choices: [
          {
            text: 'Say “I noticed the packets. I’d like to ask about them”, and sit down again',
            consequence:
              '“I took them at ten. A packet, maybe. I feel fine.” She begins to cry, and looks relieved.',
            reason:
              'Naming what you see, without blame, opens the subject again. Treat every overdose as possibly mixed and possibly larger than stated.',
            source: 'RANZCP, deliberate self-harm (2016)',
            next: 'tablets',
          },
          {
            text: 'Leave her with her sister, since she has said no, and suggest a GP in the morning',
            consequence: 'She sleeps. Two days later she is in hospital with a failing liver.',
            reason:
              'A denial does not explain two empty packets. Early paracetamol poisoning has few signs, treatment works best in the first hours, and nobody had accepted the next step or reduced access to means.',
            source: 'NICE NG225, self-harm (2022)',
            next: null,
          },
        ],
      },
      {
        key: 'tablets',
        text: 'It is ten past midnight. She is alert, warm and pink; pulse 84, blood pressure 118 over 72, glucose 5.4. She says that she would rather sleep here and see her GP.',
        choices: [
          {
            text: 'Collect the packets, record the times, ring Poisons Information on 13 11 26, and recommend hospital',
            consequence:
              'The adviser wants a timed blood level and says that the next hours matter. You tell her so in those words. “I don’t want to go back there,” she says.',
            reason:
              'A person who looks well early may not stay well, and paracetamol is the usual example. The packets, the times and expert advice turn “a packet, maybe” into a plan.',
            source: 'NICE NG225, self-harm (2022)',
            next: 'declines',
          },
          {
            text: 'Agree to the GP, since her observations are normal and she has capacity to decide',
            consequence:
              'At the door you realise that you have not told her what paracetamol does to the liver without symptoms. You sit down and explain. “I don’t want to go back there,” she says.',
            reason:
              'Normal observations say nothing about the level of paracetamol. And a decision is only informed if she has heard what you fear; without that, the question of capacity has not been asked.',
            source: 'RANZCP, deliberate self-harm (2016)',
            next: 'declines',
          },
        ],
      },
      {
        key: 'declines',
        text: 'She is calm, speaks clearly and does not want to go to “that place”. Her sister looks at you. You have a power to detain in some circumstances, a clinician line, and an hour in hand at most.',
        choices: [
          {
            text: 'Ask what happened there, have her say the risk in her own words, offer choices, and ring the clinician line',
            consequence:
              'Last time she waited eleven hours in a corridor. She chooses another hospital, her own jumper and her sister beside her, and comes. You hand over her words in quotation marks, with the packets and the times.',
            reason:
              'A reason that can be solved is the best treatment of a refusal. Her answers also show how she understands and weighs the risk, which is what you would need on record if she still said no, or if you had to use a power.',
            source: 'NICE NG225, self-harm (2022); your service’s guideline on refusal',
            next: null,
          },
          {
            text: 'Accept the refusal, since an adult may refuse, and leave written advice',
            consequence:
              'A supervisor reads the record the next day and cannot find how capacity was tested, who was consulted, or what would happen next. She is brought in twenty hours late.',
            reason:
              'An adult with capacity may refuse. You cannot lean on that without testing capacity for this decision in her own words, taking advice and leaving a plan with a named next step. After an overdose the question deserves particular care.',
            source: 'Public Health Act 2005 (Qld), chapter 4A; your own Act and service',
            next: null,
          },
          {
            text: 'Decide that refusing shows that she lacks capacity, and detain her',
            consequence:
              'She is taken by the arms past her neighbours. In the ambulance she says “I would have gone to the other hospital.”',
            reason:
              'Disagreeing with you is not evidence of incapacity, and self-harm alone does not settle it. A power may be right in the end, after you have asked, offered and taken advice; used first, it costs the trust on which her care after tonight depends.',
            source: 'Public Health Act 2005 (Qld), chapter 4A',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'The room is your first treatment: noise, light, uniforms, one voice.',
      'Ask about suicide in plain words, and ask what has been taken or done today.',
      'Paracetamol looks well early. Packets, times and 13 11 26 before reassurance.',
      'A refusal has a reason. Solve what can be solved, test capacity in her words, and record them.',
      'Powers differ by state. In Queensland a paramedic detains under section 157B of the Public Health Act 2005 and then writes the examination authority; follow your own Act and your service’s guideline.',
    ],
  },
  {
    key: 'hot-and-struggling',
    title: 'Hot, struggling and held down',
    summary:
      'Police hold a 27-year-old man on a footpath in summer. He has been running and shouting. You are told that he is “off his head”.',
    scenes: [
      {
        key: 'footpath',
        text: 'He lies face down with an officer’s knee between his shoulders. He is sweating heavily and shouting words you cannot follow. His skin is flushed. It is 34 °C. A friend says that he took “something” two hours ago and “has never been like this”.',
        choices: [
          {
            text: 'Say aloud “I need him on his side now, nothing on his back”, and go to his head',
            consequence:
              'The officers roll him. His shouting turns into words: “can’t breathe”. You see his chest rise and reach for the probe.',
            reason:
              'Restraint by police does not suspend your duty of care. Face up or side is preferred to face down, and weight stays off the chest, back, neck and abdomen. One clinician has the airway and nothing else.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: 'assess',
          },
          {
            text: 'Draw up sedation first, since he cannot be assessed like this',
            consequence:
              'By the time it is drawn up he has stopped shouting. An officer says “He’s calmed down at last”.',
            reason:
              'Position comes before medicine: it is faster, and a sedative given to a man who cannot breathe makes it worse. A sudden quiet is an emergency until you have looked.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: 'quiet',
          },
          {
            text: 'Wait until the officers say that he is safe to approach',
            consequence: 'Two minutes later he goes quiet. “Safe now,” says the officer.',
            reason:
              'Your own safety comes first, and you can watch breathing and colour and speak up from a safe distance. Two minutes face down in the heat are a long time for a man who is exhausted.',
            source: 'Safer Care Victoria, acute behavioural disturbance (2020)',
            next: 'quiet',
          },
        ],
      },
      {
        key: 'quiet',
        text: 'He lies still, face down. Nobody can say when he last moved.',
        choices: [
          {
            text: 'Have all weight taken off, roll him, open the airway and look for breathing',
            consequence:
              'He is blue, takes a breath when the airway opens, then another. With oxygen and a jaw thrust his colour returns. Saturation reads 88, then 95. You have seconds to spare.',
            reason:
              'Assume hypoxia, hypoglycaemia, over-sedation or arrest until you have looked. Airway, oxygen and glucose come before any explanation.',
            source: 'Safer Care Victoria, acute behavioural disturbance (2020)',
            next: 'assess',
          },
          {
            text: 'Leave him while he is quiet and prepare the stretcher',
            consequence:
              'When the stretcher is ready he has no pulse. The crew starts resuscitation on the footpath.',
            reason:
              'A person who suddenly goes quiet has not necessarily calmed. Continuous observation of breathing is the one task that may never be left, whoever holds him.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: null,
          },
        ],
      },
      {
        key: 'assess',
        text: 'He is on his side, arms still held, drowsy between bursts of struggling. Respirations 34, pulse 156, saturation 95 with oxygen. His skin is very hot and dry now, his muscles stiff.',
        choices: [
          {
            text: 'Measure glucose and temperature, start cooling, and call for critical care backup',
            consequence:
              'Glucose 4.9. The thermometer says 40.8 °C. Backup is twelve minutes away. He starts to fight the hands that hold him.',
            reason:
              'Heat, rigidity and a racing pulse out of proportion to exertion point to a medical emergency, not a behaviour. Glucose and temperature change what you do next, and a hot, exhausted, struggling person deserves the earliest call for help.',
            source: 'Safer Care Victoria, acute behavioural disturbance (2020)',
            next: 'sedation',
          },
          {
            text: 'Record “excited delirium” and ask police to bring him to hospital in their van',
            consequence:
              'Your partner asks “With that pulse?” You stop and measure: glucose 4.9, temperature 40.8 °C. He starts to fight again.',
            reason:
              'The label is contested and explains nothing: describe the behaviour and the physiology. A patient with these observations needs monitoring, cooling and a hospital, in an ambulance.',
            source: 'Safer Care Victoria, acute behavioural disturbance (2020)',
            next: 'sedation',
          },
        ],
      },
      {
        key: 'sedation',
        text: 'Struggling drives his temperature. Talking does not reach him. Your service authorises sedation for severe agitation with an agent and dose that you know where to find.',
        choices: [
          {
            text: 'Name a leader, read agent and dose from your service’s guideline, cross-check, and put monitoring on first where you can',
            consequence:
              'He settles over several minutes. Capnography shows a trace with every breath. Cooling goes on, the ECG is recorded, and you pre-notify a hot, sedated patient with a Sedation Assessment Tool score before and after.',
            reason:
              'Sedation is justified here to treat a dangerous temperature. Agent, route and dose belong to your service’s guideline, because services differ. What does not differ is the aftercare: airway watched by one person, saturation, capnography where available, pressure, glucose and an ECG.',
            source:
              'Safer Care Victoria (2020); Queensland Ambulance Service, Clinical Practice Manual: acute behavioural disturbance',
            next: 'handover',
          },
          {
            text: 'Hold him more firmly until backup comes, since sedation carries risk',
            consequence:
              'Twelve minutes of struggle. His temperature reaches 41.6 °C and he has a seizure as backup arrives. They sedate and cool him.',
            reason:
              'Manual restraint carries its own risk, rises with time and heats him further; NICE advises against routinely going on beyond ten minutes. If you may sedate, do it with monitoring; if not, cool, lighten the hold and get advice.',
            source: 'NICE NG10, violence and aggression (2015)',
            next: 'handover',
          },
          {
            text: 'Give a generous dose at once, so that nobody gets hurt',
            consequence:
              'He stops struggling, then stops breathing. You ventilate him with a bag and mask to hospital.',
            reason:
              'A dose is chosen by guideline, weight, age and what else he has taken. Intoxicated and exhausted people are more sensitive, and an unmonitored deep sedation replaces one emergency with another.',
            source: 'Safer Care Victoria, acute behavioural disturbance (2020)',
            next: 'handover',
          },
        ],
      },
      {
        key: 'handover',
        text: 'In the resuscitation room the team asks for a handover. Police ask you for a copy of your notes.',
        choices: [
          {
            text: 'Say position and time of restraint, lowest saturation, highest temperature, agent and time; refer the request for notes to your service’s process',
            consequence:
              'The team starts treating hyperthermia and looks for muscle breakdown. The request goes to the records office. Afterwards you and your partner talk it through.',
            reason:
              'The hospital cannot see how long he lay face down or how hot he was: that is your part. A request is not an authority to disclose; tell police what safety requires and send the rest through the process.',
            source: 'NICE NG10 (2015); your service’s policy on information',
            next: null,
          },
          {
            text: 'Say “drug-affected, sedated, settled now”, and give the officer a copy',
            consequence:
              'The temperature is treated forty minutes later. Your manager asks on what authority the notes left.',
            reason:
              '“Settled” hides what matters: heat, time under restraint, a drug that still acts. And a patient’s record is not evidence to be handed out at a bedside.',
            source: 'Safer Care Victoria (2020); your service’s policy on information',
            next: null,
          },
        ],
      },
    ],
    debrief: [
      'Disturbed behaviour is medical until you have looked: position, oxygen, glucose, temperature.',
      'Face down is a danger with a clock. Say it aloud, and keep saying it.',
      'Sudden quiet is an emergency.',
      'Heat is made by struggling. Cooling, and sedation by your service’s guideline, are its treatment; monitoring is the price.',
      'Hand over what the hospital cannot see: how he was held, for how long, and how hot he was.',
    ],
  },
];
