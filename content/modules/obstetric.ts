import type { ModuleContent } from '#domain/learning/modules';
import { obstetricCases } from './obstetric.cases.ts';
import { obstetricQuestions } from './obstetric.questions.ts';

export const obstetricModule: ModuleContent = {
  slug: 'obstetric',
  title: 'Obstetric emergencies: the first ten minutes',
  description:
    'Recognise and manage bleeding, eclampsia, shoulder dystocia, cord prolapse, breech birth, maternal arrest and the baby who does not breathe, in a small team a long way from a birth suite.',
  category: 'Clinical Practice',
  hours: 2,
  version: '2026.4',
  lastReviewed: '2026-11-27',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: false,
  isInteractive: false,
  objectives: [
    'Decide whether to stay for the birth or move, using gestation, progress of labour, risk and distance.',
    'Recognise severe hypertension, eclampsia and concealed or evolving haemorrhage before collapse.',
    'Manage shoulder dystocia, cord prolapse and breech birth in an order that a two-person crew can carry out.',
    'Start a postpartum haemorrhage bundle early, and run its parts at the same time rather than one by one.',
    'Adapt resuscitation to the pregnant woman and make effective ventilation the priority for the newborn.',
  ],
  sections: [
    {
      heading: 'Two patients, one plan',
      blocks: [
        'Most births that surprise a crew go well. The few that do not go wrong quickly, usually in a bedroom or a parked vehicle, with two clinicians and two patients. What helps is deciding early, asking for help before you need it, and giving each person a job. Ask for a second crew and a clinician with obstetric or neonatal skills as soon as birth looks close, and use your service’s obstetric advice line: it is easier to stand people down than to wait for them.',
        'Three questions shape the plan. How many weeks, and how many babies? Is birth imminent? What has been flagged, such as placenta praevia, a previous caesarean, hypertension, diabetes, a breech presentation or a previous haemorrhage? The hand-held or digital antenatal record often answers all three faster than a history taken between contractions.',
        'Signs that birth is close include contractions a couple of minutes apart, an urge to push or open the bowels, bulging of the perineum and a visible presenting part. If you see them, prepare where you are: warmth, light, space around the bed, two sets of equipment, and a named person for the baby. If you do not, the risk that was flagged and the distance to a suitable maternity service usually decide it.',
        'Pregnancy changes the numbers. Blood volume is increased and a healthy woman compensates well, so a rising heart rate, a rising respiratory rate, pallor or agitation come long before a fall in blood pressure. From about 20 weeks, lying flat lets the uterus compress the great vessels: use a left lateral position, or push the uterus to the left by hand if she must be supine. Emergencies do not suspend consent or dignity. Say what you are about to do and why, keep her covered, use an interpreter when one is needed, and let the support person stay close.',
      ],
    },
    {
      heading: 'Bleeding before birth',
      blocks: [
        'In early pregnancy, treat abdominal pain, collapse or shoulder-tip pain in anyone who could be pregnant as a ruptured ectopic until it is shown not to be. Vaginal bleeding may be slight or absent, and the first normal blood pressure is no comfort.',
        'In later pregnancy, think of placental abruption and placenta praevia. Praevia is classically painless and visible. Abruption is classically painful, with a tense, tender uterus, and much of the blood may be concealed behind the placenta, so the shock is out of proportion to what you can see. A previous caesarean with sudden pain, an altered abdominal shape or contractions that stop raises the possibility of uterine rupture.',
        {
          list: [
            'Do not perform a digital vaginal examination: it can provoke catastrophic bleeding if the placenta is low.',
            'Position off the vena cava, give oxygen if it is indicated, gain access early, and resuscitate to your service’s haemorrhage guideline.',
            'Ask about fetal movements, but do not let the answer delay care of the mother: her circulation is the baby’s circulation.',
            'Pre-notify a hospital that can operate and transfuse, and say “antepartum haemorrhage” in the first sentence.',
          ],
        },
      ],
    },
    {
      heading: 'Hypertension and the woman who seizes',
      blocks: [
        'The SOMANZ Hypertension in Pregnancy Guideline (2023) defines hypertension in pregnancy from 140 mmHg systolic or 90 mmHg diastolic, and treats 160 systolic or 110 diastolic and above as severe and in need of urgent treatment. Take the pressure seated or in lateral tilt, with the right size of cuff, and repeat it. Pre-eclampsia is hypertension that arises after 20 weeks together with evidence that an organ or the placenta is involved. Headache, visual disturbance, epigastric or right upper quadrant pain, breathlessness and brisk reflexes with clonus are the symptoms and signs that should change your driving, your destination and your pre-notification.',
        'A first seizure in the second half of pregnancy, or in the weeks after birth, is eclampsia until proven otherwise. It can occur with a pressure that is only modestly raised, and it can occur at home a week after discharge, so ask every woman of child-bearing age who seizes, or whoever is with her, about a recent birth. Protect the airway, place her in left lateral, give oxygen, and check the glucose so that you do not miss the simple alternative.',
        'Magnesium sulfate is the recommended anticonvulsant both to treat eclampsia and to prevent it in severe pre-eclampsia. Whether you carry it, who may give it, and how, differ between services: follow your service’s own guideline, and if a benzodiazepine is all that you have, follow the guideline for that too. After magnesium watch the respiratory rate, conscious state and patellar reflexes. Be careful with fluid: in severe pre-eclampsia the vessels leak, and a well-meant litre can become pulmonary oedema.',
      ],
    },
    {
      heading: 'Shoulder dystocia',
      blocks: [
        'The head is born and then retracts against the perineum, and the shoulders do not follow with the next contraction and the usual gentle axial guidance. The RCOG Green-top Guideline No. 42 (2012) reports an incidence of roughly 0.6 to 0.7 per cent of births, postpartum haemorrhage in about 11 per cent of the mothers, and brachial plexus injury in between 2.3 and 16 per cent of the babies. It is largely unpredictable, so the plan has to be ready for every birth.',
        'Say it aloud, note the time that the head was born, and ask someone to call out the minutes. Then work through simple manoeuvres in order, giving each a fair try of around half a minute and moving on.',
        {
          list: [
            'McRoberts: flat on her back, pillows out, buttocks to the edge of the bed, both thighs flexed hard towards the abdomen. This one step resolves many cases.',
            'Suprapubic pressure, with McRoberts maintained: the heel of the hand above the symphysis, from the side of the baby’s back, pushing down and towards the baby’s face; continuous at first, then rocking.',
            'Roll to all fours, if she can move: useful early for a small crew and an alert, mobile woman.',
            'Internal manoeuvres, such as delivering the posterior arm or rotating the shoulders, only if you are trained and authorised to do them.',
          ],
        },
        'Three things not to do: do not pull harder or bend the neck downwards, which injures the brachial plexus; do not press on the uterine fundus, which drives the shoulder further into the pubis; and do not let her go on pushing against the obstruction while you set up. Guidance on the head stays gentle and in line with the spine. Expect a baby who needs ventilation and a mother who bleeds, and prepare for both while the manoeuvres are under way.',
      ],
    },
    {
      heading: 'Cord prolapse and breech birth',
      blocks: [
        'When the membranes rupture with a high or badly fitting presenting part, look. If the cord is visible, the task is to lift the presenting part off it. The RCOG Green-top Guideline No. 50 (2014) advises elevating the presenting part by hand, or by filling the bladder where that is available, and handling the cord as little as possible, since handling and cold cause spasm. Keep it moist and warm, and do not try to replace it in the uterus. Knee-to-chest is effective on a floor but is not safe in a moving ambulance; for transport use an exaggerated left lateral position with the pelvis raised on a pillow or wedge. Tell the hospital early, because the theatre has to be ready when you arrive. If birth is clearly imminent, assist the birth and prepare to resuscitate.',
        'In a breech birth that is progressing, restraint is a skill. Position her so that the baby can hang, encourage her to push with contractions, and keep your hands off while the baby descends with its back turning towards the mother’s front (uppermost, if she is semi-recumbent). Traction extends the arms and the head, and turns a breech birth that was working into one that is not. Intervene only for delay: sweep down legs or arms that do not come, hold the baby over the bony pelvis and never the abdomen, let the body hang until the nape of the neck is visible, and then deliver the head in flexion with the manoeuvre that your service teaches. The PROMPT course manual (RANZCOG, Australian and New Zealand edition, 2020) describes these step by step, and they need practice on a mannequin, not a first attempt from memory.',
      ],
    },
    {
      heading: 'Postpartum haemorrhage: act on the trend',
      blocks: [
        'We underestimate blood loss, especially on carpet, in bedding and in the dark. The WHO consolidated guidelines on postpartum haemorrhage (2025) therefore brought the trigger forward: after vaginal birth, act at a measured loss of 300 mL if a vital sign is abnormal, or at 500 mL regardless, whichever comes first. RANZCOG’s statement (2021) keeps the familiar 500 mL definition. Whichever your service uses, weigh or collect what you can, count soaked pads, and believe the heart rate.',
        'WHO also recommends that the first response is given as a bundle: uterine massage, an oxytocic, tranexamic acid, intravenous fluid, and examination of the genital tract, with escalation if bleeding continues. The point of a bundle is that the parts start together and nobody waits to see if massage worked before opening the drug kit. The underlying causes are the four Ts.',
        {
          list: [
            'Tone, by far the commonest: rub up a contraction until the fundus is firm, expel clots, help her to empty her bladder, and put the baby to the breast if mother and baby are well enough.',
            'Tissue: is the placenta out, and is it complete? Do not pull on the cord of an undelivered placenta unless you are trained in controlled cord traction. Bring everything with you.',
            'Trauma: if the uterus is firm and she still bleeds, look for a tear and press on it.',
            'Thrombin: keep her warm, avoid diluting her with crystalloid, and ask early for blood.',
          ],
        },
        'Tranexamic acid works best when it is given as soon as possible, and WHO limits its use to within three hours of birth. Choice of oxytocic, route and dose differ between services, and ergometrine is unsuitable in hypertension: follow your service’s own guideline. Queensland’s guideline for hospitals, last read here as amended in July 2021, was due for review in December 2023: use the current one. If she is bleeding despite all this, bimanual compression or, in extremis, aortic compression buys time during transport. A mass at the introitus with shock suggests uterine inversion: do not pull on the placenta, call for senior help and follow your guideline.',
      ],
    },
    {
      heading: 'Collapse, arrest and the baby who does not breathe',
      blocks: [
        'Maternal cardiac arrest uses the same compressions, defibrillation energies and drugs as any adult arrest, with additions. If the fundus is at or above the umbilicus, one rescuer displaces the uterus to the left by hand, with the woman flat so that compressions stay effective. Place access above the diaphragm, secure the airway early with the most experienced operator, and look for haemorrhage, embolism, sepsis, magnesium toxicity and high spinal block among the reversible causes. Resuscitation Council UK’s special circumstances guideline (2025) advises preparing for resuscitative hysterotomy from the start and aiming for delivery within about five minutes if there is no return of circulation. It is done for the mother as much as for the baby. Few paramedics perform it, so your part is to ask for a team that can at once, to avoid delay at the scene when nobody can come, and to give the hospital enough warning to be gowned at the door.',
        'For the newborn, ANZCOR’s neonatal guidelines (13.1 to 13.10, 2021) come down to three observations and one intervention. Look at tone, breathing and heart rate while you dry, warm and stimulate. If the baby is not breathing effectively, or the heart rate is below 100, start positive pressure ventilation within the first minute, beginning in air for a term baby, and watch the heart rate: a rising heart rate is the best sign that ventilation is working. If it is not rising, fix the mask seal, head position and pressure before anything else. Compressions, three to each ventilation, are for a heart rate that stays below 60 despite effective ventilation. Keep the baby at 36.5 to 37.5 degrees: skin to skin with a hat and cover if well, and a plastic bag or wrap straight after birth if very preterm. A vigorous baby can have the cord left intact for at least the first minute; a baby who needs help should not wait for it.',
      ],
    },
    {
      heading: 'Handover, records and afterwards',
      blocks: [
        'The times matter later, so allocate a scribe or use the monitor’s event button: membranes ruptured, head born, body born, cord clamped, placenta delivered, first breath, start of bleeding, each drug. For a shoulder dystocia record which manoeuvres were used and in what order, and which shoulder was anterior. Hand over mother and baby separately, each with an identity band, and preferably to one hospital.',
        'Afterwards, speak with the family honestly about what happened and what you do not know. Debrief with your crew, notice if it stays with you, and use your service’s peer support. When you write a CPD reflection on such a case, leave out names, dates, addresses and anything else that would let a reader recognise the family: in obstetrics a rare event in a small town identifies people by itself.',
      ],
    },
  ],
  keyPoints: [
    'Decide early, ask for a second crew early, and name one person for each patient.',
    'Tachycardia, pallor and agitation come before hypotension; much of an abruption is concealed.',
    'A first seizure in late pregnancy or in the weeks after birth is eclampsia until proven otherwise.',
    'Shoulder dystocia: McRoberts, suprapubic pressure, all fours. Never fundal pressure and never a harder pull.',
    'Cord prolapse: lift the presenting part, leave the cord alone, and transport in exaggerated left lateral.',
    'Breech: hands off while it progresses; traction causes the complication you fear.',
    'Postpartum haemorrhage: act on 300 mL with an abnormal vital sign, start the whole bundle together.',
    'The newborn’s heart rate follows ventilation; correct the ventilation before adding compressions.',
  ],
  quizLength: 5,
  questions: obstetricQuestions,
  references: [
    {
      title: 'Clinical Practice Manual (each guideline has its own date)',
      publisher: 'Queensland Ambulance Service',
      year: 2024,
      url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    },
    {
      title:
        'Consolidated guidelines for the prevention, diagnosis and treatment of postpartum haemorrhage',
      publisher: 'World Health Organization',
      year: 2025,
    },
    {
      title: 'Management of Postpartum Haemorrhage (PPH), C-Obs 43',
      publisher: 'Royal Australian and New Zealand College of Obstetricians and Gynaecologists',
      year: 2021,
    },
    {
      title: 'SOMANZ Hypertension in Pregnancy Guideline 2023',
      publisher: 'Society of Obstetric Medicine of Australia and New Zealand',
      year: 2023,
      url: 'https://www.somanz.org/hypertension-in-pregnancy-guideline-2023/',
    },
    {
      title: 'Shoulder Dystocia, Green-top Guideline No. 42 (2nd edition)',
      publisher: 'Royal College of Obstetricians and Gynaecologists',
      year: 2012,
    },
    {
      title: 'Umbilical Cord Prolapse, Green-top Guideline No. 50 (2nd edition)',
      publisher: 'Royal College of Obstetricians and Gynaecologists',
      year: 2014,
    },
    {
      title:
        'PROMPT: Practical Obstetric Multi-Professional Training course manual, Australian and New Zealand edition',
      publisher:
        'Royal Australian and New Zealand College of Obstetricians and Gynaecologists / Cambridge University Press',
      year: 2020,
    },
    {
      title: 'Resuscitation Guidelines 2025: Special circumstances',
      publisher: 'Resuscitation Council UK',
      year: 2025,
      url: 'https://www.resus.org.uk/professional-library/2025-resuscitation-guidelines',
    },
    {
      title: 'ANZCOR Guidelines 13.1 to 13.10, Neonatal Resuscitation',
      publisher: 'Australian and New Zealand Committee on Resuscitation',
      year: 2021,
      url: 'https://anzcor.org/home/neonatal-resuscitation/guideline-13-2-planning-for-newborn-resuscitation-and-identification-of-the-newborn-at-risk/',
    },
  ],
  video: null,
  caseStudies: obstetricCases,
  figures: [
    {
      key: 'haemorrhage-trigger',
      title: 'When to act on bleeding after birth',
      section: 'Postpartum haemorrhage: act on the trend',
      words: [
        'After a vaginal birth, act at a measured loss of 300 mL if a vital sign is abnormal, and at 500 mL regardless (WHO, 2025).',
        'Start the whole bundle at the same time: uterine massage, an oxytocic by your service’s guideline, tranexamic acid within three hours of birth, intravenous fluid, and examination of the genital tract.',
        'Escalate if bleeding continues.',
        'RANZCOG (2021) keeps 500 mL: follow your service’s trigger.',
      ],
    },
  ],
  furtherReading: [
    {
      title:
        'Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN)',
      publisher: 'The Lancet',
      year: 2017,
      url: 'https://doi.org/10.1016/S0140-6736(17)30638-4',
      minutes: 30,
    },
    {
      title:
        'Primary postpartum haemorrhage (Queensland Clinical Guideline MN18.1, amended July 2021; its review was due in December 2023, so look for a newer version)',
      publisher: 'Queensland Health',
      year: 2021,
      url: 'https://www.health.qld.gov.au/__data/assets/pdf_file/0015/140136/g-pph.pdf',
      minutes: 45,
    },
    {
      title: 'St Emlyn’s podcast: February 2025 (with resuscitative hysterotomy)',
      publisher: 'St Emlyn’s',
      year: 2025,
      url: 'https://www.stemlynsblog.org/podcast-february-2025',
      minutes: 26,
    },
  ],
};
