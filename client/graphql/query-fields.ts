// Written by `npm run codegen`. Do not edit.

/** The lists that the app reads a page at a time, by the type that has them. */
export const pagedLists: Readonly<Record<string, readonly string[]>> = {
  Activity: ["history"],
  AuditNotice: ["history"],
  Credential: ["history"],
  Document: ["history"],
  LearningGoal: ["history"],
  PracticePeriod: ["history"],
  Query: ["activities","auditNotices","bin","bookmarks","countedEvidence","credentials","crewSessions","documents","imports","notifications","practicePeriods","receiptReadings","reflectiveLogs","resourceReviews","resources","sharedSubmissionAccesses","sharedSubmissions","sharingEndings","teamBoard","webhookDeliveries"],
  ReflectiveLog: ["history"],
  User: ["securityEvents"],
};

/** The root fields of the app's queries that are computed from records of any kind. */
export const computedFields: readonly string[] = ["countedEvidence","cpdPace","cpdYears","identityProviders","portfolio","provenName","recency","recentActivities","recommendedModules","renewal","renewalHints","repeatableActivities","runningCrewSession","submission","yearInReview"];
