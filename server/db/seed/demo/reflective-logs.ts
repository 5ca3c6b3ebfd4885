/**
 * Logs by the key that an activity names, as an auditor would like them but for the last; nobody in them can be
 * identified.
 */
export const reflectiveLogs = {
  'life-support': {
    content:
      'I led the second of two simulated arrests. My opening was calm and roles were clear within a minute, but when the rhythm changed I moved to the monitor and started to solve the problem myself. The feedback data showed a pause in compressions of fourteen seconds at exactly that moment. Nobody was counting it aloud, because the person who would have been counting was me. In the debrief two colleagues said they had seen the pause and waited for me to notice.',
    learningOutcomes:
      'A leader who touches equipment stops leading. Pauses happen at rhythm checks and when the leader becomes absorbed, not when people are tired. A team that sees a problem speaks sooner when it was told at the start that it should.',
    futureApplication:
      'I will stand at the foot of the bed with my hands free, give the count of every pause to a named person, and say in the opening brief: "call out any pause over five seconds, whoever sees it". I have asked for the leader role again at the next simulation evening, to compare the feedback data.',
  },
  'cultural-safety': {
    content:
      'The course described how direct questions in quick succession can sound like an interrogation to a patient whose family has good reasons to mistrust services. I recognised my own habit: I run the history like a form, especially at night. I had taken short answers for agreement. The presenters showed the same interview done as a yarn, which took two minutes longer and brought out the one thing that changed the plan.',
    learningOutcomes:
      'Silence can be thinking or respect rather than refusal. Asking who else should be part of the conversation is a clinical question. Cultural safety is judged by the patient, not by how comfortable I felt.',
    futureApplication:
      'I begin with who I am and where I am from, leave room after a question, and ask "who would you like here while we talk?". I have put the number of the hospital liaison officer into my phone and will offer the call before handover, and I will ask my partner to tell me when I fall back into the form.',
  },
  'case-review': {
    content:
      'The meeting went through two de-identified cases from our region. In the first the scene time was long because access and packaging were planned one after the other. I would have done the same. In the second the handover was heard in silence, since the crew asked for twenty seconds of hands off before they began; the receiving team remembered everything. Comparing both, I noticed that I usually begin to speak while people are still moving the patient.',
    learningOutcomes:
      'Time on scene is lost between tasks rather than in them, so the next task must be named while the present one runs. A handover is a procedure with a start that everybody can see.',
    futureApplication:
      'On scene I will say the next two steps aloud at every change of plan. At hospital I will ask for "hands off, twenty seconds" before IMIST-AMBO and keep to its order. I will note for a month how often I am asked for something that I had already said.',
  },
  ecg: {
    content:
      'Forty tracings showed me that I read the ST segment first and stop there. I missed both posterior infarctions on the first pass, since I never looked at V1 to V3 for what is upside down. When I wrote down one sentence for each lead group before deciding, I found them.',
    learningOutcomes:
      'Hyperacute T waves and a tall R in V2 deserve a second tracing within minutes. A normal looking ST segment does not end the search in a patient whose story fits.',
    futureApplication:
      'I record posterior leads when V1 to V3 are depressed, repeat the ECG after ten minutes in ongoing pain, and tell the receiving doctor which artery I suspect rather than that something looks odd.',
  },
  'airways-2': {
    content:
      'I expected the trial to tell me which device is better. It told me that the choice matters little for survival with good function, and that many patients need neither device early. I had been proud of quick intubations; the paper made me ask what stopped while I did them.',
    learningOutcomes:
      'A large pragmatic trial can answer a question about a system without answering it for each patient. Volunteering paramedics are a limit I would not have noticed without the checklist.',
    futureApplication:
      'In the next arrest I start with the simplest airway that works and move on only if ventilation fails. I keep the one-page summary on the station board and ask the next student to find its weakest point.',
  },
  'paediatric-distress': {
    content:
      'Watching the recordings without sound changed what I saw. I had relied on the monitor and on the wheeze; silent children with hard work of breathing looked well to me in the first seconds. Scoring them on paper slowed me down in a good way.',
    learningOutcomes:
      'Effort, alertness and colour come before any number. A child who becomes quiet can be tiring, and a falling rate is not always an improvement.',
    futureApplication:
      'I look from the door for ten seconds before I touch anything, say aloud what I see, and call for backup at the score rather than after the second treatment.',
  },
  'patch-trauma': {
    content:
      'I had read the headline as proof that the drug saves lives. The primary outcome, function at six months, did not differ; the difference in early deaths is secondary. I was surprised how quickly I had accepted a summary that fitted our guideline.',
    learningOutcomes:
      'The outcome that was planned first carries the weight. Who is asked at six months, and how many could not be reached, matters as much as the result.',
    futureApplication:
      'When a guideline changes I look up the primary outcome before I teach it. I have asked our medical director which outcome ours rests on, and will share the answer at the next station meeting.',
  },
  obstetrics: {
    content:
      'On the mannequin I knew the names of the manoeuvres and still lost their order when a colleague read the clock aloud. Estimating blood from soaked pads was worse: I guessed half of what had been poured, as did everybody at the table.',
    learningOutcomes:
      'Order comes from saying it while doing it. Visual estimates fall short by about half, so weighing or counting pads belongs to the first minutes.',
    futureApplication:
      'I have put the sequence on a card in the maternity kit, will name a timekeeper at the start, and hand over a counted number of pads instead of a guess.',
  },
  'life-support-first': {
    content:
      'My compressions were deep enough but drifted to a fast rate in the second cycle. I noticed only when the feedback device showed it, and the team had not said anything.',
    learningOutcomes:
      'Rate drifts with stress, and nobody corrects it unless somebody was asked to. A metronome is cheap help.',
    futureApplication:
      'I switch the metronome on at the first compression and ask the person at the airway to watch the rate.',
  },
  'life-support-second': {
    content:
      'Both simulated arrests ran well until the change of compressors, when two of us moved at once and nobody pressed. I had announced the change without naming who comes next.',
    learningOutcomes:
      'A change is an order with a name in it. The structured debrief helped because each person spoke before the educator did.',
    futureApplication:
      'I name the next compressor at the start of each cycle, and use the same order of speaking when I debrief a job with my partner.',
  },
  asthma: {
    content:
      'The course separated severity from noise. I had treated the loud wheeze as the sick patient, and the silent chest as a problem of my stethoscope.',
    learningOutcomes:
      'Exhaustion, confusion and silence are late signs. Adrenaline for anaphylaxis has no reason to wait for the second symptom.',
    futureApplication:
      'I ask how many words fit in one breath, write it down with the time, and repeat it after each treatment.',
  },
  'trauma-skills': {
    content:
      'Packing a wound on the model took me three attempts, because I let go of the pressure to look. The critical care paramedic put my hand back without a word, which I will remember.',
    learningOutcomes:
      'Pressure is the treatment, and packing only directs it. A pelvic splint sits lower than I had placed it for years.',
    futureApplication:
      'I check the height of the splint against the trochanters with a partner, and keep pressure for the full three minutes by the clock.',
  },
  'research-methods': {
    content:
      'Before the units I judged a paper by its conclusion. The exercise on bias, in which we graded the same study twice with different summaries, was uncomfortable and useful.',
    learningOutcomes:
      'Randomisation, blinding and losses to follow-up tell more than the number of patients. A confidence interval says what the p-value hides.',
    futureApplication:
      'I read methods first, note the main weakness in one sentence, and bring one appraised paper to the station each quarter.',
  },
  'palliative-care': {
    content:
      'I had thought of a planned death at home as a job in which we do nothing. The course showed how much there is to do: symptoms, calm, a call to the community team, and time for the family.',
    learningOutcomes:
      'The plan and the directive are usually in the house, if I ask early. Families remember the tone more than the treatment.',
    futureApplication:
      'I ask for the plan before the monitor goes on, sit down while I read it, and ring the community nurse from the scene.',
  },
  'road-crash': {
    content:
      'As triage officer I treated the second patient instead of moving on, and two others waited. It felt cruel to walk past, and the debrief showed that it would have been right.',
    learningOutcomes:
      'Triage is a job of its own that ends only when everybody has a tag. A joint command post saves radio time if each service stands at it.',
    futureApplication:
      'On the next scene with several patients I hand my bag to somebody else before I start, so that I cannot begin to treat.',
  },
  'de-escalation': {
    content:
      'In the recorded conversations the calmest person spoke least. I recognised how often I explain when someone is frightened, and how rarely I ask what would help now.',
    learningOutcomes:
      'Distance, one voice and an offered choice lower tension sooner than arguments. Police and crew need one plan before the door opens.',
    futureApplication:
      'I agree with my partner who speaks, keep my hands visible, and offer two real choices. I write down which of them worked.',
  },
  stroke: {
    content:
      'I compared my last three handovers with the time targets and found that the time last seen well was missing in one. I had recorded when symptoms were noticed, which is not the same.',
    learningOutcomes:
      'A severity screen changes the destination only if it is done before leaving. Pre-notification with a clear time opens doors.',
    futureApplication:
      'I ask for the last time seen well in those words, write it on my glove, and say it first when I call ahead.',
  },
  conference: {
    content:
      'Two sessions on low-acuity pathways stayed with me: crews who left patients at home safely had a phone number for the next day. I have often had only good wishes to leave behind.',
    learningOutcomes:
      'Safe non-transport is a referral that somebody has accepted. Fatigue among night crews showed in documentation before it showed in errors.',
    futureApplication:
      'I have collected the referral numbers of our area in my phone, and finish the record before the last coffee of a night shift.',
  },
  capacity: {
    content:
      'The cases made me see that I tested orientation and called it capacity. One person knew the day and could not say what might happen without treatment.',
    learningOutcomes:
      'Capacity is about this decision, now: understand, keep, weigh, say. It can return within an hour, and then I ask again.',
    futureApplication:
      "I write the four parts as four lines with the person's own words, and record what I offered in place of transport.",
  },
  supervision: {
    content: 'Observed two shifts and gave feedback after each shift.',
    learningOutcomes: 'Feedback after each shift.',
    futureApplication: 'Feedback after each shift.',
  },
} as const;

export type LogKey = keyof typeof reflectiveLogs;
