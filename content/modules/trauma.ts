import type { ModuleContent } from '#domain/learning/modules';
import { traumaCases } from './trauma.cases.ts';
import { traumaQuestions } from './trauma.questions.ts';

export const traumaModule: ModuleContent = {
  slug: 'trauma',
  title: 'Advanced trauma: bleeding, breathing, brain and the clock',
  description:
    'Prioritising the severely injured patient: haemorrhage control, chest injury, shock with and without brain injury, the injured older adult, traumatic arrest, destination and handover.',
  category: 'Clinical Practice',
  hours: 3,
  version: '2026.4',
  lastReviewed: '2026-11-27',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: true,
  isInteractive: false,
  objectives: [
    'Run a primary survey in which catastrophic bleeding, airway, breathing and circulation are treated in the order that the injury demands.',
    'Choose between pressure, packing, tourniquet, pelvic binder and splint for a given source of bleeding.',
    'Decide when suspected pneumothorax needs decompression and when it needs watching.',
    'Balance restrictive resuscitation for haemorrhage against the needs of an injured brain.',
    'Recognise under-triage of older adults and adjust assessment and destination.',
    'Lead a traumatic cardiac arrest around its reversible causes, and give a structured handover.',
  ],
  sections: [
    {
      heading: 'The first minute',
      blocks: [
        'Trauma care is a series of trades between time and treatment. The injured person needs a surgeon, blood and a scanner, and you carry none of those, yet a handful of things done at the roadside decide whether they live to reach them. The skill is to tell the two groups apart: do now what will not wait, do on the way what can, and leave the rest.',
        'Start with safety, numbers and resources, and give an early sitrep. As you walk in, read the mechanism for energy and direction without letting it decide for you: a bent car may hold an uninjured driver, and a fall from a kitchen chair may kill. Then work through a primary survey with catastrophic haemorrhage first. With two clinicians the letters happen together rather than in a row; say who owns which one. Repeat the survey after every intervention and every move.',
        'A word on age: NICE NG39 and NG40 and ANZCOR 9.1.6 and 11.10.1 are cited here in their editions of 2016, the year of most of the core sources of this module. Look at nice.org.uk and anzcor.org for newer ones before you teach from them; your service’s current guideline comes first.',
      ],
    },
    {
      heading: 'Stop the bleeding',
      blocks: [
        'ANZCOR Guideline 9.1.1, as revised after the 2020 international consensus, gives control of life-threatening bleeding priority over airway and breathing and puts firm direct pressure first, both as good practice statements; for limb bleeding that pressure does not control it suggests an arterial tourniquet, a weak recommendation on very little evidence. NICE guideline NG39 (2016) says the same for ambulance practice.',
        {
          list: [
            'Limb: pressure first, unless the bleeding is plainly beyond pressure, the wound cannot be reached, or there are more casualties than hands. Put the tourniquet on bare skin if you can, tighten until bleeding stops, write the time, and tell the patient that it will hurt. If it is still bleeding, tighten or add a second above it.',
            'Junction (groin, armpit, neck base): a tourniquet will not work. Pack to the depth of the wound, with haemostatic gauze if carried, and then hold hard, unbroken pressure.',
            'Pelvis: after high-energy blunt trauma with suspected pelvic bleeding, fit a binder over the greater trochanters, on skin or thin clothing. Do not spring the pelvis and do not log-roll if another method will do. NICE NG39 (2016) lists the binder under haemorrhage control: it is treatment, not packaging.',
            'Long bone: align and splint. A reduced femur bleeds less and hurts less.',
            'Chest and abdomen: your treatment is recognition, speed and pre-notification.',
          ],
        },
        'Recheck each control whenever blood pressure rises or the patient moves. A dressing that needs a second dressing on top usually needed pressure in the right place.',
      ],
    },
    {
      heading: 'Airway and chest',
      blocks: [
        'Basic airway care well done saves more trauma patients than advanced airway care begun late. Open, suction, position, oxygenate. An awake patient with facial injury may protect their own airway best sitting up or leaning forward; respect that. NICE NG39 (2016) regards drug-assisted intubation as the definitive airway for those who cannot maintain their own, delivered by teams equipped for it. If that team is twenty minutes away and the hospital is ten, you are the airway plan.',
        'NICE NG39 (2016) reserves decompression before hospital for suspected tension pneumothorax with haemodynamic instability or severe respiratory compromise. Reduced breath sounds in a stable, self-ventilating patient call for oxygen as indicated, analgesia, preparation and repeated looking. Positive-pressure ventilation changes the odds: a simple pneumothorax can become a tension within minutes, so sudden hypotension or a stiff bag after ventilation begins should send your hands to the chest. Needles kink, clot and may be too short, so after decompression watch for recurrence and repeat or step up by your scope. Cover an open pneumothorax with a simple occlusive dressing and watch for tension beneath it.',
        'Painful ribs are not minor. Two or three fractures in an older patient who cannot cough may be the injury that kills them, days later, and analgesia begins that treatment.',
      ],
    },
    {
      heading: 'Shock, volume and clotting',
      blocks: [
        'Assume that shock after injury is bleeding until another cause is proven, and look in the five places where it hides: the chest, abdomen, pelvis, long bones, and the scene. Young adults and children hold blood pressure until late. Trend, skin, breathing rate, mental state and a narrowing pulse pressure speak earlier than the systolic number, and beta-blockers, pacemakers and athletic hearts all hide tachycardia.',
        'Clear fluid does not carry oxygen, dilutes clotting factors, cools the patient and can dislodge a clot. NICE NG39 (2016) advises a restrictive approach before hospital in active bleeding, giving volume only to keep a central pulse palpable, and crystalloid only when blood components are not available. Use blood early where your service or a retrieval team carries it. Volumes, triggers and targets belong to your service’s own guideline, and they do differ.',
        'Tranexamic acid is given for major trauma with known or suspected bleeding, as soon as possible and not beyond three hours from injury (NICE NG39, 2016). The PATCH-Trauma trial (2023), run largely by Australian and New Zealand services, tempers expectations: giving it before hospital did not increase survival with a favourable functional outcome at six months, although fewer patients had died by 28 days. It is an adjunct to stopping the bleeding. It never justifies time on scene; follow your service for indication and dose.',
        'Keep the patient warm from the first minute. Cold blood does not clot. Cut wet clothes off, insulate underneath as well as on top, close the doors and heat the ambulance until you are uncomfortable.',
      ],
    },
    {
      heading: 'Protect the injured brain and cord',
      blocks: [
        'You cannot reverse the first injury to the brain; you can prevent the second. The third edition of the prehospital guidelines for traumatic brain injury (Lulla and colleagues, 2023) turns on three things to avoid: hypoxia, hypotension and unintended hyperventilation. Oxygenate early, ventilate to a normal end-tidal carbon dioxide with capnography, reserve brief hyperventilation for signs of herniation under your guideline, and treat pain, agitation, vomiting and seizures. Raise the head of the stretcher where spinal precautions and blood pressure allow, and loosen anything tight around the neck. Record each GCS component and the pupils, before sedation if you can.',
        'Bleeding and brain injury together pull in opposite directions. NICE NG39 (2016) resolves it by asking which dominates: restrictive volume if haemorrhagic shock is the main threat, less restrictive if brain injury is. In practice, stop what bleeding you can, avoid hypotension, use blood if you have it, take senior advice, and move.',
        'For the spine, the aim is to limit movement rather than to apply a device. ANZCOR Guideline 9.1.6 (2016) moved first aid away from semi-rigid collars, and ambulance services now differ on collars, soft collars and self-extrication. An alert patient who can climb out carefully often moves the neck less than a crew that lifts them. Never let immobilisation compete with the airway, and do not force an agitated patient or a fixed, aged neck into neutral.',
      ],
    },
    {
      heading: 'The patients triage tools miss',
      blocks: [
        {
          list: [
            'Older adults: low falls cause major trauma. Usual blood pressure is higher, so a ‘normal’ systolic may be shock; medicines mask tachycardia; anticoagulants turn a bump into a bleed; atrophy delays the signs of it. NICE guideline NG40 (2016) asks that prehospital triage tools allow for older people and for those on anticoagulants. New confusion is injury until shown otherwise.',
            'Pregnancy: blood volume hides loss, and the fetus suffers first. Displace the uterus to the left from about 20 weeks, and remember that any maternal symptom after abdominal trauma matters.',
            'Children: use age-based observations, look for injury under unmarked skin, and keep them warm.',
            'People who are intoxicated or in distress: explain behaviour by hypoxia, head injury and hypovolaemia before you explain it by anything else.',
          ],
        },
      ],
    },
    {
      heading: 'Traumatic cardiac arrest',
      blocks: [
        'Traumatic arrest is not futile by definition. ANZCOR Guideline 11.10.1 (2016) recommends attempting resuscitation unless injuries are obviously incompatible with life, and gives haemorrhage control, restoring volume, opening the airway and relieving tension pneumothorax priority over conventional CPR. Resuscitation Council UK (2025) takes the same line: treat reversible causes ahead of compressions, decompress both sides of the chest, and keep scene time short. Compressions are not forbidden; they should simply not get in the way, since an empty or squeezed heart cannot be pumped.',
        'Assign the tasks by name and do them together: external bleeding and pelvis, airway and oxygen, bilateral chest decompression within scope, and volume or blood. Penetrating chest injury with recent loss of output needs a team able to open the chest within minutes, so say it on the radio first and move towards it. Ask whether a medical arrest caused the crash. When to stop differs by state. Queensland’s rule is in the Queensland Ambulance Service’s Clinical Practice Manual, which is published; the Victorian State Trauma System (2023) advises actively considering cessation when there is no response within about ten minutes of correcting reversible causes. Use your own service’s rule and clinical support.',
      ],
    },
    {
      heading: 'Destination, time and handover',
      blocks: [
        'Triage to the right hospital is a treatment, and each state writes its own rule. In Queensland, Queensland Health’s referral pathways for adult major trauma (2023) run from the scene to definitive care and define major trauma by an Injury Severity Score over 12; the score is seldom known on scene, so mechanism, injuries and physiology decide; follow the Clinical Practice Manual. In Victoria the general aim is a scene time of twenty minutes or less for a patient who is not trapped (Ambulance Victoria, 2022), and direct transport to a major trauma service when it is within 45 minutes’ travel (Victorian State Trauma System, 2023). Distance may make the nearest hospital with retrieval support the right answer. Call for aeromedical or critical care help on suspicion, early, and stand it down if you were wrong.',
        'Pre-notify in a few sentences that let the team prepare. At handover ask for silence, give it once, and stay for questions. Many Australian services use IMIST-AMBO (Iedema and colleagues, 2012): identification, mechanism, injuries, signs with trend, treatment and response, then allergies, medicines, background and other matters. Say the tourniquet time, the lowest blood pressure, the first and last GCS, and what worries you.',
        'Give analgesia early, by your guideline; it is humane and it makes assessment easier. Afterwards, ask for outcome feedback through your service’s approved channel. If you write a reflection, describe decisions, not the person: leave out names, dates, locations and registration numbers.',
      ],
    },
  ],
  keyPoints: [
    'Catastrophic bleeding first, then work in parallel: say who owns which letter.',
    'Match the control to the source: pressure, packing for junctions, tourniquet for limbs, binder for the pelvis, splint for the femur.',
    'Decompress for suspected tension with instability or severe respiratory compromise, and expect tension after positive pressure.',
    'Restrict clear fluid in bleeding, prefer blood, and stay warm. Tranexamic acid is an adjunct and never a reason to stay.',
    'For the injured brain avoid hypoxia, hypotension and unintended hyperventilation.',
    'In older adults a low fall, a normal blood pressure and new confusion may be major trauma.',
    'In traumatic arrest the reversible causes come before or alongside compressions.',
    'Right hospital, short scene time, one structured handover given once.',
  ],
  quizLength: 5,
  questions: traumaQuestions,
  references: [
    {
      title: 'Major trauma: assessment and initial management (NG39)',
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/ng39/chapter/Recommendations',
    },
    {
      title: 'Major trauma: service delivery (NG40)',
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/ng40',
    },
    {
      title:
        'Guideline 9.1.1 – First Aid for Management of Bleeding (the text that replaced July 2017 and cites CoSTR 2020; check its date at anzcor.org)',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2020,
    },
    {
      title:
        '2020 International Consensus on First Aid Science With Treatment Recommendations (CoSTR; Singletary et al.)',
      publisher: 'Circulation',
      year: 2020,
      url: 'https://doi.org/10.1161/CIR.0000000000000897',
    },
    {
      title: 'Guideline 9.1.6 – Management of Suspected Spinal Injury',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2016,
    },
    {
      title: 'Guideline 11.10.1 – Management of Cardiac Arrest due to Trauma',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2016,
      url: 'https://anzcor.org/home/adult-advanced-life-support/guideline-11-10-1-management-of-cardiac-arrest-due-to-trauma',
    },
    {
      title: 'Resuscitation Guidelines 2025: Special circumstances (traumatic cardiac arrest)',
      publisher: 'Resuscitation Council UK',
      year: 2025,
      url: 'https://www.resus.org.uk/professional-library/2025-resuscitation-guidelines',
    },
    {
      title:
        'Prehospital Guidelines for the Management of Traumatic Brain Injury, 3rd edition (Lulla et al.)',
      publisher: 'Prehospital Emergency Care',
      year: 2023,
    },
    {
      title: 'Prehospital Tranexamic Acid for Severe Trauma (PATCH-Trauma)',
      publisher: 'New England Journal of Medicine',
      year: 2023,
    },
    {
      title: 'Major Trauma Guidelines: Pre-hospital triage; Traumatic cardiac arrest',
      publisher: 'Victorian State Trauma System',
      year: 2023,
      url: 'https://trauma.reach.vic.gov.au/guidelines/pre-hospital-triage/key-messages',
    },
    {
      title: 'Referral pathways: Major trauma (adult), QH-GDL-971',
      publisher: 'Queensland Health',
      year: 2023,
      url: 'https://www.health.qld.gov.au/system-governance/policies-standards/guidelines/referral-pathways-major-trauma-adult',
    },
    {
      title: 'Clinical Practice Manual (each guideline has its own date)',
      publisher: 'Queensland Ambulance Service',
      year: 2024,
      url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    },
    {
      title: 'Clinical Practice Guidelines for Ambulance and MICA Paramedics',
      publisher: 'Ambulance Victoria',
      year: 2022,
    },
    {
      title:
        'Design and trial of a new ambulance-to-emergency department handover protocol: ‘IMIST-AMBO’ (Iedema et al.)',
      publisher: 'BMJ Quality & Safety',
      year: 2012,
    },
  ],
  video: null,
  caseStudies: traumaCases,
  figures: [
    {
      key: 'bleeding-controls',
      title: 'A control for each source of bleeding',
      section: 'Stop the bleeding',
      words: [
        'Neck base, armpit and groin: pack to the depth of the wound and hold hard.',
        'Limb: pressure; if that does not hold, a tourniquet.',
        'Pelvis: a binder over the greater trochanters.',
        'Long bone: align and splint.',
        'Chest and abdomen: recognise it, move, pre-notify.',
        'Every time the patient moves or the pressure rises, look again.',
      ],
    },
  ],
  furtherReading: [
    {
      title: 'Major trauma patients are not who you might think they are: a linked data study',
      publisher: 'Australasian Journal of Paramedicine',
      year: 2019,
      url: 'https://ajp.paramedics.org/index.php/ajp/article/view/704',
      minutes: 20,
    },
    {
      title:
        'Older age is associated with a reduced likelihood of ambulance transport to a trauma centre after major trauma in Perth',
      publisher: 'Emergency Medicine Australasia',
      year: 2019,
      url: 'https://doi.org/10.1111/1742-6723.13244',
      minutes: 25,
    },
    {
      title: 'Prehospital traumatic cardiac arrest: a systematic review and meta-analysis',
      publisher: 'European Journal of Trauma and Emergency Surgery',
      year: 2022,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9360068',
      minutes: 35,
    },
  ],
};
