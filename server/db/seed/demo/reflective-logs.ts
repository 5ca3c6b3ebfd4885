/** Logs on three activities, as an auditor would like them; nobody in them can be identified. */
export const reflectiveLogs = [
  {
    about: 'life-support',
    content:
      'I led the second of two simulated arrests. My opening was calm and roles were clear within a minute, but when the rhythm changed I moved to the monitor and started to solve the problem myself. The feedback data showed a pause in compressions of fourteen seconds at exactly that moment. Nobody was counting it aloud, because the person who would have been counting was me. In the debrief two colleagues said they had seen the pause and waited for me to notice.',
    learningOutcomes:
      'A leader who touches equipment stops leading. Pauses happen at rhythm checks and when the leader becomes absorbed, not when people are tired. A team that sees a problem speaks sooner when it was told at the start that it should.',
    futureApplication:
      'I will stand at the foot of the bed with my hands free, give the count of every pause to a named person, and say in the opening brief: "call out any pause over five seconds, whoever sees it". I have asked for the leader role again at the next simulation evening, to compare the feedback data.',
  },
  {
    about: 'cultural-safety',
    content:
      'The course described how direct questions in quick succession can sound like an interrogation to a patient whose family has good reasons to mistrust services. I recognised my own habit: I run the history like a form, especially at night. I had taken short answers for agreement. The presenters showed the same interview done as a yarn, which took two minutes longer and brought out the one thing that changed the plan.',
    learningOutcomes:
      'Silence can be thinking or respect rather than refusal. Asking who else should be part of the conversation is a clinical question. Cultural safety is judged by the patient, not by how comfortable I felt.',
    futureApplication:
      'I begin with who I am and where I am from, leave room after a question, and ask "who would you like here while we talk?". I have put the number of the hospital liaison officer into my phone and will offer the call before handover, and I will ask my partner to tell me when I fall back into the form.',
  },
  {
    about: 'case-review',
    content:
      'The meeting went through two de-identified cases from our region. In the first the scene time was long because access and packaging were planned one after the other. I would have done the same. In the second the handover was heard in silence, since the crew asked for twenty seconds of hands off before they began; the receiving team remembered everything. Comparing both, I noticed that I usually begin to speak while people are still moving the patient.',
    learningOutcomes:
      'Time on scene is lost between tasks rather than in them, so the next task must be named while the present one runs. A handover is a procedure with a start that everybody can see.',
    futureApplication:
      'On scene I will say the next two steps aloud at every change of plan. At hospital I will ask for "hands off, twenty seconds" before IMIST-AMBO and keep to its order. I will note for a month how often I am asked for something that I had already said.',
  },
] as const;
