import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const pediatricQuestions: QuizQuestion[] = [
  {
    id: 'stridor-at-rest',
    question:
      'A 14-month-old with a barking cough has stridor at rest. She sits upright in her father’s arms, alert and wary, and screams whenever you come close. What is the best initial approach?',
    options: [
      'Lay her on the stretcher, look into the throat and exclude a foreign body',
      'Leave her in her father’s arms, disturb her little and prepare out of sight',
      'Sit her on the stretcher, gain vascular access and then treat the stridor',
    ],
    correctAnswer: 1,
    explanation:
      'Crying increases airflow turbulence and may convert partial to complete obstruction, so comfort is airway care; observation still tells you about appearance, effort and colour. Lying her flat and looking in the throat can precipitate obstruction and rarely helps outside hospital. Cannulation causes the distress you are trying to avoid and gives no benefit yet; prepare the equipment out of her sight instead.',
  },
  {
    id: 'tiring-asthma',
    question:
      'A 5-year-old with asthma had a respiratory rate of 52 with marked recession. Twenty minutes later the rate is 24, recession is less obvious, wheeze has gone, he is drowsy and saturation is 91% on oxygen. How do you read this?',
    options: [
      'He is tiring towards respiratory failure; prepare to support ventilation',
      'He is responding to the treatment; continue it and step down the urgency',
      'He is sleepy after a long night; repeat observations in fifteen minutes',
    ],
    correctAnswer: 0,
    explanation:
      'Improvement should bring a brighter child, better air entry and better saturation. Here appearance is worse and the wheeze has gone because little air is moving. Reading the lower rate by itself as recovery ignores the other findings. Blaming the hour delays treatment at the point where minutes matter; sleepiness in a hypoxic child is a sign of failure until shown otherwise.',
  },
  {
    id: 'young-infant-fever',
    question:
      'A 6-week-old had a digital thermometer reading of 38.3 °C at home. Now he is 37.6 °C, has taken half his feeds, is a little sleepy, and his observations sit within the age chart. His mother says, ‘He is just not himself.’ What is the best plan?',
    options: [
      'Reassure his mother, leave him at home and suggest a visit to the GP soon',
      'Give an antipyretic, watch the next feed and leave him if he takes it all',
      'Treat him as high risk, transport him and hand over the home temperature',
    ],
    correctAnswer: 2,
    explanation:
      'Fever at this age carries a substantial chance of serious bacterial infection, signs are subtle, and a reliable home reading counts (NICE NG143, 2019). Poor feeding, sleepiness and his mother’s concern add weight. Acceptable numbers are not clearance in a young infant, so reassurance is unsafe. Response to an antipyretic does not distinguish serious from minor illness and must not decide disposition.',
  },
  {
    id: 'not-yet-rolling',
    question:
      'A 4-month-old has a swollen, painful thigh. The parents, who are friendly and helpful, say that he rolled off the couch an hour ago; he is not yet rolling. What should you do?',
    options: [
      'Treat him, point out the mismatch, press for the cause and record the reply',
      'Treat him, stay neutral, record exact words and report as your law requires',
      'Treat him, accept the account given, record it and advise on the couch',
    ],
    correctAnswer: 1,
    explanation:
      'An injury whose explanation does not match the infant’s development should prompt suspicion (NICE CG89, 2009), and your record may be the only account of the first version and the scene. Confrontation can put the child and crew at risk and contaminate later inquiry. A pleasant manner neither supports nor excludes abuse, so courtesy cannot resolve a mismatch between story and development.',
  },
  {
    id: 'normal-pressure-shock',
    question:
      'A 3-year-old with a day of vomiting and diarrhoea is listless. When he is settled, his heart rate is 165, central capillary refill is 4 seconds, and his legs are cool and mottled. His blood pressure is normal for age. What does this mean for your plan?',
    options: [
      'Treat it as mild dehydration, try oral fluids and advise on red flags',
      'Treat it as possible shock, recheck the pressure, wait and then decide',
      'Treat it as shock now, check glucose, consider sepsis and pre-notify',
    ],
    correctAnswer: 2,
    explanation:
      'Children hold their blood pressure by raising heart rate and clamping down peripherally; the skin, refill, rate and listlessness already show inadequate perfusion. Calling this mild because of the pressure misses the treatable stage. Waiting for hypotension means waiting for decompensation, which is late and may be followed quickly by arrest.',
  },
  {
    id: 'appearance-alone',
    question:
      'From the doorway a 2-year-old is floppy with a glassy stare. His breathing is easy and his skin is warm and pink. Where does this pattern point first?',
    options: [
      'To the brain, glucose, a toxin, sepsis or an injury',
      'To croup, asthma, an allergy, choking or whooping cough',
      'To blood loss, lost fluid, a fever or heart disease',
    ],
    correctAnswer: 0,
    explanation:
      'Appearance reflects the brain’s supply of oxygen, blood and glucose, and abnormal appearance on its own points to the brain, glucose, a toxin, sepsis or injury. Respiratory illness would show in the work of breathing, and lost volume or heart disease in the skin. Any abnormal side means that the child is sick until shown otherwise, so help, a primary survey and a glucose come next.',
  },
  {
    id: 'colour-on-dark-skin',
    question:
      'You want to judge the third side of the triangle in a child with dark skin. Where do you look?',
    options: [
      'At the lips, tongue, palms and soles, with the family’s view of what is normal',
      'At the cheeks, back, arms and shins, with your partner’s own skin as the normal',
      'At the probe, cuff and monitor, with the skin left out of the first impression',
    ],
    correctAnswer: 0,
    explanation:
      'Pallor, mottling and cyanosis show best on the lips, tongue, palms, soles and nail beds, and the family knows the child’s usual colour. The cheeks, back and shins hide the change, and another person’s skin is no comparison. Devices take time and touch, and oximetry can overestimate saturation in darker skin; the triangle uses your eyes and ears before you touch the child.',
  },
  {
    id: 'counting-breaths',
    question:
      'You are about to count the respiratory rate of a 7-week-old with poor feeding. Which way gives the most useful figure?',
    options: [
      'A quarter of a minute by eye, multiplied by four and then repeated',
      'A reading from the monitor, taken while the infant cries on the bed',
      'A full minute by eye, with the chest exposed and the infant settled',
    ],
    correctAnswer: 2,
    explanation:
      'Infants breathe periodically, so a full minute is needed, and exposing the chest shows recession, grunting and pauses that a number hides. A quarter of a minute may catch a burst or a pause and is multiplied into an error. Crying raises every number you measure, and a monitor’s figure counts movement; repeat observations when the child is settled.',
  },
  {
    id: 'falling-heart-rate',
    question:
      'A toddler with severe bronchiolitis has been breathing fast and hard. Her heart rate now falls from 172 to 64 and she turns grey. What does the rate mean and what comes first?',
    options: [
      'A conduction block; place the pads and prepare a dose of atropine',
      'Hypoxia until shown otherwise; open the airway and ventilate her',
      'A calmer child; keep the mask in place and repeat the observations',
    ],
    correctAnswer: 1,
    explanation:
      'Bradycardia in a sick child is hypoxia until shown otherwise, and ventilation is what raises the rate; be ready for compressions if it does not. A primary heart block is rare and would not follow an hour of hard breathing, so a drug first wastes the minute that matters. A grey child with a falling rate is exhausted and close to arrest, not calmer.',
  },
  {
    id: 'tenfold-error',
    question:
      'You are about to draw up a medicine for a 13-month-old. Which habit best prevents a tenfold error?',
    options: [
      'Use your memory, say the dose aloud and have the syringe clearly labelled',
      'Use the adult dose, scale it by age and have the sum checked afterwards',
      'Use the reference, say the weight aloud and have the volume cross-checked',
    ],
    correctAnswer: 2,
    explanation:
      'The reference gives dose and volume, saying the weight and its source aloud exposes a wrong one, and a partner who cross-checks the volume catches the decimal point. Memory is where tenfold errors begin, and a label tells others what is in the syringe without making it right. Scaling an adult dose by age ignores weight and the concentration in your hand.',
  },
  {
    id: 'sudden-drooling',
    question:
      'A 20-month-old suddenly began to drool and refuses food. There is no fever, and he was well an hour ago, playing beside a drawer. What is the best approach?',
    options: [
      'Ask about objects such as button batteries, and take him to hospital',
      'Ask about contacts with a sore throat, and advise on fluids for him at home',
      'Ask about new teeth coming through, and suggest simple analgesia',
    ],
    correctAnswer: 0,
    explanation:
      'Sudden cough, drooling or stridor without fever means an object until shown otherwise, and a button battery burns tissue within hours, so he goes to a hospital that can look and remove. An infected throat would bring fever and a day or two of illness. Teething does not begin in an hour and does not stop a child from swallowing.',
  },
  {
    id: 'second-call',
    question:
      'You are the second crew in a day to see a 3-year-old with a virus. Her observations sit inside the age chart. Her mother says, ‘This is different from other times.’ What should follow?',
    options: [
      'The plan of the first crew, with the advice repeated and explained',
      'A higher level of care, with a fresh look and a review in hospital',
      'The verdict of the chart, with the numbers recorded and a GP visit',
    ],
    correctAnswer: 1,
    explanation:
      'Persistent concern, a sense that this illness is different and a second call about it are findings, and they raise your level of care. Keeping to the first plan treats the new call as noise, though the child may have changed since. A number inside the range is not clearance; trend and context count, and the mother knows a baseline that you do not.',
  },
];
