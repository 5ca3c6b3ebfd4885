export interface SeedResource {
  title: string;
  description: string;
  url: string;
  type:
    | 'article'
    | 'video'
    | 'podcast'
    | 'course'
    | 'guideline'
    | 'research'
    | 'tool'
    | 'webinar'
    | 'ebook'
    | 'other';
  provider: string;
  peerReviewed: boolean;
  cpdCategory:
    'Clinical Practice' | 'Professional Development' | 'Research' | 'Education' | 'Leadership';
  cpdHours: number;
  tags: string[];
}

// External CPD resources for Australian paramedics. The title, provider and address of every entry
// were found in public sources; none is invented. The CPD hours are estimates of reading, listening
// or study time, in steps of 0.5, of something that is read, heard or done as a whole; 0 for a site, a
// collection, a tool or a page of news, where the time is what its reader spends. List last reviewed on
// 2026-11-27.
export const resourceCatalogue: SeedResource[] = [
  // Guidelines and standards
  {
    title: 'Clinical Practice Manual',
    description:
      'The Queensland Ambulance Service manual of clinical practice guidelines, clinical practice procedures and drug therapy protocols, published openly with review dates.',
    url: 'https://www.ambulance.qld.gov.au/clinical/cpm',
    type: 'guideline',
    provider: 'Queensland Ambulance Service',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['ambulance', 'guidelines', 'pharmacology', 'emergency'],
  },
  {
    title: 'Guideline 11.2 – Protocols for Adult Advanced Life Support',
    description:
      'ANZCOR guideline setting out the adult advanced life support sequence for shockable and non-shockable cardiac arrest rhythms in Australia and New Zealand.',
    url: 'https://www.anzcor.org/home/adult-advanced-life-support/guideline-11-2-protocols-for-adult-advanced-life-support',
    type: 'guideline',
    provider: 'Australian and New Zealand Committee on Resuscitation',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['cardiac', 'cardiac arrest', 'resuscitation', 'emergency'],
  },
  {
    title: 'Acute asthma',
    description:
      'Clinical practice guideline on assessing the severity of acute asthma in children and on stepwise treatment and escalation.',
    url: 'https://www.rch.org.au/clinicalguide/guideline_index/Acute_asthma/',
    type: 'guideline',
    provider: "The Royal Children's Hospital Melbourne",
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0.5,
    tags: ['respiratory', 'asthma', 'paediatric', 'pediatric'],
  },
  {
    title:
      'Australian clinical guideline for diagnosing and managing acute coronary syndromes 2025',
    description:
      'National guideline on assessing suspected acute coronary syndromes, reperfusion, medicines and secondary prevention, with supporting resources for clinicians.',
    url: 'https://www.heartfoundation.org.au/for-professionals/acs-guideline',
    type: 'guideline',
    provider: 'Heart Foundation and Cardiac Society of Australia and New Zealand',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['cardiac', 'acute coronary syndrome', 'chest pain'],
  },
  {
    title: 'Australian and New Zealand Living Clinical Guidelines for Stroke Management',
    description:
      'Continually updated stroke recommendations hosted on InformMe, covering care from first recognition and acute treatment through to rehabilitation.',
    url: 'https://informme.org.au/guidelines/living-clinical-guidelines-for-stroke-management',
    type: 'guideline',
    provider: 'Stroke Foundation',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['stroke', 'neurology', 'emergency'],
  },
  {
    title: 'Sepsis Clinical Care Standard',
    description:
      'National standard describing the care people with suspected sepsis should be offered, from early recognition and escalation to antimicrobial therapy and follow-up.',
    url: 'https://www.safetyandquality.gov.au/clinical-care-standards/sepsis',
    type: 'guideline',
    provider: 'Australian Commission on Safety and Quality in Health Care',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['sepsis', 'deterioration', 'patient safety'],
  },
  {
    title: 'Primary postpartum haemorrhage (PPH)',
    description:
      'Queensland Clinical Guideline on recognising, resuscitating and treating primary postpartum haemorrhage, including uterotonics and tranexamic acid. Its review was due in December 2023: look for a newer version.',
    url: 'https://www.health.qld.gov.au/__data/assets/pdf_file/0015/140136/g-pph.pdf',
    type: 'guideline',
    provider: 'Queensland Health',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['obstetrics', 'haemorrhage', 'maternity', 'emergency'],
  },
  {
    title: 'Registration standards',
    description:
      'The registration standards every paramedic must meet, including continuing professional development with its accompanying guidelines, recency of practice and indemnity insurance.',
    url: 'https://www.paramedicineboard.gov.au/Professional-standards/Registration-standards.aspx',
    type: 'guideline',
    provider: 'Paramedicine Board of Australia',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 0,
    tags: ['registration', 'cpd', 'professional standards'],
  },
  {
    title: 'Shared Code of conduct',
    description:
      'The code shared by National Boards that sets expectations for ethical and culturally safe practice, informed consent, confidentiality, teamwork and practitioner health.',
    url: 'https://www.ahpra.gov.au/Resources/Code-of-conduct/Shared-Code-of-conduct.aspx',
    type: 'guideline',
    provider: 'Ahpra and National Boards',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 1,
    tags: ['ethics', 'professionalism', 'consent', 'cultural safety'],
  },
  {
    title: 'National Statement on Ethical Conduct in Human Research 2025',
    description:
      'The Australian framework for the ethical design, review and conduct of research with people, including consent and the weighing of risk and benefit.',
    url: 'https://www.nhmrc.gov.au/about-us/publications/national-statement-ethical-conduct-human-research-2025',
    type: 'guideline',
    provider: 'National Health and Medical Research Council',
    peerReviewed: false,
    cpdCategory: 'Research',
    cpdHours: 2,
    tags: ['ethics', 'research methods', 'consent'],
  },

  // Research papers
  {
    title: 'A Randomized Trial of Epinephrine in Out-of-Hospital Cardiac Arrest',
    description:
      'PARAMEDIC2: a placebo-controlled trial of 8,014 patients treated by UK paramedics. Adrenaline raised 30-day survival without a clear gain in favourable neurological outcome.',
    url: 'https://doi.org/10.1056/NEJMoa1806842',
    type: 'research',
    provider: 'New England Journal of Medicine',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['cardiac', 'cardiac arrest', 'adrenaline', 'resuscitation'],
  },
  {
    title: 'Defibrillation Strategies for Refractory Ventricular Fibrillation',
    description:
      'DOSE VF: a cluster-randomised trial in six Canadian paramedic services. Double sequential and vector-change defibrillation improved survival to discharge over standard shocks.',
    url: 'https://doi.org/10.1056/NEJMoa2207304',
    type: 'research',
    provider: 'New England Journal of Medicine',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['cardiac', 'cardiac arrest', 'defibrillation'],
  },
  {
    title:
      'Effect of a Strategy of a Supraglottic Airway Device vs Tracheal Intubation During Out-of-Hospital Cardiac Arrest on Functional Outcome: The AIRWAYS-2 Randomized Clinical Trial',
    description:
      'A cluster-randomised trial of more than 9,000 arrests attended by UK paramedics, finding no difference in 30-day functional outcome between an initial i-gel and intubation.',
    url: 'https://doi.org/10.1001/jama.2018.11597',
    type: 'research',
    provider: 'JAMA',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['airway', 'respiratory', 'cardiac arrest', 'cardiac'],
  },
  {
    title: 'Air Versus Oxygen in ST-Segment–Elevation Myocardial Infarction',
    description:
      'AVOID: a Melbourne prehospital trial in which routine oxygen for STEMI patients who were not hypoxic did not help and was linked to larger infarcts.',
    url: 'https://doi.org/10.1161/CIRCULATIONAHA.114.014494',
    type: 'research',
    provider: 'Circulation',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['cardiac', 'stemi', 'oxygen'],
  },
  {
    title: 'Prehospital Tranexamic Acid for Severe Trauma',
    description:
      'PATCH-Trauma: an international trial, run with Australian and New Zealand ambulance services, of tranexamic acid given before hospital to adults with severe trauma.',
    url: 'https://doi.org/10.1056/NEJMoa2215457',
    type: 'research',
    provider: 'New England Journal of Medicine',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['trauma', 'haemorrhage', 'tranexamic acid', 'emergency'],
  },
  {
    title:
      'Effect of early tranexamic acid administration on mortality, hysterectomy, and other morbidities in women with post-partum haemorrhage (WOMAN)',
    description:
      'WOMAN: a trial of 20,060 women in 21 countries in which early tranexamic acid reduced deaths from bleeding after birth, above all when given within three hours.',
    url: 'https://doi.org/10.1016/S0140-6736(17)30638-4',
    type: 'research',
    provider: 'The Lancet',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['obstetrics', 'haemorrhage', 'tranexamic acid'],
  },
  {
    title: 'Oxygen therapy for acute myocardial infarction',
    description:
      'Cochrane systematic review of randomised trials comparing routine inhaled oxygen with air in people with suspected or proven acute myocardial infarction.',
    url: 'https://doi.org/10.1002/14651858.CD007160.pub4',
    type: 'research',
    provider: 'Cochrane Database of Systematic Reviews',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
    tags: ['cardiac', 'oxygen', 'systematic review'],
  },
  {
    title:
      'The effects of emergency medical service work on the psychological, physical, and social well-being of ambulance personnel: a systematic review of qualitative research',
    description:
      'Review of 39 qualitative papers showing how critical incidents, shift work and workplace culture affect the wellbeing of ambulance staff, and the support they ask for.',
    url: 'https://bmcpsychiatry.biomedcentral.com/articles/10.1186/s12888-020-02752-4',
    type: 'research',
    provider: 'BMC Psychiatry',
    peerReviewed: true,
    cpdCategory: 'Professional Development',
    cpdHours: 1,
    tags: ['wellbeing', 'mental health', 'workplace culture'],
  },

  // Articles
  {
    title: 'Snakebite in Australia: a practical approach to diagnosis and treatment',
    description:
      'Clinical review of Australian snakebite: first assessment, envenoming syndromes, when antivenom is needed and why serial testing and observation matter.',
    url: 'https://www.mja.com.au/journal/2013/199/11/snakebite-australia-practical-approach-diagnosis-and-treatment',
    type: 'article',
    provider: 'Medical Journal of Australia',
    peerReviewed: true,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0.5,
    tags: ['toxicology', 'envenomation', 'emergency'],
  },
  {
    title: "The 99th Bubblewrap x Sheffield Children's ED",
    description:
      'Short reviews of recent paediatric emergency papers, among them an Australian pilot trial of early adrenaline infusion for children with septic shock.',
    url: 'https://dontforgetthebubbles.com/the-99th-bubblewrap-x-sheffield-childrens-ed',
    type: 'article',
    provider: "Don't Forget the Bubbles",
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0.5,
    tags: ['paediatric', 'pediatric', 'emergency', 'sepsis'],
  },
  {
    title: "'Practitioner' for the purpose of paramedic CPD",
    description:
      'A lawyer explains whom the CPD registration standard means by other practitioners for the eight interactive hours, and what employers owe paramedics in training.',
    url: 'https://australianemergencylaw.com/2024/07/06/practitioner-for-the-purpose-of-paramedic-cpd',
    type: 'article',
    provider: 'Australian Emergency Law (Michael Eburn)',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 0.5,
    tags: ['law', 'cpd', 'registration'],
  },
  {
    title: 'The transition from clinician to manager: the paramedic experience',
    description:
      'Interview study of paramedics who became managers: isolation from the team in green, credibility from road experience, and moving up without formal management training.',
    url: 'https://doi.org/10.33151/ajp.18.861',
    type: 'article',
    provider: 'Australasian Journal of Paramedicine',
    peerReviewed: true,
    cpdCategory: 'Leadership',
    cpdHours: 1,
    tags: ['leadership', 'management', 'career'],
  },
  {
    title: 'Leading on the edge: The nature of paramedic leadership at the front line of care',
    description:
      'Interviews with 29 Canadian paramedics on how crews share leadership informally at the scene, and why leadership should be developed as a clinical competency.',
    url: 'https://doi.org/10.1097/HMR.0000000000000125',
    type: 'article',
    provider: 'Health Care Management Review',
    peerReviewed: true,
    cpdCategory: 'Leadership',
    cpdHours: 1,
    tags: ['leadership', 'teamwork', 'qualitative research'],
  },
  {
    title: 'The current state on the use of simulation in paramedic education',
    description:
      'Overview of the literature on simulation in paramedicine, written to inform the design of simulation for teaching, learning and assessment.',
    url: 'https://doi.org/10.33151/ajp.18.903',
    type: 'article',
    provider: 'Australasian Journal of Paramedicine',
    peerReviewed: true,
    cpdCategory: 'Education',
    cpdHours: 1,
    tags: ['simulation', 'teaching', 'education'],
  },
  {
    title: 'The PRISMA 2020 statement: an updated guideline for reporting systematic reviews',
    description:
      'The reporting guideline behind the PRISMA checklist and flow diagram, useful both for writing a systematic review and for reading one critically.',
    url: 'https://doi.org/10.1136/bmj.n71',
    type: 'article',
    provider: 'BMJ',
    peerReviewed: true,
    cpdCategory: 'Research',
    cpdHours: 1,
    tags: ['research methods', 'systematic review', 'reporting'],
  },

  // Podcasts
  {
    title: 'The Resus Room',
    description:
      'Podcast by Simon Laing, Rob Fenwick and James Yates on evidence and guidelines for resuscitation, with a monthly papers round-up and the Roadside to Resus series.',
    url: 'https://theresusroom.libsyn.com/',
    type: 'podcast',
    provider: 'The Resus Room',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['emergency', 'resuscitation', 'trauma', 'critical appraisal'],
  },
  {
    title: "St Emlyn's podcast: February 2025",
    description:
      'A 26-minute round-up on keeping rarely used skills current through mental simulation and refreshers, diastolic pressure as a resuscitation target and resuscitative hysterotomy.',
    url: 'https://www.stemlynsblog.org/podcast-february-2025',
    type: 'podcast',
    provider: "St Emlyn's",
    peerReviewed: false,
    cpdCategory: 'Education',
    cpdHours: 0.5,
    tags: ['skill fade', 'education', 'resuscitation', 'emergency'],
  },
  {
    title: 'Diversity in the Australian health workforce',
    description:
      "Episode of Ahpra's Taking care podcast with Dr Dinesh Palipana and Dr Susan O'Dwyer on disability, diversity and what makes a safe and qualified practitioner.",
    url: 'https://www.ahpra.gov.au/News/2021-02-16-Diversity-in-the-health-workforce-podcast.aspx',
    type: 'podcast',
    provider: 'Ahpra',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 0.5,
    tags: ['diversity', 'professionalism', 'regulation'],
  },
  {
    title: 'Safer healthcare through human factors – a replay episode with Martin Bromiley',
    description:
      'Episode 52 of Mastering Intensive Care: an airline captain tells of the death of his wife during a routine procedure and of what health care can learn about human factors.',
    url: 'https://masteringintensivecare.libsyn.com/episode-52-safer-healthcare-through-human-factors-a-replay-episode-with-martin-bromiley',
    type: 'podcast',
    provider: 'Mastering Intensive Care',
    peerReviewed: false,
    cpdCategory: 'Leadership',
    cpdHours: 1,
    tags: ['human factors', 'leadership', 'patient safety'],
  },

  // Videos
  {
    title: 'Human factors and situational awareness in emergencies',
    description:
      'The film Just a Routine Operation, presented for prehospital clinicians: an airway emergency retold to show situational awareness, leadership and communication under pressure.',
    url: 'https://aucklandhems.com/2012/11/05/human-factors-and-situational-awareness-in-emergencies/',
    type: 'video',
    provider: 'Auckland HEMS',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0.5,
    tags: ['human factors', 'airway', 'emergency', 'patient safety'],
  },
  {
    title: 'Doctors make mistakes. Can we talk about that?',
    description:
      'TED talk by emergency physician Brian Goldman on clinical error, the culture of denial around it and the case for talking openly in order to learn.',
    url: 'https://www.ted.com/talks/brian_goldman_doctors_make_mistakes_can_we_talk_about_that',
    type: 'video',
    provider: 'TED',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 0.5,
    tags: ['clinical error', 'ethics', 'reflection', 'patient safety'],
  },
  {
    title: 'How to turn a group of strangers into a team',
    description:
      'TED talk by Amy Edmondson on teaming: how leaders help people who have only just met to solve urgent, unfamiliar problems together.',
    url: 'https://www.ted.com/talks/amy_edmondson_how_to_turn_a_group_of_strangers_into_a_team',
    type: 'video',
    provider: 'TED',
    peerReviewed: false,
    cpdCategory: 'Leadership',
    cpdHours: 0.5,
    tags: ['leadership', 'teamwork', 'psychological safety'],
  },
  {
    title: 'Want to get great at something? Get a coach',
    description:
      'TED talk by surgeon Atul Gawande on how experienced clinicians stop improving, and what observation and coaching can do about it.',
    url: 'https://www.ted.com/talks/atul_gawande_want_to_get_great_at_something_get_a_coach',
    type: 'video',
    provider: 'TED',
    peerReviewed: false,
    cpdCategory: 'Education',
    cpdHours: 0.5,
    tags: ['coaching', 'feedback', 'education'],
  },

  // Webinars
  {
    title: 'KnowEMS Webinar Highlights | Pre-Hospital Stroke Management',
    description:
      'Highlights of a webinar in which ambulance services from Israel, Romania, Spain and Ireland share practices and challenges in the prehospital care of acute stroke.',
    url: 'https://civil-protection-knowledge-network.europa.eu/news/knowems-webinar-highlights-pre-hospital-stroke-management',
    type: 'webinar',
    provider: 'Union Civil Protection Knowledge Network (KnowEMS)',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['stroke', 'neurology', 'ambulance'],
  },
  {
    title: 'Supporting children after natural and human-induced disasters',
    description:
      'Recorded webinar, produced with Emerging Minds, on helping children and families before, during and after a disaster, and on self-care for the people who respond.',
    url: 'https://aifs.gov.au/webinars/supporting-children-after-natural-and-human-induced-disasters',
    type: 'webinar',
    provider: 'Australian Institute of Family Studies',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 1,
    tags: ['mental health', 'paediatric', 'disaster', 'wellbeing'],
  },
  {
    title: "Mental Health Professionals' Network",
    description:
      'Free case-based webinars with panels drawn from several disciplines, along with podcasts and practitioner networks, on mental health care in Australia.',
    url: 'https://www.mhpn.org.au',
    type: 'webinar',
    provider: "Mental Health Professionals' Network",
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 0,
    tags: ['mental health', 'collaborative care'],
  },
  {
    title: 'Evidence-informed decision making',
    description:
      'Recorded one-hour webinar with transcript on combining research evidence with practitioner expertise and client experience, and on what helps organisations to use research.',
    url: 'https://aifs.gov.au/webinars/evidence-informed-decision-making',
    type: 'webinar',
    provider: 'Australian Institute of Family Studies',
    peerReviewed: false,
    cpdCategory: 'Research',
    cpdHours: 1,
    tags: ['evidence-based practice', 'research methods', 'implementation'],
  },

  // Books
  {
    title: 'Leading in Health and Social Care',
    description:
      'Open textbook edited by Sheree Lloyd, Richard Olley and Eleanor Milligan on leading people, ethics, cultural safety, systems thinking, change, safety and quality.',
    url: 'https://oercollective.caul.edu.au/leading-in-health-and-social-care/front-matter/introduction',
    type: 'ebook',
    provider: 'Council of Australian University Librarians (CAUL) OER Collective',
    peerReviewed: false,
    cpdCategory: 'Leadership',
    cpdHours: 0,
    tags: ['leadership', 'management', 'ethics', 'quality improvement'],
  },
  {
    title: 'Chapter 3 Paramedic Professionalism',
    description:
      'Chapter by Stephen Bartlett in an open QUT text on ethics and law: professional codes, duty of care and negligence, confidentiality, documentation and workplace law.',
    url: 'https://qut.pressbooks.pub/csb338/chapter/chapter-3-paramedic-professionalism/',
    type: 'ebook',
    provider: 'Queensland University of Technology',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 2,
    tags: ['ethics', 'law', 'professionalism', 'confidentiality'],
  },
  {
    title: 'Cochrane Handbook for Systematic Reviews of Interventions',
    description:
      'The official guide to planning, conducting and reporting systematic reviews of the effects of healthcare interventions, free to read online.',
    url: 'https://training.cochrane.org/handbook',
    type: 'ebook',
    provider: 'Cochrane',
    peerReviewed: false,
    cpdCategory: 'Research',
    cpdHours: 0,
    tags: ['research methods', 'systematic review', 'meta-analysis'],
  },

  // Courses
  {
    title: 'WHO-ICRC Basic Emergency Care: course materials and cases',
    description:
      'Workbook, slides and cases of the open course on trauma, difficulty in breathing, shock and altered mental status. The course itself has moved to the WHO Academy.',
    url: 'https://emergencycare.ucsf.edu/resources',
    type: 'course',
    provider: 'University of California, San Francisco (WHO Collaborating Centre)',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['emergency', 'trauma', 'respiratory', 'patient assessment'],
  },
  {
    title: 'Psychological First Aid',
    description:
      'Online course from Johns Hopkins University on giving psychological first aid to people distressed by an emergency, including self-care for the helper.',
    url: 'https://www.coursera.org/learn/psychological-first-aid',
    type: 'course',
    provider: 'Johns Hopkins University (Coursera)',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 6,
    tags: ['mental health', 'crisis support', 'wellbeing'],
  },
  {
    title: 'Mental Health Professional Online Development (MHPOD)',
    description:
      'Free, evidence-based online professional development for the Australian mental health workforce, spanning dozens of topics with linked resources.',
    url: 'https://www.mhpod.gov.au',
    type: 'course',
    provider: 'MHPOD (Australian Government)',
    peerReviewed: false,
    cpdCategory: 'Professional Development',
    cpdHours: 0,
    tags: ['mental health', 'e-learning'],
  },
  {
    title: 'Understanding Clinical Research: Behind the Statistics',
    description:
      'Online course from the University of Cape Town that explains study designs, p-values, confidence intervals and common statistical tests without heavy mathematics.',
    url: 'https://www.coursera.org/learn/clinical-research',
    type: 'course',
    provider: 'University of Cape Town (Coursera)',
    peerReviewed: false,
    cpdCategory: 'Research',
    cpdHours: 8,
    tags: ['research methods', 'statistics', 'critical appraisal'],
  },

  // Tools
  {
    title: 'Glasgow Coma Scale/Score (GCS)',
    description:
      'Online calculator for eye, verbal and motor responses, with notes on the evidence, the pitfalls and the use of the score.',
    url: 'https://www.mdcalc.com/calc/64/glasgow-coma-scale-score-gcs',
    type: 'tool',
    provider: 'MDCalc',
    peerReviewed: false,
    cpdCategory: 'Clinical Practice',
    cpdHours: 0,
    tags: ['trauma', 'neurology', 'patient assessment'],
  },
  {
    title: 'ECG Library',
    description:
      'Free reference of annotated ECG examples covering the basics and the major diagnoses, suited to self-directed practice and to teaching.',
    url: 'https://litfl.com/ecg-library/',
    type: 'tool',
    provider: 'Life in the Fast Lane (LITFL)',
    peerReviewed: false,
    cpdCategory: 'Education',
    cpdHours: 0,
    tags: ['cardiac', 'ecg', 'education'],
  },
  {
    title: 'CASP Checklists',
    description:
      'Free checklists for appraising randomised trials, systematic reviews, cohort studies, qualitative research and other designs, handy for a journal club.',
    url: 'https://casp-uk.net/casp-tools-checklists/',
    type: 'tool',
    provider: 'Critical Appraisal Skills Programme',
    peerReviewed: false,
    cpdCategory: 'Research',
    cpdHours: 0,
    tags: ['critical appraisal', 'research methods', 'journal club'],
  },

  // Other
  {
    title: 'Neonatal Resuscitation Education Program - NeoResus',
    description:
      'Overview of the Queensland Health newborn resuscitation training for clinicians who may attend a birth, ambulance clinicians included: online modules and skills workshops.',
    url: 'https://clinicalexcellence.qld.gov.au/improvement-exchange/neonatal-resuscitation-education-program-neoresus',
    type: 'other',
    provider: 'Clinical Excellence Queensland',
    peerReviewed: false,
    cpdCategory: 'Education',
    cpdHours: 0,
    tags: ['neonatal', 'obstetrics', 'paediatric', 'education'],
  },
  {
    title: 'Building Strategy, Planning Action',
    description:
      'Annotated links to frameworks for mental health strategy in first responder organisations, among them the good practice framework from Beyond Blue.',
    url: 'https://esf.com.au/resources/knowledge-hub/for-organisations/building-strategy-planning-action',
    type: 'other',
    provider: 'Emergency Services Foundation',
    peerReviewed: false,
    cpdCategory: 'Leadership',
    cpdHours: 0,
    tags: ['leadership', 'wellbeing', 'mental health'],
  },
  {
    title:
      'Dual Sequential Defibrillation vs standard therapy for patients with refractory ventricular fibrillation',
    description:
      'Best evidence topic from January 2026 that sets a clinical question, shows the literature search and tabulates eight studies with their weaknesses.',
    url: 'https://www.bestbets.org/bets/dual-sequential-defibrillation-vs-standard-therapy-for-patients-with-refractory-ventricular-fibrillation',
    type: 'other',
    provider: 'BestBETs',
    peerReviewed: false,
    cpdCategory: 'Research',
    cpdHours: 0.5,
    tags: ['cardiac', 'defibrillation', 'critical appraisal'],
  },
];
