// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export * from './operations/DashboardPage.ts';
export * from './operations/ProfilePage.ts';
export * from './operations/ProgressPage.ts';
export * from './operations/SettingsPage.ts';
export * from './operations/SettingsRemindersPage.ts';
export * from './operations/SettingsSignInPage.ts';
export * from './operations/access-tokens.ts';
export * from './operations/activities.ts';
export * from './operations/activities-of-document.ts';
export * from './operations/activity-changes.ts';
export * from './operations/activity-list.ts';
export * from './operations/activity-page.ts';
export * from './operations/audit-notices.ts';
export * from './operations/audit-readiness.ts';
export * from './operations/auth.ts';
export * from './operations/bin.ts';
export * from './operations/board-answers.ts';
export * from './operations/calendar.ts';
export * from './operations/compliance.ts';
export * from './operations/confirmations.ts';
export * from './operations/counted-evidence.ts';
export * from './operations/counted-note.ts';
export * from './operations/cpd-years.ts';
export * from './operations/credentials.ts';
export * from './operations/crew-sessions.ts';
export * from './operations/document-page.ts';
export * from './operations/documents.ts';
export * from './operations/email-addresses.ts';
export * from './operations/evidence.ts';
export * from './operations/first-steps.ts';
export * from './operations/goal-page.ts';
export * from './operations/has-password.ts';
export * from './operations/help.ts';
export * from './operations/history.ts';
export * from './operations/identities.ts';
export * from './operations/identity-visit.ts';
export * from './operations/imports.ts';
export * from './operations/learning-goals.ts';
export * from './operations/logout.ts';
export * from './operations/modules.ts';
export * from './operations/new-identity.ts';
export * from './operations/notification-list.ts';
export * from './operations/notifications.ts';
export * from './operations/notifications-changed.ts';
export * from './operations/pace.ts';
export * from './operations/passkey.ts';
export * from './operations/passkeys.ts';
export * from './operations/portfolio.ts';
export * from './operations/practice-periods.ts';
export * from './operations/presets.ts';
export * from './operations/profile.ts';
export * from './operations/push.ts';
export * from './operations/quick-log.ts';
export * from './operations/recovery-codes.ts';
export * from './operations/reflection-page.ts';
export * from './operations/reflective-logs.ts';
export * from './operations/registration.ts';
export * from './operations/registration-spans.ts';
export * from './operations/registrations.ts';
export * from './operations/renewal.ts';
export * from './operations/resource-library.ts';
export * from './operations/resources.ts';
export * from './operations/reviews.ts';
export * from './operations/rosters.ts';
export * from './operations/search.ts';
export * from './operations/security.ts';
export * from './operations/security-events.ts';
export * from './operations/settings.ts';
export * from './operations/shared-submissions.ts';
export * from './operations/step-up.ts';
export * from './operations/summary.ts';
export * from './operations/teams.ts';
export * from './operations/totp.ts';
export * from './operations/users.ts';
export * from './operations/webhooks.ts';
/** A resource to keep. */
export type AddBookmarkInput = {
  resourceId: string;
};

/** Practice hours of one employer, by month. */
export type AddPracticePeriodsInput = {
  /** At least 2 characters. */
  employer: string;
  /** At most 132. */
  periods: Array<PracticeMonthInput>;
  position?: string | null | undefined;
};

/** As the browser gives it. */
export type AddPushSubscriptionInput = {
  /** The authentication secret, base64url. */
  auth: string;
  /** The address at the browser’s push service. */
  endpoint: string;
  /** The public key, base64url. */
  p256dh: string;
};

/** The answers of a module’s review. */
export type AnswerModuleReviewInput = {
  /** The index of the chosen option of every question, in the order shown. */
  answers: Array<number | null | undefined>;
  moduleId: string;
  /** Came with the questions: if they have changed since, nothing is recorded (CONFLICT). Left out, the current ones are meant. */
  quizKey?: string | null | undefined;
  /** Of the review that is due: 1, 4 or 12. */
  week: number;
};

/** A change of several activities together; what is left out stays. */
export type ChangeActivitiesInput = {
  category?: string | null | undefined;
  /** true moves them to the bin, false restores them. */
  deleted?: boolean | null | undefined;
  /** Added to the goals of each; null ends that they serve any. */
  goalId?: string | null | undefined;
  /** 1 to 200. */
  ids: Array<string>;
  /** One of yours, for which all their hours count. */
  registration?: string | null | undefined;
  /** Completed gives back the completion date before, else today’s. */
  status?: string | null | undefined;
};

/** How a learning goal ended. */
export type CloseLearningGoalInput = {
  outcome: string;
  /** What changed, what stood in the way, or why it was dropped. */
  reflection: string;
};

/** Completes a module after its quiz is passed. */
export type CompleteModuleInput = {
  /** In steps of half an hour, at most the module’s, which are recorded if it is left out. */
  hours?: number | null | undefined;
  moduleId: string;
  /** 50 characters or more, if the module ends with one. */
  reflection?: string | null | undefined;
};

/** A proof of identity: a password, with a code if needed, or a passkey. */
export type ConfirmIdentityInput = {
  /** Six digits from the authenticator app, or a recovery code; for an account with a second factor. */
  code?: string | null | undefined;
  /** Instead of both: the browser’s response to `passkeySignInOptions`. */
  passkey?: unknown;
  password?: string | null | undefined;
};

/** One answer to each of the five questions about an activity. */
export type CountAnswersInput = {
  what: string;
  whatFor: string;
  whatIsNew: string;
  who: string;
  withWhom: string;
};

/** A new access token. */
export type CreateAccessTokenInput = {
  /** 7, 30, 90 (if left out) or 365. */
  days?: number | null | undefined;
  /** The program’s; at most 60 characters. */
  name: string;
  /** Such as activities:read; write includes read. */
  scopes: Array<string>;
};

/** A CPD activity to record. */
export type CreateActivityInput = {
  activityType?: string | null | undefined;
  category: string;
  /** Not in the future; now by default. */
  completedDate?: string | null | undefined;
  contentElements?: Array<string> | null | undefined;
  /** To “Does this count?”; null removes them. */
  countAnswers?: CountAnswersInput | null | undefined;
  /** Each profession once; null: all of them for the first. */
  countsFor?: Array<HoursForInput> | null | undefined;
  description?: string | null | undefined;
  /** As evidence, at most 10. */
  documentIds?: Array<string> | null | undefined;
  /** Not before the first day; not in the future once it is completed. */
  endDate?: string | null | undefined;
  /** An address or free text. */
  evidence?: string | null | undefined;
  /** At most 10. */
  goalIds?: Array<string> | null | undefined;
  /** In steps of half an hour, at least 0.5. */
  hours: number;
  howItMeets?: string | null | undefined;
  /** Done in an interactive setting with other practitioners. */
  isInteractive?: boolean | null | undefined;
  place?: string | null | undefined;
  /** It completes it, and serves the goal of that plan too. */
  plannedActivityId?: string | null | undefined;
  /** 1 to 9999. */
  practitionerCount?: number | null | undefined;
  /** By their roles; no names. */
  practitioners?: string | null | undefined;
  provider?: string | null | undefined;
  setting?: string | null | undefined;
  startDate?: string | null | undefined;
  /** In progress by default. */
  status?: string | null | undefined;
  /** At least 2 characters. */
  title: string;
};

/** An audit letter to add. */
export type CreateAuditNoticeInput = {
  /** By which it is to be answered; the letter decides. */
  dueDate: string;
  letterDate: string;
  note?: string | null | undefined;
  /** When it was answered; null: it is open. */
  sentOn?: string | null | undefined;
};

/** A credential to add. */
export type CreateCredentialInput = {
  /** Null: it does not expire, or no date is known. */
  expiryDate?: string | null | undefined;
  issueDate?: string | null | undefined;
  issuer?: string | null | undefined;
  notes?: string | null | undefined;
  number?: string | null | undefined;
  renewsId?: string | null | undefined;
  /** At least 2 characters. */
  title: string;
  type: string;
};

/** A document to add. */
export type CreateDocumentInput = {
  /** At least 10 characters. */
  content: string;
  /** The last day on which it is good. */
  expiryDate?: string | null | undefined;
  /** At least 3 characters. */
  title: string;
  type: string;
};

/** A learning goal to set. */
export type CreateLearningGoalInput = {
  /** How one will know; at least 5 characters. */
  measure: string;
  /** It decides the CPD period. */
  targetDate: string;
  /** At least 5 characters. */
  title: string;
  /** At least 5 characters. */
  why: string;
};

/** An activity to plan for a goal. */
export type CreatePlannedActivityInput = {
  category: string;
  /** Each profession once; null: all of them for the first. */
  countsFor?: Array<HoursForInput> | null | undefined;
  /** One that is open. */
  goalId: string;
  /** In steps of half an hour, at least 0.5. */
  hours: number;
  /** Null: not yet known. */
  plannedDate?: string | null | undefined;
  /** At least 2 characters. */
  title: string;
};

/** Practice hours to add. */
export type CreatePracticePeriodInput = {
  /** They prove it. */
  documentIds?: Array<string> | null | undefined;
  /** At least 2 characters. */
  employer: string;
  /** Of practice not in the future, and at most 12 months later. */
  endDate: string;
  /** In steps of half an hour; 0 for leave. */
  hours: number;
  /** Practice by default. */
  kind?: string | null | undefined;
  notes?: string | null | undefined;
  position?: string | null | undefined;
  startDate: string;
};

/** A preset to add. */
export type CreatePresetInput = {
  activityType?: string | null | undefined;
  category: string;
  /** In steps of half an hour, at least 0.5. */
  hours: number;
  /** Done in an interactive setting with other practitioners. */
  isInteractive?: boolean | null | undefined;
  provider?: string | null | undefined;
  /** Never by default. */
  repeat?: string | null | undefined;
  /** Recorded or skipped until then. */
  settledOn?: string | null | undefined;
  /** The first day on which it is proposed; required unless it never is. */
  startsOn?: string | null | undefined;
  /** At least 2 characters. */
  title: string;
};

/** A reflective practice log to add. */
export type CreateReflectiveLogInput = {
  activityId?: string | null | undefined;
  /** At least 20 characters. */
  content: string;
  /** At least 10 characters. */
  futureApplication: string;
  /** At least 10 characters. */
  learningOutcomes: string;
};

/** A resource to add to the library that everybody shares. */
export type CreateResourceInput = {
  cpdCategory: string;
  /** In steps of half an hour, at least 0.5. */
  cpdHours: number;
  description: string;
  peerReviewed?: boolean | null | undefined;
  provider: string;
  /** At most 20 of at most 40 characters. */
  tags?: Array<string> | null | undefined;
  title: string;
  type: string;
  /** http or https. */
  url: string;
};

/** A link to make, and what is left out of its submission. */
export type CreateSharedSubmissionInput = {
  /** 7, 28, 90; 28 by default. */
  days?: number | null | undefined;
  /** Nothing by default. */
  include?: Array<string> | null | undefined;
  /** For whom it is; only you see it. */
  name: string;
  /** At least 8 characters. */
  passphrase?: string | null | undefined;
  /** current, five-years, or the year in which it ends. */
  period?: string | null | undefined;
  registration?: string | null | undefined;
  /** Activities of modules. At most 2000 ids. */
  withheldModuleReflections?: Array<string> | null | undefined;
  /** Only their day is printed. At most 2000 ids. */
  withheldReflections?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutActivities?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutDocuments?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutFiles?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutReflections?: Array<string> | null | undefined;
  withoutSections?: Array<string> | null | undefined;
};

/** A team to create, with you as its coordinator. You share nothing by it. */
export type CreateTeamInput = {
  /** Kinds of credential that the team asks for, at most 12. */
  askedCredentials?: Array<string> | null | undefined;
  kind: string;
  /** 2 to 100 characters. */
  name: string;
  /** The name that the team sees, 2 to 100 characters. */
  shownName: string;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** It needs the scope record-events:read. The webhook ends with it. */
  accessTokenId: string;
  /** https on port 443 of a public host, at most 1000 characters. */
  address: string;
  /** All if left out or empty. */
  kinds?: Array<string> | null | undefined;
};

/** An attendee’s answers about a taught session. */
export type CrewFeedbackInput = {
  /** At most 500 characters. */
  change?: string | null | undefined;
  /** For your practice, from 1 (not useful) to 5 (very useful). */
  usefulness: number;
};

/** How the host ends a crew session. */
export type EndCrewSessionInput = {
  /** True confirms everyone who was there with you. */
  confirmPresent?: boolean | null | undefined;
  /** An earlier moment; now by default. */
  endedAt?: string | null | undefined;
};

/** The hours of an activity that count for one registration. */
export type HoursForInput = {
  /** In steps of half an hour; at most those of the activity. */
  hours: number;
  profession: string;
};

/** The channels of one kind of notification. */
export type KindPreferenceInput = {
  email: boolean;
  inApp: boolean;
  kind: string;
  push: boolean;
};

/** Credentials for signing in. */
export type LoginInput = {
  /** Six digits from the authenticator app, or a recovery code; for an account with a second factor. */
  code?: string | null | undefined;
  password: string;
  /** Case does not matter. */
  username: string;
};

/** Hours between two days, such as a month. */
export type PracticeMonthInput = {
  endDate: string;
  /** Hours worked, in steps of half an hour. */
  hours: number;
  startDate: string;
};

