import type { ModuleContent } from '#domain/learning/modules';
import { aclsCases } from './acls.cases.ts';
import { aclsQuestions } from './acls.questions.ts';

export const aclsModule: ModuleContent = {
  slug: 'acls',
  title: 'Advanced cardiac life support: the arrest and the hour after',
  description:
    'Running an adult cardiac arrest well: protected compressions, timely shocks, drugs in their place, a real search for causes, careful post-ROSC care, and sound decisions about stopping.',
  category: 'Clinical Practice',
  hours: 3,
  version: '2026.3',
  lastReviewed: '2026-11-23',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: false,
  isInteractive: false,
  objectives: [
    'Lead an adult cardiac arrest so that compressions and defibrillation are protected from every other task.',
    'Explain where ANZCOR and UK or European guidance differ on drug timing, and apply your own service’s sequence.',
    'Use rhythm, history, scene and capnography to search for and treat reversible causes.',
    'Modify the standard sequence for refractory VF, hypothermia, drowning, pregnancy, pulmonary embolism and hyperkalaemia.',
    'Deliver the first hour of post-ROSC care, including oxygen titration and the timing of the 12-lead ECG.',
    'Make and explain defensible decisions about withholding, continuing and ceasing resuscitation.',
  ],
  sections: [
    {
      heading: 'What actually saves lives',
      blocks: [
        'Two treatments carry most of the benefit in adult cardiac arrest: good compressions and an early shock. ANZCOR Guideline 11.2 (2024) puts CPR quality and time to defibrillation ahead of everything else and asks that interruptions be minimised during any advanced intervention. Every other skill in this module is worth doing only if it can be done without harming those two.',
        'Most survivors were helped before you arrived. Ask what the bystanders did and when, keep a competent one compressing while you set up, and thank them. Then fix the workspace. A patient wedged beside a toilet will get poor compressions for half an hour; twenty seconds spent dragging him to the hall, with the pads going on as you arrive, is the best trade you will make all day.',
        {
          list: [
            'Hands on the lower half of the sternum, at least 5 cm deep in an adult, 100 to 120 a minute, with full recoil.',
            'Change the compressor every two minutes, and earlier if depth is fading: fatigue is felt later than it shows.',
            'Aim for pauses so short that you can count them aloud. Charge during compressions, with the next compressor’s hands hovering.',
            'Use feedback devices and a metronome, and review the download afterwards.',
          ],
        },
      ],
    },
    {
      heading: 'Leading the two-minute loop',
      blocks: [
        'A resuscitation fails quietly when everyone is busy and no one is watching. Name a leader who stands back, keeps hands free and speaks to the loop: what rhythm, what we do now, what comes next, what cause we are treating. With two clinicians the leader will also hold a task, so say the plan in shorter phrases and use a checklist. Give jobs by name and expect them to be read back.',
        'Work in cycles of two minutes. At about one minute forty-five, announce the check, charge, and confirm who is swapping. Pause, read the rhythm, decide, shock or disarm, and resume at once. Do not feel for a pulse after a shock; a heart that has just been defibrillated may need minutes of compressions before it can perfuse. Check a pulse at a rhythm check only when the rhythm on the screen could support one, or when there are other signs of life. ANZCOR Guideline 11.4 (2025) recommends single shocks rather than stacked ones; energy follows your device and your service.',
      ],
    },
    {
      heading: 'The shockable arm',
      blocks: [
        'In VF or pulseless VT, ANZCOR Guidelines 11.2 (2024) and 11.5 (2025) place the first adrenaline after the second shock, repeat it every second loop, and place amiodarone directly after the third shock. Resuscitation Council UK (2025) waits until after the third shock for adrenaline. Both are reasoned positions on thin evidence. The hazard is a team following two at once, so use the sequence in your service’s own guideline and say which one aloud. Doses are in that guideline and are left out here on purpose.',
        'Refractory VF means VF or pulseless VT that persists after three or more shocks. First make sure that the shocks are good: pads fully stuck to dry skin, the lateral pad truly in the mid-axillary line rather than under the breast or drifting to the front, and the pause short. Then consider a different vector. The DOSE VF trial (2022), run in Canadian ambulance services, found better survival to discharge with double sequential external defibrillation, and with a change to anterior–posterior pads, than with continued standard shocks; it stopped early and remains one trial. ILCOR’s 2023 treatment recommendations allow either strategy to be considered after three failed shocks, as a weak recommendation. Whether you may use them is a matter for your service.',
        'Refractory VF is also a transport question. A coronary occlusion will not be opened on the lounge-room floor. If your system offers extracorporeal CPR or angiography with CPR under way, candidates need to be recognised early, because eligibility depends on the time to cannulation. Mechanical compression makes a moving ambulance safer but does not improve survival when it replaces good manual CPR on scene.',
      ],
    },
    {
      heading: 'The non-shockable arm: ask why',
      blocks: [
        'In asystole and PEA, adrenaline is given as soon as it is feasible and then every second loop (ANZCOR 11.5, 2025). Beyond that the algorithm only buys time for the real treatment, which is the cause. Go round the four Hs and four Ts aloud, using the scene as well as the patient: the dialysis fistula, the empty blister packs, the swollen calf, the epigastric scar, the cold house.',
        {
          list: [
            'Hypoxia: drowning, hanging, choking, asthma, opioids. Ventilation is the specific treatment and should come early.',
            'Hypovolaemia: bleeding you can see and bleeding you cannot.',
            'Hyperkalaemia and other metabolic causes: missed dialysis, crush, broad bizarre complexes. Treat or consult on suspicion; no laboratory result will come in time.',
            'Hypothermia and hyperthermia: measure, do not guess.',
            'Tension pneumothorax: suspect it in trauma, asthma, and after positive-pressure ventilation begins.',
            'Tamponade: penetrating injury, recent cardiac surgery, cancer.',
            'Toxins: collect the packets, call for advice, expect a long resuscitation.',
            'Thrombosis: coronary or pulmonary. Fibrinolysis is considered when pulmonary embolism is the suspected cause, and once given commits the team to 60 to 90 minutes of CPR (ANZCOR 11.10, 2026; Resuscitation Council UK, 2025).',
          ],
        },
      ],
    },
    {
      heading: 'Airway, ventilation and capnography',
      blocks: [
        'Choose the least complicated airway that works. Two-person bag-valve-mask with an adjunct, then a supraglottic airway, is enough for most arrests; tracheal intubation is for clinicians who do it often, without a pause in compressions beyond a few seconds. A bag squeezed hard and fast raises pressure in the chest and takes blood flow away from the heart. With an advanced airway in place, ventilate 6 to 10 times a minute without stopping compressions, and stop each breath when the chest starts to rise.',
        'Waveform capnography confirms and keeps confirming that the airway is where you think it is, comments on compression quality, and may announce ROSC with a sudden, sustained rise. It does not make decisions alone: ANZCOR Guideline 11.6 (2025) advises against using a single end-tidal carbon dioxide cut-off to predict death or to stop. If the trace disappears, assume that the tube or the circuit has failed before you blame the patient.',
      ],
    },
    {
      heading: 'Access and drugs in their place',
      blocks: [
        'ANZCOR 11.5 (2025) prefers intravenous access, with intraosseous access reasonable if two attempts fail. Drugs follow compressions and shocks, never the reverse. Flush them well, and name the loop in which they were given. Calcium, bicarbonate and magnesium are not routine: they treat particular causes, such as hyperkalaemia, sodium-channel blocker poisoning or torsades de pointes.',
      ],
    },
    {
      heading: 'When the standard sequence changes',
      blocks: [
        {
          list: [
            'Severe hypothermia: below 30 °C withhold adrenaline; if VF persists after three shocks, delay further shocks until above 30 °C; between 30 °C and about 35 °C lengthen the interval between adrenaline doses (ANZCOR 11.10, 2026; Resuscitation Council UK, 2025). Think early about extracorporeal rewarming.',
            'Drowning: this is a hypoxic arrest. Begin with ventilations and do not use compression-only CPR.',
            'Pregnancy past about 20 weeks: displace the uterus to the left by hand, keep the chest flat for compressions, and plan at once for delivery at the place of arrest by a team that can do it.',
            'Asthma: slow rate, small breaths, long expiration. If the chest will not deflate, disconnect and let it empty, then look for pneumothorax.',
            'Trauma: haemorrhage control, oxygenation, chest decompression and volume come before or alongside compressions. See the advanced trauma module.',
          ],
        },
      ],
    },
    {
      heading: 'The hour after ROSC',
      blocks: [
        'ROSC is a diagnosis that can be withdrawn. Leave the pads on, re-check the airway, and expect hypotension and re-arrest in the first ten minutes, especially while moving. Finish a short stability checklist before you lift.',
        'Oxygen: give a high concentration until saturation can be read reliably, then titrate to 94 to 98% (ANZCOR 11.7, 2024; ANZCOR 11.6.1, 2026). Reliability is the point. In the EXACT trial (2022), carried out by Victorian and South Australian services, an early target of 90 to 94% gave more hypoxic episodes and lower survival to discharge than 98 to 100%; the trial stopped early, but cold fingers and a poor trace are no basis for turning oxygen down. Ventilate to a normal carbon dioxide. Support blood pressure to the goal in your guideline, since hypotension injures a brain that has just been injured. Check glucose. Prevent fever and do not infuse large volumes of cold fluid on the road (ANZCOR 11.8, 2024).',
        'Record a 12-lead ECG early, then repeat it. Baldi and colleagues (2021) found that ST elevation recorded within about seven minutes of ROSC was more often falsely positive than later tracings, so use a recording from eight minutes or more when nothing else settles the matter, and transmit both. Persistent ST elevation should send the patient towards a centre that can do angiography, by your local pathway.',
      ],
    },
    {
      heading: 'Starting, stopping and the people in the room',
      blocks: [
        'Look for an advance care directive or resuscitation plan early, without stopping treatment while you look. Termination rules that have been prospectively validated help with consistency, and they work only for the patients they were built for. Exclude from routine stopping the hypothermic, the drowned in cold water, the poisoned, the pregnant and those given fibrinolysis, and seek advice. Time alone is a poor reason to stop and an equally poor reason to go on.',
        'Give the family someone to stand with and plain words: ‘His heart has stopped. We are doing everything that may help. I will tell you when that changes.’ When it ends, use the word died. Afterwards debrief the facts within the hour if you can, and notice who has gone quiet.',
        'The linked first-aid video, made for the public in the UK, shows roughly what a trained bystander may have been doing before you arrived; Australian first-aid advice follows ANZCOR Guideline 8. This module supports your service’s current guideline and does not replace it.',
      ],
    },
  ],
  keyPoints: [
    'Compressions and early shocks carry the benefit; every other task must fit around them.',
    'Make space, name a leader, pre-charge, swap every two minutes, and resume without a post-shock pulse check.',
    'ANZCOR gives first adrenaline after the second shock in VF; UK guidance waits for the third. Follow your own service’s sequence.',
    'In refractory VF, check the pads, then consider vector change or double sequential defibrillation if authorised, and an early destination decision.',
    'In PEA and asystole, say the likely cause aloud and treat it.',
    'Ventilate 6 to 10 times a minute with an advanced airway. Capnography informs decisions; it does not make them alone.',
    'After ROSC: oxygen until a reliable reading, then 94 to 98%; normal carbon dioxide; avoid hypotension; repeat the ECG at eight minutes or later.',
    'Know who should not be stopped by a routine rule: hypothermia, cold-water drowning, poisoning, pregnancy, fibrinolysis.',
  ],
  quizLength: 10,
  questions: aclsQuestions,
  references: [
    {
      title: 'Clinical Practice Manual: Cardiac arrest (each guideline has its own date)',
      publisher: 'Queensland Ambulance Service',
      year: 2024,
      url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    },
    {
      title: 'Guideline 11.2 – Protocols for Adult Advanced Life Support',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2024,
      url: 'https://anzcor.org/home/adult-advanced-life-support/guideline-11-2-protocols-for-adult-advanced-life-support',
    },
    {
      title: 'Guideline 11.4 – Electrical Therapy for Adult Advanced Life Support',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2025,
      url: 'https://www.anzcor.org/home/adult-advanced-life-support/guideline-11-4-electrical-therapy-for-adult-advanced-life-support/',
    },
    {
      title: 'Guideline 11.5 – Medications in Adult Cardiac Arrest',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2025,
    },
    {
      title: 'Guideline 11.6 – Equipment and Techniques in Adult Advanced Life Support',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2025,
    },
    {
      title: 'Guideline 11.6.1 – Targeted Oxygen Therapy in Adult Advanced Life Support',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2026,
    },
    {
      title: 'Guideline 11.7 – Post-resuscitation Therapy in Adult Advanced Life Support',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2024,
      url: 'https://anzcor.org/home/adult-advanced-life-support/guideline-11-7-post-resuscitation-therapy-in-adult-advanced-life-support',
    },
    {
      title: 'Guideline 11.8 – Temperature Control after Cardiac Arrest',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2024,
    },
    {
      title: 'Guideline 11.10 – Resuscitation in Special Circumstances',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2026,
    },
    {
      title: 'Resuscitation Guidelines 2025: Adult advanced life support; Special circumstances',
      publisher: 'Resuscitation Council UK',
      year: 2025,
      url: 'https://www.resus.org.uk/professional-library/2025-resuscitation-guidelines',
    },
    {
      title:
        '2023 International Consensus on Cardiopulmonary Resuscitation and Emergency Cardiovascular Care Science With Treatment Recommendations',
      publisher: 'International Liaison Committee on Resuscitation (ILCOR)',
      year: 2023,
    },
    {
      title:
        'Defibrillation Strategies for Refractory Ventricular Fibrillation (DOSE VF; Cheskes et al.)',
      publisher: 'New England Journal of Medicine',
      year: 2022,
      url: 'https://doi.org/10.1056/NEJMoa2207304',
    },
    {
      title:
        'Effect of Lower vs Higher Oxygen Saturation Targets on Survival to Hospital Discharge Among Patients Resuscitated After Out-of-Hospital Cardiac Arrest: The EXACT Randomized Clinical Trial (Bernard et al.)',
      publisher: 'JAMA',
      year: 2022,
      url: 'https://doi.org/10.1001/jama.2022.17701',
    },
    {
      title:
        'Association of Timing of Electrocardiogram Acquisition After Return of Spontaneous Circulation With Coronary Angiography Findings in Patients With Out-of-Hospital Cardiac Arrest (Baldi et al.)',
      publisher: 'JAMA Network Open',
      year: 2021,
    },
    {
      title: 'Powers of Attorney Act 1998 (Qld), section 36',
      publisher: 'State of Queensland',
      year: 1998,
    },
  ],
  video: {
    title: 'How to do CPR on an adult (public first-aid video: what bystanders are taught)',
    provider: 'St John Ambulance (UK)',
    url: 'https://www.youtube.com/watch?v=BQNNOh8c8ks',
  },
  caseStudies: aclsCases,
  figures: [
    {
      key: 'arrest-drug-timing',
      title: 'When the drugs go in',
      section: 'The shockable arm',
      words: [
        'In VF or pulseless VT, shocks are two minutes apart. ANZCOR places the first adrenaline after the second shock and amiodarone directly after the third. Adrenaline is repeated every second loop, so next after the fourth shock.',
        'In asystole or PEA, adrenaline is given as soon as it is feasible, and then every second loop.',
        'Resuscitation Council UK gives the first adrenaline after the third shock. Follow your service’s sequence.',
      ],
    },
  ],
  furtherReading: [
    {
      title: 'A Randomized Trial of Epinephrine in Out-of-Hospital Cardiac Arrest (PARAMEDIC2)',
      publisher: 'New England Journal of Medicine',
      year: 2018,
      url: 'https://doi.org/10.1056/NEJMoa1806842',
      minutes: 30,
    },
    {
      title:
        'Effect of a Strategy of a Supraglottic Airway Device vs Tracheal Intubation During Out-of-Hospital Cardiac Arrest on Functional Outcome: The AIRWAYS-2 Randomized Clinical Trial',
      publisher: 'JAMA',
      year: 2018,
      url: 'https://doi.org/10.1001/jama.2018.11597',
      minutes: 30,
    },
    {
      title:
        'Dual Sequential Defibrillation vs standard therapy for patients with refractory ventricular fibrillation',
      publisher: 'BestBETs',
      year: 2026,
      url: 'https://www.bestbets.org/bets/dual-sequential-defibrillation-vs-standard-therapy-for-patients-with-refractory-ventricular-fibrillation',
      minutes: 15,
    },
  ],
};
