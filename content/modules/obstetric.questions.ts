import type { QuizQuestion } from '#domain/learning/modules';

/** The bank of the module's quiz; an id stays when its text changes. */
export const obstetricQuestions: QuizQuestion[] = [
  {
    id: 'loss-and-trend',
    question:
      'Twenty minutes after a home birth the placenta is out and looks complete. You have collected about 350 mL of blood. The uterus is soft, her heart rate has gone from 92 to 118, and her blood pressure is 112/70. What is the best next step?',
    options: [
      'Treat it as a usual loss: massage, and recheck it in ten more minutes',
      'Treat it as haemorrhage: massage, and start the whole bundle together',
      'Treat it on the way: load her now, and massage once you are moving off',
    ],
    correctAnswer: 1,
    explanation:
      'A measured loss of 300 mL or more with an abnormal vital sign is the WHO 2025 trigger, the uterus is atonic, and the heart rate trend is the warning. Starting the bundle together is what limits the loss. Waiting for 500 mL or for hypotension ignores both the trend and our habit of underestimating blood. Driving first postpones massage and an oxytocic that take moments, and massage is hard to do well in a moving vehicle.',
  },
  {
    id: 'stuck-shoulder',
    question:
      'The head is born and has drawn back against the perineum. McRoberts position has been held through a good attempt without success. Your partner offers to push on the top of the uterus. What do you ask for instead?',
    options: [
      'Suprapubic pressure with McRoberts maintained, then all fours if that fails',
      'Firmer downward traction with McRoberts released, then a rest if that fails',
      'Lighter fundal pressure with McRoberts maintained, then traction if that fails',
    ],
    correctAnswer: 0,
    explanation:
      'Suprapubic pressure with McRoberts maintained narrows and rotates the shoulders off the symphysis, and all fours is a realistic next step for a small crew. Fundal pressure, however light or well timed, drives the shoulder harder against the bone. Harder downward traction is the movement that damages the brachial plexus, and releasing McRoberts gives up the pelvic change that you have gained.',
  },
  {
    id: 'seizure-after-birth',
    question:
      'A 29-year-old woman has had a first generalised seizure at home and is now drowsy. Her glucose is 5.6 mmol/L and her blood pressure is 152/98. Her partner mentions that their baby is six days old. How should you treat this?',
    options: [
      'As new epilepsy: recovery position, supportive care, nearest emergency unit',
      'As a post-ictal state: quiet room, repeat blood pressure, destination later',
      'As eclampsia: left lateral, anticonvulsant by guideline, obstetric hospital',
    ],
    correctAnswer: 2,
    explanation:
      'Eclampsia may first appear after birth, and may do so without severe hypertension, so a first seizure six days after birth with a raised pressure is eclampsia until shown otherwise; it changes the drug, the destination and the pre-notification. The belief that birth ends the risk is the trap. A post-ictal rise in pressure is possible, but waiting to see delays treatment of a condition that recurs and kills.',
  },
  {
    id: 'cord-on-the-road',
    question:
      'On a property 40 minutes from a birthing hospital, a woman at 38 weeks has ruptured her membranes and a loop of pulsating cord is visible. She has contractions every six minutes and no urge to push. Which plan is best for the journey?',
    options: [
      'Knee-to-chest on the stretcher, cord replaced into the uterus by hand',
      'Exaggerated left lateral, pelvis raised and the presenting part lifted',
      'Supine with both legs raised, cord pulsation checked every few minutes',
    ],
    correctAnswer: 1,
    explanation:
      'Raising the pelvis in exaggerated left lateral and lifting the presenting part relieve compression and can be kept up in a moving vehicle, and early notice lets the theatre be ready. Knee-to-chest cannot be restrained safely in transit, and pushing cord back into the uterus causes spasm. Lying supine adds compression of the great vessels, and repeated handling of the cord causes the spasm that you want to avoid.',
  },
  {
    id: 'chest-not-moving',
    question:
      'A term baby is limp and has made one gasp by 45 seconds. You have dried and stimulated. Heart rate is about 80. After 30 seconds of mask ventilation it is still about 80 and you see little chest movement. What now?',
    options: [
      'Begin compressions at three to one, and check the heart rate once more',
      'Suction the airway, raise the oxygen to 100 per cent and then ventilate',
      'Correct the mask seal, head position and pressure until the chest moves',
    ],
    correctAnswer: 2,
    explanation:
      'The baby has not yet been effectively ventilated: the chest is not moving. Correcting technique is what raises the heart rate. Compressions are for a rate that stays below 60 despite effective ventilation, and here they would interfere with it. Routine suction delays ventilation and can provoke bradycardia, and more oxygen does nothing if gas is not reaching the lungs; oxygen is titrated once ventilation works.',
  },
  {
    id: 'hidden-abruption',
    question:
      'A woman at 34 weeks has constant abdominal pain and a hard, tender uterus. There is a small smear of blood. She is pale, her heart rate is 128 and her blood pressure 108/70. Which reading fits best?',
    options: [
      'An abruption, with far more blood lost than can be seen outside',
      'A placenta praevia, with a blood loss that is seen almost in full',
      'An early labour, with a fast pulse that is explained by the pain',
    ],
    correctAnswer: 0,
    explanation:
      'Abruption is classically painful, with a tense, tender uterus, and much of the blood may be concealed, so the shock is out of proportion to what you can see. Praevia is classically painless and visible. Labour pain comes and goes with a uterus that softens between; pallor with a rate of 128 in a woman who compensates well is bleeding until shown otherwise.',
  },
  {
    id: 'painless-bleed',
    question:
      'A woman at 36 weeks with a low placenta on her scan has a sudden, painless, bright bleed. Which step should be left out?',
    options: [
      'A digital examination to see how far the cervix has opened',
      'A left lateral position to free the great vessels from weight',
      'An early call to a hospital able to operate and to transfuse',
    ],
    correctAnswer: 0,
    explanation:
      'A digital vaginal examination can provoke catastrophic bleeding if the placenta is low, and the answer would not change your plan. A position off the vena cava protects her circulation, which is the baby’s too. Early pre-notification, with “antepartum haemorrhage” in the first sentence, lets a hospital that can operate and transfuse be ready.',
  },
  {
    id: 'early-collapse',
    question:
      'A 25-year-old has fainted. She has lower abdominal pain and an ache at the tip of her shoulder; her last period was seven weeks ago. There is slight vaginal bleeding, and her first blood pressure is 114/72. How do you treat this?',
    options: [
      'As a threatened miscarriage, until the bleeding has become far heavier',
      'As a simple faint with strain, until the blood pressure has dropped',
      'As a ruptured ectopic pregnancy, until that has been shown to be wrong',
    ],
    correctAnswer: 2,
    explanation:
      'Abdominal pain, collapse or shoulder-tip pain in anyone who could be pregnant is a ruptured ectopic until shown otherwise, and she may bleed a great deal inside with little to see. Waiting for heavier bleeding looks in the wrong place. A first normal pressure is no comfort in a healthy young woman, who compensates well until she collapses.',
  },
  {
    id: 'after-magnesium',
    question:
      'Under your guideline a woman with eclampsia has been given magnesium sulfate. What do you watch for signs of too much?',
    options: [
      'Blood glucose, temperature and size of both pupils',
      'Respiratory rate, conscious state and patellar reflexes',
      'Fundal height, skin turgor and colour of the urine',
    ],
    correctAnswer: 1,
    explanation:
      'Magnesium depresses nerve and muscle, so breathing, conscious state and patellar reflexes show an excess, and the reflexes usually go first. Glucose is checked to exclude a simple cause of the seizure and temperature for infection, but neither warns of magnesium. Fundal height and skin turgor say nothing about it within the time of a journey.',
  },
  {
    id: 'well-meant-litre',
    question:
      'A woman at 37 weeks has severe pre-eclampsia with a pressure of 174/112. Her mouth is dry and your partner reaches for a litre of fluid. What do you say?',
    options: [
      '“Run it. Her vessels are dry, and the pressure will come down.”',
      '“Halve it. Her kidneys need it, and repeat it until she voids.”',
      '“Hold it. Her vessels leak, and she may get pulmonary oedema.”',
    ],
    correctAnswer: 2,
    explanation:
      'In severe pre-eclampsia the vessels leak, and a well-meant litre can become pulmonary oedema, so fluid is given with care and by guideline. Fluid does not lower a pressure of 174/112; that needs treatment of its own. Repeated half bags reach the same litre by steps, and a low urine output in pre-eclampsia is not a call for boluses on the road.',
  },
  {
    id: 'breech-in-progress',
    question:
      'A breech birth is progressing: with each contraction more of the baby appears, its back turning to the mother’s front. What do you do with your hands?',
    options: [
      'Keep them off, and let the baby descend with each contraction',
      'Hold the legs, and draw the baby down with each contraction',
      'Hold the belly, and turn the baby round between contractions',
    ],
    correctAnswer: 0,
    explanation:
      'In a breech that is progressing, restraint is a skill: hands stay off while the baby descends with its back towards the mother’s front. Traction extends the arms and the head, and turns a birth that was working into one that is not. The abdomen is never the place to hold; if delay calls for help, it is the bony pelvis.',
  },
  {
    id: 'maternal-arrest',
    question:
      'A woman at 33 weeks arrests; the fundus is well above the umbilicus. What is added to standard resuscitation?',
    options: [
      'Whole body tilted on a wedge with her side up, and a team called later',
      'Uterus displaced by hand with her flat, and a delivery team called now',
      'Chest tilted by a second rescuer with her flat, and a team called at ROSC',
    ],
    correctAnswer: 1,
    explanation:
      'With the fundus at or above the umbilicus, one rescuer displaces the uterus to the left by hand while she stays flat, so that compressions remain effective, and a team for resuscitative hysterotomy is asked for from the start, aiming for delivery within about five minutes. Tilting the body or the chest weakens compressions. Waiting, or hoping for ROSC first, gives away the time in which delivery helps the mother.',
  },
];