/** Hours in which nothing is sent by e-mail or push. */
export type QuietHoursInput = {
  /** HH:MM in your time zone. */
  from: string;
  /** HH:MM; on the next day if earlier than the start. */
  until: string;
};

/** A new account. */
export type RegisterInput = {
  /** A message with a link asks to confirm it. */
  email?: string | null | undefined;
  fullName: string;
  /** By default that of the installation, which is Queensland Ambulance Service unless it sets another. */
  organization?: string | null | undefined;
  /** At least 6 characters, at most 1024 bytes. */
  password: string;
  username: string;
};

/** A new account for somebody whom an identity provider knows. */
export type RegisterWithIdentityInput = {
  fullName: string;
  organization?: string | null | undefined;
  /** To sign in with once a password is set. */
  username: string;
};

/** A span of days without registration or practice. */
export type RegistrationBreakInput = {
  from: string;
  /** At most 200 characters. */
  reason?: string | null | undefined;
  /** It is part of the break. */
  to: string;
};

/** Your report of a resource; a second one changes the first. */
export type ReportResourceInput = {
  /** At most 500 characters. */
  comment?: string | null | undefined;
  reason: string;
  resourceId: string;
};

/** Your review of a resource; a second one changes the first. */
export type ReviewResourceInput = {
  /** At most 2000 characters. */
  comment?: string | null | undefined;
  /** Stars, 1 to 5. */
  rating: number;
  resourceId: string;
  /** 0: there was no review yet. */
  version?: number | null | undefined;
};

/** A shift. */
export type RosterShiftInput = {
  /** At most 24 hours later. */
  end: string;
  /** Shift by default. */
  kind?: string | null | undefined;
  start: string;
};

/** Where the player of a module is left. */
export type SaveModuleProgressInput = {
  /** Null for an open question; starts another attempt. If left out, the answers stay. */
  answers?: Array<number | null | undefined> | null | undefined;
  moduleId: string;
  /** Came with the questions: a draft for questions that were answered since is not stored. */
  quizKey?: string | null | undefined;
  /** If left out, it stays. */
  reflection?: string | null | undefined;
  /** Reflection only after the quiz was submitted. */
  step: string;
  /** In view and in use since the last call. They are added up, each within the time since the call before. */
  studiedSeconds?: number | null | undefined;
};

/** The host’s side of a session without a connection. */
export type SendCrewSessionInput = {
  endedAt: string;
  /** Of the phone that signed the tickets. */
  keyId: string;
  /** By default everybody takes part. Who teaches gets no hours of it. */
  kind?: string | null | undefined;
  /** True if the others’ records may name you; else only your profession. */
  namesAllowed?: boolean | null | undefined;
  /** What attendees of a taught session learn; at most 1000 characters. It begins each one’s description. */
  objectives?: string | null | undefined;
  place?: string | null | undefined;
  /** 15 to 720; 60 by default. */
  plannedMinutes?: number | null | undefined;
  /** Paramedic by default. */
  profession?: string | null | undefined;
  /** Of a taught session, which must have it: every attendee’s record names it. */
  provider?: string | null | undefined;
  /** The secret, in base64, of which its letters were made. */
  seed: string;
  /** Made by the phone, 16 bytes in base64url: sent again it is the same session. */
  session: string;
  startedAt: string;
  /** At least 2 characters. */
  title: string;
  type: string;
};

/** A ticket that a host’s phone signed without a connection. */
export type SendCrewTicketInput = {
  /** When you got it. Letters count within 5 minutes of it; a scanned ticket has its own time. */
  heldAt: string;
  /** True if the educator of a taught session may list your name; else a number and your profession. */
  listAllowed?: boolean | null | undefined;
  /** That you stayed after that; until the end by default. */
  minutesPresent?: number | null | undefined;
  /** True if the others’ records may name you; else only your profession. */
  namesAllowed?: boolean | null | undefined;
  /** As at joining; paramedic by default. */
  profession?: string | null | undefined;
  /** What the host’s QR code holds, or the six letters as typed. */
  ticket: string;
};

/** What the Board told you about one CPD period. */
export type SetBoardAnswerInput = {
  answeredOn: string;
  documentId?: string | null | undefined;
  /** Of these, interactive hours. */
  interactive: number;
  /** Who answered, and how; at most 300 characters. */
  note: string;
  periodEnd: string;
  registration?: string | null | undefined;
  /** Required hours; 0 for none. */
  total: number;
};

/** What a registration was for a time; no day can have two types. */
export type SetRegistrationSpanInput = {
  /** Conditions, undertakings or notations, in words. At most 500 characters. */
  conditions?: string | null | undefined;
  from: string;
  registration?: string | null | undefined;
  /** The first day of the entry that this one replaces; by default one of the same first day. */
  replaces?: string | null | undefined;
  /** The last day; null while it goes on. */
  to?: string | null | undefined;
  type: string;
};

/** How you share a receipt with a team that you are in. */
export type ShareWithTeamInput = {
  /** Those that your screen named: no other is shared. */
  askedCredentials: Array<string>;
  /** The last day, at most 13 months ahead. */
  sharedUntil: string;
  /** The name that the team sees, 2 to 100 characters. */
  shownName: string;
};

/** A crew session to start. */
export type StartCrewSessionInput = {
  /** By default everybody takes part. Who teaches gets no hours of it. */
  kind?: string | null | undefined;
  /** True if the others’ records may name you; else only your profession. */
  namesAllowed?: boolean | null | undefined;
  /** What attendees of a taught session learn; at most 1000 characters. It begins each one’s description. */
  objectives?: string | null | undefined;
  place?: string | null | undefined;
  /** 15 to 720; 60 by default. */
  plannedMinutes?: number | null | undefined;
  /** Paramedic by default. */
  profession?: string | null | undefined;
  /** Of a taught session, which must have it: every attendee’s record names it. */
  provider?: string | null | undefined;
  /** At least 2 characters. */
  title: string;
  type: string;
};

/** What is added, left out or withheld; everything else of CPD is in it. */
export type SubmissionChoiceInput = {
  /** Nothing by default. */
  include?: Array<string> | null | undefined;
  /** Activities of modules. At most 2000 ids. */
  withheldModuleReflections?: Array<string> | null | undefined;
  /** Only their day is printed. At most 2000 ids. */
  withheldReflections?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutActivities?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutDocuments?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutFiles?: Array<string> | null | undefined;
  /** At most 2000 ids. */
  withoutReflections?: Array<string> | null | undefined;
  withoutSections?: Array<string> | null | undefined;
};

/** The answers of a quiz. */
export type SubmitQuizInput = {
  /** The index of the chosen option of every question, in the order shown. */
  answers: Array<number | null | undefined>;
  moduleId: string;
  /** Came with the questions: if they were answered since, nothing is graded (CONFLICT). Left out, the current ones are meant. */
  quizKey?: string | null | undefined;
};

/** The changes to an activity; what is left out stays. */
export type UpdateActivityInput = {
  activityType?: string | null | undefined;
  category?: string | null | undefined;
  /** Not in the future. */
  completedDate?: string | null | undefined;
  /** An empty list asks again. */
  confirmedChecks?: Array<string> | null | undefined;
  contentElements?: Array<string> | null | undefined;
  countAnswers?: CountAnswersInput | null | undefined;
  countsFor?: Array<HoursForInput> | null | undefined;
  /** Null clears it. */
  description?: string | null | undefined;
  documentIds?: Array<string> | null | undefined;
  endDate?: string | null | undefined;
  /** Null clears it. */
  evidence?: string | null | undefined;
  goalIds?: Array<string> | null | undefined;
  hours?: number | null | undefined;
  howItMeets?: string | null | undefined;
  isInteractive?: boolean | null | undefined;
  place?: string | null | undefined;
  practitionerCount?: number | null | undefined;
  practitioners?: string | null | undefined;
  provider?: string | null | undefined;
  setting?: string | null | undefined;
  startDate?: string | null | undefined;
  /** Completed without a date is completed now. */
  status?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

/** The changes to an audit letter; what is left out stays. */
export type UpdateAuditNoticeInput = {
  dueDate?: string | null | undefined;
  letterDate?: string | null | undefined;
  note?: string | null | undefined;
  sentOn?: string | null | undefined;
  version?: number | null | undefined;
};

/** The changes to a credential; what is left out stays. */
export type UpdateCredentialInput = {
  expiryDate?: string | null | undefined;
  issueDate?: string | null | undefined;
  issuer?: string | null | undefined;
  notes?: string | null | undefined;
  number?: string | null | undefined;
  renewsId?: string | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  version?: number | null | undefined;
};

/** The changes to a document; what is left out stays. */
export type UpdateDocumentInput = {
  content?: string | null | undefined;
  /** The last day on which it is good; null clears it. */
  expiryDate?: string | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  version?: number | null | undefined;
};

/** The changes to a file; what is left out stays. */
export type UpdateEvidenceFileInput = {
  /** With its extension or without: that goes on saying what it is. */
  name?: string | null | undefined;
};

/** The changes to a learning goal; what is left out stays. */
export type UpdateLearningGoalInput = {
  measure?: string | null | undefined;
  /** Needed once the goal is a day old. */
  reason?: string | null | undefined;
  targetDate?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
  why?: string | null | undefined;
};

/** Changes of the preferences; omitted fields keep their value. */
export type UpdateNotificationPreferencesInput = {
  kinds?: Array<KindPreferenceInput> | null | undefined;
  /** Null turns them off. */
  quietHours?: QuietHoursInput | null | undefined;
  rhythm?: string | null | undefined;
  /** Of a weekly digest: 1 (Monday) to 7 (Sunday). */
  weekday?: number | null | undefined;
};

/** The changes to a planned activity; what is left out stays. */
export type UpdatePlannedActivityInput = {
  category?: string | null | undefined;
  countsFor?: Array<HoursForInput> | null | undefined;
  hours?: number | null | undefined;
  plannedDate?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

/** The changes to practice hours; what is left out stays. */
export type UpdatePracticePeriodInput = {
  documentIds?: Array<string> | null | undefined;
  employer?: string | null | undefined;
  endDate?: string | null | undefined;
  hours?: number | null | undefined;
  kind?: string | null | undefined;
  notes?: string | null | undefined;
  position?: string | null | undefined;
  startDate?: string | null | undefined;
  version?: number | null | undefined;
};

/** The changes to a preset; what is left out stays. */
export type UpdatePresetInput = {
  activityType?: string | null | undefined;
  category?: string | null | undefined;
  hours?: number | null | undefined;
  isInteractive?: boolean | null | undefined;
  provider?: string | null | undefined;
  repeat?: string | null | undefined;
  settledOn?: string | null | undefined;
  startsOn?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

/** Changes of the profile; omitted fields keep their value. */
export type UpdateProfileInput = {
  /** At least 2 characters. */
  fullName?: string | null | undefined;
  /** Employer or service; at least 2 characters. */
  organization?: string | null | undefined;
};

/** The changes to a reflective log; what is left out stays. */
export type UpdateReflectiveLogInput = {
  /** The activity it reflects on; null for none. */
  activityId?: string | null | undefined;
  content?: string | null | undefined;
  futureApplication?: string | null | undefined;
  learningOutcomes?: string | null | undefined;
  version?: number | null | undefined;
};

/** Registration with the Board; omitted fields keep their value. Each day is sent as any moment of that day in your time zone. */
export type UpdateRegistrationInput = {
  /** All of them, at most 20, without overlap. */
  registrationBreaks?: Array<RegistrationBreakInput> | null | undefined;
  /** Not in the future. */
  registrationDate: string;
  /** If it was entered; ignored under another rule. Null clears it. */
  registrationExpiryDate?: string | null | undefined;
  /** The Board's year by default. Without it a registrationExpiryDate means that date, and none the Board's year unless one year was chosen before. */
  registrationExpiryRule?: string | null | undefined;
  /** Of Ahpra: three letters, PAR for paramedics, and ten digits. Null clears it. */
  registrationNumber?: string | null | undefined;
  /** Null clears it. */
  registrationType?: string | null | undefined;
  /** From which a non-practising or student registration is held. */
  registrationTypeSince?: string | null | undefined;
};

/** The changes to a resource; what is left out stays. */
export type UpdateResourceInput = {
  cpdCategory?: string | null | undefined;
  cpdHours?: number | null | undefined;
  description?: string | null | undefined;
  peerReviewed?: boolean | null | undefined;
  provider?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  url?: string | null | undefined;
  version?: number | null | undefined;
};

/** A change of a team; what is left out stays. */
export type UpdateTeamInput = {
  /** Kinds of credential that the team asks for, at most 12. */
  askedCredentials?: Array<string> | null | undefined;
  kind?: string | null | undefined;
  name?: string | null | undefined;
  version?: number | null | undefined;
};

export type AccessTokenPartsFragment = { id: string, name: string, scopes: Array<string>, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { me: { id: string, timeZone: string, accessTokens: Array<{ id: string, name: string, scopes: Array<string>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> } | null };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { secret: string | null, id: string, name: string, scopes: Array<string>, createdAt: string, expiresAt: string, lastUsedAt: string | null } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { id: string, name: string, scopes: Array<string>, createdAt: string, expiresAt: string, lastUsedAt: string | null } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type ProvenNameQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvenNameQuery = { provenName: string | null };

export type RegisterWithIdentityMutationVariables = Exact<{
  input: RegisterWithIdentityInput;
}>;


export type RegisterWithIdentityMutation = { registerWithIdentity: { codes: Array<string>, user: { id: string, username: string, timeZone: string } } };

export type SignInWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number } };

export type EmailPartsFragment = { id: string, emailAvailable: boolean, email: { address: string, confirmed: boolean, unsubscribed: boolean, refused: boolean } | null, notificationPreferences: { channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> } };

export type UpdateEmailMutationVariables = Exact<{
  address: string;
}>;


export type UpdateEmailMutation = { updateEmail: { id: string, emailAvailable: boolean, email: { address: string, confirmed: boolean, unsubscribed: boolean, refused: boolean } | null, notificationPreferences: { channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> } } };

export type DeleteEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteEmailMutation = { deleteEmail: { id: string, emailAvailable: boolean, email: { address: string, confirmed: boolean, unsubscribed: boolean, refused: boolean } | null, notificationPreferences: { channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> } } };

export type ResubscribeEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type ResubscribeEmailMutation = { resubscribeEmail: { id: string, emailAvailable: boolean, email: { address: string, confirmed: boolean, unsubscribed: boolean, refused: boolean } | null, notificationPreferences: { channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> } } };

export type FirstStepsPartsFragment = { displayName: string, timeZone: string, createdAt: string, registrationDate: string | null, cpdSummary: { reflectiveLogsCount: number, period: { start: string } | null } };

export type SupportQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportQuery = { support: { email: string | null, phone: string | null, hours: string } };

export type LinkedIdentityPartsFragment = { id: string, issuer: string, createdAt: string, lastUsedAt: string | null };

export type IdentityPartsFragment = { id: string, timeZone: string, security: { hasPassword: boolean, linkedIdentities: Array<{ id: string, issuer: string, createdAt: string, lastUsedAt: string | null }> } };

export type UnlinkIdentityMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: { id: string, timeZone: string, security: { hasPassword: boolean, linkedIdentities: Array<{ id: string, issuer: string, createdAt: string, lastUsedAt: string | null }> } } };

export type PasskeyPartsFragment = { id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type PasskeyRegistrationOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegistrationOptionsMutation = { passkeyRegistrationOptions: unknown };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  response: unknown;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string, name: string, createdAt: string, lastUsedAt: string | null } };

export type DeletePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type DeletePasskeyMutation = { deletePasskey: { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } } };

