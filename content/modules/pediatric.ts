import type { ModuleContent } from '#domain/learning/modules';
import { pediatricCases } from './pediatric.cases.ts';
import { pediatricQuestions } from './pediatric.questions.ts';

export const pediatricModule: ModuleContent = {
  slug: 'pediatric',
  title: 'Paediatric assessment: recognising the sick child early',
  description:
    'A doorway-to-handover approach to infants and children: what to see before you touch, which numbers to trust, the patterns that mislead, and when to stop assessing and move.',
  category: 'Clinical Practice',
  hours: 2,
  version: '2026.4',
  lastReviewed: '2026-11-27',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: false,
  isInteractive: true,
  objectives: [
    'Use the Paediatric Assessment Triangle to form and act on a first impression before touching the child.',
    'Carry out a primary survey adapted to the anatomy, physiology and behaviour of infants and children.',
    'Interpret observations by age, by trend and in context, and recognise compensated shock and tiring respiratory effort.',
    'Treat parental concern, young age and re-presentation as clinical findings that change disposition.',
    'Recognise indicators of possible abuse or neglect, and document and report them according to local law.',
  ],
  sections: [
    {
      heading: 'Why children mislead us',
      blocks: [
        'Most children you attend are not critically ill, which is exactly what makes the sick one easy to miss. Serious paediatric illness is uncommon in any one paramedic’s practice, it often begins looking like a minor virus, and children compensate well until they suddenly do not. Cardiac arrest in a child is more often the end of a respiratory or circulatory decline than a primary cardiac event. That is good news for anyone who arrives earlier: there is usually a stretch of time in which noticing, and acting on what you notice, changes the outcome.',
        'The differences that matter at the bedside are few. Infants have large heads and soft airways that obstruct when flexed or over-extended, prefer to breathe through the nose, and depend on a diaphragm that tires. Small airways narrow out of proportion to a little swelling. Cardiac output leans heavily on heart rate. Blood volume is small, glucose stores are short, and a large surface area sheds heat quickly. And the patient may be unable to tell you any of this.',
      ],
    },
    {
      heading: 'From the doorway: the Paediatric Assessment Triangle',
      blocks: [
        'Stop at the door for thirty seconds. The Paediatric Assessment Triangle described by Dieckmann and colleagues (2010) uses only your eyes and ears, so the child does not have to cooperate and you do not make things worse. It has three sides.',
        {
          list: [
            'Appearance: tone, interest in surroundings, consolability, gaze, and the quality of speech or cry. This side reflects the brain’s supply of oxygen, blood and glucose, and it is the most informative.',
            'Work of breathing: posture, nasal flaring, recession, tracheal tug, head bobbing, and sounds such as stridor, wheeze or grunting.',
            'Circulation to the skin: pallor, mottling or cyanosis. On darker skin look at the lips, tongue, palms, soles and nail beds, and ask the family what is normal.',
          ],
        },
        'Put the sides together. Normal appearance with increased work suggests respiratory distress; abnormal appearance with abnormal work suggests respiratory failure. Abnormal skin with normal breathing suggests shock. Abnormal appearance on its own points towards the brain, glucose, a toxin, sepsis or injury. If any side is abnormal the child is sick until shown otherwise, and your next steps are help, oxygen as indicated, and a primary survey in which problems are treated as you find them. The triangle is not a diagnosis and a normal one does not end the assessment, particularly in young infants and in children whose usual state is unfamiliar to you, such as those with disability or complex care needs.',
      ],
    },
    {
      heading: 'A primary survey shaped for children',
      blocks: [
        'Structured courses such as Advanced Paediatric Life Support (7th edition, 2023) use the familiar ABCDE order; what changes is how you do it. Keep the child on a parent’s lap for as much of it as possible. Distress raises every number you are about to measure and can turn a narrowed airway into an obstructed one.',
        {
          list: [
            'Airway: neutral position in infants, a slight ‘sniffing’ position in older children. Stridor at rest, drooling or a child who refuses to lie down means leave them in the position of comfort, keep calm, avoid looking in the throat, and prepare.',
            'Breathing: expose the chest and watch. Count the rate for a full minute in infants, whose breathing is periodic. Grunting is a sign of serious disease at any age. A chest that has become quiet, or a rate that has fallen while the child grows drowsier, is exhaustion and not recovery.',
            'Circulation: heart rate, central capillary refill on the sternum, skin temperature gradient, pulse volume and wet nappies. Hypotension is late, and bradycardia in a sick child is hypoxia until shown otherwise.',
            'Disability: AVPU or an age-adjusted Glasgow Coma Scale, pupils, posture, fontanelle, and glucose in every child with altered behaviour, seizure, poor feeding or serious illness.',
            'Exposure: look everywhere, nappy area included, for a rash that does not blanch, bruising, surgical problems or injury; then cover the child again, because small children cool fast.',
          ],
        },
        'If the child is unresponsive and not breathing normally, start resuscitation. The 2021 ANZCOR paediatric guidelines (12.1 and 12.2) play down the pulse check as the trigger for CPR and favour ventilation together with compressions, with good bag-valve-mask technique preferred to interrupting compressions for an advanced airway. The page of guideline 12.2 gave July 2024 as its next review, so look at anzcor.org for a newer text, and follow your service’s guideline.',
      ],
    },
    {
      heading: 'Numbers in context',
      blocks: [
        'Never rely on memory for age-based observations. Use the chart in your service’s guideline. Published ranges disagree because populations and methods differ; the limits on several Victorian charts come from centile curves measured in hospitalised children by Bonafide and colleagues (2013), so they describe acceptable values in unwell children rather than normal values in healthy ones. A number inside the range is not clearance, and a number outside it is a reason to look again.',
        'Trend beats threshold. A heart rate climbing steadily inside the acceptable band is more worrying than a single high reading in a screaming toddler. Repeat observations when the child is settled and after fever has been treated: tachycardia or tachypnoea that persists in a calm, cooler child needs an explanation. Record what the child was doing when you measured. A blood pressure taken with the wrong cuff is worse than none, and a normal pressure beside delayed refill, cool limbs and tachycardia is compensated shock, which is the stage at which you can still make a difference.',
      ],
    },
    {
      heading: 'Families are part of the assessment',
      blocks: [
        'Parents know their child’s baseline and you do not. Ask early, and in words that invite an answer: ‘What worries you most?’ and ‘How is this different from when they have been sick before?’ Persistent concern, a sense that this illness is different, or a second call about the same illness should raise your level of care. The Australian Sepsis Clinical Care Standard (2022) expects clinicians to take the concerns of patients, families and carers seriously when considering sepsis, and Queensland’s revised paediatric sepsis pathway (2023) supports the same habit with prompts for early senior review.',
        'Match your approach to development. Infants want warmth and a familiar face. Toddlers want control: examine the teddy first, start with the feet, leave ears and mouth to last. School-age children want honest explanations in ordinary words. Adolescents want privacy, and may tell you what matters only when a parent is out of the room. Score pain with a tool that suits the child, such as FLACC in the very young or a faces scale later, and treat it; analgesia makes assessment better, not worse.',
      ],
    },
    {
      heading: 'Patterns worth slowing down for',
      blocks: [
        {
          list: [
            'The febrile infant under three months: NICE guideline NG143 (2019) places a temperature of 38 °C or more at this age in its high-risk group. A fever measured reliably at home counts even if it has settled by the time you arrive.',
            'The young infant with bronchiolitis: poor feeding, apnoea, prematurity or heart disease matter more than how loud the chest is.',
            'The thirsty, thin child who is ‘breathing hard with a clear chest’: check glucose and ketones for diabetic ketoacidosis.',
            'The child with a non-blanching rash, cold hands and feet or leg pain alongside fever.',
            'The floppy, pale or sweaty infant feeding poorly in the first weeks of life: think sepsis, heart disease, metabolic illness and inflicted injury together.',
            'The child with sudden cough, drooling or stridor and no fever: ask about objects, including button batteries.',
          ],
        },
        'For children, weight-based medicines are where good clinicians make tenfold errors. Use your service’s drug reference or app, say the weight and its source aloud, cross-check volume as well as dose with your partner, and label the syringe. This module gives no doses for that reason.',
      ],
    },
    {
      heading: 'Child safety',
      blocks: [
        'Possible abuse or neglect is a differential diagnosis, and you see the home that the hospital will never see. NICE guideline CG89 (2009) describes features that should prompt suspicion: an explanation that does not fit the injury or the child’s developmental stage, a changing story, unexplained delay in seeking help, and bruising in a baby who is not yet mobile. Treat first. Stay neutral, do not accuse or investigate, and ask open questions. Where it is safe, hear each carer apart, as part of ordinary care, so that no account shapes the other. Record who said what in their own words, draw what you saw, note the environment and interactions, and tell the receiving clinician face to face.',
        'Reporting duties differ between states and territories, including which professions are mandated, so follow your own law and your service’s procedure (the Australian Institute of Family Studies keeps a comparison). A report needs a reasonable belief, not proof, and handing the concern to the hospital may not discharge your own duty.',
      ],
    },
    {
      heading: 'Decide, move, hand over',
      blocks: [
        'After a few minutes you should be able to say one of three things aloud: this child is critically ill and we are treating and moving; this child is unwell, needs hospital and could deteriorate; or this child is well enough for another pathway. Extra caution belongs to infants, re-presentations, children who are medically complex, families far from help, and any time you and the parents disagree. If a child is not transported, give specific advice about what would make the family call again, write it down, check that it was understood, and follow your service’s consultation rule.',
        'Pre-notify with age, weight, main problem, the abnormal sides of the triangle, observations with trend, treatment given and arrival time. In your CPD reflection, describe reasoning and not the family: no names, dates or places. Completing this module alone is self-paced learning; it is not interaction with other practitioners.',
      ],
    },
  ],
  keyPoints: [
    'Thirty seconds at the door: appearance, work of breathing, circulation to the skin. Any abnormal side means sick until shown otherwise.',
    'Falling rate plus drowsiness or a quiet chest is exhaustion, not improvement.',
    'Normal blood pressure does not exclude shock in a child; hypotension and bradycardia are late.',
    'Use age charts, then trust the trend and the context more than any single number.',
    'Parental concern, age under three months and a second call are findings that change what you do.',
    'Keep the distressed child with the parent in the position of comfort; treat pain; check glucose.',
    'Never calculate paediatric medicines from memory: reference, weight aloud, cross-check the volume.',
    'Record possible abuse in exact words, stay neutral, and meet your own reporting duty.',
  ],
  quizLength: 5,
  questions: pediatricQuestions,
  references: [
    {
      title: 'Clinical Practice Manual (each guideline has its own date)',
      publisher: 'Queensland Ambulance Service',
      year: 2024,
      url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    },
    {
      title: 'Guideline 12.1 – Paediatric Basic Life Support (PBLS) for health professionals',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2021,
      url: 'https://anzcor.org/home/paediatric-advanced-life-support/guideline-12-1-paediatric-basic-life-support-pbls-for-health-professionals',
    },
    {
      title: 'Guideline 12.2 – Paediatric Advanced Life Support (PALS); next review July 2024',
      publisher: 'Australian and New Zealand Committee on Resuscitation (ANZCOR)',
      year: 2021,
      url: 'https://anzcor.org/home/paediatric-advanced-life-support/guideline-12-2-paediatric-advanced-life-support-pals',
    },
    {
      title: 'Advanced Paediatric Life Support: A Practical Approach to Emergencies, 7th edition',
      publisher: 'Advanced Life Support Group (Wiley)',
      year: 2023,
    },
    {
      title:
        'The Pediatric Assessment Triangle: a novel approach for the rapid evaluation of children (Dieckmann et al.)',
      publisher: 'Pediatric Emergency Care',
      year: 2010,
    },
    {
      title:
        'Development of heart and respiratory rate percentile curves for hospitalized children (Bonafide et al.)',
      publisher: 'Pediatrics',
      year: 2013,
    },
    {
      title: 'Sepsis Clinical Care Standard',
      publisher: 'Australian Commission on Safety and Quality in Health Care',
      year: 2022,
    },
    {
      title: 'Paediatric Sepsis Series: Revised Pathway',
      publisher: 'Children’s Health Queensland',
      year: 2023,
      url: 'https://childrens.health.qld.gov.au/resources/health-professionals/sepsis/paediatric-sepsis-series-revised-pathway-part-1',
    },
    {
      title: 'Fever in under 5s: assessment and initial management (NG143)',
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng143',
    },
    {
      title: 'Child maltreatment: when to suspect maltreatment in under 18s (CG89)',
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      year: 2009,
      url: 'https://www.nice.org.uk/guidance/cg89',
    },
    {
      title: 'Mandatory reporting of child abuse and neglect',
      publisher: 'Australian Institute of Family Studies',
      year: 2023,
    },
  ],
  video: null,
  caseStudies: pediatricCases,
  figures: [
    {
      key: 'paediatric-triangle',
      title: 'The Paediatric Assessment Triangle',
      section: 'From the doorway: the Paediatric Assessment Triangle',
      words: [
        'From the door, in thirty seconds and without touching, look at three sides: appearance (tone, gaze, cry, interest), breathing (posture, recession, sounds) and circulation to the skin (pallor, mottling, cyanosis).',
        'Abnormal breathing alone suggests respiratory distress; with abnormal appearance, respiratory failure.',
        'Abnormal skin with normal breathing suggests shock.',
        'Abnormal appearance alone points to the brain, glucose, a toxin, sepsis or injury.',
      ],
    },
  ],
  furtherReading: [
    {
      title:
        'Validation of a paediatric sepsis screening tool to identify children with sepsis in the emergency department: a statewide prospective cohort study in Queensland, Australia',
      publisher: 'BMJ Open',
      year: 2023,
      url: 'https://bmjopen.bmj.com/content/13/1/e061431',
      minutes: 30,
    },
    {
      title:
        'Parental and healthcare professional concern in the diagnosis of paediatric sepsis: a protocol for a prospective multicentre observational study',
      publisher: 'BMJ Open',
      year: 2021,
      url: 'https://doi.org/10.1136/bmjopen-2020-045910',
      minutes: 20,
    },
    {
      title:
        'Recognition of sepsis in paediatric patients: practice patterns of paramedics in Northern Territory, Australia (conference abstract)',
      publisher: 'Australasian College for Emergency Medicine',
      year: 2024,
      url: 'https://acemrrr2024.com.au/talks/recognition-of-sepsis-in-paediatric-patients-practice-patterns-of-paramedics-in-northern-territory-australia',
      minutes: 5,
    },
  ],
};
