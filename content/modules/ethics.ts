import type { ModuleContent } from '#domain/learning/modules';
import { ethicsCases } from './ethics.cases.ts';
import { ethicsQuestions } from './ethics.questions.ts';

export const ethicsModule: ModuleContent = {
  slug: 'ethics',
  title: 'Ethics on the road: consent, capacity, confidentiality and refusal',
  description:
    'Work through the decisions that paramedics answer for: valid consent and refusal, capacity, advance care directives, privacy, mandatory notification and records that show your reasoning.',
  category: 'Professional Development',
  hours: 2,
  version: '2026.4',
  lastReviewed: '2026-11-27',
  authors: ['ParaMed CPD'],
  reviewers: [],
  isRecommended: false,
  isInteractive: true,
  objectives: [
    'Obtain valid consent, and recognise when it is missing, withdrawn or given under pressure.',
    'Assess decision-making capacity for one decision at one time, and support a person to reach it.',
    'Respond to a refusal, an advance care directive or a substitute decision-maker lawfully and safely.',
    'Decide when information may or must be disclosed, and keep CPD records and social media free of patients.',
    'Apply the thresholds for mandatory notification to a realistic concern about a colleague.',
    'Write a record that lets another clinician follow your assessment, advice and plan.',
  ],
  sections: [
    {
      heading: 'Ethics as a clinical skill',
      blocks: [
        'Ethical problems in paramedicine rarely arrive labelled. They arrive as a man who wants to stay on his couch, a daughter who wants everything done, a police officer with a notebook, or a partner who smells of alcohol at seven in the morning. The Paramedicine Board’s Code of conduct (2022) sets the standard that you will be measured against, and a Board code can be used as evidence of what appropriate professional conduct is. It asks that care is safe and patient-centred, that you practise in a culturally safe way, and that you work with patients as partners.',
        'The four familiar principles (autonomy, beneficence, non-maleficence and justice) are useful for naming what is in conflict, but they do not settle it. A short method helps when you are tired.',
        {
          list: [
            'Facts: what is clinically going on, and how sure am I?',
            'Person: what does this patient want, and can they decide this now?',
            'Rules: what do the law in this state, my service’s policy and the Code require?',
            'Options: which response meets the clinical need with the least intrusion?',
            'Help: who can I ring now, such as a clinician line, a supervisor or an interpreter?',
            'Record: could I explain this choice from my notes in two years?',
          ],
        },
        'One caution runs through the whole module. Guardianship, mental health, advance care planning, child protection and health records law differ between states and territories. What follows are shared principles; it is education and not legal advice. Learn the Acts that apply where you work.',
      ],
    },
    {
      heading: 'Consent',
      blocks: [
        'Touching a person without lawful authority can be a battery, however well meant. Consent is that authority. It has four parts: the person has capacity, they act voluntarily, they understand in broad terms what is proposed, and the consent covers what you actually do. It may be spoken, written or shown by conduct. An arm held out for a cuff is consent to a blood pressure, but it is not consent to a cannula.',
        'Beyond broad understanding there is a duty to warn. Since Rogers v Whitaker (High Court of Australia, 1992) Australian clinicians must disclose material risks: those that a reasonable person in this patient’s position would think significant, or that you should know this particular patient would. In practice, say what you think is happening, what you propose, what it should do, what could go wrong, what else could be done, and what is likely if nothing is done. Then ask the person to tell it back in their own words.',
        'Consent is a process, so it can be withdrawn halfway through a splint. Pressure can come from relatives, from police, from a long wait, or from us: “sign here or we leave” is not a neutral offer. Use a professional interpreter and not a child or a controlling partner, and see the patient alone for part of the assessment when you can.',
        'Where a person lacks capacity and treatment is needed urgently to save life or prevent serious harm, it may be given without consent if there is no known valid refusal and no authorised decision-maker can be reached in time. Keep to what the emergency needs.',
        'Young people: parents usually consent for children, but a young person who has enough understanding and maturity to grasp fully what is proposed can consent for themselves. The High Court accepted this Gillick test in Marion’s Case (1992). Some states have their own statutes, and courts may override a young person’s refusal of life-saving treatment, so seek advice early when a mature minor refuses something serious.',
      ],
    },
    {
      heading: 'Capacity: this decision, at this time',
      blocks: [
        'An adult is presumed to have capacity. The presumption can be displaced by evidence, and not by age, diagnosis, an unusual belief, a decision that you think is unwise, or the fact of having been drinking. Capacity is specific to a decision: somebody may be able to refuse a dressing and not be able to weigh the consequences of refusing admission with sepsis. The more serious the consequence, the more careful your assessment should be.',
        'Ask whether the person can do four things, and test each one instead of recording “GCS 15, A and O times 3”, which measures orientation and not decision-making.',
        {
          list: [
            'Understand: “Tell me in your own words what I am worried about.”',
            'Retain it for long enough to decide: ask again after a few minutes.',
            'Use or weigh it: “What do you think will happen if you stay here? What makes staying the better choice for you?”',
            'Communicate a choice, by any means, and hold to it with reasonable consistency.',
          ],
        },
        'Before you conclude that capacity is absent, remove what is removable. Treat hypoglycaemia, hypoxia and pain, find the hearing aids, quieten the room, wait if it is safe, and ask the person they trust to help. Intoxication, head injury, delirium, severe distress and coercion may each impair capacity, and may each be temporary. Reassess, and record both times. If you remain uncertain and the risk is high, stay, get advice and keep the person safe by the least restrictive means while you do so.',
      ],
    },
    {
      heading: 'Refusal, directives and substitute decision-makers',
      blocks: [
        'A capable adult may refuse treatment or transport even when refusal may lead to death, and the decision need not seem sensible or well considered to others. Australian commentary commonly asks of a refusal whether the person was competent, was informed and was free of undue influence, and whether it covers the situation that has arisen. Whatever a court would say about how much information is enough, your professional duty is plain: give it.',
        'A good refusal conversation is treatment. Ask why first. Fear of cost, a dog alone in the yard, a bad admission last year or an unmet need to smoke are problems that can often be solved. Offer alternatives: part of the treatment, a different destination, a GP or virtual emergency consultation, a family member to stay. State the worst realistic outcome plainly. If the answer is still no, leave the person safer: advice in writing, what should make them call back, someone informed with their permission, and a clear statement that calling again is welcome. A signature on a form does not cure a poor assessment, and the refusal to sign does not make a refusal invalid.',
        'An advance care directive speaks when the person cannot, and what it can say is a matter of state law. In Queensland it is a statutory advance health directive under the Powers of Attorney Act 1998; a directive at common law has no effect there. A direction to withhold or withdraw a life-sustaining measure cannot operate unless section 36(2) is met. There must be no reasonable prospect of regaining capacity; for artificial nutrition or hydration, giving it or going on must be inconsistent with good medical practice; and one of these must apply:',
        {
          list: [
            'a terminal or incurable condition from which, in the opinion of a treating doctor and another doctor, death may reasonably be expected within a year',
            'a persistent vegetative state',
            'permanent unconsciousness',
            'an illness or injury so severe that there is no reasonable prospect of recovery to the extent that life can be sustained without the measure.',
          ],
        },
        'So a signed directive that refuses life-sustaining treatment does not operate in Queensland when a person with anaphylaxis can be expected to recover: treat, and ring for advice. New South Wales has no such statute and relies on common law: in Hunter and New England Area Health Service v A (NSW Supreme Court, 2009) a directive refusing dialysis, made earlier by a capable adult, had to be respected. The other states and territories have Acts of their own, so learn yours.',
        'Act on a directive that is valid in your state, applies to the present circumstances, and has not been revoked, including when relatives object: they may grieve and disagree, but they do not hold a veto. If you have real doubt about whether it is genuine or applies, start time-critical treatment, ring for advice and stop when the doubt is resolved. Appointed guardians, attorneys for health matters and medical treatment decision-makers have only the powers that the law of the state and their appointment give them, and should decide as the person would have. Ask to see the document.',
        'Mental health legislation is a separate power with its own threshold and its own forms, and it authorises no more than its wording. A person who is distressed or has self-harmed may still have capacity for some decisions, and risk alone does not answer the question of capacity. Know who may use those powers in your state, use the least force for the shortest time, and monitor a restrained or sedated patient as the high-risk patient that they are.',
        'Read the page of your own state or territory before you need it. The table names the law as we read it in November 2026, in the End of Life Law pages of the Queensland University of Technology and at Australian Emergency Law; laws change, so check with your service and at your state’s legislation site.',
        {
          table: {
            caption: 'Law by state and territory, Queensland first',
            columns: [
              'Where',
              'Directives about treatment',
              'Power of ambulance staff in a crisis',
            ],
            rows: [
              [
                'Queensland',
                'Powers of Attorney Act 1998, section 36: statutory directives only; those that refuse life-sustaining measures operate only in certain conditions',
                'Public Health Act 2005, section 157B: an ambulance officer may detain and transport; the examination authority (157D) follows',
              ],
              [
                'New South Wales',
                'No statute: common law (Hunter v A, 2009)',
                'Mental Health Act 2007, section 20',
              ],
              [
                'Victoria',
                'Medical Treatment Planning and Decisions Act 2016: instructional directives bind; common law as well',
                'Mental Health and Wellbeing Act 2022, section 232: ask your service if paramedics may use it yet',
              ],
              [
                'South Australia',
                'Advance Care Directives Act 2013: binding and non-binding provisions',
                'Mental Health Act 2009, section 56: ambulance officers are authorised officers',
              ],
              [
                'Western Australia',
                'Guardianship and Administration Act 1990: advance health directives; common law as well',
                'Mental Health Act 2014: police and authorised transport officers; check with your service',
              ],
              [
                'Tasmania',
                'Guardianship and Administration Act 1995: statutory directives; common law as well',
                'Mental Health Act 2013, sections 17 and 139(3)(c): ambulance officers whom the Chief Psychiatrist has appointed as mental health officers may detain for assessment; ask your service if you are one',
              ],
              [
                'Australian Capital Territory',
                'Medical Treatment (Health Directions) Act 2006: health directions; common law as well',
                'Mental Health Act 2015, section 80: police and authorised ambulance paramedics',
              ],
              [
                'Northern Territory',
                'Advance Personal Planning Act 2013: advance personal plans; common law as well',
                'Mental Health and Related Services Act 1998, section 31: a paramedic may detain a person who is being conveyed; ask your service if you may use it',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: 'Pause and decide: a case to work through',
      blocks: [
        'Read this slowly and stop at each question before going on. A 58-year-old man has had central chest tightness for an hour. He has had “three or four beers”, speaks clearly and walks steadily. His 12-lead ECG shows no ST elevation. He is annoyed that his wife rang, and says that he is not going anywhere.',
        {
          list: [
            'Pause 1. What have you not yet asked that could change everything? Try “What worries you most about going?” Suppose he answers that he starts a new job tomorrow and that his brother died in that hospital.',
            'Pause 2. How will you test capacity here? Alcohol is a reason to look carefully; it is not a finding. He says “You think it might be my heart and the tracing does not rule it out. I could drop dead. I would still sooner see my GP.”',
            'Pause 3. What can you offer between “come with us” and “goodbye”? Consider a repeat ECG, a telehealth doctor, a different hospital, treatment that he will accept, and a call to his new employer.',
            'Pause 4. He still declines. His wife says “Just take him”. What do you say to her, and what would make you come back to the question of capacity?',
          ],
        },
        'A defensible ending: he has shown understanding, retention, weighing and a stable choice, so you may not take him. You explain that a normal ECG does not exclude a heart attack, give the advice your guideline supports, involve the clinician line, write down what should prompt a call, and with his agreement brief his wife on what to look for and on CPR. You tell him that he can change his mind. If he had become drowsy, or could not say what might happen, the answer would be different, and that is why you recheck before you leave.',
      ],
    },
    {
      heading: 'Confidentiality',
      blocks: [
        'People let us into their homes on the understanding that what we see stays with those who need it. The duty comes from common law, from the Code, and from privacy statutes: the Commonwealth Privacy Act 1988 for much of the private sector, and state or territory health records legislation for most ambulance services. Sharing within the treating team for care is expected. Otherwise, disclose with consent, where a law requires or authorises it, or where you reasonably believe that it is needed to lessen or prevent a serious threat to someone’s life, health or safety, and then only the minimum, to the right person.',
        'A request is not an authority. Police asking at the scene for a patient’s history or drug use may have a power, but ask which one, tell them what safety requires, and otherwise refer them to your service’s process. Relatives, employers and the media have no general entitlement. Some disclosures are compulsory: child protection reporting applies to different occupations in different states, several states have family violence information-sharing schemes, and coroners and courts can compel evidence.',
        'The everyday breaches are small: a story in the meal room, a screenshot in a crew chat, curiosity in the electronic record about a neighbour, a photo with a street sign in it. Removing a name is not de-identification if the time, place and unusual injury remain. Ahpra’s social media guidance applies the same standard online as off. In this app, and in any CPD log, write about what you learned and not about who taught it to you: no names, initials, dates of birth, addresses, case numbers or images.',
      ],
    },
    {
      heading: 'Mandatory notification and speaking up',
      blocks: [
        'Under the Health Practitioner Regulation National Law, registered practitioners and employers must notify certain concerns about another registered practitioner. The Ahpra and National Boards Guidelines: Mandatory notifications about registered health practitioners (2020) list four: impairment, intoxication while practising, significant departure from accepted professional standards, and sexual misconduct connected with practice. You need a reasonable belief, formed from direct knowledge or a reliable report, and not suspicion or gossip. Notify as soon as practicable.',
        {
          list: [
            'A colleague (a non-treating practitioner) must notify practising while intoxicated and sexual misconduct; for impairment the test is risk of substantial harm to the public, and for a significant departure it is risk of harm.',
            'A treating practitioner has a higher threshold, a substantial risk of harm for the first three concerns, so that practitioners are not afraid to seek care. Some states exempt or vary this duty.',
            'A health condition that is managed, with no effect on safety, is not notifiable. Nor is an honest, isolated error.',
            'The duty is your own. Telling an employer does not by itself meet it; you are relieved of it if you know or reasonably believe that the notification has been made.',
            'Concerns below the threshold can still be raised within your service or by voluntary notification, and a notification made in good faith is protected.',
            'In Queensland notifications go to the Office of the Health Ombudsman, and in New South Wales a co-regulatory system handles them.',
          ],
        },
        'A different duty concerns yourself. Under section 130 of the National Law you give the Board written notice within seven days of becoming aware of a “relevant event”:',
        {
          list: [
            'you are charged with an offence punishable by 12 months’ imprisonment or more',
            'you are convicted or found guilty of an offence punishable by imprisonment',
            'you no longer have appropriate professional indemnity insurance arrangements, for example after a change of employer or a lapsed policy',
            'your right to practise at a hospital or another health facility, or your authority to use scheduled medicines, is withdrawn or restricted.',
          ],
        },
        'The list is not complete and some states have added to it: read the section as it applies where you work. It has no exception for what somebody else has already notified, so your service’s report does not replace yours. If you are unsure, ask your indemnity insurer or a lawyer within the seven days.',
        'Most speaking up never reaches a regulator. It is asking a colleague whether they are fit to drive, reporting your own drug error, or saying “I think we have the wrong patient.” When care has caused harm, the Australian Open Disclosure Framework (2013) expects an apology or expression of regret, a factual explanation, a chance for the patient to tell their side, and a plan.',
      ],
    },
    {
      heading: 'Records that show your reasoning',
      blocks: [
        'For a refusal, or any decision that could be questioned, the record is the only version of the scene that survives. Write it at the time, factually, and in language you would be content for the patient to read. Quote the patient where the words matter. Record findings and not labels: “answered each question with the same request to leave” says more than “non-compliant”.',
        {
          list: [
            'Assessment offered, accepted and declined, with observations and times.',
            'How each element of capacity was tested, with the patient’s own words, and anything that might have impaired it.',
            'Information given: working diagnosis, risks of refusing including the worst, and alternatives.',
            'Who was present, who was consulted, interpreter used, documents sighted.',
            'The decision, the reasons given, the safety-net plan and the second check before leaving.',
            'Late entries marked as such. Never alter the original.',
          ],
        },
      ],
    },
  ],
  keyPoints: [
    'Consent needs capacity, voluntariness, broad understanding and a match with what you do; it can be withdrawn.',
    'Capacity is presumed and belongs to one decision at one time; orientation alone does not establish it.',
    'A capable adult may make a decision that you think unwise; your duty is to inform, offer and safety-net.',
    'A directive that is valid in your state and applies to the situation is followed even if relatives object; in Queensland, section 36 limits when it operates.',
    'Disclose with consent, under law, or to prevent serious harm, and then only the minimum.',
    'Four notifiable concerns about a colleague: impairment, intoxication, significant departure from standards, sexual misconduct.',
    'About yourself: relevant events, lost indemnity cover among them, go to the Board within seven days, whoever else has reported them.',
    'Removing a name does not de-identify an unusual case, in a post, a chat or a CPD log.',
    'Record how capacity was tested and what was said, not only the conclusion.',
  ],
  quizLength: 5,
  questions: ethicsQuestions,
  references: [
    {
      title: 'Code of conduct (for paramedics)',
      publisher: 'Paramedicine Board of Australia / Ahpra',
      year: 2022,
      url: 'https://www.paramedicineboard.gov.au/Professional-standards/Codes-guidelines-and-policies',
    },
    {
      title: 'Guidelines: Mandatory notifications about registered health practitioners',
      publisher: 'Ahpra and the National Boards',
      year: 2020,
      url: 'https://ahpra.gov.au/Notifications/mandatorynotifications/Revised-guidelines.aspx',
    },
    {
      title: 'Social media: How to meet your obligations under the National Law',
      publisher: 'Ahpra and the National Boards',
      year: 2019,
    },
    {
      title: 'Powers of Attorney Act 1998 (Qld), section 36',
      publisher: 'State of Queensland',
      year: 1998,
    },
    {
      title: 'End of Life Law in Australia: advance directives in Queensland',
      publisher: 'Queensland University of Technology',
      year: 2026,
      url: 'https://end-of-life.qut.edu.au',
    },
    {
      title: 'Public Health Act 2005 (Qld), section 157B',
      publisher: 'State of Queensland',
      year: 2005,
    },
    {
      title: 'Queensland EEA in NSW',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2026,
      url: 'https://australianemergencylaw.com/2026/01/23/queensland-eea-in-nsw',
    },
    {
      title: 'Paramedics as Mental Health Officers, Tasmania',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2024,
      url: 'https://australianemergencylaw.com/2024/07/30/paramedics-as-mental-health-officers-tasmania',
    },
    {
      title: 'Health Practitioner Regulation National Law, section 130',
      publisher: 'As in force in each state and territory; read here in New South Wales',
      year: 2009,
      url: 'https://classic.austlii.edu.au/au/legis/nsw/consol_act/hprnl460/s130.html',
    },
    {
      title: 'Paramedics detaining the mentally ill (or not), NT',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2025,
      url: 'https://australianemergencylaw.com/2025/03/23/paramedics-detaining-the-mentally-ill-or-not-nt/',
    },
    {
      title: 'Hunter and New England Area Health Service v A [2009] NSWSC 761',
      publisher: 'Supreme Court of New South Wales',
      year: 2009,
    },
    {
      title: 'Secretary, Department of Health v JWB and SMB (Marion’s Case) (1992) 175 CLR 218',
      publisher: 'High Court of Australia',
      year: 1992,
    },
    {
      title: 'Rogers v Whitaker (1992) 175 CLR 479',
      publisher: 'High Court of Australia',
      year: 1992,
    },
    {
      title:
        'Patient refusal of paramedic treatment: promoting paramedic decision making through use of a legal framework to assess the validity of refusals in the pre-hospital setting (Betts, PhD thesis)',
      publisher: 'Queensland University of Technology',
      year: 2020,
    },
    {
      title: 'More on a patient’s apparent refusal of consent, NSW',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2018,
      url: 'https://australianemergencylaw.com/2018/07/28/more-on-a-patients-apparent-refusal-of-consent-nsw/',
    },
    {
      title: 'Australian Open Disclosure Framework',
      publisher: 'Australian Commission on Safety and Quality in Health Care',
      year: 2013,
    },
    {
      title: 'Privacy Act 1988 (Cth), Schedule 1: Australian Privacy Principles',
      publisher: 'Commonwealth of Australia',
      year: 1988,
    },
  ],
  video: null,
  caseStudies: ethicsCases,
  figures: [
    {
      key: 'capacity-questions',
      title: 'Four questions of capacity',
      section: 'Capacity: this decision, at this time',
      words: [
        'Understand: “Tell me in your own words what I am worried about.”',
        'Retain: ask again after a few minutes.',
        'Use or weigh: “What makes staying the better choice for you?”',
        'Communicate: a choice, by any means, held with consistency.',
        'If one is missing: treat glucose, oxygen and pain, bring aids, quiet and time, then ask again. Unsure and high risk: stay and ring for advice.',
        'If all four are there: the decision is theirs, also if it seems unwise. Offer what they accept, leave a safety net, record their words.',
      ],
    },
  ],
  furtherReading: [
    {
      title: 'Advance Care Directives',
      publisher: 'End of Life Law in Australia, Queensland University of Technology',
      year: 2026,
      url: 'https://end-of-life.qut.edu.au/advance-care-directives',
      minutes: 20,
    },
    {
      title: 'Paramedics wanting to revoke Queensland Emergency Examination Authority',
      publisher: 'Australian Emergency Law (M. Eburn)',
      year: 2025,
      url: 'https://australianemergencylaw.com/2025/08/06/paramedics-wanting-to-revoke-queensland-emergency-examination-authority-eea',
      minutes: 20,
    },
    {
      title: 'The transition from clinician to manager: the paramedic experience',
      publisher: 'Australasian Journal of Paramedicine',
      year: 2021,
      url: 'https://doi.org/10.33151/ajp.18.861',
      minutes: 25,
    },
  ],
};