export type CompletionPartsFragment = { id: string, profileCompletion: number, profileMessage: string, profileItems: Array<{ label: string, done: boolean }> };

export type ProfilePartsFragment = { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number, profileCompletion: number, profileMessage: string, profileItems: Array<{ label: string, done: boolean }> };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number, profileCompletion: number, profileMessage: string, profileItems: Array<{ label: string, done: boolean }> } };

export type DeleteProfileImageMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteProfileImageMutation = { deleteProfileImage: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number, profileCompletion: number, profileMessage: string, profileItems: Array<{ label: string, done: boolean }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string>, user: { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } } } };

export type MarkRecoveryCodesSavedMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkRecoveryCodesSavedMutation = { markRecoveryCodesSaved: { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } } };

export type RecoveryCodesDueQueryVariables = Exact<{ [key: string]: never; }>;


export type RecoveryCodesDueQuery = { me: { id: string, security: { recoveryCodes: { savedAt: string | null } | null } } | null };

export type SecurityEventsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SecurityEventsQuery = { me: { id: string, timeZone: string, securityEvents: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, label: string, at: string, device: string, network: string | null, isHere: boolean } }> } } | null };

export type HasPasswordQueryVariables = Exact<{ [key: string]: never; }>;


export type HasPasswordQuery = { me: { id: string, security: { hasPassword: boolean } } | null };

export type SessionPartsFragment = { id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean };

export type SessionListPartsFragment = { id: string, timeZone: string, sessions: Array<{ id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type NotificationPreferencePartsFragment = { id: string, notificationPreferences: { weekday: number | null, kinds: Array<{ kind: "registration-expiring" | "registration-expired" | "audit-due" | "cpd-behind" | "period-closed" | "evidence-missing" | "document-expiring" | "credential-expiring" | "reflection-missing" | "in-progress-untouched" | "module-completed" | "module-review" | "crew-session-ended" | "plan-offer" | "certificate-revoked" | "attestation" | "resource-reviewed" | "resource-removed" | "team-nudge" | "team-credential" | "team-sharing-ending" | "team-asked" | "team-joined" | "team-changed" | "password-changed" | "new-sign-in" | "data-exported" | "submission-opened" | "timeline-head", group: "Deadlines" | "Learning" | "Teams" | "Account", label: string, description: string, inApp: boolean, email: boolean, push: boolean }>, quietHours: { from: string, until: string } | null, channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> } };

export type UpdateSettingsMutationVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type UpdateSettingsMutation = { updateSettings: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number } };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: UpdateNotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: { id: string, notificationPreferences: { weekday: number | null, kinds: Array<{ kind: "registration-expiring" | "registration-expired" | "audit-due" | "cpd-behind" | "period-closed" | "evidence-missing" | "document-expiring" | "credential-expiring" | "reflection-missing" | "in-progress-untouched" | "module-completed" | "module-review" | "crew-session-ended" | "plan-offer" | "certificate-revoked" | "attestation" | "resource-reviewed" | "resource-removed" | "team-nudge" | "team-credential" | "team-sharing-ending" | "team-asked" | "team-joined" | "team-changed" | "password-changed" | "new-sign-in" | "data-exported" | "submission-opened" | "timeline-head", group: "Deadlines" | "Learning" | "Teams" | "Account", label: string, description: string, inApp: boolean, email: boolean, push: boolean }>, quietHours: { from: string, until: string } | null, channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> } } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword?: string | null | undefined;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { id: string, timeZone: string, security: { hasPassword: boolean }, sessions: Array<{ id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: boolean };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { beginTotp: { secret: string, uri: string } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } } };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } } };

export type SecurityPartsFragment = { id: string, timeZone: string, security: { passkeysAvailable: boolean, totpAddedAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null } };

export type UserPartsFragment = { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number } | null };

export type WebhookPartsFragment = { id: string, tokenName: string, address: string | null, host: string, kinds: Array<"activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period" | "goal-change" | "module-completion" | "certificate" | "attestation">, createdAt: string, state: "active" | "paused", pausedText: string | null, nextAttemptAt: string | null, isBehind: boolean };

export type WebhookDeliveryPartsFragment = { id: string, label: string, firstSeq: number | null, lastSeq: number | null, createdAt: string, state: "waiting" | "delivered" | "failed", attempts: number, attemptedAt: string | null, hasArrived: boolean, resultText: string | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { me: { id: string, timeZone: string, accessTokens: Array<{ id: string, name: string, scopes: Array<string> }>, webhooks: Array<{ id: string, tokenName: string, address: string | null, host: string, kinds: Array<"activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period" | "goal-change" | "module-completion" | "certificate" | "attestation">, createdAt: string, state: "active" | "paused", pausedText: string | null, nextAttemptAt: string | null, isBehind: boolean }> } | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, label: string, firstSeq: number | null, lastSeq: number | null, createdAt: string, state: "waiting" | "delivered" | "failed", attempts: number, attemptedAt: string | null, hasArrived: boolean, resultText: string | null } }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string | null, id: string, tokenName: string, address: string | null, host: string, kinds: Array<"activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period" | "goal-change" | "module-completion" | "certificate" | "attestation">, createdAt: string, state: "active" | "paused", pausedText: string | null, nextAttemptAt: string | null, isBehind: boolean } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { id: string } };

export type ResumeWebhookMutationVariables = Exact<{
  id: string;
  skip?: boolean | null | undefined;
}>;


export type ResumeWebhookMutation = { resumeWebhook: { id: string, tokenName: string, address: string | null, host: string, kinds: Array<"activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period" | "goal-change" | "module-completion" | "certificate" | "attestation">, createdAt: string, state: "active" | "paused", pausedText: string | null, nextAttemptAt: string | null, isBehind: boolean } };

export type SendTestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { id: string, label: string, firstSeq: number | null, lastSeq: number | null, createdAt: string, state: "waiting" | "delivered" | "failed", attempts: number, attemptedAt: string | null, hasArrived: boolean, resultText: string | null } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { id: string, label: string, firstSeq: number | null, lastSeq: number | null, createdAt: string, state: "waiting" | "delivered" | "failed", attempts: number, attemptedAt: string | null, hasArrived: boolean, resultText: string | null } };

export type ModuleCardPartsFragment = { id: string, slug: string, title: string, description: string, category: "Clinical Practice" | "Professional Development" | "Research & Education" | "Education and Research" | "Leadership and Management", hours: number, studyMinutes: number, isRecommended: boolean, isInteractive: boolean, completed: boolean, inProgress: boolean, reviewers: Array<{ name: string }>, completion: { certificate: { number: string, revocation: string | null } | null } | null };

export type CertificatePartsFragment = { number: string, revocation: string | null };

export type QuizAttemptPartsFragment = { id: string, score: number, correct: number, total: number, passed: boolean, results: Array<{ question: string, options: Array<string>, chosen: number, correctAnswer: number, isCorrect: boolean, explanation: string }> };

export type QuizPartsFragment = { quizKey: string, nextTryAt: string | null, questions: Array<{ question: string, options: Array<string> }> };

export type ModulesQueryVariables = Exact<{
  query?: string | null | undefined;
  category?: string | null | undefined;
  status?: string | null | undefined;
}>;


export type ModulesQuery = { modules: Array<{ id: string, slug: string, title: string, description: string, category: "Clinical Practice" | "Professional Development" | "Research & Education" | "Education and Research" | "Leadership and Management", hours: number, studyMinutes: number, isRecommended: boolean, isInteractive: boolean, completed: boolean, inProgress: boolean, dueReview: { week: number } | null, reviewers: Array<{ name: string }>, completion: { certificate: { number: string, revocation: string | null } | null } | null }>, moduleCategories: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education" | null, label: string, count: number }> };

export type LearningModulesQueryVariables = Exact<{ [key: string]: never; }>;


export type LearningModulesQuery = { modules: Array<{ id: string, slug: string, title: string, description: string, category: "Clinical Practice" | "Professional Development" | "Research & Education" | "Education and Research" | "Leadership and Management", hours: number, studyMinutes: number, isRecommended: boolean, isInteractive: boolean, completed: boolean, inProgress: boolean, dueReview: { week: number } | null, reviewers: Array<{ name: string }>, completion: { certificate: { number: string, revocation: string | null } | null } | null }> };

export type ModulePlayerQueryVariables = Exact<{
  id: string;
}>;


export type ModulePlayerQuery = { module: { id: string, title: string, hours: number, estimatedMinutes: number, studyMinutes: number, shortestReadingMinutes: number, questionCount: number, hasReflection: boolean, passMark: number, lastReviewed: string, version: string, passed: boolean, completed: boolean, slug: string, madeBy: string, quizKey: string, nextTryAt: string | null, reviewers: Array<{ name: string }>, dueReview: { week: number } | null, completion: { reflection: string | null, hours: number, hoursNotice: string | null, activityId: string | null, certificate: { number: string, revocation: string | null } | null } | null, progress: { step: "content" | "quiz" | "reflection", answers: Array<number | null>, submitted: boolean, reflection: string, studiedSeconds: number } | null, lastAttempt: { id: string, score: number, correct: number, total: number, passed: boolean, results: Array<{ question: string, options: Array<string>, chosen: number, correctAnswer: number, isCorrect: boolean, explanation: string }> } | null, content: { objectives: Array<string>, keyPoints: Array<string>, sections: Array<{ heading: string, blocks: Array<{ text: string | null, list: Array<string> | null, table: { caption: string, columns: Array<string>, rows: Array<{ cells: Array<string> }> } | null }> }>, references: Array<{ title: string, publisher: string, year: number, url: string | null }>, video: { title: string, provider: string, url: string } | null }, caseStudies: Array<{ key: string, title: string, summary: string }>, figures: Array<{ key: string, title: string, section: string, words: Array<string> }>, furtherReading: Array<{ title: string, publisher: string, year: number, url: string, minutes: number }>, questions: Array<{ question: string, options: Array<string> }> } };

export type ModuleCasesQueryVariables = Exact<{
  id: string;
}>;


export type ModuleCasesQuery = { module: { id: string, caseStudies: Array<{ key: string, debrief: Array<string>, scenes: Array<{ key: string, text: string, choices: Array<{ text: string, consequence: string, reason: string, source: string, next: string | null }> }> }> } };

export type SaveModuleProgressMutationVariables = Exact<{
  input: SaveModuleProgressInput;
}>;


export type SaveModuleProgressMutation = { saveModuleProgress: { module: { id: string, inProgress: boolean } } };

export type SubmitQuizMutationVariables = Exact<{
  input: SubmitQuizInput;
}>;


export type SubmitQuizMutation = { submitQuiz: { id: string, score: number, correct: number, total: number, passed: boolean, module: { id: string, quizKey: string, nextTryAt: string | null, questions: Array<{ question: string, options: Array<string> }> }, results: Array<{ question: string, options: Array<string>, chosen: number, correctAnswer: number, isCorrect: boolean, explanation: string }> } };

export type CompleteModuleMutationVariables = Exact<{
  input: CompleteModuleInput;
}>;


export type CompleteModuleMutation = { completeModule: { completedAt: string, hours: number, hoursNotice: string | null, activityId: string | null, certificate: { number: string, revocation: string | null } | null, module: { id: string, completed: boolean, inProgress: boolean } } };

export type ModuleReviewQueryVariables = Exact<{
  id: string;
}>;


export type ModuleReviewQuery = { module: { id: string, completion: { activityId: string | null } | null, dueReview: { week: number, quizKey: string, questions: Array<{ question: string, options: Array<string> }> } | null } };

export type AnswerModuleReviewMutationVariables = Exact<{
  input: AnswerModuleReviewInput;
}>;


export type AnswerModuleReviewMutation = { answerModuleReview: { week: number, correct: number, total: number, results: Array<{ question: string, options: Array<string>, chosen: number, correctAnswer: number, isCorrect: boolean, explanation: string }>, module: { id: string, dueReview: { week: number } | null } } };

export type RecommendationPartsFragment = { id: string, title: string, provider: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", peerReviewed: boolean, isUserAdded: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string> };

export type ResourceLibraryQueryVariables = Exact<{
  cpdCategory: string;
  first: number;
}>;


export type ResourceLibraryQuery = { resources: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, provider: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", peerReviewed: boolean, isUserAdded: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string> } }> } };

export type ResourcePartsFragment = { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null };

export type ResourceQueryVariables = Exact<{
  id: string;
}>;


export type ResourceQuery = { resource: { updatedAt: string, id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type ResourcesQueryVariables = Exact<{
  query: string;
  cpdCategory?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ResourcesQuery = { resources: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } }> } };

export type BookmarksQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BookmarksQuery = { bookmarks: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } }> } };

