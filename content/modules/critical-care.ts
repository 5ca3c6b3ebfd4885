import type { ModuleContent } from '#domain/learning/modules';
import { criticalCareCases } from './critical-care.cases.ts';
import { criticalCareQuestions } from './critical-care.questions.ts';

export const criticalCareModule: ModuleContent = {
  slug: 'critical-care',
  title: 'Critical care outside hospital: shock, ROSC, transport and the evidence',
  description:
    'Sort shock by mechanism, ventilate well after ROSC, move the sickest patients safely as a team, and learn to read the trials behind it: PARAMEDIC2, TTM2, EXACT and PATCH-Trauma.',
  category: 'Research & Education',
  hours: 3,
  version: '2026.4',
  lastReviewed: '2026-11-27',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: false,
  isInteractive: false,
  objectives: [
    'Classify shock by mechanism, choose the intervention that fits, and test the choice by reassessment.',
    'Set oxygenation, ventilation, circulation and temperature priorities in the first half hour after ROSC.',
    'Plan the transport of a critically ill patient so that care at least equals that at the point of referral.',
    'Use preparation, checklists, closed-loop communication and graded assertiveness to prevent fixation.',
    'Appraise a prehospital trial for internal validity, precision, choice of outcome and applicability.',
    'Explain what PARAMEDIC2, TTM2, EXACT and PATCH-Trauma did and did not show.',
  ],
  sections: [
    {
      heading: 'Shock: mechanism before label',
      blocks: [
        'Shock is a failure to deliver or use enough oxygen. Blood pressure is one of its later signs. A young trauma patient with a systolic of 110, cool hands, a heart rate of 125 and a wish to sit up is already in shock. Read the perfusion (skin, capillary refill, conscious state, heart rate, respiratory rate, a falling end-tidal carbon dioxide), read the trend, and then ask which part of the circulation has failed.',
        {
          list: [
            'Volume: bleeding, burns, vomiting. Flat neck veins, cool peripheries.',
            'Pump: infarction, arrhythmia, myocarditis, beta-blocker overdose. Cool, often with crackles or raised neck veins.',
            'Obstruction: tension pneumothorax, tamponade, massive pulmonary embolism. Cool with raised neck veins, although hypovolaemia can hide them.',
            'Distribution: sepsis, anaphylaxis, spinal cord injury. Often warm early, with a wide pulse pressure; septic patients can be cold.',
          ],
        },
        'Mechanisms mix. The septic patient is dry and may have a failing ventricle, and the trauma patient who does not respond to volume may have a tension pneumothorax or a cardiac injury. So treat each intervention as a test. State what you expect before you give it, look again within minutes, and if the response is wrong, change your mind about the diagnosis before you repeat the treatment.',
      ],
    },
    {
      heading: 'Treating the mechanism',
      blocks: [
        'In haemorrhage, the treatment is to stop the bleeding: direct pressure, tourniquet, wound packing, pelvic binder, splinted long bones, and a short scene. Crystalloid raises pressure by diluting clotting factors and cooling the patient, so many services accept a lower pressure until control, except when a head injury makes hypotension itself the threat. Where blood is carried, give it early, warm it and follow the calcium and tranexamic acid parts of your guideline.',
        'In septic shock, fluid is given in portions and judged by response, and where your guideline allows it a vasopressor is started through a peripheral line instead of waiting for a central one. The Surviving Sepsis Campaign’s adult guidelines are in their 2026 edition, which replaced that of 2021. They are written for hospitals, and this module gives no target from them: agree on a pressure with the receiving team and follow your service’s guideline. If you quote a number, check it in the 2026 edition. In a rural transfer the early antibiotic and the source of infection matter as much as the pump.',
        'In cardiogenic shock, a fluid challenge can drown the patient: crackles and a rising oxygen requirement argue for a vasopressor or inotrope under your guideline, and for a destination with a catheter laboratory. Right ventricular infarction is the partial exception, since it depends on preload; even there, give small amounts and watch. In obstruction, nothing works until the obstruction is relieved: decompress the chest, and be wary of positive pressure, which worsens venous return. In anaphylaxis, intramuscular adrenaline comes first and early, and posture matters: sitting or standing up suddenly has killed people. Doses, agents and authority to infuse differ between services, so follow your service’s own guideline.',
        'Induction of anaesthesia belongs in this section too. Sedation and positive pressure remove the sympathetic drive and venous return that hold the patient up. Resuscitate before you intubate, choose the least harmful agent and dose that your guideline allows, and have a vasopressor ready. If a simpler airway gives adequate oxygenation, ask what intubation would add before arrival.',
      ],
    },
    {
      heading: 'The first half hour after ROSC',
      blocks: [
        'Return of circulation is the start of post-resuscitation care and the time of highest risk of re-arrest. Keep pads on, confirm the pulse with end-tidal carbon dioxide and pressure, look for a reversible cause, and assign someone to watch the monitor. ANZCOR Guideline 11.7 sets the direction for all services in Australia and New Zealand, and it can be put in four lines.',
        {
          list: [
            'Oxygen: use 100 per cent until oxygenation can be measured reliably, then titrate to a saturation of 94 to 98 per cent. Avoid hypoxaemia, and avoid hyperoxaemia.',
            'Carbon dioxide: keep it in the normal physiological range.',
            'Circulation: set a haemodynamic goal as part of the bundle; your service’s guideline gives the number.',
            'Cause and destination: 12-lead ECG, repeated if the first was taken minutes after ROSC, when changes can mislead; then a centre that can treat the cause.',
          ],
        },
        'The word “reliably” carries weight. After an arrest the fingers are cold, the trace is poor and the probe may read falsely high or low, and pulse oximetry can overestimate saturation in people with darker skin. Without a good plethysmograph that agrees with the pulse, you do not have a saturation and should not turn the oxygen down. With one, titrate in steps and stop if you are about to move, extricate or lose your view of the monitor.',
        'The commonest ventilation error is too much of it. Excited hands on a bag deliver fast, large breaths, which raise intrathoracic pressure, lower venous return, lower carbon dioxide and constrict cerebral vessels. Hand the bag to someone with that single job, count aloud, or use a ventilator. Choose a lung-protective tidal volume from predicted body weight, which you get from height and sex and not from the scale, and adjust rate to end-tidal carbon dioxide. End-tidal normally reads below the arterial value, and the gap widens when cardiac output is low or the lungs are sick, so a reassuring number can hide hypercapnia, and chasing a low one by ventilating less can be wrong if the real problem is flow. Treat the pressure first.',
        'In asthma or chronic obstructive disease the danger is breath stacking: slow the rate, lengthen expiration, and if the pressure suddenly falls, disconnect, let the chest empty, and reassess for tension. A sudden desaturation or high airway pressure calls for the same drill every time: disconnect, ventilate by hand with oxygen, and go through Displacement, Obstruction, Pneumothorax, Equipment and Stacking.',
        'Prevent fever, do not rewarm actively a comatose patient with mild hypothermia, and do not infuse large volumes of cold fluid in the ambulance: ILCOR recommends against that, and the 2025 ERC and ESICM guidelines cover temperature control in detail. Treat seizures, treat glucose, sedate to allow safe transport, and sit the head up a little if pressure allows. Do not predict neurological outcome on scene from pupils, myoclonus or a bad feeling.',
      ],
    },
    {
      heading: 'Moving the critically ill',
      blocks: [
        'The joint ACEM, ANZCA and CICM Guideline for transport of critically ill patients (PS52, 2015) gives the guiding principle that care in transit should at least equal that at the point of referral and prepare the patient for the receiving service. Transport adds movement, noise, darkness, cold, altitude, distance from help and single points of failure. Most disasters in transit were available to be seen before departure.',
        {
          list: [
            'Should we go now? Time-critical bleeding, stroke or infarction may need wheels at once; a patient who needs an airway or a chest drain usually needs it before the door closes.',
            'Airway and ventilation: tube depth noted and secured, waveform capnography connected, ten minutes settled on the transport ventilator, suction and mask within reach.',
            'Circulation: two working lines that you can reach, infusions labelled with a spare pump and syringe, vasopressor running before it is needed.',
            'Supplies: oxygen for the expected time, calculated from actual consumption and doubled; batteries checked and charging lead aboard.',
            'Packaging: warm, padded, cuffs and drains visible, lines run to one side, nothing under tension.',
            'Altitude: gas expands and oxygen tension falls, so decompress the stomach and check cuff pressures.',
            'Pneumothorax before a flight: practice differs. Under positive pressure the case for draining it first is strong; a small one in a patient who breathes unaided may be flown with a plan. Decide with the retrieval team before you leave.',
            'People: who flies the patient, who talks to whom, what we do if, and where we would divert.',
          ],
        },
        'Every move is a chance to extubate. Announce it, disconnect what can be disconnected for the few seconds of the move, move, and reconnect by the same order: chest rise, capnograph, saturation, pressure, lines. Hand over in a fixed format to a silent room, and stay until the receiving team has your infusions running on their pumps.',
      ],
    },
    {
      heading: 'Human factors: making the team hard to fool',
      blocks: [
        'Stress narrows attention. Under load we fix on a task, lose track of time, stop hearing alarms and read new facts as support for the first idea. Knowing this does not prevent it. Structure does.',
        'Before contact, run a zero point survey (Reid and colleagues, 2018): self, team, environment, then the patient, then an update and priorities. On the way, agree on roles, the likely problem and the first plan with its alternative. On scene, the leader stands back with hands free, says the mental model aloud (“this is obstructive shock until we have decompressed; if there is no change in two minutes we go”), and asks the question that gives permission: “What am I missing?”',
        {
          list: [
            'Use closed loops: name, instruction, read-back, “done”.',
            'Use a challenge-and-response checklist for anaesthesia, and before leaving. It is not a sign of inexperience.',
            'Keep a sterile cockpit: no other conversation during induction, drug preparation and handover.',
            'Speak up in steps, as in PACE: Probe (“have you seen the capnograph?”), Alert (“I am worried, there is no trace”), Challenge (“we need to take the tube out”), Emergency (“stop, I am taking over the airway”).',
            'Set triggers in advance, such as two attempts, 93 per cent or one minute, so that a decision made calmly binds you under pressure.',
          ],
        },
        'The film linked from this module tells the story of Elaine Bromiley, whose husband, an airline pilot, asked how experienced clinicians could lose the airway and one another. Watch it for the moments when somebody knew and could not be heard. Then hold a hot debrief after your own next difficult case: what went well, what surprised us, what we will change.',
      ],
    },
    {
      heading: 'How to read a trial in the time you have',
      blocks: [
        'You do not need to be a statistician to judge if a trial should change what you do. Read the methods before the conclusion, and ask five things. CONSORT 2025, the reporting standard for randomised trials, tells authors where the answers should be.',
        {
          list: [
            'The question: which patients, which intervention, compared with what, for which outcome? A trial answers only that.',
            'Bias: was allocation random and concealed, were clinicians and assessors blinded, was follow-up complete, and were patients analysed in the group to which they were allocated?',
            'Size and precision: what is the absolute difference, and what is the confidence interval? Would your decision be the same at each end of it?',
            'Outcome: does it matter to patients? Survival, survival with good function and ROSC are three different things.',
            'Applicability: is your system, your response time, your patient and your usual care like theirs?',
          ],
        },
        'Watch for the usual traps: a relative figure without an absolute one, a subgroup or secondary outcome that carries the headline, “no significant difference” read as “no difference”, a percentage with a shifting denominator, and a trial that stopped early, which tends to exaggerate effects or leave them imprecise.',
      ],
    },
    {
      heading: 'Four trials, read that way',
      blocks: [
        'PARAMEDIC2 (NEJM, 2018) randomised 8,014 adults in cardiac arrest in five UK ambulance services to adrenaline or saline, double-blind. At 30 days 3.2 per cent were alive with adrenaline and 2.4 per cent with placebo: an absolute gain of about 0.8 per cent, or, by the trial’s own figure, one more survivor for every 112 treated. Survival to discharge with a favourable neurological outcome was 2.2 against 1.9 per cent, which was not a significant difference. Severe impairment was present in 31.0 per cent of survivors with adrenaline and 17.8 per cent with placebo. Look at that denominator: it counts survivors (39 of 126 and 16 of 90) and not everyone treated. Adrenaline increased the number of survivors with severe impairment, and did not reduce the number with a good outcome. Treatment also came late by the standards of a witnessed arrest, so the trial says less about early adrenaline. The honest message is that compressions and defibrillation carry the good outcomes, and that adrenaline adds some survival whose quality is uncertain.',
        'TTM2 (NEJM, 2021) randomised 1,900 comatose adults after out-of-hospital arrest to 33 degrees or to normothermia with early treatment of fever. Clinicians could not be blinded; outcome assessors were. Death at six months was 50 and 48 per cent (relative risk 1.04, 95 per cent confidence interval 0.94 to 1.14), function was the same, and arrhythmia with haemodynamic compromise was commoner with cooling (24 against 17 per cent). The interval excludes a large benefit. Note the comparator: it was active control of fever and not neglect of temperature. Note also that the treatment was given in intensive care, so it does not by itself tell you about cold fluids in the ambulance; that question was asked in other trials.',
        'EXACT (JAMA, 2022) is ours: paramedics in Victoria and South Australia randomised unconscious adults after ROSC to a saturation of 90 to 94 or 98 to 100 per cent until intensive care. It stopped early because of the pandemic, after 428 of a planned 1,416 patients. Survival to discharge was 38.3 per cent in the lower group and 47.9 per cent in the higher (difference minus 9.6 per cent, 95 per cent confidence interval minus 18.9 to minus 0.2), and hypoxia before intensive care was about twice as common, at 31.3 against 16.1 per cent. A small, truncated trial is imprecise, so the size of harm is uncertain. But the direction agrees with a plausible mechanism, and the intervention promised benefit that did not appear. It did not test 94 to 98 per cent, which is ANZCOR’s range. Read together, they say: in the field, err away from hypoxia, and titrate only with a reading that you trust.',
        'PATCH-Trauma (NEJM, 2023) randomised 1,310 severely injured adults in Australia, New Zealand and Germany to prehospital tranexamic acid or placebo. Survival with a favourable functional outcome at six months was 53.7 and 53.5 per cent: no difference in the primary outcome. Fewer had died at 28 days with tranexamic acid (17.3 against 21.8 per cent), a secondary finding. As in PARAMEDIC2, more survivors did not mean more good recoveries. Whether that is a failure or a life saved is a question of values as well as of statistics, and patients and families should be part of answering it.',
      ],
    },
    {
      heading: 'From paper to practice',
      blocks: [
        'One trial seldom changes a guideline, and it should not change your practice before your guideline does. Bodies such as ILCOR and ANZCOR weigh all the evidence and grade its certainty; your service adapts the result to scope, stock and distance. Your part is to know the guideline, to know how strong the evidence under it is, and to report where it does not fit.',
        'You also produce evidence. Complete times, reliable rhythms, an accurate end-tidal trace and honest airway attempt counts feed cardiac arrest and trauma registries and the next trial. If your service is recruiting, follow the protocol and its consent process exactly: an excluded patient who is enrolled, or an envelope opened early, harms everyone’s answer. To finish, take one treatment that you gave this month, find its main trial, and write five lines, one for each question above, with no patient details at all.',
      ],
    },
  ],
  keyPoints: [
    'Name the failed mechanism, treat it, state the response that you expect, and reassess within minutes.',
    'Resuscitate before you intubate, and ask what intubation adds before arrival.',
    'After ROSC: 100 per cent oxygen until the reading is reliable, then 94 to 98 per cent; normal carbon dioxide; a pressure goal.',
    'End-tidal carbon dioxide depends on blood flow as well as ventilation.',
    'Transport care should at least equal care at the point of referral; fix what is foreseeable before you leave.',
    'Say the plan aloud, set triggers early, and teach everyone to escalate from probe to emergency.',
    'Ask of a trial: question, bias, precision, outcome, applicability. “Not significant” is not “no difference”.',
    'More survivors is not always more good recoveries, as PARAMEDIC2 and PATCH-Trauma both show.',
  ],
  quizLength: 5,
  questions: criticalCareQuestions,
  references: [
    {
      title: 'Clinical Practice Manual (each guideline has its own date)',
      publisher: 'Queensland Ambulance Service',
      year: 2024,
      url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    },
    {
      title: 'Guideline 11.7: Post-resuscitation Therapy in Adult Advanced Life Support',
      publisher: 'Australian and New Zealand Committee on Resuscitation',
      year: 2024,
      url: 'https://anzcor.org/home/adult-advanced-life-support/guideline-11-7-post-resuscitation-therapy-in-adult-advanced-life-support',
    },
    {
      title:
        'European Resuscitation Council and European Society of Intensive Care Medicine guidelines 2025: post-resuscitation care',
      publisher: 'Intensive Care Medicine (Springer)',
      year: 2025,
    },
    {
      title:
        'International Consensus on Cardiopulmonary Resuscitation and Emergency Cardiovascular Care Science With Treatment Recommendations (temperature management after cardiac arrest)',
      publisher: 'International Liaison Committee on Resuscitation, in Circulation',
      year: 2022,
      url: 'https://doi.org/10.1161/CIR.0000000000001095',
    },
    {
      title:
        'Surviving Sepsis Campaign: international guidelines for management of sepsis and septic shock 2026',
      publisher: 'Critical Care Medicine (Society of Critical Care Medicine)',
      year: 2026,
      url: 'https://doi.org/10.1097/CCM.0000000000007075',
    },
    {
      title: 'Guideline for transport of critically ill patients (PS52)',
      publisher:
        'Australasian College for Emergency Medicine, Australian and New Zealand College of Anaesthetists, College of Intensive Care Medicine',
      year: 2015,
    },
    {
      title:
        'A Randomized Trial of Epinephrine in Out-of-Hospital Cardiac Arrest (PARAMEDIC2; Perkins et al.)',
      publisher: 'New England Journal of Medicine',
      year: 2018,
    },
    {
      title:
        'Hypothermia versus Normothermia after Out-of-Hospital Cardiac Arrest (TTM2; Dankiewicz et al.)',
      publisher: 'New England Journal of Medicine',
      year: 2021,
    },
    {
      title:
        'Effect of Lower vs Higher Oxygen Saturation Targets on Survival to Hospital Discharge Among Patients Resuscitated After Out-of-Hospital Cardiac Arrest: The EXACT Randomized Clinical Trial (Bernard et al.)',
      publisher: 'JAMA',
      year: 2022,
      url: 'https://pubmed.ncbi.nlm.nih.gov/36286192/',
    },
    {
      title: 'Prehospital Tranexamic Acid for Severe Trauma (PATCH-Trauma Investigators)',
      publisher: 'New England Journal of Medicine',
      year: 2023,
    },
    {
      title:
        'Zero point survey: a multidisciplinary idea to STEP UP resuscitation effectiveness (Reid et al.)',
      publisher: 'Clinical and Experimental Emergency Medicine',
      year: 2018,
    },
    {
      title: 'CONSORT 2025 statement: updated guideline for reporting randomised trials',
      publisher: 'BMJ (CONSORT group)',
      year: 2025,
    },
    {
      title: 'National Statement on Ethical Conduct in Human Research 2025',
      publisher: 'National Health and Medical Research Council',
      year: 2025,
      url: 'https://www.nhmrc.gov.au/about-us/publications/national-statement-ethical-conduct-human-research-2025',
    },
    {
      title: 'Australian Open Disclosure Framework',
      publisher: 'Australian Commission on Safety and Quality in Health Care',
      year: 2013,
    },
    {
      title: 'Code of conduct (for paramedics)',
      publisher: 'Paramedicine Board of Australia / Ahpra',
      year: 2022,
      url: 'https://www.paramedicineboard.gov.au/Professional-standards/Codes-guidelines-and-policies',
    },
  ],
  video: {
    title: 'Just a Routine Operation',
    provider: 'thinkpublic, for the NHS Institute for Innovation and Improvement',
    url: 'https://www.youtube.com/watch?v=JzlvgtPIof4',
  },
  caseStudies: criticalCareCases,
  figures: [
    {
      key: 'shock-mechanisms',
      title: 'Four mechanisms of shock',
      section: 'Shock: mechanism before label',
      words: [
        'Volume: bleeding, burns, vomiting. Flat neck veins, cool peripheries. Stop the bleeding.',
        'Pump: infarction, arrhythmia. Cool, often with crackles or full neck veins. Support the pump, and go to a catheter laboratory.',
        'Obstruction: tension pneumothorax, tamponade, pulmonary embolism. Cool with raised neck veins. Relieve it.',
        'Distribution: sepsis, anaphylaxis, spinal cord injury. Often warm early. Treat the cause.',
        'Say what you expect, treat, and look again within minutes. If the response is wrong, change the diagnosis first.',
      ],
    },
  ],
  furtherReading: [
    {
      title: 'The PRISMA 2020 statement: an updated guideline for reporting systematic reviews',
      publisher: 'BMJ',
      year: 2021,
      url: 'https://doi.org/10.1136/bmj.n71',
      minutes: 40,
    },
    {
      title:
        'A comparison of Australasian jurisdictional ambulance services’ clinical practice guidelines series: An introduction',
      publisher: 'Australasian Journal of Paramedicine',
      year: 2021,
      url: 'https://ajp.paramedics.org/index.php/ajp/article/view/914',
      minutes: 20,
    },
    {
      title: 'Air Versus Oxygen in ST-Segment–Elevation Myocardial Infarction (AVOID)',
      publisher: 'Circulation',
      year: 2015,
      url: 'https://doi.org/10.1161/CIRCULATIONAHA.114.014494',
      minutes: 30,
    },
  ],
};