export type AddBookmarkMutationVariables = Exact<{
  input: AddBookmarkInput;
}>;


export type AddBookmarkMutation = { addBookmark: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type RemoveBookmarkMutationVariables = Exact<{
  id: string;
}>;


export type RemoveBookmarkMutation = { removeBookmark: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type CreateResourceMutationVariables = Exact<{
  input: CreateResourceInput;
}>;


export type CreateResourceMutation = { createResource: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type UpdateResourceMutationVariables = Exact<{
  id: string;
  input: UpdateResourceInput;
}>;


export type UpdateResourceMutation = { updateResource: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type DeleteResourceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteResourceMutation = { deleteResource: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type RestoreResourceMutationVariables = Exact<{
  id: string;
}>;


export type RestoreResourceMutation = { restoreResource: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type ReportResourceMutationVariables = Exact<{
  input: ReportResourceInput;
}>;


export type ReportResourceMutation = { reportResource: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type WithdrawResourceReportMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawResourceReportMutation = { withdrawResourceReport: { id: string, title: string, description: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", provider: string, peerReviewed: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string>, bookmarked: boolean, averageRating: number | null, reviewCount: number, version: number, isMine: boolean, isUserAdded: boolean, isHidden: boolean, unavailable: string | null } };

export type ReviewPartsFragment = { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string };

export type ReviewedPartsFragment = { id: string, averageRating: number | null, reviewCount: number, myReview: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string } | null };

export type ReviewQueryVariables = Exact<{
  resourceId: string;
}>;


export type ReviewQuery = { resource: { id: string, myReview: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string } | null } };

export type ResourceReviewsQueryVariables = Exact<{
  resourceId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ResourceReviewsQuery = { resource: { id: string, averageRating: number | null, reviewCount: number, myReview: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string } | null }, resourceReviews: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string } }> } };

export type ReviewResourceMutationVariables = Exact<{
  input: ReviewResourceInput;
}>;


export type ReviewResourceMutation = { reviewResource: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string, resource: { id: string, averageRating: number | null, reviewCount: number, myReview: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string } | null } } };

export type DeleteReviewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReviewMutation = { deleteReview: { id: string, resource: { id: string, averageRating: number | null, reviewCount: number, myReview: { id: string, version: number, rating: number, comment: string | null, authorName: string, isMine: boolean, createdAt: string, updatedAt: string } | null } } };

export type CalendarFeedPartsFragment = { id: string, calendarFeed: { url: string } | null };

export type RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { id: string, calendarFeed: { url: string } | null } };

export type DeleteCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCalendarFeedMutation = { deleteCalendarFeed: { id: string, calendarFeed: { url: string } | null } };

export type NotificationListQueryVariables = Exact<{
  unreadOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NotificationListQuery = { notifications: { totalCount: number, unreadCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, kind: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string } }> } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: number };

export type NotificationsChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsChangedSubscription = { notificationsChanged: { readIds: Array<string>, unreadCount: number, cursor: string, complete: boolean, added: Array<{ cursor: string, node: { id: string, kind: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string } }> } };

export type NotificationPartsFragment = { id: string, kind: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { id: string, kind: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string } };

export type PushDevicePartsFragment = { id: string, name: string, endpoint: string, createdAt: string };

export type PushPartsFragment = { id: string, timeZone: string, push: { publicKey: string, devices: Array<{ id: string, name: string, endpoint: string, createdAt: string }> }, notificationPreferences: { kinds: Array<{ kind: "registration-expiring" | "registration-expired" | "audit-due" | "cpd-behind" | "period-closed" | "evidence-missing" | "document-expiring" | "credential-expiring" | "reflection-missing" | "in-progress-untouched" | "module-completed" | "module-review" | "crew-session-ended" | "plan-offer" | "certificate-revoked" | "attestation" | "resource-reviewed" | "resource-removed" | "team-nudge" | "team-credential" | "team-sharing-ending" | "team-asked" | "team-joined" | "team-changed" | "password-changed" | "new-sign-in" | "data-exported" | "submission-opened" | "timeline-head", push: boolean }> } };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: AddPushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { id: string, timeZone: string, push: { publicKey: string, devices: Array<{ id: string, name: string, endpoint: string, createdAt: string }> }, notificationPreferences: { kinds: Array<{ kind: "registration-expiring" | "registration-expired" | "audit-due" | "cpd-behind" | "period-closed" | "evidence-missing" | "document-expiring" | "credential-expiring" | "reflection-missing" | "in-progress-untouched" | "module-completed" | "module-review" | "crew-session-ended" | "plan-offer" | "certificate-revoked" | "attestation" | "resource-reviewed" | "resource-removed" | "team-nudge" | "team-credential" | "team-sharing-ending" | "team-asked" | "team-joined" | "team-changed" | "password-changed" | "new-sign-in" | "data-exported" | "submission-opened" | "timeline-head", push: boolean }> } } };

export type DeletePushSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type DeletePushSubscriptionMutation = { deletePushSubscription: { id: string, timeZone: string, push: { publicKey: string, devices: Array<{ id: string, name: string, endpoint: string, createdAt: string }> }, notificationPreferences: { kinds: Array<{ kind: "registration-expiring" | "registration-expired" | "audit-due" | "cpd-behind" | "period-closed" | "evidence-missing" | "document-expiring" | "credential-expiring" | "reflection-missing" | "in-progress-untouched" | "module-completed" | "module-review" | "crew-session-ended" | "plan-offer" | "certificate-revoked" | "attestation" | "resource-reviewed" | "resource-removed" | "team-nudge" | "team-credential" | "team-sharing-ending" | "team-asked" | "team-joined" | "team-changed" | "password-changed" | "new-sign-in" | "data-exported" | "submission-opened" | "timeline-head", push: boolean }> } } };

export type SendTestPushMutationVariables = Exact<{
  id: string;
}>;


export type SendTestPushMutation = { sendTestPush: { id: string } };

export type RosterPartsFragment = { id: string, timeZone: string, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null };

export type SetRosterPatternMutationVariables = Exact<{
  pattern: string;
}>;


export type SetRosterPatternMutation = { setRosterPattern: { id: string, timeZone: string, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null } };

export type SetRosterShiftsMutationVariables = Exact<{
  shifts: Array<RosterShiftInput> | RosterShiftInput;
}>;


export type SetRosterShiftsMutation = { setRosterShifts: { id: string, timeZone: string, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null } };

export type SetRosterAddressMutationVariables = Exact<{
  address: string;
}>;


export type SetRosterAddressMutation = { setRosterAddress: { id: string, timeZone: string, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null } };

export type RemoveRosterAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveRosterAddressMutation = { removeRosterAddress: { id: string, timeZone: string, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null } };

export type DeleteRosterMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteRosterMutation = { deleteRoster: { id: string, timeZone: string, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null } };

export type ConfirmationRequestPartsFragment = { id: string, state: "open" | "confirmed" | "refused" | "revoked" | "expired", text: string, address: string | null, comment: string | null };

export type ConfirmationsQueryVariables = Exact<{
  activityId: string;
}>;


export type ConfirmationsQuery = { attestations: Array<{ id: string, text: string, circumstances: string, needsAttention: boolean, changed: string | null, isCurrent: boolean, comment: string | null }>, confirmationRequests: Array<{ id: string, state: "open" | "confirmed" | "refused" | "revoked" | "expired", text: string, address: string | null, comment: string | null }> };

export type LinksByEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type LinksByEmailQuery = { support: { passwordResetByEmail: boolean } };

export type CreateConfirmationRequestMutationVariables = Exact<{
  activityId: string;
  address?: string | null | undefined;
}>;


export type CreateConfirmationRequestMutation = { createConfirmationRequest: { secretUrl: string | null, id: string, state: "open" | "confirmed" | "refused" | "revoked" | "expired", text: string, address: string | null, comment: string | null } };

export type RevokeConfirmationRequestMutationVariables = Exact<{
  id: string;
}>;


export type RevokeConfirmationRequestMutation = { revokeConfirmationRequest: { id: string, state: "open" | "confirmed" | "refused" | "revoked" | "expired", text: string, address: string | null, comment: string | null } };

export type CrewMemberPartsFragment = { id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number };

export type CrewSessionPartsFragment = { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> };

export type CrewSessionQueryVariables = Exact<{
  id: string;
}>;


export type CrewSessionQuery = { crewSession: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type RunningCrewSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningCrewSessionQuery = { runningCrewSession: { id: string, title: string } | null };

export type CrewSessionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CrewSessionsQuery = { crewSessions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, startedAt: string, endedAt: string | null, isHost: boolean, memberCount: number, hours: number | null, activityId: string | null } }> } };

export type CrewSessionCodesQueryVariables = Exact<{
  id: string;
}>;


export type CrewSessionCodesQuery = { crewSessionCodes: { now: string, codes: Array<{ code: string, from: string }> } };

export type CrewSessionFeedbackQueryVariables = Exact<{
  id: string;
}>;


export type CrewSessionFeedbackQuery = { crewSessionFeedback: { count: number, ratings: Array<number> | null, changes: Array<string> | null } };

export type UpdateCrewListingMutationVariables = Exact<{
  id: string;
  listAllowed: boolean;
}>;


export type UpdateCrewListingMutation = { updateCrewListing: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type GiveCrewFeedbackMutationVariables = Exact<{
  id: string;
  input: CrewFeedbackInput;
}>;


export type GiveCrewFeedbackMutation = { giveCrewFeedback: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type StartCrewSessionMutationVariables = Exact<{
  input: StartCrewSessionInput;
}>;


export type StartCrewSessionMutation = { startCrewSession: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type LeaveCrewSessionMutationVariables = Exact<{
  id: string;
}>;


export type LeaveCrewSessionMutation = { leaveCrewSession: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type ConfirmCrewMembersMutationVariables = Exact<{
  id: string;
  memberIds: Array<string> | string;
}>;


export type ConfirmCrewMembersMutation = { confirmCrewMembers: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type RemoveCrewMemberMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCrewMemberMutation = { removeCrewMember: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type RestoreCrewMemberMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCrewMemberMutation = { restoreCrewMember: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type EndCrewSessionMutationVariables = Exact<{
  id: string;
  input?: EndCrewSessionInput | null | undefined;
}>;


export type EndCrewSessionMutation = { endCrewSession: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type CorrectCrewSessionEndMutationVariables = Exact<{
  id: string;
  endedAt: string;
}>;


export type CorrectCrewSessionEndMutation = { correctCrewSessionEnd: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type CrewSessionChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type CrewSessionChangedSubscription = { crewSessionChanged: { isWhole: boolean, hereCount: number, memberCount: number, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type RegisterCrewKeyMutationVariables = Exact<{
  publicKey: string;
}>;


export type RegisterCrewKeyMutation = { registerCrewKey: { id: string, now: string, expiresAt: string } };

export type SendCrewTicketMutationVariables = Exact<{
  input: SendCrewTicketInput;
}>;


export type SendCrewTicketMutation = { sendCrewTicket: { id: string, version: number, sessionId: string | null } };

export type SendCrewSessionMutationVariables = Exact<{
  input: SendCrewSessionInput;
}>;


export type SendCrewSessionMutation = { sendCrewSession: { id: string, type: "debrief" | "simulation" | "case-review" | "journal-club" | "teaching" | "workshop" | "course" | "conference" | "grand-round" | "supervision" | "other", title: string, place: string | null, provider: string | null, objectives: string | null, plannedMinutes: number, startedAt: string, closesAt: string, endedAt: string | null, endedBy: "host" | "closed" | null, version: number, isHost: boolean, memberId: string, hours: number | null, activityId: string | null, countedElsewhere: Array<string>, listAllowed: boolean, feedbackGiven: boolean, hereCount: number, memberCount: number, confirmedIds: Array<string>, members: Array<{ id: string, name: string | null, number: number | null, profession: "paramedic" | "student-paramedic" | "registered-nurse" | "midwife" | "doctor" | "pharmacist" | "physiotherapist" | "psychologist" | "emergency-worker" | "other", isGuest: boolean, isHost: boolean, joinedAt: string, hereSince: string | null, leftAt: string | null, hours: number | null, isRemoved: boolean, confirmations: number, version: number }> } };

export type PortfolioPreviewQueryVariables = Exact<{
  period: string;
  registration?: string | null | undefined;
}>;


export type PortfolioPreviewQuery = { portfolio: { person: { registrationNumber: string | null }, choices: Array<{ value: string, label: string }>, periods: Array<{ start: string | null, end: string | null, certificates: Array<{ number: string }>, completed: { total: number }, supported: { total: number } | null, goals: Array<{ id: string }>, activities: Array<{ activityId: string | null, module: { reflection: string | null } | null, files: Array<{ id: string, sizeBytes: number }>, reflections: Array<{ reflectiveLogId: string | null, files: Array<{ id: string, sizeBytes: number }> }> }>, reflections: Array<{ reflectiveLogId: string | null, files: Array<{ id: string, sizeBytes: number }> }>, documents: Array<{ documentId: string, files: Array<{ id: string, sizeBytes: number }> }>, gaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", activityId: string }> }> } };

export type SubmissionAdditionsQueryVariables = Exact<{
  period: string;
  registration?: string | null | undefined;
  choice: SubmissionChoiceInput;
}>;


export type SubmissionAdditionsQuery = { submission: { practice: { entries: Array<{ practicePeriodId: string | null, evidence: Array<string> }> } | null, indemnity: Array<{ credentialId: string | null, evidence: Array<string> }> | null } };

export type SubmissionContentsQueryVariables = Exact<{
  period: string;
  registration?: string | null | undefined;
  choice: SubmissionChoiceInput;
}>;


export type SubmissionContentsQuery = { submission: { practice: { entries: Array<{ practicePeriodId: string | null, evidence: Array<string> }> } | null, indemnity: Array<{ credentialId: string | null, evidence: Array<string> }> | null, periods: Array<{ end: string | null, label: string, activities: Array<{ activityId: string | null, title: string, day: string, hours: number, isInteractive: boolean, evidence: Array<string>, reflections: Array<{ reflectiveLogId: string | null, day: string, content: string | null }> }>, reflections: Array<{ reflectiveLogId: string | null, day: string, about: string | null, content: string | null, evidence: Array<string> }>, documents: Array<{ documentId: string, title: string, day: string, type: string, evidence: Array<string> }> }>, evidence: Array<{ number: string, fileId: string | null, name: string, about: string, sizeBytes: number | null }> } };

export type SubmissionRegisterQueryVariables = Exact<{
  period: string;
  registration?: string | null | undefined;
  choice: SubmissionChoiceInput;
}>;


export type SubmissionRegisterQuery = { submission: { person: { name: string, register: string | null, registrationNumber: string | null, registrationType: string | null, registrationHistory: Array<string>, timeZone: string }, leftOut: { lines: Array<string>, sections: Array<"plan" | "reflections" | "interactive" | "evidence"> }, periods: Array<{ end: string | null, label: string, requirement: { text: string, basis: string | null }, completed: { total: number, interactive: number }, activities: Array<{ activityId: string | null, number: number | null, day: string, title: string, activityType: string | null, provider: string | null, hours: number, isInteractive: boolean, goals: Array<string>, evidence: Array<string>, recordedOn: string | null, claimedRecordedOn: string | null }> }>, practice: { totals: Array<{ label: string, start: string, end: string, hours: number, remark: string | null }>, entries: Array<{ practicePeriodId: string | null, number: string, kind: string, employer: string, position: string | null, startDay: string, endDay: string, hours: number, notes: string | null, documents: Array<string>, evidence: Array<string>, remark: string | null }> } | null, indemnity: Array<{ credentialId: string | null, title: string, insurer: string | null, policyNumber: string | null, validFrom: string | null, validUntil: string | null, notes: string | null, evidence: Array<string> }> | null, evidence: Array<{ number: string, name: string, about: string, addedOn: string, remark: string | null }> } };

export type SharedSubmissionPartsFragment = { id: string, name: string, periods: Array<string>, include: Array<"practice-hours" | "indemnity">, leftOut: Array<string>, state: "active" | "expired" | "revoked", hasPassphrase: boolean, createdAt: string, expiresAt: string, revokedAt: string | null, lastUsedAt: string | null, openedCount: number, downloadCount: number, wrongPassphraseCount: number, pack: { sizeBytes: number, sha256: string } };

export type SharedSubmissionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SharedSubmissionsQuery = { sharedSubmissions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, name: string, periods: Array<string>, include: Array<"practice-hours" | "indemnity">, leftOut: Array<string>, state: "active" | "expired" | "revoked", hasPassphrase: boolean, createdAt: string, expiresAt: string, revokedAt: string | null, lastUsedAt: string | null, openedCount: number, downloadCount: number, wrongPassphraseCount: number, pack: { sizeBytes: number, sha256: string } } }> } };

export type SharedSubmissionAccessesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SharedSubmissionAccessesQuery = { sharedSubmissionAccesses: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, label: string, at: string, device: string, network: string | null } }> } };

export type CreateSharedSubmissionMutationVariables = Exact<{
  input: CreateSharedSubmissionInput;
}>;


export type CreateSharedSubmissionMutation = { createSharedSubmission: { id: string, secretUrl: string | null, name: string, hasPassphrase: boolean } };

export type RevokeSharedSubmissionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSharedSubmissionMutation = { revokeSharedSubmission: { id: string, name: string, periods: Array<string>, include: Array<"practice-hours" | "indemnity">, leftOut: Array<string>, state: "active" | "expired" | "revoked", hasPassphrase: boolean, createdAt: string, expiresAt: string, revokedAt: string | null, lastUsedAt: string | null, openedCount: number, downloadCount: number, wrongPassphraseCount: number, pack: { sizeBytes: number, sha256: string } } };

export type DeleteSharedSubmissionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSharedSubmissionMutation = { deleteSharedSubmission: { id: string } };

export type ReceiptRegistrationPartsFragment = { register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number };

export type ReceiptCredentialPartsFragment = { type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string };

export type ReceiptPreviewPartsFragment = { day: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> };

export type TeamPartsFragment = { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } };

export type SharingEndingPartsFragment = { id: string, teamName: string, sharedFrom: string, endedAt: string, endedBy: "owner" | "coordinator" | "day" | "team" };

export type LeftTeamPartsFragment = { teamId: string, teamName: string, ending: { id: string, teamName: string, sharedFrom: string, endedAt: string, endedBy: "owner" | "coordinator" | "day" | "team" } | null };

export type TeamMemberPartsFragment = { id: string, shownName: string, role: "member" | "coordinator", joinedAt: string, sharedUntil: string | null, standing: "on-track" | "at-risk" | "not-settled" | null, reason: string, day: string | null, isYou: boolean, nudgeFrom: string | null, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> };

export type TeamsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TeamsQuery = { teams: { totalCount: number, nodes: Array<{ id: string, name: string, kind: "station" | "service" | "college" | "other", memberCount: number, endsOn: string | null, membership: { id: string, role: "member" | "coordinator", sharedUntil: string | null, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, standing: "on-track" | "at-risk" | "not-settled" } | null } }> }, sharingEndings: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, teamName: string, sharedFrom: string, endedAt: string, endedBy: "owner" | "coordinator" | "day" | "team" } }> } };

export type TeamQueryVariables = Exact<{
  id: string;
}>;


export type TeamQuery = { team: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type TeamSharingPreviewQueryVariables = Exact<{
  id: string;
}>;


export type TeamSharingPreviewQuery = { team: { id: string, receiptPreview: { day: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } } };

export type TeamInvitationQueryVariables = Exact<{
  code: string;
}>;


export type TeamInvitationQuery = { teamInvitation: { teamId: string, name: string, kind: "station" | "service" | "college" | "other", memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, isMember: boolean, suggestedName: string, suggestedUntil: string, latestUntil: string, receipt: { day: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } } };

export type TeamBoardQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  standing?: string | null | undefined;
  withoutReceipt?: boolean | null | undefined;
  credential?: string | null | undefined;
  credentialState?: string | null | undefined;
  endingWithinDays?: number | null | undefined;
  search?: string | null | undefined;
  way?: string | null | undefined;
}>;


export type TeamBoardQuery = { teamBoard: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, counts: { members: number, onTrack: number, atRisk: number, notSettled: number, withoutReceipt: number, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", valid: number, ending: number, ended: number, missing: number, notShared: number }> }, edges: Array<{ node: { id: string, shownName: string, role: "member" | "coordinator", joinedAt: string, sharedUntil: string | null, standing: "on-track" | "at-risk" | "not-settled" | null, reason: string, day: string | null, isYou: boolean, nudgeFrom: string | null, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } }> } };

export type ReceiptReadingsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  teamId?: string | null | undefined;
}>;


export type ReceiptReadingsQuery = { receiptReadings: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, teamName: string, readerName: string, way: "board" | "csv" | "receipt" | "print", day: string, count: number, lastAt: string } }> } };

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;


export type CreateTeamMutation = { createTeam: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type UpdateTeamMutationVariables = Exact<{
  id: string;
  input: UpdateTeamInput;
}>;


export type UpdateTeamMutation = { updateTeam: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type DeleteTeamMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTeamMutation = { deleteTeam: { teamId: string, teamName: string, ending: { id: string, teamName: string, sharedFrom: string, endedAt: string, endedBy: "owner" | "coordinator" | "day" | "team" } | null } };

export type CreateTeamInvitationMutationVariables = Exact<{
  id: string;
  days: number;
}>;


export type CreateTeamInvitationMutation = { createTeamInvitation: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type EndTeamInvitationMutationVariables = Exact<{
  id: string;
}>;


export type EndTeamInvitationMutation = { endTeamInvitation: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type JoinTeamMutationVariables = Exact<{
  code: string;
  input: ShareWithTeamInput;
}>;


export type JoinTeamMutation = { joinTeam: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type ShareWithTeamMutationVariables = Exact<{
  id: string;
  input: ShareWithTeamInput;
}>;


export type ShareWithTeamMutation = { shareWithTeam: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type StopSharingWithTeamMutationVariables = Exact<{
  id: string;
}>;


export type StopSharingWithTeamMutation = { stopSharingWithTeam: { teamId: string, teamName: string, ending: { id: string, teamName: string, sharedFrom: string, endedAt: string, endedBy: "owner" | "coordinator" | "day" | "team" } | null } };

export type LeaveTeamMutationVariables = Exact<{
  id: string;
}>;


export type LeaveTeamMutation = { leaveTeam: { teamId: string, teamName: string, ending: { id: string, teamName: string, sharedFrom: string, endedAt: string, endedBy: "owner" | "coordinator" | "day" | "team" } | null } };

export type SetTeamRoleMutationVariables = Exact<{
  id: string;
  role: string;
}>;


export type SetTeamRoleMutation = { setTeamRole: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type RemoveTeamMemberMutationVariables = Exact<{
  id: string;
}>;


export type RemoveTeamMemberMutation = { removeTeamMember: { id: string, name: string, kind: "station" | "service" | "college" | "other", createdAt: string, memberCount: number, coordinators: Array<string>, askedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, endsOn: string | null, version: number, invitation: { code: string, link: string, createdAt: string, expiresAt: string } | null, membership: { id: string, role: "member" | "coordinator", shownName: string, joinedAt: string, sharedUntil: string | null, agreedCredentials: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, askedSince: Array<"indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other">, receipt: { number: string, day: string, validUntil: string, standing: "on-track" | "at-risk" | "not-settled", reason: string, fingerprint: string | null, text: string, registrations: Array<{ register: string, period: string, periodEnd: string, state: "met" | "not-met" | "not-settled", standing: "on-track" | "at-risk" | "not-settled", reason: string, hours: number, attestedInteractiveHours: number }>, credentials: Array<{ type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", state: "valid" | "ending" | "ended" | "missing" | "not-shared", validUntil: string | null, text: string }> } | null } } };

export type NudgeTeamMembersMutationVariables = Exact<{
  id: string;
  memberIds: Array<string> | string;
}>;


export type NudgeTeamMembersMutation = { nudgeTeamMembers: { sent: number, waiting: number, text: string } };

export type TeamChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type TeamChangedSubscription = { teamChanged: { teamId: string, isMember: boolean, at: string } };

export type ActivityPartsFragment = { id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null };

export type ReadinessPartsFragment = { id: string, evidenceFilesCount: number, confirmedChecks: Array<"long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late"> | null, readiness: { ready: boolean, label: string, evidence: "none" | "note" | "link" | "file" | "attested", thinReflectionId: string | null, gaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", text: string, action: string, needed: boolean }>, checks: Array<{ kind: "long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late", text: string, action: string }> } };

export type ActivityQueryVariables = Exact<{
  id: string;
}>;


export type ActivityQuery = { activity: { updatedAt: string | null, id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type ActivityReadinessQueryVariables = Exact<{
  id: string;
}>;


export type ActivityReadinessQuery = { activity: { id: string, evidenceFilesCount: number, confirmedChecks: Array<"long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late"> | null, readiness: { ready: boolean, label: string, evidence: "none" | "note" | "link" | "file" | "attested", thinReflectionId: string | null, gaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", text: string, action: string, needed: boolean }>, checks: Array<{ kind: "long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late", text: string, action: string }> } } };

export type ActivityGoalsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type ActivityGoalsQuery = { learningGoals: { nodes: Array<{ id: string, title: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over" }> } };

export type CitableDocumentsQueryVariables = Exact<{
  query?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type CitableDocumentsQuery = { documents: { nodes: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> } };

export type CreateActivityMutationVariables = Exact<{
  input: CreateActivityInput;
}>;


export type CreateActivityMutation = { createActivity: { id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type UpdateActivityMutationVariables = Exact<{
  id: string;
  input: UpdateActivityInput;
}>;


export type UpdateActivityMutation = { updateActivity: { id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type ConfirmChecksMutationVariables = Exact<{
  id: string;
  confirmedChecks: Array<string> | string;
}>;


export type ConfirmChecksMutation = { updateActivity: { version: number, id: string, evidenceFilesCount: number, confirmedChecks: Array<"long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late"> | null, readiness: { ready: boolean, label: string, evidence: "none" | "note" | "link" | "file" | "attested", thinReflectionId: string | null, gaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", text: string, action: string, needed: boolean }>, checks: Array<{ kind: "long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late", text: string, action: string }> } } };

export type KeepCountAnswersMutationVariables = Exact<{
  id: string;
  countAnswers?: CountAnswersInput | null | undefined;
}>;


export type KeepCountAnswersMutation = { updateActivity: { id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type DeleteActivityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteActivityMutation = { deleteActivity: { id: string } };

export type RestoreActivityMutationVariables = Exact<{
  id: string;
}>;


export type RestoreActivityMutation = { restoreActivity: { id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type ChangeActivitiesMutationVariables = Exact<{
  input: ChangeActivitiesInput;
}>;


export type ChangeActivitiesMutation = { changeActivities: { ids: Array<string>, refused: Array<{ id: string, message: string }> } };

export type ActivitiesQueryVariables = Exact<{
  status?: string | null | undefined;
  query?: string | null | undefined;
  period?: string | null | undefined;
  year?: string | null | undefined;
  category?: string | null | undefined;
  activityType?: string | null | undefined;
  interactive?: boolean | null | undefined;
  evidence?: string | null | undefined;
  countsFor?: string | null | undefined;
  goalId?: string | null | undefined;
  sort?: string | null | undefined;
  counted: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ActivitiesQuery = { me: { id: string, cpdSummary: { totalHours: number, interactiveHours: number, period: { start: string, end: string } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply" } } } | null, activities: { totalCount: number, totalHours: number, totalInteractiveHours: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { claimedCreatedAt: string | null, id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, evidenceFilesCount: number, confirmedChecks: Array<"long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late"> | null, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null, readiness: { ready: boolean, label: string, evidence: "none" | "note" | "link" | "file" | "attested", thinReflectionId: string | null, gaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", text: string, action: string, needed: boolean }>, checks: Array<{ kind: "long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late", text: string, action: string }> } } }> } };

export type ActivityPageQueryVariables = Exact<{
  id: string;
}>;


export type ActivityPageQuery = { activity: { updatedAt: string | null, claimedCreatedAt: string | null, id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, evidenceFilesCount: number, confirmedChecks: Array<"long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late"> | null, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other", evidenceFiles: Array<{ id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null }> }>, completion: { reflection: string | null, completedAt: string, certificate: { number: string, verifyUrl: string, revocation: string | null } | null } | null, goals: Array<{ id: string, title: string }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null, readiness: { ready: boolean, label: string, evidence: "none" | "note" | "link" | "file" | "attested", thinReflectionId: string | null, gaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", text: string, action: string, needed: boolean }>, checks: Array<{ kind: "long-day" | "same-twice" | "similar" | "same-file" | "same-reflection" | "with-whom" | "long-module" | "late", text: string, action: string }> } }, evidenceFiles: { nodes: Array<{ id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null }> }, reflectiveLogs: { nodes: Array<{ id: string, content: string, learningOutcomes: string, futureApplication: string, createdAt: string, claimedCreatedAt: string | null }> } };

export type ActivityHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ActivityHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type CountedNowQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedNowQuery = { me: { id: string, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } } } | null };

export type PresetPartsFragment = { id: string, version: number, title: string, hours: number, category: "Clinical Practice" | "Professional Development" | "Research & Education", activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, isInteractive: boolean, provider: string | null, repeat: "never" | "weekly" | "monthly", startsOn: string | null, settledOn: string | null, createdAt: string, keepUntil: string };

export type PresetQueryVariables = Exact<{
  id: string;
}>;


export type PresetQuery = { preset: { updatedAt: string | null, id: string, version: number, title: string, hours: number, category: "Clinical Practice" | "Professional Development" | "Research & Education", activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, isInteractive: boolean, provider: string | null, repeat: "never" | "weekly" | "monthly", startsOn: string | null, settledOn: string | null, createdAt: string, keepUntil: string } };

export type CreatePresetMutationVariables = Exact<{
  input: CreatePresetInput;
}>;


export type CreatePresetMutation = { createPreset: { id: string, version: number, title: string, hours: number, category: "Clinical Practice" | "Professional Development" | "Research & Education", activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, isInteractive: boolean, provider: string | null, repeat: "never" | "weekly" | "monthly", startsOn: string | null, settledOn: string | null, createdAt: string, keepUntil: string } };

export type UpdatePresetMutationVariables = Exact<{
  id: string;
  input: UpdatePresetInput;
}>;


export type UpdatePresetMutation = { updatePreset: { id: string, version: number, title: string, hours: number, category: "Clinical Practice" | "Professional Development" | "Research & Education", activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, isInteractive: boolean, provider: string | null, repeat: "never" | "weekly" | "monthly", startsOn: string | null, settledOn: string | null, createdAt: string, keepUntil: string } };

export type DeletePresetMutationVariables = Exact<{
  id: string;
}>;


export type DeletePresetMutation = { deletePreset: { id: string } };

export type RestorePresetMutationVariables = Exact<{
  id: string;
}>;


export type RestorePresetMutation = { restorePreset: { id: string, version: number, title: string, hours: number, category: "Clinical Practice" | "Professional Development" | "Research & Education", activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, isInteractive: boolean, provider: string | null, repeat: "never" | "weekly" | "monthly", startsOn: string | null, settledOn: string | null, createdAt: string, keepUntil: string } };

export type RepeatableActivitiesQueryVariables = Exact<{
  first: number;
}>;


export type RepeatableActivitiesQuery = { repeatableActivities: Array<{ id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, presets: { totalCount: number, nodes: Array<{ id: string, version: number, title: string, hours: number, category: "Clinical Practice" | "Professional Development" | "Research & Education", activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, isInteractive: boolean, provider: string | null, repeat: "never" | "weekly" | "monthly", startsOn: string | null, settledOn: string | null, createdAt: string, keepUntil: string }> } };

export type ActivitiesFoundQueryVariables = Exact<{
  query: string;
  first: number;
}>;


export type ActivitiesFoundQuery = { activities: { nodes: Array<{ id: string, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", completedDate: string | null, completedOn: string | null }> } };

export type AuditNoticePartsFragment = { id: string, version: number, letterDate: string, dueDate: string, note: string | null, sentOn: string | null, createdAt: string, keepUntil: string };

export type AuditNoticeQueryVariables = Exact<{
  id: string;
}>;


export type AuditNoticeQuery = { auditNotice: { updatedAt: string | null, id: string, version: number, letterDate: string, dueDate: string, note: string | null, sentOn: string | null, createdAt: string, keepUntil: string } };

export type AuditNoticesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditNoticesQuery = { auditNotices: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, version: number, letterDate: string, dueDate: string, note: string | null, sentOn: string | null, createdAt: string, keepUntil: string } }> } };

export type OpenAuditNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAuditNoticeQuery = { me: { id: string, openAuditNotice: { id: string, letterDate: string, dueDate: string, note: string | null, sentOn: string | null } | null } | null };

export type CreateAuditNoticeMutationVariables = Exact<{
  input: CreateAuditNoticeInput;
}>;


export type CreateAuditNoticeMutation = { createAuditNotice: { id: string, version: number, letterDate: string, dueDate: string, note: string | null, sentOn: string | null, createdAt: string, keepUntil: string } };

export type UpdateAuditNoticeMutationVariables = Exact<{
  id: string;
  input: UpdateAuditNoticeInput;
}>;


export type UpdateAuditNoticeMutation = { updateAuditNotice: { id: string, version: number, letterDate: string, dueDate: string, note: string | null, sentOn: string | null, createdAt: string, keepUntil: string } };

export type DeleteAuditNoticeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAuditNoticeMutation = { deleteAuditNotice: { id: string } };

export type RestoreAuditNoticeMutationVariables = Exact<{
  id: string;
}>;


export type RestoreAuditNoticeMutation = { restoreAuditNotice: { id: string, version: number, letterDate: string, dueDate: string, note: string | null, sentOn: string | null, createdAt: string, keepUntil: string } };

export type AuditNoticeHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditNoticeHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type BinItemPartsFragment = { kind: "activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period", recordId: string, title: string, partOf: string | null, mustWait: boolean, files: number, sizeBytes: number | null, binnedAt: string, goneAt: string, keepUntil: string };

export type BinQueryVariables = Exact<{
  kind?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BinQuery = { bin: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { kind: "activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period", recordId: string, title: string, partOf: string | null, mustWait: boolean, files: number, sizeBytes: number | null, binnedAt: string, goneAt: string, keepUntil: string } }> } };

export type RestoreFromBinMutationVariables = Exact<{
  kind: string;
  id: string;
}>;


export type RestoreFromBinMutation = { restoreFromBin: { kind: "activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period", recordId: string } };

export type DeleteForeverMutationVariables = Exact<{
  kind: string;
  id: string;
}>;


export type DeleteForeverMutation = { deleteForever: { kind: "activity" | "reflective-log" | "document" | "evidence-file" | "credential" | "audit-notice" | "preset" | "learning-goal" | "planned-activity" | "practice-period", recordId: string } };

export type EmptyBinMutationVariables = Exact<{ [key: string]: never; }>;


export type EmptyBinMutation = { emptyBin: number };

export type CredentialPartsFragment = { id: string, version: number, type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", title: string, issueDate: string | null, expiryDate: string | null, number: string | null, issuer: string | null, notes: string | null, renewsId: string | null, renewedById: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string };

export type CredentialQueryVariables = Exact<{
  id: string;
}>;


export type CredentialQuery = { credential: { updatedAt: string | null, id: string, version: number, type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", title: string, issueDate: string | null, expiryDate: string | null, number: string | null, issuer: string | null, notes: string | null, renewsId: string | null, renewedById: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type CredentialsQueryVariables = Exact<{
  show?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CredentialsQuery = { credentials: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, version: number, type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", title: string, issueDate: string | null, expiryDate: string | null, number: string | null, issuer: string | null, notes: string | null, renewsId: string | null, renewedById: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, evidenceFiles: Array<{ id: string }> } }> } };

export type CreateCredentialMutationVariables = Exact<{
  input: CreateCredentialInput;
}>;


export type CreateCredentialMutation = { createCredential: { id: string, version: number, type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", title: string, issueDate: string | null, expiryDate: string | null, number: string | null, issuer: string | null, notes: string | null, renewsId: string | null, renewedById: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type UpdateCredentialMutationVariables = Exact<{
  id: string;
  input: UpdateCredentialInput;
}>;


export type UpdateCredentialMutation = { updateCredential: { id: string, version: number, type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", title: string, issueDate: string | null, expiryDate: string | null, number: string | null, issuer: string | null, notes: string | null, renewsId: string | null, renewedById: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type DeleteCredentialMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCredentialMutation = { deleteCredential: { id: string } };

export type RestoreCredentialMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCredentialMutation = { restoreCredential: { id: string, version: number, type: "indemnity" | "advanced-life-support" | "clinical-recertification" | "authority-to-practise" | "driver-licence" | "driving-authority" | "blue-card" | "working-with-children" | "police-check" | "influenza" | "immunisation" | "cpr" | "first-aid" | "first-aid-instructor" | "radiation" | "boat" | "membership" | "other", title: string, issueDate: string | null, expiryDate: string | null, number: string | null, issuer: string | null, notes: string | null, renewsId: string | null, renewedById: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type CredentialHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CredentialHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type ActivitiesOfDocumentQueryVariables = Exact<{
  documentId: string;
}>;


export type ActivitiesOfDocumentQuery = { activities: { totalCount: number, nodes: Array<{ id: string, title: string, hours: number }> } };

export type CountedEvidenceQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CountedEvidenceQuery = { countedEvidence: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { kind: "file" | "certificate", title: string, at: string, activityId: string | null, moduleId: string | null, id: string } }> } };

export type DocumentPageQueryVariables = Exact<{
  id: string;
}>;


export type DocumentPageQuery = { document: { updatedAt: string | null, id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, evidenceFiles: Array<{ id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null }> }, activities: { totalCount: number, nodes: Array<{ id: string, title: string, hours: number, goals: Array<{ id: string, title: string }> }> } };

export type DocumentHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type DocumentHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type DocumentPartsFragment = { id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string };

export type DocumentQueryVariables = Exact<{
  id: string;
}>;


export type DocumentQuery = { document: { updatedAt: string | null, id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type DocumentsQueryVariables = Exact<{
  type?: string | null | undefined;
  query?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DocumentsQuery = { documents: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, evidenceFiles: Array<{ id: string }> } }> } };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type UpdateDocumentMutationVariables = Exact<{
  id: string;
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDocumentMutation = { deleteDocument: { id: string } };

export type RestoreDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreDocumentMutation = { restoreDocument: { id: string, version: number, title: string, type: "certificate" | "reflection" | "evidence" | "other", content: string, expiryDate: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type EvidenceFilePartsFragment = { id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null };

export type ActivityTimeFragment = { keepUntil: string };

export type CredentialTimeFragment = { keepUntil: string };

export type DocumentTimeFragment = { keepUntil: string };

export type ReflectiveLogTimeFragment = { keepUntil: string };

export type EvidenceFilesQueryVariables = Exact<{
  activityId?: string | null | undefined;
  credentialId?: string | null | undefined;
  documentId?: string | null | undefined;
  reflectiveLogId?: string | null | undefined;
}>;


export type EvidenceFilesQuery = { evidenceFiles: { nodes: Array<{ id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null }> } };

export type UpdateEvidenceFileMutationVariables = Exact<{
  id: string;
  input: UpdateEvidenceFileInput;
}>;


export type UpdateEvidenceFileMutation = { updateEvidenceFile: { id: string, name: string } };

export type DeleteEvidenceFileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEvidenceFileMutation = { deleteEvidenceFile: { id: string } };

export type RestoreEvidenceFileMutationVariables = Exact<{
  id: string;
}>;


export type RestoreEvidenceFileMutation = { restoreEvidenceFile: { id: string } };

export type CheckEvidenceBadgeMutationVariables = Exact<{
  id: string;
}>;


export type CheckEvidenceBadgeMutation = { checkEvidenceBadge: { id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null } };

export type EvidenceBadgeCheckedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type EvidenceBadgeCheckedSubscription = { evidenceBadgeChecked: { id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null } };

export type ImportPartsFragment = { id: string, kind: "activities" | "account", fileName: string | null, rowCount: number, createdAt: string, undoneAt: string | null, undoUntil: string };

export type ImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportsQuery = { imports: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, kind: "activities" | "account", fileName: string | null, rowCount: number, createdAt: string, undoneAt: string | null, undoUntil: string } }> } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport: { id: string, kind: "activities" | "account", fileName: string | null, rowCount: number, createdAt: string, undoneAt: string | null, undoUntil: string } };

export type RestoreImportMutationVariables = Exact<{
  id: string;
}>;


export type RestoreImportMutation = { restoreImport: { id: string, kind: "activities" | "account", fileName: string | null, rowCount: number, createdAt: string, undoneAt: string | null, undoUntil: string } };

export type GoalPageQueryVariables = Exact<{
  id: string;
}>;


export type GoalPageQuery = { learningGoal: { updatedAt: string | null, id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> }, activities: { totalCount: number, nodes: Array<{ id: string, title: string, hours: number, documents: Array<{ id: string, title: string }> }> } };

export type LearningGoalHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type LearningGoalHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type PlannedActivityPartsFragment = { id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null };

export type LearningGoalPartsFragment = { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> };

export type PlanVersionsQueryVariables = Exact<{
  id: string;
}>;


export type PlanVersionsQuery = { learningGoal: { id: string, version: number, updatedAt: string | null, title: string, why: string, measure: string, targetDate: string, planned: Array<{ updatedAt: string | null, id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }> } };

export type LearningPlanQueryVariables = Exact<{
  period?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type LearningPlanQuery = { learningGoals: { totalCount: number, periodYear: number | null, currentYear: number, years: Array<number>, plannableFrom: string, plannableTo: string, plannedHours: number, doneHours: number, nodes: Array<{ id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> }> } };

export type CreateLearningGoalMutationVariables = Exact<{
  input: CreateLearningGoalInput;
}>;


export type CreateLearningGoalMutation = { createLearningGoal: { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> } };

export type UpdateLearningGoalMutationVariables = Exact<{
  id: string;
  input: UpdateLearningGoalInput;
}>;


export type UpdateLearningGoalMutation = { updateLearningGoal: { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> } };

export type CloseLearningGoalMutationVariables = Exact<{
  id: string;
  input: CloseLearningGoalInput;
}>;


export type CloseLearningGoalMutation = { closeLearningGoal: { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> } };

export type ReopenLearningGoalMutationVariables = Exact<{
  id: string;
}>;


export type ReopenLearningGoalMutation = { reopenLearningGoal: { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> } };

export type CarryOverLearningGoalMutationVariables = Exact<{
  id: string;
}>;


export type CarryOverLearningGoalMutation = { carryOverLearningGoal: { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> } };

export type DeleteLearningGoalMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLearningGoalMutation = { deleteLearningGoal: { id: string } };

export type RestoreLearningGoalMutationVariables = Exact<{
  id: string;
}>;


export type RestoreLearningGoalMutation = { restoreLearningGoal: { id: string, version: number, periodYear: number, title: string, why: string, measure: string, targetDate: string, status: "open" | "achieved" | "not-achieved" | "dropped" | "carried-over", reflection: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, plannedHours: number, doneHours: number, percent: number | null, isOverdue: boolean, canCarryOver: boolean, activitiesCount: number, planned: Array<{ id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, activities: Array<{ id: string, title: string, hours: number, status: "in-progress" | "completed" }>, changes: Array<{ id: string, field: "title" | "measure" | "targetDate" | "status", from: string, to: string, reason: string | null, changedAt: string, claimedChangedAt: string | null }> } };

export type CreatePlannedActivityMutationVariables = Exact<{
  input: CreatePlannedActivityInput;
}>;


export type CreatePlannedActivityMutation = { createPlannedActivity: { id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type UpdatePlannedActivityMutationVariables = Exact<{
  id: string;
  input: UpdatePlannedActivityInput;
}>;


export type UpdatePlannedActivityMutation = { updatePlannedActivity: { id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type DeletePlannedActivityMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlannedActivityMutation = { deletePlannedActivity: { id: string } };

export type RestorePlannedActivityMutationVariables = Exact<{
  id: string;
}>;


export type RestorePlannedActivityMutation = { restorePlannedActivity: { id: string, version: number, goalId: string, activityId: string | null, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, plannedDate: string | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null } };

export type PracticePeriodPartsFragment = { id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> };

export type ClaimSourceFragment = { title: string, publisher: string, url: string, effective: string | null, note: string | null };

export type PracticePeriodQueryVariables = Exact<{
  id: string;
}>;


export type PracticePeriodQuery = { practicePeriod: { updatedAt: string | null, id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> } };

export type PracticeHoursQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PracticeHoursQuery = { recency: { state: "shown" | "uncertain" | "not-shown" | "empty", summary: string, notices: Array<string>, ways: Array<{ id: string, text: string, required: number, hours: number, state: "shown" | "uncertain" | "not-shown" | "empty", finding: string }>, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null }, claims: Array<{ text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }> }, practicePeriods: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> } }> } };

export type CreatePracticePeriodMutationVariables = Exact<{
  input: CreatePracticePeriodInput;
}>;


export type CreatePracticePeriodMutation = { createPracticePeriod: { id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> } };

export type UpdatePracticePeriodMutationVariables = Exact<{
  id: string;
  input: UpdatePracticePeriodInput;
}>;


export type UpdatePracticePeriodMutation = { updatePracticePeriod: { id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> } };

export type DeletePracticePeriodMutationVariables = Exact<{
  id: string;
}>;


export type DeletePracticePeriodMutation = { deletePracticePeriod: { id: string } };

export type RestorePracticePeriodMutationVariables = Exact<{
  id: string;
}>;


export type RestorePracticePeriodMutation = { restorePracticePeriod: { id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> } };

export type AddPracticePeriodsMutationVariables = Exact<{
  input: AddPracticePeriodsInput;
}>;


export type AddPracticePeriodsMutation = { addPracticePeriods: Array<{ id: string, version: number, kind: "practice" | "leave", employer: string, position: string | null, startDate: string, endDate: string, hours: number, documentIds: Array<string>, notes: string | null, createdAt: string, keepUntil: string, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }> }> };

export type PracticePeriodHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PracticePeriodHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type ReflectiveLogPageQueryVariables = Exact<{
  id: string;
}>;


export type ReflectiveLogPageQuery = { reflectiveLog: { updatedAt: string | null, id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, evidenceFiles: Array<{ id: string, name: string, type: string, sizeBytes: number, hasThumbnail: boolean, missingAt: string | null, isDamaged: boolean, substance: "shown" | "empty" | "locked" | "unread" | null, createdAt: string, badge: { version: string, name: string | null, issuer: string | null, site: string | null, isSigned: boolean, hours: number | null, state: "waiting" | "attested" | "not-yours" | "invalid" | "unknown-key" | "revoked" | "expired" | "unreachable" | "not-checkable", why: string, checkedAt: string | null } | null }> } };

export type ReflectiveLogHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ReflectiveLogHistoryQuery = { record: { id: string, history: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> } } };

export type ReflectiveLogPartsFragment = { id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string };

export type ReflectiveLogQueryVariables = Exact<{
  id: string;
}>;


export type ReflectiveLogQuery = { reflectiveLog: { updatedAt: string | null, id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type ThinReflectionQueryVariables = Exact<{
  activityId: string;
}>;


export type ThinReflectionQuery = { activity: { id: string, readiness: { thinReflectionId: string | null } } };

export type ReflectiveLogsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReflectiveLogsQuery = { reflectiveLogs: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string, evidenceFiles: Array<{ id: string }> } }> } };

export type RelatedActivitiesQueryVariables = Exact<{
  limit: number;
}>;


export type RelatedActivitiesQuery = { recentActivities: Array<{ id: string, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null }> };

export type CreateReflectiveLogMutationVariables = Exact<{
  input: CreateReflectiveLogInput;
}>;


export type CreateReflectiveLogMutation = { createReflectiveLog: { id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type UpdateReflectiveLogMutationVariables = Exact<{
  id: string;
  input: UpdateReflectiveLogInput;
}>;


export type UpdateReflectiveLogMutation = { updateReflectiveLog: { id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type DeleteReflectiveLogMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReflectiveLogMutation = { deleteReflectiveLog: { id: string } };

export type RestoreReflectiveLogMutationVariables = Exact<{
  id: string;
}>;


export type RestoreReflectiveLogMutation = { restoreReflectiveLog: { id: string, version: number, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string, claimedCreatedAt: string | null, keepUntil: string } };

export type SearchQueryVariables = Exact<{
  query: string;
  first?: number | null | undefined;
}>;


export type SearchQuery = { search: Array<{ kind: "activity" | "document" | "credential" | "learning-goal" | "reflective-log" | "practice-period" | "module" | "certificate" | "resource", recordId: string, title: string, detail: string, link: string, day: string | null }> };

export type AuditReadinessPartsFragment = { auditReadiness: { claimedHours: number, claimedInteractiveHours: number, defensibleHours: number, defensibleInteractiveHours: number, openGaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", count: number, text: string, needed: boolean }>, nextStep: { kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", action: string, text: string, activityId: string, activityTitle: string } | null } };

export type BoardAnswerPartsFragment = { periodEnd: string, total: number, interactive: number, answeredOn: string, note: string, documentId: string | null, documentTitle: string | null, documentFile: string | null };

export type BoardAnswersQueryVariables = Exact<{
  registration?: string | null | undefined;
}>;


export type BoardAnswersQuery = { me: { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, boardAnswers: Array<{ periodEnd: string, total: number, interactive: number, answeredOn: string, note: string, documentId: string | null, documentTitle: string | null, documentFile: string | null }>, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } | null };

export type SetBoardAnswerMutationVariables = Exact<{
  input: SetBoardAnswerInput;
  registration?: string | null | undefined;
}>;


export type SetBoardAnswerMutation = { setBoardAnswer: { id: string, boardAnswers: Array<{ periodEnd: string, total: number, interactive: number, answeredOn: string, note: string, documentId: string | null, documentTitle: string | null, documentFile: string | null }>, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } } } };

export type DeleteBoardAnswerMutationVariables = Exact<{
  year: number;
  registration?: string | null | undefined;
}>;


export type DeleteBoardAnswerMutation = { deleteBoardAnswer: { id: string, boardAnswers: Array<{ periodEnd: string, total: number, interactive: number, answeredOn: string, note: string, documentId: string | null, documentTitle: string | null, documentFile: string | null }>, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } } } };

export type AnswerDocumentsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type AnswerDocumentsQuery = { documents: { edges: Array<{ node: { id: string, title: string, evidenceFiles: Array<{ id: string, name: string, missingAt: string | null }> } }> } };

export type CompliancePartsFragment = { totalHours: number, interactiveHours: number, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } };

export type CpdYearPartsFragment = { year: number, start: string, end: string, firstDay: string, activities: number, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply" }, done: { total: number, interactive: number }, weeks: Array<{ week: number, hours: number }>, categories: Array<{ label: string, hours: number }>, types: Array<{ label: string, hours: number }>, evidence: Array<{ grade: "none" | "note" | "link" | "file" | "attested", hours: number, count: number }>, goals: { set: number, achieved: number, open: number, carriedOver: number, text: string } };

export type YearInReviewQueryVariables = Exact<{
  period: string;
  titles: boolean;
  registration?: string | null | undefined;
}>;


export type YearInReviewQuery = { me: { id: string, cpdSummary: { totalHours: number } } | null, yearInReview: { name: string, role: string, goalsAchieved: Array<string>, years: Array<number>, figures: { year: number, start: string, end: string, firstDay: string, activities: number, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply" }, done: { total: number, interactive: number }, weeks: Array<{ week: number, hours: number }>, categories: Array<{ label: string, hours: number }>, types: Array<{ label: string, hours: number }>, evidence: Array<{ grade: "none" | "note" | "link" | "file" | "attested", hours: number, count: number }>, goals: { set: number, achieved: number, open: number, carriedOver: number, text: string } }, activities: Array<{ day: string, title: string | null, hours: number, isInteractive: boolean }> } };

export type PacePartsFragment = { start: string, end: string, today: string, outlook: "not-required" | "unsettled" | "complete" | "on-course" | "possible" | "behind" | "unknown" | "not-begun" | "short", tone: "done" | "calm" | "attention" | "neutral", text: string, notes: Array<string>, required: { total: number, interactive: number, source: { title: string, publisher: string, url: string, effective: string | null, confidence: "board" | "own-board" | "quoted" | "sibling-board" | "unverified", note: string | null } }, done: { total: number, interactive: number }, points: Array<{ day: string, total: number, interactive: number }>, plan: { total: number, overdueHours: number, undatedHours: number, steps: Array<{ day: string, title: string, hours: number, total: number }> }, projection: { weeks: number, activeWeeks: number, total: { low: number, likely: number, high: number }, interactive: { low: number, likely: number, high: number } | null } | null, enough: { per: "month" | "week" | "rest", total: number, interactive: number, text: string } | null };

export type RegistrationSpanPartsFragment = { from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null };

export type SetRegistrationSpanMutationVariables = Exact<{
  input: SetRegistrationSpanInput;
}>;


export type SetRegistrationSpanMutation = { setRegistrationSpan: { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } }, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } };

export type DeleteRegistrationSpanMutationVariables = Exact<{
  from: string;
  registration?: string | null | undefined;
}>;


export type DeleteRegistrationSpanMutation = { deleteRegistrationSpan: { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } }, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } };

export type RegistrationStatusFragment = { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } };

export type RegistrationPartsFragment = { id: string, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } } };

export type UpdateRegistrationMutationVariables = Exact<{
  input: UpdateRegistrationInput;
}>;


export type UpdateRegistrationMutation = { updateRegistration: { id: string, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, profileCompletion: number, profileMessage: string, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } }, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }>, profileItems: Array<{ label: string, done: boolean }> } };

export type ConfirmRenewalMutationVariables = Exact<{
  registration?: string | null | undefined;
}>;


export type ConfirmRenewalMutation = { confirmRenewal: { id: string, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } };

export type HeldRegistrationPartsFragment = { profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> };

export type RegistrationsPartsFragment = { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> };

export type RegistrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationsQuery = { me: { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } | null };

export type RegistrationSummaryQueryVariables = Exact<{
  registration: string;
}>;


export type RegistrationSummaryQuery = { me: { id: string, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } } } | null };

export type SetRegistrationMutationVariables = Exact<{
  profession: string;
  input: UpdateRegistrationInput;
}>;


export type SetRegistrationMutation = { setRegistration: { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } }, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } };

export type DeleteRegistrationMutationVariables = Exact<{
  profession: string;
}>;


export type DeleteRegistrationMutation = { deleteRegistration: { id: string, timeZone: string, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } }, registrations: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", label: string, board: string, boardUrl: string, isFirst: boolean, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, isNumberShared: boolean, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registrationSpans: Array<{ from: string, to: string | null, type: "general" | "provisional" | "limited" | "non-practising" | "student" | "none", conditions: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, sharing: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } | null }> }> } };

export type RenewalHintsQueryVariables = Exact<{ [key: string]: never; }>;


export type RenewalHintsQuery = { renewalHints: Array<{ registration: "paramedic" | "nurse" | "midwife" | "nz-paramedic", expiryDate: string, text: string }> };

export type RenewalQueryVariables = Exact<{
  registration?: string | null | undefined;
}>;


export type RenewalQuery = { renewal: { isRenewalTime: boolean, periodStart: string, periodEnd: string, notAsked: string, answers: Array<{ id: string, heading: string, question: string, state: "on-record" | "uncertain" | "not-on-record" | "yours", finding: string, proof: Array<string>, missing: Array<string>, link: string | null, action: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }>, dates: Array<{ day: string, text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }> } };

export type SummaryPartsFragment = { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } };

export type BeginIdentityVisitMutationVariables = Exact<{
  provider: string;
  purpose: string;
}>;


export type BeginIdentityVisitMutation = { beginIdentityVisit: string };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { me: { displayName: string, timeZone: string, createdAt: string, registrationDate: string | null, id: string, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, cpdSummary: { reflectiveLogsCount: number, totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", period: { start: string, end: string, daysRemaining: number } | null, categoryHours: Array<{ category: "Clinical Practice" | "Professional Development" | "Research & Education", hours: number, percent: number }>, required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply", explanation: string | null, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } }, evidenceDocuments: { documents: number, certificates: number, files: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<"Clinical Practice" | "Professional Development" | "Research & Education"> } } }, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, auditReadiness: { claimedHours: number, claimedInteractiveHours: number, defensibleHours: number, defensibleInteractiveHours: number, openGaps: Array<{ kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", count: number, text: string, needed: boolean }>, nextStep: { kind: "in-progress" | "reflection" | "evidence" | "interactive" | "provider" | "type" | "dates" | "standard", action: string, text: string, activityId: string, activityTitle: string } | null } } | null, recentActivities: Array<{ id: string, version: number, title: string, category: "Clinical Practice" | "Professional Development" | "Research & Education", description: string | null, hours: number, isInteractive: boolean, status: "in-progress" | "completed", completedDate: string | null, completedOn: string | null, lastCompletedDate: string | null, evidence: string | null, goalIds: Array<string>, documentIds: Array<string>, activityType: "course" | "conference" | "case-review" | "simulation" | "debrief" | "reading" | "research" | "teaching" | "supervision" | "committee" | "self-paced-module" | "other" | null, provider: string | null, startDate: string | null, endDate: string | null, setting: "in-person" | "live-online" | null, place: string | null, practitioners: string | null, practitionerCount: number | null, contentElements: Array<"a" | "b" | "c" | "d">, howItMeets: string | null, createdAt: string, keepUntil: string, goals: Array<{ id: string, title: string }>, documents: Array<{ id: string, title: string, type: "certificate" | "reflection" | "evidence" | "other" }>, countAnswers: { who: "learner" | "equal" | "teacher" | "author" | "duty" | "member", what: "course" | "simulation" | "discussion" | "self-study" | "e-learning" | "project" | "meeting" | "work" | "promotion" | "personal", withWhom: "alone" | "in-person" | "live-online" | "listening" | "messages" | "others", whatFor: "patients" | "role" | "required" | "business" | "self", whatIsNew: "new" | "refreshed" | "unsure" | "nothing" } | null, countsFor: Array<{ profession: "paramedic" | "nurse" | "midwife" | "nz-paramedic", hours: number }> | null }>, recommendedModules: Array<{ id: string, slug: string, title: string, description: string, category: "Clinical Practice" | "Professional Development" | "Research & Education" | "Education and Research" | "Leadership and Management", hours: number, studyMinutes: number, isRecommended: boolean, isInteractive: boolean, completed: boolean, inProgress: boolean, reviewers: Array<{ name: string }>, completion: { certificate: { number: string, revocation: string | null } | null } | null }>, resources: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, provider: string, url: string, type: "article" | "video" | "podcast" | "course" | "guideline" | "research" | "tool" | "webinar" | "ebook" | "other", peerReviewed: boolean, isUserAdded: boolean, cpdCategory: "Clinical Practice" | "Professional Development" | "Research" | "Education" | "Leadership", cpdHours: number, tags: Array<string> } }> }, notifications: { unreadCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, kind: string, title: string, message: string, link: string | null, isRead: boolean, createdAt: string } }> } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { id: string, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", registrationNumber: string | null, registrationType: "general" | "provisional" | "limited" | "non-practising" | "student" | null, registrationTypeSince: string | null, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number, profileCompletion: number, profileMessage: string, registrationBreaks: Array<{ from: string, to: string, reason: string | null }>, registration: { status: "unregistered" | "active" | "expiring-soon" | "expired" | "unanswered", label: string, message: string, prompt: string | null, expiryDate: string | null, expiryRuleText: string | null, expiryNotice: string | null, daysRemaining: number | null, canRenew: boolean, after: { text: string, source: { title: string, publisher: string, url: string, effective: string | null, note: string | null } } | null, dashboard: { status: "unset" | "expired" | "expiring-soon" | "active" | "unanswered", message: string } }, profileItems: Array<{ label: string, done: boolean }> } | null };

export type ProgressQueryVariables = Exact<{
  registration?: string | null | undefined;
}>;


export type ProgressQuery = { me: { id: string, cpdSummary: { totalHours: number } } | null, cpdPace: { start: string, end: string, today: string, outlook: "not-required" | "unsettled" | "complete" | "on-course" | "possible" | "behind" | "unknown" | "not-begun" | "short", tone: "done" | "calm" | "attention" | "neutral", text: string, notes: Array<string>, required: { total: number, interactive: number, source: { title: string, publisher: string, url: string, effective: string | null, confidence: "board" | "own-board" | "quoted" | "sibling-board" | "unverified", note: string | null } }, done: { total: number, interactive: number }, points: Array<{ day: string, total: number, interactive: number }>, plan: { total: number, overdueHours: number, undatedHours: number, steps: Array<{ day: string, title: string, hours: number, total: number }> }, projection: { weeks: number, activeWeeks: number, total: { low: number, likely: number, high: number }, interactive: { low: number, likely: number, high: number } | null } | null, enough: { per: "month" | "week" | "rest", total: number, interactive: number, text: string } | null }, cpdYears: Array<{ year: number, start: string, end: string, firstDay: string, activities: number, standing: "Complete" | "In Progress" | "Needs Attention" | "Does Not Apply", required: { total: number, interactive: number, basis: "full-year" | "pro-rata" | "board-answer" | "no-hours" | "does-not-apply" }, done: { total: number, interactive: number }, weeks: Array<{ week: number, hours: number }>, categories: Array<{ label: string, hours: number }>, types: Array<{ label: string, hours: number }>, evidence: Array<{ grade: "none" | "note" | "link" | "file" | "attested", hours: number, count: number }>, goals: { set: number, achieved: number, open: number, carriedOver: number, text: string } }> };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { me: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number, canFollowRoster: boolean, roster: { source: "pattern" | "file" | "address", pattern: string | null, updatedAt: string, endsAt: string | null, notes: Array<string>, nextReminderAt: string, calendar: { host: string, readAt: string, failures: number, nextReadAt: string | null } | null, shifts: Array<{ start: string, end: string, kind: "shift" | "standby" }> } | null } | null };

export type ReminderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderSettingsQuery = { me: { id: string, emailAvailable: boolean, timeZone: string, notificationPreferences: { weekday: number | null, kinds: Array<{ kind: "registration-expiring" | "registration-expired" | "audit-due" | "cpd-behind" | "period-closed" | "evidence-missing" | "document-expiring" | "credential-expiring" | "reflection-missing" | "in-progress-untouched" | "module-completed" | "module-review" | "crew-session-ended" | "plan-offer" | "certificate-revoked" | "attestation" | "resource-reviewed" | "resource-removed" | "team-nudge" | "team-credential" | "team-sharing-ending" | "team-asked" | "team-joined" | "team-changed" | "password-changed" | "new-sign-in" | "data-exported" | "submission-opened" | "timeline-head", group: "Deadlines" | "Learning" | "Teams" | "Account", label: string, description: string, inApp: boolean, email: boolean, push: boolean }>, quietHours: { from: string, until: string } | null, channels: Array<{ channel: "inApp" | "email" | "push", label: string, unavailable: string | null }> }, email: { address: string, confirmed: boolean, unsubscribed: boolean, refused: boolean } | null, push: { publicKey: string, devices: Array<{ id: string, name: string, endpoint: string, createdAt: string }> }, calendarFeed: { url: string } | null } | null };

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { me: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registrationExpiryRule: "board-year" | "entered" | "one-year", professions: Array<"paramedic" | "nurse" | "midwife" | "nz-paramedic">, unreadNotifications: number, security: { passkeysAvailable: boolean, totpAddedAt: string | null, hasPassword: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, recoveryCodes: { remaining: number, createdAt: string, savedAt: string | null } | null, linkedIdentities: Array<{ id: string, issuer: string, createdAt: string, lastUsedAt: string | null }> }, sessions: Array<{ id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> } | null, identityProviders: Array<{ id: string, name: string, issuer: string }> };

export type HistoryPartsFragment = { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { seq: number, at: string, text: string } }> };
