// Written by `npm run codegen`. Do not edit.

/** The operations of each tab of the sandbox. */
export const queries: Readonly<Record<string, string>> = {
  'Start here': `# G’day. These are your own records: if you are signed in to the app, you are signed in here too.
# Press “Send” to run the operation; its variables are below the editor. The pages at the top have examples of
# everything else: pick one of a tab with the arrow beside “Send”. An id that reads “id of createActivity” becomes
# the id of what that operation made. “Docs” describes every type, field and argument.

query CpdSummary($period: String!, $registration: Profession) {
  me {
    cpdSummary(period: $period, registration: $registration) {
      categoryHours {
        category
        hours
        percent
      }
      completedActivities
      compliance {
        actionRequired
        categories {
          met
          missing
        }
        evidenceDocuments {
          count
          met
          required
        }
        reflectiveLogs {
          count
          met
          required
        }
      }
      documentsCount
      evidenceDocuments {
        certificates
        documents
        files
      }
      interactiveHours
      interactiveMessage
      interactivePercent
      period {
        daysRemaining
        end
        start
      }
      reflectiveLogsCount
      required {
        basis
        cause
        document
        explanation
        interactive
        readings {
          interactive
          total
        }
        source {
          confidence
          effective
          note
          publisher
          title
          url
        }
        total
      }
      standing
      totalHours
      totalPercent
    }
  }
}
`,
  Session: `# The session is the page’s own: if you are signed in to the app, you are signed in here too.

query CurrentUser {
  me {
    ...UserParts
  }
}

mutation Login($login: LoginInput!) {
  login(input: $login) {
    ...UserParts
  }
}

mutation Register($register: RegisterInput!) {
  register(input: $register) {
    ...UserParts
  }
}

mutation Logout {
  logout
}

fragment UserParts on User {
  id
  username
  displayName
  initials
  fullName
  organization
  roleLabel
  profileImage
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  professions
  unreadNotifications
}
`,
  Live: `# Stays open over a websocket and shows what changes in your account, from any device or program.
# Send the first one, then press “Make something happen” at the top.

# With the cursor of an earlier event as \`after\`, the first event contains what was missed.
subscription RecordsChanged($after: String) {
  recordsChanged(after: $after) {
    changes {
      action
      at
      kind
      ownerId
      ownerKind
      recordId
      seq
    }
    complete
    cursor
  }
}

subscription NotificationAdded {
  notificationAdded {
    createdAt
    id
    isRead
    kind
    link
    message
    title
  }
}

# Open Badges are checked after an upload.
subscription EvidenceBadgeChecked {
  evidenceBadgeChecked {
    ...EvidenceFileParts
  }
}

# The app’s own subscription: new notifications, those read on any device, and the unread count. With the cursor of an earlier event as \`after\`, the first event contains what was missed.
subscription NotificationsChanged($after: String) {
  notificationsChanged(after: $after) {
    added {
      cursor
      node {
        ...NotificationParts
      }
    }
    readIds
    unreadCount
    cursor
    complete
  }
}

fragment EvidenceFileParts on EvidenceFile {
  id
  name
  type
  sizeBytes
  hasThumbnail
  missingAt
  isDamaged
  substance
  badge {
    version
    name
    issuer
    site
    isSigned
    hours
    state
    why
    checkedAt
  }
  createdAt
}

fragment NotificationParts on Notification {
  id
  kind
  title
  message
  link
  isRead
  createdAt
}
`,
  Activities: `mutation CreateActivity($createActivity: CreateActivityInput!) {
  createActivity(input: $createActivity) {
    ...ActivityParts
  }
}

# Completes the activity, today if no date is given. With \`version\`, a change made since then is not overwritten: CONFLICT.
mutation UpdateActivity($id: ID!, $updateActivity: UpdateActivityInput!) {
  updateActivity(id: $id, input: $updateActivity) {
    ...ActivityParts
  }
}

query Activity($id: ID!) {
  activity(id: $id) {
    ...ActivityParts
    updatedAt
  }
}

query Activities($status: ActivityStatus, $query: String, $period: String, $year: String, $category: ActivityCategory, $activityType: ActivityType, $interactive: Boolean, $evidence: EvidenceFilter, $countsFor: String, $goalId: ID, $sort: ActivitySort, $counted: String!, $first: Int, $after: String) {
  me {
    id
    cpdSummary(period: $counted) {
      totalHours
      interactiveHours
      period {
        start
        end
      }
      required {
        total
        interactive
        basis
      }
    }
  }
  activities(
    status: $status
    query: $query
    period: $period
    year: $year
    category: $category
    activityType: $activityType
    interactive: $interactive
    evidence: $evidence
    countsFor: $countsFor
    goalId: $goalId
    sort: $sort
    first: $first
    after: $after
  ) {
    totalCount
    totalHours
    totalInteractiveHours
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ActivityParts
        claimedCreatedAt
        ...ReadinessParts
      }
    }
  }
}

mutation ChangeActivities($changeActivities: ChangeActivitiesInput!) {
  changeActivities(input: $changeActivities) {
    ids
    refused {
      id
      message
    }
  }
}

mutation DeleteActivity($id: ID!) {
  deleteActivity(id: $id) {
    id
  }
}

mutation RestoreActivity($id: ID!) {
  restoreActivity(id: $id) {
    ...ActivityParts
  }
}

fragment ActivityParts on Activity {
  id
  version
  title
  category
  description
  hours
  isInteractive
  status
  completedDate
  completedOn
  lastCompletedDate
  evidence
  goalIds
  goals {
    id
    title
  }
  documentIds
  documents {
    id
    title
    type
  }
  activityType
  provider
  startDate
  endDate
  setting
  place
  practitioners
  practitionerCount
  contentElements
  howItMeets
  countAnswers {
    who
    what
    withWhom
    whatFor
    whatIsNew
  }
  countsFor {
    profession
    hours
  }
  createdAt
  keepUntil
}

fragment ReadinessParts on Activity {
  id
  evidenceFilesCount
  readiness {
    ready
    label
    evidence
    gaps {
      kind
      text
      action
      needed
    }
    thinReflectionId
    checks {
      kind
      text
      action
    }
  }
  confirmedChecks
}
`,
  'Recent activities': `query RecentActivities($limit: Int!) {
  recentActivities(limit: $limit) {
    activityType
    category
    claimedCreatedAt
    completedDate
    completedOn
    confirmedChecks
    contentElements
    createdAt
    description
    documentIds
    endDate
    evidence
    evidenceFilesCount
    goalIds
    hours
    howItMeets
    id
    isInteractive
    keepUntil
    lastCompletedDate
    moduleId
    place
    practitionerCount
    practitioners
    provider
    setting
    startDate
    status
    title
    updatedAt
    version
  }
}

query RepeatableActivities($first: Int!) {
  repeatableActivities {
    ...ActivityParts
  }
  presets(first: $first) {
    totalCount
    nodes {
      ...PresetParts
    }
  }
}

fragment ActivityParts on Activity {
  id
  version
  title
  category
  description
  hours
  isInteractive
  status
  completedDate
  completedOn
  lastCompletedDate
  evidence
  goalIds
  goals {
    id
    title
  }
  documentIds
  documents {
    id
    title
    type
  }
  activityType
  provider
  startDate
  endDate
  setting
  place
  practitioners
  practitionerCount
  contentElements
  howItMeets
  countAnswers {
    who
    what
    withWhom
    whatFor
    whatIsNew
  }
  countsFor {
    profession
    hours
  }
  createdAt
  keepUntil
}

fragment PresetParts on Preset {
  id
  version
  title
  hours
  category
  activityType
  isInteractive
  provider
  repeat
  startsOn
  settledOn
  createdAt
  keepUntil
}
`,
  'Does this count?': `# Needs no session, and keeps nothing. A reading of the standard: the Board decides.
query DoesThisCount($day: Date, $doesThisCount: CountAnswersInput!) {
  doesThisCount(day: $day, input: $doesThisCount) {
    decides
    evidence {
      source {
        confidence
        effective
        note
        publisher
        title
        url
      }
      text
    }
    interactive {
      because
      clause
      figure
      quote
      readings {
        text
      }
      source {
        confidence
        effective
        note
        publisher
        title
        url
      }
      verdict
      whatWouldMakeItCount
    }
    rulesFrom
    total {
      because
      clause
      figure
      quote
      readings {
        text
      }
      source {
        confidence
        effective
        note
        publisher
        title
        url
      }
      verdict
      whatWouldMakeItCount
    }
  }
}

mutation KeepCountAnswers($id: ID!, $countAnswers: CountAnswersInput) {
  updateActivity(id: $id, input: {countAnswers: $countAnswers}) {
    ...ActivityParts
  }
}

fragment ActivityParts on Activity {
  id
  version
  title
  category
  description
  hours
  isInteractive
  status
  completedDate
  completedOn
  lastCompletedDate
  evidence
  goalIds
  goals {
    id
    title
  }
  documentIds
  documents {
    id
    title
    type
  }
  activityType
  provider
  startDate
  endDate
  setting
  place
  practitioners
  practitionerCount
  contentElements
  howItMeets
  countAnswers {
    who
    what
    withWhom
    whatFor
    whatIsNew
  }
  countsFor {
    profession
    hours
  }
  createdAt
  keepUntil
}
`,
  Presets: `query Presets($after: String, $before: String, $first: Int, $last: Int, $updatedSince: DateTime) {
  presets(
    after: $after
    before: $before
    first: $first
    last: $last
    updatedSince: $updatedSince
  ) {
    nodes {
      activityType
      category
      claimedCreatedAt
      createdAt
      hours
      id
      isInteractive
      keepUntil
      provider
      repeat
      settledOn
      startsOn
      title
      updatedAt
      version
    }
    pageInfo {
      endCursor
      hasNextPage
      hasPreviousPage
      startCursor
    }
    totalCount
  }
}

query Preset($id: ID!) {
  preset(id: $id) {
    ...PresetParts
    updatedAt
  }
}

mutation CreatePreset($createPreset: CreatePresetInput!) {
  createPreset(input: $createPreset) {
    ...PresetParts
  }
}

mutation UpdatePreset($id: ID!, $updatePreset: UpdatePresetInput!) {
  updatePreset(id: $id, input: $updatePreset) {
    ...PresetParts
  }
}

mutation DeletePreset($id: ID!) {
  deletePreset(id: $id) {
    id
  }
}

mutation RestorePreset($id: ID!) {
  restorePreset(id: $id) {
    ...PresetParts
  }
}

fragment PresetParts on Preset {
  id
  version
  title
  hours
  category
  activityType
  isInteractive
  provider
  repeat
  startsOn
  settledOn
  createdAt
  keepUntil
}
`,
  Evidence: `# Files are uploaded and downloaded over REST: see POST /api/evidence at /api.

query EvidenceFiles($activityId: ID, $credentialId: ID, $documentId: ID, $reflectiveLogId: ID) {
  evidenceFiles(
    activityId: $activityId
    credentialId: $credentialId
    documentId: $documentId
    reflectiveLogId: $reflectiveLogId
    first: 20
  ) {
    nodes {
      ...EvidenceFileParts
    }
  }
}

mutation UpdateEvidenceFile($id: ID!, $updateEvidenceFile: UpdateEvidenceFileInput!) {
  updateEvidenceFile(id: $id, input: $updateEvidenceFile) {
    id
    name
  }
}

mutation DeleteEvidenceFile($id: ID!) {
  deleteEvidenceFile(id: $id) {
    id
  }
}

mutation RestoreEvidenceFile($id: ID!) {
  restoreEvidenceFile(id: $id) {
    id
  }
}

# For a file with an Open Badge.
mutation CheckEvidenceBadge($id: ID!) {
  checkEvidenceBadge(id: $id) {
    ...EvidenceFileParts
  }
}

fragment EvidenceFileParts on EvidenceFile {
  id
  name
  type
  sizeBytes
  hasThumbnail
  missingAt
  isDamaged
  substance
  badge {
    version
    name
    issuer
    site
    isSigned
    hours
    state
    why
    checkedAt
  }
  createdAt
}
`,
  Imports: `query Imports($first: Int, $after: String) {
  imports(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ImportParts
      }
    }
  }
}

query DuplicateActivities($duplicateActivities: DuplicateActivitiesInput!) {
  duplicateActivities(input: $duplicateActivities) {
    activityId
    row
  }
}

# A request repeated under the same key adds nothing twice.
mutation ImportActivities($importActivities: ImportActivitiesInput!) {
  importActivities(input: $importActivities) {
    createdAt
    fileName
    id
    kind
    rowCount
    undoUntil
    undoneAt
  }
}

query AccountImportPreview($accountImportPreview: ImportAccountInput!) {
  accountImportPreview(input: $accountImportPreview) {
    files {
      evidenceFileId
      ownerId
      ownerKey
    }
    import {
      createdAt
      fileName
      id
      kind
      rowCount
      undoUntil
      undoneAt
    }
    notes
    parts {
      added
      label
      present
    }
  }
}

# \`account\` is what GET /api/user/export returns.
mutation ImportAccount($importAccount: ImportAccountInput!) {
  importAccount(input: $importAccount) {
    files {
      evidenceFileId
      ownerId
      ownerKey
    }
    import {
      createdAt
      fileName
      id
      kind
      rowCount
      undoUntil
      undoneAt
    }
    notes
    parts {
      added
      label
      present
    }
  }
}

mutation UndoImport($id: ID!) {
  undoImport(id: $id) {
    ...ImportParts
  }
}

mutation RestoreImport($id: ID!) {
  restoreImport(id: $id) {
    ...ImportParts
  }
}

fragment ImportParts on Import {
  id
  kind
  fileName
  rowCount
  createdAt
  undoneAt
  undoUntil
}
`,
  Confirmations: `# A link has its secret after "token=". Opening it changes nothing.

query Confirmations($activityId: ID!) {
  attestations(activityId: $activityId) {
    id
    text
    circumstances
    needsAttention
    changed
    isCurrent
    comment
  }
  confirmationRequests(activityId: $activityId) {
    ...ConfirmationRequestParts
  }
}

mutation CreateConfirmationRequest($activityId: ID!, $createConfirmationRequest: CreateConfirmationRequestInput!) {
  createConfirmationRequest(
    activityId: $activityId
    input: $createConfirmationRequest
  ) {
    ...ConfirmationRequestParts
    secretUrl
  }
}

mutation RevokeConfirmationRequest($id: ID!) {
  revokeConfirmationRequest(id: $id) {
    ...ConfirmationRequestParts
  }
}

# Needs no session.
query Confirmation($token: String!) {
  confirmation(token: $token) {
    closed
    isYours
    record {
      days
      hours
      isInteractive
      person
      signedHash
      title
      where
    }
  }
}

mutation SignConfirmation($signConfirmation: SignConfirmationInput!) {
  signConfirmation(input: $signConfirmation)
}

mutation RefuseConfirmation($refuseConfirmation: RefuseConfirmationInput!) {
  refuseConfirmation(input: $refuseConfirmation)
}

fragment ConfirmationRequestParts on ConfirmationRequest {
  id
  state
  text
  address
  comment
}
`,
  'Any record': `# Ids are opaque and globally unique: one alone says what it names. A plain number, as REST has it, does where
# the type is known.

query Node($id: ID!) {
  node(id: $id) {
    __typename
    id
  }
}

query Nodes($ids: [ID!]!) {
  nodes(ids: $ids) {
    __typename
    id
  }
}
`,
  'Learning plan': `query LearningPlan($period: String, $first: Int) {
  learningGoals(period: $period, first: $first) {
    totalCount
    periodYear
    currentYear
    years
    plannableFrom
    plannableTo
    plannedHours
    doneHours
    nodes {
      ...LearningGoalParts
    }
  }
}

query LearningGoal($id: ID!) {
  learningGoal(id: $id) {
    activities {
      completedDate
      hours
      id
      status
      title
    }
    activitiesCount
    canCarryOver
    carriedFromId
    changes {
      changedAt
      claimedChangedAt
      field
      from
      goalId
      id
      reason
      to
    }
    claimedCreatedAt
    closedAt
    createdAt
    doneHours
    id
    isOverdue
    keepUntil
    measure
    percent
    periodYear
    planned {
      activityId
      category
      claimedCreatedAt
      countsFor {
        hours
        profession
      }
      createdAt
      goalId
      hours
      id
      plannedDate
      title
      updatedAt
      version
    }
    plannedHours
    reflection
    status
    targetDate
    title
    updatedAt
    version
    why
  }
}

mutation CreateLearningGoal($createLearningGoal: CreateLearningGoalInput!) {
  createLearningGoal(input: $createLearningGoal) {
    ...LearningGoalParts
  }
}

mutation UpdateLearningGoal($id: ID!, $updateLearningGoal: UpdateLearningGoalInput!) {
  updateLearningGoal(id: $id, input: $updateLearningGoal) {
    ...LearningGoalParts
  }
}

mutation DeleteLearningGoal($id: ID!) {
  deleteLearningGoal(id: $id) {
    id
  }
}

mutation RestoreLearningGoal($id: ID!) {
  restoreLearningGoal(id: $id) {
    ...LearningGoalParts
  }
}

fragment LearningGoalParts on LearningGoal {
  id
  version
  periodYear
  title
  why
  measure
  targetDate
  status
  reflection
  createdAt
  claimedCreatedAt
  keepUntil
  plannedHours
  doneHours
  percent
  isOverdue
  canCarryOver
  activitiesCount
  planned {
    ...PlannedActivityParts
  }
  activities {
    id
    title
    hours
    status
  }
  changes {
    id
    field
    from
    to
    reason
    changedAt
    claimedChangedAt
  }
}

fragment PlannedActivityParts on PlannedActivity {
  id
  version
  goalId
  activityId
  title
  category
  hours
  plannedDate
  countsFor {
    profession
    hours
  }
}
`,
  'Planned activities': `mutation CreatePlannedActivity($createPlannedActivity: CreatePlannedActivityInput!) {
  createPlannedActivity(input: $createPlannedActivity) {
    ...PlannedActivityParts
  }
}

mutation UpdatePlannedActivity($id: ID!, $updatePlannedActivity: UpdatePlannedActivityInput!) {
  updatePlannedActivity(id: $id, input: $updatePlannedActivity) {
    ...PlannedActivityParts
  }
}

mutation DeletePlannedActivity($id: ID!) {
  deletePlannedActivity(id: $id) {
    id
  }
}

mutation RestorePlannedActivity($id: ID!) {
  restorePlannedActivity(id: $id) {
    ...PlannedActivityParts
  }
}

fragment PlannedActivityParts on PlannedActivity {
  id
  version
  goalId
  activityId
  title
  category
  hours
  plannedDate
  countsFor {
    profession
    hours
  }
}
`,
  'Closing goals': `mutation CloseLearningGoal($id: ID!, $closeLearningGoal: CloseLearningGoalInput!) {
  closeLearningGoal(id: $id, input: $closeLearningGoal) {
    ...LearningGoalParts
  }
}

mutation ReopenLearningGoal($id: ID!) {
  reopenLearningGoal(id: $id) {
    ...LearningGoalParts
  }
}

mutation CarryOverLearningGoal($id: ID!) {
  carryOverLearningGoal(id: $id) {
    ...LearningGoalParts
  }
}

fragment LearningGoalParts on LearningGoal {
  id
  version
  periodYear
  title
  why
  measure
  targetDate
  status
  reflection
  createdAt
  claimedCreatedAt
  keepUntil
  plannedHours
  doneHours
  percent
  isOverdue
  canCarryOver
  activitiesCount
  planned {
    ...PlannedActivityParts
  }
  activities {
    id
    title
    hours
    status
  }
  changes {
    id
    field
    from
    to
    reason
    changedAt
    claimedChangedAt
  }
}

fragment PlannedActivityParts on PlannedActivity {
  id
  version
  goalId
  activityId
  title
  category
  hours
  plannedDate
  countsFor {
    profession
    hours
  }
}
`,
  'Reflective logs': `query ReflectiveLogs($first: Int, $after: String) {
  reflectiveLogs(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ReflectiveLogParts
        evidenceFiles {
          id
        }
      }
    }
  }
}

query ReflectiveLog($id: ID!) {
  reflectiveLog(id: $id) {
    ...ReflectiveLogParts
    updatedAt
  }
}

mutation CreateReflectiveLog($createReflectiveLog: CreateReflectiveLogInput!) {
  createReflectiveLog(input: $createReflectiveLog) {
    ...ReflectiveLogParts
  }
}

mutation UpdateReflectiveLog($id: ID!, $updateReflectiveLog: UpdateReflectiveLogInput!) {
  updateReflectiveLog(id: $id, input: $updateReflectiveLog) {
    ...ReflectiveLogParts
  }
}

mutation DeleteReflectiveLog($id: ID!) {
  deleteReflectiveLog(id: $id) {
    id
  }
}

mutation RestoreReflectiveLog($id: ID!) {
  restoreReflectiveLog(id: $id) {
    ...ReflectiveLogParts
  }
}

fragment ReflectiveLogParts on ReflectiveLog {
  id
  version
  content
  learningOutcomes
  futureApplication
  activityId
  activityTitle
  createdAt
  claimedCreatedAt
  keepUntil
}
`,
  Documents: `query Documents($type: DocumentType, $query: String, $first: Int, $after: String) {
  documents(type: $type, query: $query, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...DocumentParts
        evidenceFiles {
          id
        }
      }
    }
  }
}

query Document($id: ID!) {
  document(id: $id) {
    ...DocumentParts
    updatedAt
  }
}

mutation CreateDocument($createDocument: CreateDocumentInput!) {
  createDocument(input: $createDocument) {
    ...DocumentParts
  }
}

mutation UpdateDocument($id: ID!, $updateDocument: UpdateDocumentInput!) {
  updateDocument(id: $id, input: $updateDocument) {
    ...DocumentParts
  }
}

mutation DeleteDocument($id: ID!) {
  deleteDocument(id: $id) {
    id
  }
}

mutation RestoreDocument($id: ID!) {
  restoreDocument(id: $id) {
    ...DocumentParts
  }
}

fragment DocumentParts on Document {
  id
  version
  title
  type
  content
  expiryDate
  createdAt
  claimedCreatedAt
  keepUntil
}
`,
  Credentials: `query Credentials($show: CredentialFilter, $first: Int, $after: String) {
  credentials(show: $show, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...CredentialParts
        evidenceFiles {
          id
        }
      }
    }
  }
}

query Credential($id: ID!) {
  credential(id: $id) {
    ...CredentialParts
    updatedAt
  }
}

mutation CreateCredential($createCredential: CreateCredentialInput!) {
  createCredential(input: $createCredential) {
    ...CredentialParts
  }
}

mutation UpdateCredential($id: ID!, $updateCredential: UpdateCredentialInput!) {
  updateCredential(id: $id, input: $updateCredential) {
    ...CredentialParts
  }
}

mutation DeleteCredential($id: ID!) {
  deleteCredential(id: $id) {
    id
  }
}

mutation RestoreCredential($id: ID!) {
  restoreCredential(id: $id) {
    ...CredentialParts
  }
}

fragment CredentialParts on Credential {
  id
  version
  type
  title
  issueDate
  expiryDate
  number
  issuer
  notes
  renewsId
  renewedById
  createdAt
  claimedCreatedAt
  keepUntil
}
`,
  'Practice hours': `query PracticeHours($first: Int, $after: String) {
  recency {
    state
    summary
    notices
    ways {
      id
      text
      required
      hours
      state
      finding
    }
    source {
      ...ClaimSource
    }
    claims {
      text
      source {
        ...ClaimSource
      }
    }
  }
  practicePeriods(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...PracticePeriodParts
      }
    }
  }
}

query PracticePeriod($id: ID!) {
  practicePeriod(id: $id) {
    ...PracticePeriodParts
    updatedAt
  }
}

mutation CreatePracticePeriod($createPracticePeriod: CreatePracticePeriodInput!) {
  createPracticePeriod(input: $createPracticePeriod) {
    ...PracticePeriodParts
  }
}

mutation UpdatePracticePeriod($id: ID!, $updatePracticePeriod: UpdatePracticePeriodInput!) {
  updatePracticePeriod(id: $id, input: $updatePracticePeriod) {
    ...PracticePeriodParts
  }
}

mutation DeletePracticePeriod($id: ID!) {
  deletePracticePeriod(id: $id) {
    id
  }
}

mutation RestorePracticePeriod($id: ID!) {
  restorePracticePeriod(id: $id) {
    ...PracticePeriodParts
  }
}

mutation AddPracticePeriods($addPracticePeriods: AddPracticePeriodsInput!) {
  addPracticePeriods(input: $addPracticePeriods) {
    ...PracticePeriodParts
  }
}

fragment ClaimSource on RuleSource {
  title
  publisher
  url
  effective
  note
}

fragment PracticePeriodParts on PracticePeriod {
  id
  version
  kind
  employer
  position
  startDate
  endDate
  hours
  documentIds
  documents {
    id
    title
    type
  }
  notes
  createdAt
  keepUntil
}
`,
  'Audit letters': `query AuditNotices($first: Int, $after: String) {
  auditNotices(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...AuditNoticeParts
      }
    }
  }
}

query AuditNotice($id: ID!) {
  auditNotice(id: $id) {
    ...AuditNoticeParts
    updatedAt
  }
}

query OpenAuditNotice {
  me {
    id
    openAuditNotice {
      id
      letterDate
      dueDate
      note
      sentOn
    }
  }
}

mutation CreateAuditNotice($createAuditNotice: CreateAuditNoticeInput!) {
  createAuditNotice(input: $createAuditNotice) {
    ...AuditNoticeParts
  }
}

mutation UpdateAuditNotice($id: ID!, $updateAuditNotice: UpdateAuditNoticeInput!) {
  updateAuditNotice(id: $id, input: $updateAuditNotice) {
    ...AuditNoticeParts
  }
}

mutation DeleteAuditNotice($id: ID!) {
  deleteAuditNotice(id: $id) {
    id
  }
}

mutation RestoreAuditNotice($id: ID!) {
  restoreAuditNotice(id: $id) {
    ...AuditNoticeParts
  }
}

fragment AuditNoticeParts on AuditNotice {
  id
  version
  letterDate
  dueDate
  note
  sentOn
  createdAt
  keepUntil
}
`,
  Bin: `query Bin($kind: BinKind, $first: Int, $after: String) {
  bin(kind: $kind, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...BinItemParts
      }
    }
  }
}

mutation RestoreFromBin($restoredKind: BinKind!, $id: ID!) {
  restoreFromBin(kind: $restoredKind, id: $id) {
    kind
    recordId
  }
}

mutation DeleteForever($deletedKind: BinKind!, $id: ID!) {
  deleteForever(kind: $deletedKind, id: $id) {
    kind
    recordId
  }
}

mutation EmptyBin {
  emptyBin
}

fragment BinItemParts on BinItem {
  kind
  recordId
  title
  partOf
  mustWait
  files
  sizeBytes
  binnedAt
  goneAt
  keepUntil
}
`,
  Summary: `# period: "current", "all", or the year in which a registration year ends, such as "2026".

query CpdSummary($period: String!, $registration: Profession) {
  me {
    cpdSummary(period: $period, registration: $registration) {
      categoryHours {
        category
        hours
        percent
      }
      completedActivities
      compliance {
        actionRequired
        categories {
          met
          missing
        }
        evidenceDocuments {
          count
          met
          required
        }
        reflectiveLogs {
          count
          met
          required
        }
      }
      documentsCount
      evidenceDocuments {
        certificates
        documents
        files
      }
      interactiveHours
      interactiveMessage
      interactivePercent
      period {
        daysRemaining
        end
        start
      }
      reflectiveLogsCount
      required {
        basis
        cause
        document
        explanation
        interactive
        readings {
          interactive
          total
        }
        source {
          confidence
          effective
          note
          publisher
          title
          url
        }
        total
      }
      standing
      totalHours
      totalPercent
    }
  }
}

query CountedEvidence($first: Int, $after: String) {
  countedEvidence(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        kind
        id: downloadUrl
        title
        at
        activityId
        moduleId
      }
    }
  }
}

# The data of a report; GET /api/report returns it as a file.
query Portfolio($period: String!, $registration: Profession) {
  portfolio(period: $period, registration: $registration) {
    choices {
      label
      value
    }
    madeOn
    periods {
      activities {
        activityId
        activityType
        category
        claimedRecordedOn
        contentElements
        countsFor
        day
        description
        documentIds
        documents
        endDay
        evidence
        goals
        hours
        howItMeets
        isAttested
        isCertified
        isInteractive
        note
        number
        practitioners
        provider
        recordedOn
        setting
        startDay
        status
        title
      }
      activityCount
      categoryHours {
        category
        hours
        percent
      }
      certificates {
        activityId
        attempts
        day
        hours
        isConfirmed
        isReviewed
        measuredMinutes
        number
        revocation
        score
        title
        verifyUrl
        version
      }
      checks {
        action
        activityId
        day
        kind
        text
        title
      }
      clauses {
        finding
        heading
        id
        state
        text
      }
      completed {
        interactive
        total
      }
      compliance {
        actionRequired
      }
      documentCount
      documents {
        content
        day
        documentId
        evidence
        expiryDay
        importedOn
        title
        type
      }
      end
      gaps {
        activityId
        day
        kind
        needed
        text
        title
      }
      goals {
        claimedRecordedOn
        id
        measure
        recordedOn
        reflection
        status
        targetDay
        title
        why
      }
      label
      pace {
        end
        notes
        outlook
        start
        text
        today
        tone
      }
      reflectionCount
      reflections {
        about
        activityId
        content
        day
        evidence
        futureApplication
        importedOn
        isWithheld
        learningOutcomes
        reflectiveLogId
        remark
      }
      required {
        basis
        cause
        document
        explanation
        interactive
        total
      }
      requirement {
        basis
        interactive
        text
        total
      }
      standing
      start
      supported {
        interactive
        total
      }
    }
    person {
      expiryDay
      expiryRule
      name
      organization
      profession
      register
      registration
      registrationDay
      registrationHistory
      registrationNumber
      registrationType
      role
      timeZone
    }
    withheld
  }
}
`,
  Submission: `# The data of the report to hand in; POST /api/report returns it as a file.
# choice.include adds practice hours and indemnity cover.

query Submission($choice: SubmissionChoiceInput, $period: String!, $registration: Profession) {
  submission(choice: $choice, period: $period, registration: $registration) {
    evidence {
      about
      addedOn
      attestationId
      badge
      certificate
      downloadUrl
      fileId
      keptSha256
      name
      number
      remark
      sha256
      sizeBytes
      substance
      type
    }
    indemnity {
      credentialId
      evidence
      insurer
      notes
      policyNumber
      title
      validFrom
      validUntil
    }
    leftOut {
      activities
      documents
      evidence
      lines
      reflections
      sections
      withheld
    }
    madeOn
    periods {
      activities {
        activityId
        activityType
        category
        claimedRecordedOn
        contentElements
        countsFor
        day
        description
        documentIds
        documents
        endDay
        evidence
        goals
        hours
        howItMeets
        isAttested
        isCertified
        isInteractive
        note
        number
        practitioners
        provider
        recordedOn
        setting
        startDay
        status
        title
      }
      activityCount
      categoryHours {
        category
        hours
        percent
      }
      certificates {
        activityId
        attempts
        day
        hours
        isConfirmed
        isReviewed
        measuredMinutes
        number
        revocation
        score
        title
        verifyUrl
        version
      }
      checks {
        action
        activityId
        day
        kind
        text
        title
      }
      clauses {
        finding
        heading
        id
        state
        text
      }
      completed {
        interactive
        total
      }
      compliance {
        actionRequired
      }
      documentCount
      documents {
        content
        day
        documentId
        evidence
        expiryDay
        importedOn
        title
        type
      }
      end
      gaps {
        activityId
        day
        kind
        needed
        text
        title
      }
      goals {
        claimedRecordedOn
        id
        measure
        recordedOn
        reflection
        status
        targetDay
        title
        why
      }
      label
      pace {
        end
        notes
        outlook
        start
        text
        today
        tone
      }
      reflectionCount
      reflections {
        about
        activityId
        content
        day
        evidence
        futureApplication
        importedOn
        isWithheld
        learningOutcomes
        reflectiveLogId
        remark
      }
      required {
        basis
        cause
        document
        explanation
        interactive
        total
      }
      requirement {
        basis
        interactive
        text
        total
      }
      standing
      start
      supported {
        interactive
        total
      }
    }
    person {
      expiryDay
      expiryRule
      name
      organization
      profession
      register
      registration
      registrationDay
      registrationHistory
      registrationNumber
      registrationType
      role
      timeZone
    }
    practice {
      entries {
        documents
        employer
        endDay
        evidence
        hours
        kind
        notes
        number
        position
        practicePeriodId
        remark
        startDay
      }
      totals {
        end
        hours
        label
        remark
        start
      }
    }
  }
}
`,
  Progress: `query Progress($registration: Profession) {
  me {
    id
    cpdSummary(registration: $registration) {
      totalHours
    }
  }
  cpdPace(registration: $registration) {
    ...PaceParts
  }
  cpdYears(registration: $registration) {
    ...CpdYearParts
  }
}

query YearInReview($period: String!, $titles: Boolean!, $registration: Profession) {
  me {
    id
    cpdSummary {
      totalHours
    }
  }
  yearInReview(period: $period, titles: $titles, registration: $registration) {
    name
    role
    figures {
      ...CpdYearParts
    }
    activities {
      day
      title
      hours
      isInteractive
    }
    goalsAchieved
    years
  }
}

fragment PaceParts on CpdPace {
  start
  end
  today
  required {
    total
    interactive
    source {
      title
      publisher
      url
      effective
      confidence
      note
    }
  }
  done {
    total
    interactive
  }
  points {
    day
    total
    interactive
  }
  plan {
    steps {
      day
      title
      hours
      total
    }
    total
    overdueHours
    undatedHours
  }
  projection {
    total {
      low
      likely
      high
    }
    interactive {
      low
      likely
      high
    }
    weeks
    activeWeeks
  }
  enough {
    per
    total
    interactive
    text
  }
  outlook
  tone
  text
  notes
}

fragment CpdYearParts on CpdYear {
  year
  start
  end
  firstDay
  required {
    total
    interactive
    basis
  }
  done {
    total
    interactive
  }
  activities
  standing
  weeks {
    week
    hours
  }
  categories {
    label
    hours
  }
  types {
    label
    hours
  }
  evidence {
    grade
    hours
    count
  }
  goals {
    set
    achieved
    open
    carriedOver
    text
  }
}
`,
  Renewal: `query Renewal($registration: Profession) {
  renewal(registration: $registration) {
    isRenewalTime
    periodStart
    periodEnd
    answers {
      id
      heading
      question
      state
      finding
      proof
      missing
      link
      action
      source {
        ...ClaimSource
      }
    }
    dates {
      day
      text
      source {
        ...ClaimSource
      }
    }
    notAsked
  }
}

query RenewalHints {
  renewalHints {
    registration
    expiryDate
    text
  }
}

fragment ClaimSource on RuleSource {
  title
  publisher
  url
  effective
  note
}
`,
  Search: `query Search($query: String!, $first: Int) {
  search(query: $query, first: $first) {
    kind
    recordId
    title
    detail
    link
    day
  }
}
`,
  'Shared submissions': `# Making a link needs a recent proof of identity. The secret is the part of the link after #.

query SharedSubmissions($first: Int, $after: String) {
  sharedSubmissions(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...SharedSubmissionParts
      }
    }
  }
}

query SharedSubmissionAccesses($id: ID!, $first: Int, $after: String) {
  sharedSubmissionAccesses(id: $id, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        id
        label
        at
        device
        network
      }
    }
  }
}

mutation CreateSharedSubmission($createSharedSubmission: CreateSharedSubmissionInput!) {
  createSharedSubmission(input: $createSharedSubmission) {
    id
    secretUrl
    name
    hasPassphrase
  }
}

mutation RevokeSharedSubmission($id: ID!) {
  revokeSharedSubmission(id: $id) {
    ...SharedSubmissionParts
  }
}

mutation DeleteSharedSubmission($id: ID!) {
  deleteSharedSubmission(id: $id) {
    id
  }
}

mutation OpenSharedSubmission($openSharedSubmission: OpenSharedSubmissionInput!) {
  openSharedSubmission(input: $openSharedSubmission) {
    needsPassphrase
    submission {
      certificates {
        more
      }
      confirmations {
        more
      }
      evidenceCount
      expiresAt
      frozenAt
      head
      indemnity {
        credentialId
        evidence
        insurer
        notes
        policyNumber
        title
        validFrom
        validUntil
      }
      leftOut
      pack {
        name
        sha256
        sizeBytes
      }
      pdf {
        name
        sha256
        sizeBytes
      }
      periods {
        activityCount
        documentCount
        end
        label
        reflectionCount
        standing
        start
      }
      person {
        expiryDay
        expiryRule
        name
        organization
        profession
        register
        registration
        registrationDay
        registrationHistory
        registrationNumber
        registrationType
        role
        timeZone
      }
      remarks {
        more
      }
    }
    ticket
  }
}

fragment SharedSubmissionParts on SharedSubmission {
  id
  name
  periods
  include
  leftOut
  state
  hasPassphrase
  createdAt
  expiresAt
  revokedAt
  lastUsedAt
  openedCount
  downloadCount
  wrongPassphraseCount
  pack {
    sizeBytes
    sha256
  }
}
`,
  Modules: `query Modules($query: String, $category: ActivityCategory, $status: ModuleStatus) {
  modules(query: $query, category: $category, status: $status) {
    ...ModuleCardParts
    dueReview {
      week
    }
  }
  moduleCategories {
    category
    label
    count
  }
}

query ModulePlayer($id: ID!) {
  module(id: $id) {
    id
    title
    hours
    estimatedMinutes
    studyMinutes
    shortestReadingMinutes
    questionCount
    hasReflection
    passMark
    lastReviewed
    version
    reviewers {
      name
    }
    passed
    completed
    slug
    dueReview {
      week
    }
    completion {
      reflection
      hours
      hoursNotice
      activityId
      certificate {
        ...CertificateParts
      }
    }
    progress {
      step
      answers
      submitted
      reflection
      studiedSeconds
    }
    lastAttempt {
      ...QuizAttemptParts
    }
    content {
      objectives
      sections {
        heading
        blocks {
          text
          list
          table {
            caption
            columns
            rows {
              cells
            }
          }
        }
      }
      keyPoints
      references {
        title
        publisher
        year
        url
      }
      video {
        title
        provider
        url
      }
    }
    caseStudies {
      key
      title
      summary
    }
    figures {
      key
      title
      section
      words
    }
    madeBy
    furtherReading {
      title
      publisher
      year
      url
      minutes
    }
    ...QuizParts
  }
}

query RecommendedModules($limit: Int!) {
  recommendedModules(limit: $limit) {
    authors
    category
    completed
    description
    estimatedMinutes
    hasReflection
    hours
    id
    imageUrl
    inProgress
    isInteractive
    isRecommended
    lastReviewed
    madeBy
    nextTryAt
    passMark
    passed
    questionCount
    quizKey
    shortestReadingMinutes
    slug
    studyMinutes
    title
    version
  }
}

mutation SaveModuleProgress($saveModuleProgress: SaveModuleProgressInput!) {
  saveModuleProgress(input: $saveModuleProgress) {
    module {
      id
      inProgress
    }
  }
}

# Correct answers and explanations come with the result, never before.
mutation SubmitQuiz($submitQuiz: SubmitQuizInput!) {
  submitQuiz(input: $submitQuiz) {
    ...QuizAttemptParts
    module {
      id
      ...QuizParts
    }
  }
}

# Refused until the quiz is passed.
mutation CompleteModule($completeModule: CompleteModuleInput!) {
  completeModule(input: $completeModule) {
    completedAt
    hours
    hoursNotice
    activityId
    certificate {
      ...CertificateParts
    }
    module {
      id
      completed
      inProgress
    }
  }
}

query ModuleReview($id: ID!) {
  module(id: $id) {
    id
    completion {
      activityId
    }
    dueReview {
      week
      quizKey
      questions {
        question
        options
      }
    }
  }
}

# Refused unless this review is due: 1, 4 and 12 weeks after the module is completed.
mutation AnswerModuleReview($answerModuleReview: AnswerModuleReviewInput!) {
  answerModuleReview(input: $answerModuleReview) {
    week
    correct
    total
    results {
      question
      options
      chosen
      correctAnswer
      isCorrect
      explanation
    }
    module {
      id
      dueReview {
        week
      }
    }
  }
}

# Every change of your records, from the first one on. With the last \`cursor\` as \`after\` the next ones follow.
query Changes($after: String, $first: Int, $kind: RecordKind) {
  changes(after: $after, first: $first, kind: $kind) {
    changes {
      action
      at
      kind
      ownerId
      ownerKind
      recordId
      seq
    }
    complete
    cursor
  }
}

# A point as a report or weekly message prints it; this one is of no account.
query TimelinePoint($head: String!) {
  timelinePoint(head: $head) {
    at
    isUnchanged
    seq
    text
  }
}

# Needs no session. It says only if the point is of this server, and since when.
query VerifyTimelinePoint($head: String!) {
  verifyTimelinePoint(head: $head) {
    at
    isKnown
    seq
    text
  }
}

# Needs no session. This number was never issued.
query VerifyCertificate($number: String!) {
  verifyCertificate(number: $number) {
    attempts
    completedOn
    holderName
    hours
    isConfirmed
    isReviewed
    isValid
    measuredMinutes
    moduleTitle
    moduleVersion
    number
    revocation
    score
  }
}

fragment ModuleCardParts on Module {
  id
  slug
  title
  description
  category
  hours
  studyMinutes
  isRecommended
  isInteractive
  reviewers {
    name
  }
  completed
  inProgress
  completion {
    certificate {
      ...CertificateParts
    }
  }
}

fragment CertificateParts on Certificate {
  number
  revocation
}

fragment QuizAttemptParts on QuizAttempt {
  id
  score
  correct
  total
  passed
  results {
    question
    options
    chosen
    correctAnswer
    isCorrect
    explanation
  }
}

fragment QuizParts on Module {
  quizKey
  nextTryAt
  questions {
    question
    options
  }
}
`,
  Resources: `query Resources($query: String!, $cpdCategory: ResourceCategory, $first: Int, $after: String) {
  resources(
    query: $query
    cpdCategory: $cpdCategory
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ResourceParts
      }
    }
  }
}

query Resource($id: ID!) {
  resource(id: $id) {
    ...ResourceParts
    updatedAt
  }
}

query ResourceReviews($resourceId: ID!, $first: Int, $after: String) {
  resource(id: $resourceId) {
    ...ReviewedParts
  }
  resourceReviews(resourceId: $resourceId, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ReviewParts
      }
    }
  }
}

query Bookmarks($first: Int, $after: String) {
  bookmarks(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ResourceParts
      }
    }
  }
}

mutation CreateResource($createResource: CreateResourceInput!) {
  createResource(input: $createResource) {
    ...ResourceParts
  }
}

mutation UpdateResource($id: ID!, $updateResource: UpdateResourceInput!) {
  updateResource(id: $id, input: $updateResource) {
    ...ResourceParts
  }
}

mutation DeleteResource($id: ID!) {
  deleteResource(id: $id) {
    ...ResourceParts
  }
}

mutation RestoreResource($id: ID!) {
  restoreResource(id: $id) {
    ...ResourceParts
  }
}

mutation ReportResource($reportResource: ReportResourceInput!) {
  reportResource(input: $reportResource) {
    ...ResourceParts
  }
}

mutation WithdrawResourceReport($id: ID!) {
  withdrawResourceReport(id: $id) {
    ...ResourceParts
  }
}

mutation AddBookmark($addBookmark: AddBookmarkInput!) {
  addBookmark(input: $addBookmark) {
    ...ResourceParts
  }
}

mutation RemoveBookmark($id: ID!) {
  removeBookmark(id: $id) {
    ...ResourceParts
  }
}

mutation ReviewResource($reviewResource: ReviewResourceInput!) {
  reviewResource(input: $reviewResource) {
    ...ReviewParts
    resource {
      ...ReviewedParts
    }
  }
}

mutation DeleteReview($reviewId: ID!) {
  deleteReview(id: $reviewId) {
    id
    resource {
      ...ReviewedParts
    }
  }
}

fragment ResourceParts on Resource {
  id
  title
  description
  url
  type
  provider
  peerReviewed
  cpdCategory
  cpdHours
  tags
  bookmarked
  averageRating
  reviewCount
  version
  isMine
  isUserAdded
  isHidden
  unavailable
}

fragment ReviewedParts on Resource {
  id
  averageRating
  reviewCount
  myReview {
    ...ReviewParts
  }
}

fragment ReviewParts on ResourceReview {
  id
  version
  rating
  comment
  authorName
  isMine
  createdAt
  updatedAt
}
`,
  Notifications: `query NotificationList($unreadOnly: Boolean, $first: Int, $after: String) {
  notifications(unreadOnly: $unreadOnly, first: $first, after: $after) {
    totalCount
    unreadCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...NotificationParts
      }
    }
  }
}

mutation MarkNotificationRead($id: ID!) {
  markNotificationRead(id: $id) {
    ...NotificationParts
  }
}

mutation MarkAllNotificationsRead {
  markAllNotificationsRead
}

fragment NotificationParts on Notification {
  id
  kind
  title
  message
  link
  isRead
  createdAt
}
`,
  'Crew sessions': `query CrewSessions($first: Int, $after: String) {
  crewSessions(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        type
        title
        place
        startedAt
        endedAt
        isHost
        memberCount
        hours
        activityId
      }
    }
  }
}

query CrewSession($id: ID!) {
  crewSession(id: $id) {
    ...CrewSessionParts
  }
}

query RunningCrewSession {
  runningCrewSession {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

# With kind TAUGHT and a provider you teach: attendees get hours, and you do not.
mutation StartCrewSession($startCrewSession: StartCrewSessionInput!) {
  startCrewSession(input: $startCrewSession) {
    ...CrewSessionParts
  }
}

query CrewSessionCodes($id: ID!) {
  crewSessionCodes(id: $id) {
    now
    codes {
      code
      from
    }
  }
}

# Letters that were typed find their session; a scanned code names it.
mutation JoinCrewSession($joinCrewSession: JoinCrewSessionInput!) {
  joinCrewSession(input: $joinCrewSession) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

fragment CrewSessionParts on CrewSession {
  id
  type
  title
  place
  provider
  objectives
  plannedMinutes
  startedAt
  closesAt
  endedAt
  endedBy
  version
  isHost
  memberId
  hours
  activityId
  countedElsewhere
  listAllowed
  feedbackGiven
  hereCount
  memberCount
  confirmedIds
  members {
    ...CrewMemberParts
  }
}

fragment CrewMemberParts on CrewMember {
  id
  name
  number
  profession
  isGuest
  isHost
  joinedAt
  hereSince
  leftAt
  hours
  isRemoved
  confirmations
  version
}
`,
  'End of a crew session': `mutation ConfirmCrewMembers($id: ID!, $memberIds: [ID!]!) {
  confirmCrewMembers(id: $id, memberIds: $memberIds) {
    ...CrewSessionParts
  }
}

mutation LeaveCrewSession($id: ID!) {
  leaveCrewSession(id: $id) {
    ...CrewSessionParts
  }
}

mutation RemoveCrewMember($personId: ID!) {
  removeCrewMember(id: $personId) {
    ...CrewSessionParts
  }
}

mutation RestoreCrewMember($personId: ID!) {
  restoreCrewMember(id: $personId) {
    ...CrewSessionParts
  }
}

# Ended twice, it is ended once: everyone gets one activity.
mutation EndCrewSession($id: ID!, $endCrewSession: EndCrewSessionInput) {
  endCrewSession(id: $id, input: $endCrewSession) {
    ...CrewSessionParts
  }
}

mutation CorrectCrewSessionEnd($id: ID!, $endedAt: DateTime!) {
  correctCrewSessionEnd(id: $id, endedAt: $endedAt) {
    ...CrewSessionParts
  }
}

fragment CrewSessionParts on CrewSession {
  id
  type
  title
  place
  provider
  objectives
  plannedMinutes
  startedAt
  closesAt
  endedAt
  endedBy
  version
  isHost
  memberId
  hours
  activityId
  countedElsewhere
  listAllowed
  feedbackGiven
  hereCount
  memberCount
  confirmedIds
  members {
    ...CrewMemberParts
  }
}

fragment CrewMemberParts on CrewMember {
  id
  name
  number
  profession
  isGuest
  isHost
  joinedAt
  hereSince
  leftAt
  hours
  isRemoved
  confirmations
  version
}
`,
  'Taught sessions': `mutation UpdateCrewListing($id: ID!, $listAllowed: Boolean!) {
  updateCrewListing(id: $id, listAllowed: $listAllowed) {
    ...CrewSessionParts
  }
}

# An attendee answers once, anonymously, after the end.
mutation GiveCrewFeedback($id: ID!, $giveCrewFeedback: CrewFeedbackInput!) {
  giveCrewFeedback(id: $id, input: $giveCrewFeedback) {
    ...CrewSessionParts
  }
}

query CrewSessionFeedback($id: ID!) {
  crewSessionFeedback(id: $id) {
    count
    ratings
    changes
  }
}

fragment CrewSessionParts on CrewSession {
  id
  type
  title
  place
  provider
  objectives
  plannedMinutes
  startedAt
  closesAt
  endedAt
  endedBy
  version
  isHost
  memberId
  hours
  activityId
  countedElsewhere
  listAllowed
  feedbackGiven
  hereCount
  memberCount
  confirmedIds
  members {
    ...CrewMemberParts
  }
}

fragment CrewMemberParts on CrewMember {
  id
  name
  number
  profession
  isGuest
  isHost
  joinedAt
  hereSince
  leftAt
  hours
  isRemoved
  confirmations
  version
}
`,
  'Crew tickets': `# A phone that may run sessions without a connection; its private key never leaves it.
mutation RegisterCrewKey($publicKey: String!) {
  registerCrewKey(publicKey: $publicKey) {
    id
    now
    expiresAt
  }
}

# What a guest got of a host without a connection: a signed ticket, or letters.
mutation SendCrewTicket($sendCrewTicket: SendCrewTicketInput!) {
  sendCrewTicket(input: $sendCrewTicket) {
    id
    version
    sessionId
  }
}

# The host’s side of it. Both sides count once.
mutation SendCrewSession($sendCrewSession: SendCrewSessionInput!) {
  sendCrewSession(input: $sendCrewSession) {
    ...CrewSessionParts
  }
}

fragment CrewSessionParts on CrewSession {
  id
  type
  title
  place
  provider
  objectives
  plannedMinutes
  startedAt
  closesAt
  endedAt
  endedBy
  version
  isHost
  memberId
  hours
  activityId
  countedElsewhere
  listAllowed
  feedbackGiven
  hereCount
  memberCount
  confirmedIds
  members {
    ...CrewMemberParts
  }
}

fragment CrewMemberParts on CrewMember {
  id
  name
  number
  profession
  isGuest
  isHost
  joinedAt
  hereSince
  leftAt
  hours
  isRemoved
  confirmations
  version
}
`,
  'Crew guests': `# Needs no session of an account; the secret does the rest.
mutation JoinCrewSessionAsGuest($joinCrewSessionAsGuest: JoinCrewSessionAsGuestInput!) {
  joinCrewSessionAsGuest(input: $joinCrewSessionAsGuest) {
    secret
    session {
      activityId
      closesAt
      confirmedIds
      countedElsewhere
      endedAt
      endedBy
      feedbackGiven
      hereCount
      hours
      id
      isHost
      kind
      listAllowed
      memberCount
      memberId
      members {
        confirmations
        hereSince
        hours
        id
        isGuest
        isHost
        isRemoved
        joinedAt
        leftAt
        name
        number
        profession
        version
      }
      objectives
      place
      plannedMinutes
      provider
      startedAt
      title
      type
      version
    }
  }
}

query CrewGuestSession($secret: String!) {
  crewGuestSession(secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation ConfirmCrewMembersAsGuest($memberIds: [ID!]!, $secret: String!) {
  confirmCrewMembersAsGuest(memberIds: $memberIds, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation UpdateCrewListingAsGuest($listAllowed: Boolean!, $secret: String!) {
  updateCrewListingAsGuest(listAllowed: $listAllowed, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation GiveCrewFeedbackAsGuest($giveCrewFeedbackAsGuest: CrewFeedbackInput!, $secret: String!) {
  giveCrewFeedbackAsGuest(input: $giveCrewFeedbackAsGuest, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation LeaveCrewSessionAsGuest($secret: String!) {
  leaveCrewSessionAsGuest(secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation ClaimCrewSession($secret: String!) {
  claimCrewSession(secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}
`,
  'Teaching without an account': `# For a day and one device; the secret runs the session. The attendance is a CSV over REST.
mutation StartTaughtSessionAsGuest($startTaughtSessionAsGuest: StartTaughtSessionAsGuestInput!) {
  startTaughtSessionAsGuest(input: $startTaughtSessionAsGuest) {
    secret
    session {
      activityId
      closesAt
      confirmedIds
      countedElsewhere
      endedAt
      endedBy
      feedbackGiven
      hereCount
      hours
      id
      isHost
      kind
      listAllowed
      memberCount
      memberId
      members {
        confirmations
        hereSince
        hours
        id
        isGuest
        isHost
        isRemoved
        joinedAt
        leftAt
        name
        number
        profession
        version
      }
      objectives
      place
      plannedMinutes
      provider
      startedAt
      title
      type
      version
    }
  }
}

query CrewSessionCodesAsGuest($secret: String!) {
  crewSessionCodesAsGuest(secret: $secret) {
    codes {
      code
      from
    }
    now
  }
}

mutation RemoveCrewMemberAsGuest($memberId: ID!, $secret: String!) {
  removeCrewMemberAsGuest(memberId: $memberId, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation RestoreCrewMemberAsGuest($memberId: ID!, $secret: String!) {
  restoreCrewMemberAsGuest(memberId: $memberId, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation EndCrewSessionAsGuest($endCrewSessionAsGuest: EndCrewSessionInput!, $secret: String!) {
  endCrewSessionAsGuest(input: $endCrewSessionAsGuest, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

mutation CorrectCrewSessionEndAsGuest($endedAt: DateTime!, $secret: String!) {
  correctCrewSessionEndAsGuest(endedAt: $endedAt, secret: $secret) {
    activityId
    closesAt
    confirmedIds
    countedElsewhere
    endedAt
    endedBy
    feedbackGiven
    hereCount
    hours
    id
    isHost
    kind
    listAllowed
    memberCount
    memberId
    members {
      confirmations
      hereSince
      hours
      id
      isGuest
      isHost
      isRemoved
      joinedAt
      leftAt
      name
      number
      profession
      version
    }
    objectives
    place
    plannedMinutes
    provider
    startedAt
    title
    type
    version
  }
}

query CrewSessionFeedbackAsGuest($secret: String!) {
  crewSessionFeedbackAsGuest(secret: $secret) {
    changes
    count
    ratings
  }
}
`,
  'Live crew session': `# Stays open over a websocket and shows who joins, leaves and is confirmed.

subscription CrewSessionChanged($id: ID!) {
  crewSessionChanged(id: $id) {
    isWhole
    hereCount
    memberCount
    endedAt
    endedBy
    version
    members {
      ...CrewMemberParts
    }
  }
}

fragment CrewMemberParts on CrewMember {
  id
  name
  number
  profession
  isGuest
  isHost
  joinedAt
  hereSince
  leftAt
  hours
  isRemoved
  confirmations
  version
}
`,
  Teams: `# A team sees a signed receipt of your standing for as long as you choose, and no record.

query Teams($after: String, $before: String, $first: Int, $last: Int) {
  teams(after: $after, before: $before, first: $first, last: $last) {
    nodes {
      askedCredentials
      coordinators
      createdAt
      endsOn
      id
      invitation {
        code
        createdAt
        expiresAt
        link
      }
      kind
      memberCount
      membership {
        agreedCredentials
        askedSince
        id
        joinedAt
        role
        sharedUntil
        shownName
      }
      name
      receiptPreview {
        day
        fingerprint
        reason
        standing
      }
      version
    }
    pageInfo {
      endCursor
      hasNextPage
      hasPreviousPage
      startCursor
    }
    totalCount
  }
}

query Team($id: ID!) {
  team(id: $id) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

# You are its coordinator, and share nothing by it.
mutation CreateTeam($createTeam: CreateTeamInput!) {
  createTeam(input: $createTeam) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

mutation UpdateTeam($id: ID!, $updateTeam: UpdateTeamInput!) {
  updateTeam(id: $id, input: $updateTeam) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

mutation CreateTeamInvitation($id: ID!, $createTeamInvitation: CreateTeamInvitationInput!) {
  createTeamInvitation(id: $id, input: $createTeamInvitation) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

mutation EndTeamInvitation($id: ID!) {
  endTeamInvitation(id: $id) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}
`,
  'Sharing with a team': `# Shows what joining would mean. Nothing is shared.
query TeamInvitation($code: String!) {
  teamInvitation(code: $code) {
    askedCredentials
    coordinators
    isMember
    kind
    latestUntil
    memberCount
    name
    receipt {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    suggestedName
    suggestedUntil
    teamId
  }
}

mutation JoinTeam($code: String!, $joinTeam: ShareWithTeamInput!) {
  joinTeam(code: $code, input: $joinTeam) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

mutation ShareWithTeam($id: ID!, $shareWithTeam: ShareWithTeamInput!) {
  shareWithTeam(id: $id, input: $shareWithTeam) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

# Ends it at once, with a signed statement to keep.
mutation StopSharingWithTeam($id: ID!) {
  stopSharingWithTeam(id: $id) {
    ending {
      endedAt
      endedBy
      id
      sharedFrom
      teamName
      text
    }
    teamId
    teamName
  }
}

query ReceiptReadings($after: String, $before: String, $first: Int, $last: Int, $teamId: ID) {
  receiptReadings(
    after: $after
    before: $before
    first: $first
    last: $last
    teamId: $teamId
  ) {
    nodes {
      count
      day
      id
      lastAt
      readerName
      teamName
      way
    }
    pageInfo {
      endCursor
      hasNextPage
      hasPreviousPage
      startCursor
    }
    totalCount
  }
}

query SharingEndings($after: String, $before: String, $first: Int, $last: Int) {
  sharingEndings(after: $after, before: $before, first: $first, last: $last) {
    nodes {
      endedAt
      endedBy
      id
      sharedFrom
      teamName
      text
    }
    pageInfo {
      endCursor
      hasNextPage
      hasPreviousPage
      startCursor
    }
    totalCount
  }
}
`,
  'Team board': `# For coordinators. Every member whose receipt is shown sees that you read it.

query TeamBoard($after: String, $before: String, $credential: CredentialType, $credentialState: TeamCredentialState, $endingWithinDays: Int, $first: Int, $id: ID!, $last: Int, $search: String, $standing: TeamStanding, $way: TeamBoardWay, $withoutReceipt: Boolean) {
  teamBoard(
    after: $after
    before: $before
    credential: $credential
    credentialState: $credentialState
    endingWithinDays: $endingWithinDays
    first: $first
    id: $id
    last: $last
    search: $search
    standing: $standing
    way: $way
    withoutReceipt: $withoutReceipt
  ) {
    counts {
      atRisk
      credentials {
        ended
        ending
        missing
        notShared
        type
        valid
      }
      members
      notSettled
      onTrack
      withoutReceipt
    }
    nodes {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      id
      isYou
      joinedAt
      nudgeFrom
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      role
      sharedUntil
      shownName
      standing
    }
    pageInfo {
      endCursor
      hasNextPage
      hasPreviousPage
      startCursor
    }
    totalCount
  }
}

# Each member is reminded once in a week at most.
mutation NudgeTeamMembers($id: ID!, $memberIds: [ID!]!) {
  nudgeTeamMembers(id: $id, memberIds: $memberIds) {
    sent
    text
    waiting
  }
}

mutation SetTeamRole($memberId: ID!, $role: TeamRole!) {
  setTeamRole(id: $memberId, role: $role) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}

mutation RemoveTeamMember($memberId: ID!) {
  removeTeamMember(id: $memberId) {
    askedCredentials
    coordinators
    createdAt
    endsOn
    id
    invitation {
      code
      createdAt
      expiresAt
      link
    }
    kind
    memberCount
    membership {
      agreedCredentials
      askedSince
      id
      joinedAt
      receipt {
        day
        fingerprint
        number
        reason
        standing
        text
        validUntil
      }
      role
      sharedUntil
      shownName
    }
    name
    receiptPreview {
      credentials {
        state
        text
        type
        validUntil
      }
      day
      fingerprint
      reason
      registrations {
        attestedInteractiveHours
        hours
        period
        periodEnd
        reason
        register
        standing
        state
      }
      standing
    }
    version
  }
}
`,
  'Live team': `# Stays open over a websocket and says when to read the team again.

subscription TeamChanged($id: ID!) {
  teamChanged(id: $id) {
    at
    isMember
    teamId
  }
}
`,
  'End of a team': `# The last coordinator can only leave alone: the team ends.
mutation LeaveTeam($id: ID!) {
  leaveTeam(id: $id) {
    ending {
      endedAt
      endedBy
      id
      sharedFrom
      teamName
      text
    }
    teamId
    teamName
  }
}

# For everyone.
mutation DeleteTeam($id: ID!) {
  deleteTeam(id: $id) {
    ending {
      endedAt
      endedBy
      id
      sharedFrom
      teamName
      text
    }
    teamId
    teamName
  }
}
`,
  Users: `query Profile {
  me {
    ...ProfileParts
    ...RegistrationParts
  }
}

mutation UpdateProfile($updateProfile: UpdateProfileInput!) {
  updateProfile(input: $updateProfile) {
    ...ProfileParts
  }
}

# A picture is uploaded with POST /api/user/image.
mutation DeleteProfileImage {
  deleteProfileImage {
    ...ProfileParts
  }
}

mutation UpdateEmail($updateEmail: UpdateEmailInput!) {
  updateEmail(input: $updateEmail) {
    ...EmailParts
  }
}

# The link in the message contains the token.
mutation ConfirmEmail($confirmEmail: ConfirmEmailInput!) {
  confirmEmail(input: $confirmEmail)
}

mutation ResubscribeEmail {
  resubscribeEmail {
    ...EmailParts
  }
}

mutation DeleteEmail {
  deleteEmail {
    ...EmailParts
  }
}

query Support {
  support {
    email
    phone
    hours
  }
}

fragment ProfileParts on User {
  ...UserParts
  ...CompletionParts
}

fragment UserParts on User {
  id
  username
  displayName
  initials
  fullName
  organization
  roleLabel
  profileImage
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  professions
  unreadNotifications
}

fragment CompletionParts on User {
  id
  profileCompletion
  profileMessage
  profileItems {
    label
    done
  }
}

fragment RegistrationParts on User {
  id
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  registrationNumber
  registrationType
  registrationTypeSince
  registrationBreaks {
    from
    to
    reason
  }
  registration {
    ...RegistrationStatus
  }
}

fragment RegistrationStatus on RegistrationStatus {
  status
  label
  message
  prompt
  expiryDate
  expiryRuleText
  expiryNotice
  daysRemaining
  canRenew
  after {
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
  dashboard {
    status
    message
  }
}

fragment EmailParts on User {
  id
  email {
    address
    confirmed
    unsubscribed
    refused
  }
  emailAvailable
  notificationPreferences {
    channels {
      channel
      label
      unavailable
    }
  }
}
`,
  Registration: `mutation UpdateRegistration($updateRegistration: UpdateRegistrationInput!) {
  updateRegistration(input: $updateRegistration) {
    ...RegistrationParts
    ...RegistrationsParts
    ...CompletionParts
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
}

mutation SetBoardAnswer($setBoardAnswer: SetBoardAnswerInput!, $registration: Profession) {
  setBoardAnswer(input: $setBoardAnswer) {
    id
    boardAnswers(registration: $registration) {
      ...BoardAnswerParts
    }
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
}

mutation DeleteBoardAnswer($year: Int!, $registration: Profession) {
  deleteBoardAnswer(year: $year, registration: $registration) {
    id
    boardAnswers(registration: $registration) {
      ...BoardAnswerParts
    }
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
}

fragment RegistrationParts on User {
  id
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  registrationNumber
  registrationType
  registrationTypeSince
  registrationBreaks {
    from
    to
    reason
  }
  registration {
    ...RegistrationStatus
  }
}

fragment RegistrationStatus on RegistrationStatus {
  status
  label
  message
  prompt
  expiryDate
  expiryRuleText
  expiryNotice
  daysRemaining
  canRenew
  after {
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
  dashboard {
    status
    message
  }
}

fragment RegistrationsParts on User {
  id
  timeZone
  professions
  registrations {
    ...HeldRegistrationParts
  }
}

fragment HeldRegistrationParts on HeldRegistration {
  profession
  label
  board
  boardUrl
  isFirst
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  registrationNumber
  isNumberShared
  registrationType
  registrationTypeSince
  registrationBreaks {
    from
    to
    reason
  }
  registrationSpans {
    ...RegistrationSpanParts
  }
  registration {
    ...RegistrationStatus
  }
  sharing {
    profession
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
}

fragment RegistrationSpanParts on RegistrationSpan {
  from
  to
  type
  conditions
}

fragment CompletionParts on User {
  id
  profileCompletion
  profileMessage
  profileItems {
    label
    done
  }
}

fragment SummaryParts on CpdSummary {
  totalHours
  interactiveHours
  totalPercent
  interactivePercent
  interactiveMessage
  standing
  categoryHours {
    category
    hours
    percent
  }
  period {
    start
    end
    daysRemaining
  }
  required {
    total
    interactive
    basis
    explanation
    source {
      title
      publisher
      url
      effective
      note
    }
  }
}

fragment ComplianceParts on CpdSummary {
  totalHours
  interactiveHours
  required {
    total
    interactive
    basis
    explanation
  }
  evidenceDocuments {
    documents
    certificates
    files
  }
  compliance {
    actionRequired
    reflectiveLogs {
      count
      required
      met
    }
    evidenceDocuments {
      count
      required
      met
    }
    categories {
      met
      missing
    }
  }
}

fragment BoardAnswerParts on BoardAnswer {
  periodEnd
  total
  interactive
  answeredOn
  note
  documentId
  documentTitle
  documentFile
}
`,
  'Registration history': `mutation ConfirmRenewal($confirmRenewal: ConfirmRenewalInput!) {
  confirmRenewal(input: $confirmRenewal) {
    ...RegistrationParts
    ...RegistrationsParts
  }
}

mutation SetRegistrationSpan($setRegistrationSpan: SetRegistrationSpanInput!) {
  setRegistrationSpan(input: $setRegistrationSpan) {
    ...RegistrationsParts
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
}

mutation DeleteRegistrationSpan($from: Date!, $registration: Profession) {
  deleteRegistrationSpan(from: $from, registration: $registration) {
    ...RegistrationsParts
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
}

fragment RegistrationParts on User {
  id
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  registrationNumber
  registrationType
  registrationTypeSince
  registrationBreaks {
    from
    to
    reason
  }
  registration {
    ...RegistrationStatus
  }
}

fragment RegistrationStatus on RegistrationStatus {
  status
  label
  message
  prompt
  expiryDate
  expiryRuleText
  expiryNotice
  daysRemaining
  canRenew
  after {
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
  dashboard {
    status
    message
  }
}

fragment RegistrationsParts on User {
  id
  timeZone
  professions
  registrations {
    ...HeldRegistrationParts
  }
}

fragment HeldRegistrationParts on HeldRegistration {
  profession
  label
  board
  boardUrl
  isFirst
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  registrationNumber
  isNumberShared
  registrationType
  registrationTypeSince
  registrationBreaks {
    from
    to
    reason
  }
  registrationSpans {
    ...RegistrationSpanParts
  }
  registration {
    ...RegistrationStatus
  }
  sharing {
    profession
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
}

fragment RegistrationSpanParts on RegistrationSpan {
  from
  to
  type
  conditions
}

fragment SummaryParts on CpdSummary {
  totalHours
  interactiveHours
  totalPercent
  interactivePercent
  interactiveMessage
  standing
  categoryHours {
    category
    hours
    percent
  }
  period {
    start
    end
    daysRemaining
  }
  required {
    total
    interactive
    basis
    explanation
    source {
      title
      publisher
      url
      effective
      note
    }
  }
}

fragment ComplianceParts on CpdSummary {
  totalHours
  interactiveHours
  required {
    total
    interactive
    basis
    explanation
  }
  evidenceDocuments {
    documents
    certificates
    files
  }
  compliance {
    actionRequired
    reflectiveLogs {
      count
      required
      met
    }
    evidenceDocuments {
      count
      required
      met
    }
    categories {
      met
      missing
    }
  }
}
`,
  Registrations: `query Registrations {
  me {
    ...RegistrationsParts
  }
}

mutation SetRegistration($profession: Profession!, $setRegistration: UpdateRegistrationInput!) {
  setRegistration(profession: $profession, input: $setRegistration) {
    ...RegistrationsParts
    cpdSummary {
      ...SummaryParts
    }
  }
}

query RegistrationSummary($registration: Profession!) {
  me {
    id
    cpdSummary(registration: $registration) {
      ...SummaryParts
    }
  }
}

mutation DeleteRegistration($profession: Profession!) {
  deleteRegistration(profession: $profession) {
    ...RegistrationsParts
    cpdSummary {
      ...SummaryParts
    }
  }
}

fragment RegistrationsParts on User {
  id
  timeZone
  professions
  registrations {
    ...HeldRegistrationParts
  }
}

fragment HeldRegistrationParts on HeldRegistration {
  profession
  label
  board
  boardUrl
  isFirst
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  registrationNumber
  isNumberShared
  registrationType
  registrationTypeSince
  registrationBreaks {
    from
    to
    reason
  }
  registrationSpans {
    ...RegistrationSpanParts
  }
  registration {
    ...RegistrationStatus
  }
  sharing {
    profession
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
}

fragment RegistrationSpanParts on RegistrationSpan {
  from
  to
  type
  conditions
}

fragment RegistrationStatus on RegistrationStatus {
  status
  label
  message
  prompt
  expiryDate
  expiryRuleText
  expiryNotice
  daysRemaining
  canRenew
  after {
    text
    source {
      title
      publisher
      url
      effective
      note
    }
  }
  dashboard {
    status
    message
  }
}

fragment SummaryParts on CpdSummary {
  totalHours
  interactiveHours
  totalPercent
  interactivePercent
  interactiveMessage
  standing
  categoryHours {
    category
    hours
    percent
  }
  period {
    start
    end
    daysRemaining
  }
  required {
    total
    interactive
    basis
    explanation
    source {
      title
      publisher
      url
      effective
      note
    }
  }
}
`,
  Settings: `query Settings {
  me {
    ...UserParts
    ...RosterParts
  }
}

mutation UpdateSettings($updateSettings: UpdateSettingsInput!) {
  updateSettings(input: $updateSettings) {
    ...UserParts
  }
}

mutation UpdateNotificationPreferences($updateNotificationPreferences: UpdateNotificationPreferencesInput!) {
  updateNotificationPreferences(input: $updateNotificationPreferences) {
    ...NotificationPreferenceParts
  }
}

mutation SendTestPush($id: ID!) {
  sendTestPush(id: $id) {
    id
  }
}

mutation DeletePushSubscription($id: ID!) {
  deletePushSubscription(id: $id) {
    ...PushParts
  }
}

# The result of the browser’s pushManager.subscribe.
mutation AddPushSubscription($addPushSubscription: AddPushSubscriptionInput!) {
  addPushSubscription(input: $addPushSubscription) {
    ...PushParts
  }
}

mutation RenewCalendarFeed {
  renewCalendarFeed {
    ...CalendarFeedParts
  }
}

mutation DeleteCalendarFeed {
  deleteCalendarFeed {
    ...CalendarFeedParts
  }
}

mutation SetRosterPattern($setRosterPattern: RosterPatternInput!) {
  setRosterPattern(input: $setRosterPattern) {
    ...RosterParts
  }
}

mutation SetRosterShifts($setRosterShifts: RosterShiftsInput!) {
  setRosterShifts(input: $setRosterShifts) {
    ...RosterParts
  }
}

# The address of your own roster’s calendar.
mutation SetRosterAddress($setRosterAddress: RosterAddressInput!) {
  setRosterAddress(input: $setRosterAddress) {
    ...RosterParts
  }
}

mutation RemoveRosterAddress {
  removeRosterAddress {
    ...RosterParts
  }
}

mutation DeleteRoster {
  deleteRoster {
    ...RosterParts
  }
}

mutation EndSession($sessionId: ID!) {
  endSession(id: $sessionId) {
    ...SessionParts
  }
}

mutation EndOtherSessions {
  endOtherSessions
}

mutation ChangePassword($changePassword: ChangePasswordInput!) {
  changePassword(input: $changePassword) {
    id
    security {
      hasPassword
    }
    ...SessionListParts
  }
}

# Deletes the account and all its data for good.
mutation DeleteAccount($deleteAccount: DeleteAccountInput!) {
  deleteAccount(input: $deleteAccount)
}

fragment UserParts on User {
  id
  username
  displayName
  initials
  fullName
  organization
  roleLabel
  profileImage
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  professions
  unreadNotifications
}

fragment RosterParts on User {
  id
  timeZone
  canFollowRoster
  roster {
    source
    pattern
    updatedAt
    endsAt
    notes
    calendar {
      host
      readAt
      failures
      nextReadAt
    }
    nextReminderAt
    shifts {
      start
      end
      kind
    }
  }
}

fragment NotificationPreferenceParts on User {
  id
  notificationPreferences {
    kinds {
      kind
      group
      label
      description
      inApp
      email
      push
    }
    quietHours {
      from
      until
    }
    weekday
    channels {
      channel
      label
      unavailable
    }
  }
}

fragment PushParts on User {
  id
  timeZone
  push {
    publicKey
    devices {
      ...PushDeviceParts
    }
  }
  notificationPreferences {
    kinds {
      kind
      push
    }
  }
}

fragment PushDeviceParts on PushDevice {
  id
  name
  endpoint
  createdAt
}

fragment CalendarFeedParts on User {
  id
  calendarFeed {
    url
  }
}

fragment SessionParts on Session {
  id
  device
  createdAt
  lastSeenAt
  isCurrent
}

fragment SessionListParts on User {
  id
  timeZone
  sessions {
    ...SessionParts
  }
}
`,
  Security: `query Security {
  me {
    security {
      hasPassword
      linkedIdentities {
        createdAt
        id
        issuer
        lastUsedAt
      }
      passkeys {
        createdAt
        id
        lastUsedAt
        name
      }
      passkeysAvailable
      recoveryCodes {
        createdAt
        remaining
        savedAt
      }
      totpAddedAt
    }
  }
}

# Some operations need a credential proven within the last ten minutes: STEP_UP_REQUIRED lists the methods.
mutation ConfirmIdentity($confirmIdentity: ConfirmIdentityInput!) {
  confirmIdentity(input: $confirmIdentity)
}

# Options for the browser’s navigator.credentials.create; AddPasskey takes its response.
mutation PasskeyRegistrationOptions {
  passkeyRegistrationOptions
}

mutation AddPasskey($addPasskey: AddPasskeyInput!) {
  addPasskey(input: $addPasskey) {
    ...SecurityParts
  }
}

mutation RenamePasskey($id: ID!, $renamePasskey: RenamePasskeyInput!) {
  renamePasskey(id: $id, input: $renamePasskey) {
    ...PasskeyParts
  }
}

mutation DeletePasskey($id: ID!) {
  deletePasskey(id: $id) {
    ...SecurityParts
  }
}

# Options for the browser’s navigator.credentials.get; SignInWithPasskey takes its response.
mutation PasskeySignInOptions {
  passkeySignInOptions
}

mutation SignInWithPasskey($signInWithPasskey: PasskeySignInInput!) {
  signInWithPasskey(input: $signInWithPasskey) {
    ...UserParts
  }
}

# The services whose sign-in this server accepts; most servers have none.
query IdentityProviders {
  identityProviders {
    id
    issuer
    name
  }
}

# Returns the address to open in the browser, which comes back by itself.
mutation BeginIdentityVisit($beginIdentityVisit: BeginIdentityVisitInput!) {
  beginIdentityVisit(input: $beginIdentityVisit)
}

query ProvenName {
  provenName
}

mutation RegisterWithIdentity($registerWithIdentity: RegisterWithIdentityInput!) {
  registerWithIdentity(input: $registerWithIdentity) {
    codes
    user {
      id
      username
      timeZone
    }
  }
}

mutation UnlinkIdentity($id: ID!) {
  unlinkIdentity(id: $id) {
    ...IdentityParts
  }
}

mutation BeginTotp {
  beginTotp {
    secret
    uri
  }
}

mutation ConfirmTotp($confirmTotp: ConfirmTotpInput!) {
  confirmTotp(input: $confirmTotp) {
    ...SecurityParts
  }
}

mutation RemoveTotp {
  removeTotp {
    ...SecurityParts
  }
}

# Creates ten codes, shown once. Earlier codes stop working.
mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    codes
    user {
      ...SecurityParts
    }
  }
}

mutation MarkRecoveryCodesSaved {
  markRecoveryCodesSaved {
    ...SecurityParts
  }
}

# Returns true for any name or address.
mutation RequestPasswordReset($requestPasswordReset: RequestPasswordResetInput!) {
  requestPasswordReset(input: $requestPasswordReset)
}

# The link in the message contains the token.
mutation ResetPassword($resetPassword: ResetPasswordInput!) {
  resetPassword(input: $resetPassword)
}

mutation ResetPasswordWithCode($resetPasswordWithCode: ResetPasswordWithCodeInput!) {
  resetPasswordWithCode(input: $resetPasswordWithCode)
}

fragment SecurityParts on User {
  id
  timeZone
  security {
    passkeysAvailable
    passkeys {
      ...PasskeyParts
    }
    totpAddedAt
    recoveryCodes {
      remaining
      createdAt
      savedAt
    }
  }
}

fragment PasskeyParts on Passkey {
  id
  name
  createdAt
  lastUsedAt
}

fragment UserParts on User {
  id
  username
  displayName
  initials
  fullName
  organization
  roleLabel
  profileImage
  timeZone
  registrationDate
  registrationExpiryDate
  registrationExpiryRule
  professions
  unreadNotifications
}

fragment IdentityParts on User {
  id
  timeZone
  security {
    hasPassword
    linkedIdentities {
      ...LinkedIdentityParts
    }
  }
}

fragment LinkedIdentityParts on LinkedIdentity {
  id
  issuer
  createdAt
  lastUsedAt
}
`,
  'Access tokens': `# Creating a token needs a recent proof of identity; the token is shown once. A token itself cannot run these.

query AccessTokens {
  me {
    id
    timeZone
    accessTokens {
      ...AccessTokenParts
    }
  }
}

mutation CreateAccessToken($createAccessToken: CreateAccessTokenInput!) {
  createAccessToken(input: $createAccessToken) {
    ...AccessTokenParts
    secret
  }
}

mutation RevokeAccessToken($id: ID!) {
  revokeAccessToken(id: $id) {
    ...AccessTokenParts
  }
}

fragment AccessTokenParts on AccessToken {
  id
  name
  scopes
  createdAt
  expiresAt
  lastUsedAt
}
`,
  Webhooks: `# A webhook belongs to an access token with record-events:read, and sends each change from now on to your program.
# Adding one needs a recent proof of identity; its secret is shown once. A token itself cannot run these.

query Webhooks {
  me {
    id
    timeZone
    accessTokens {
      id
      name
      scopes
    }
    webhooks {
      ...WebhookParts
    }
  }
}

mutation CreateWebhook($createWebhook: CreateWebhookInput!) {
  createWebhook(input: $createWebhook) {
    ...WebhookParts
    secret
  }
}

# Returns how it went: the status of the receiver, or why there is none.
mutation SendTestWebhook($id: ID!) {
  sendTestWebhook(id: $id) {
    ...WebhookDeliveryParts
  }
}

query WebhookDeliveries($id: ID!, $first: Int, $after: String) {
  webhookDeliveries(id: $id, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...WebhookDeliveryParts
      }
    }
  }
}

mutation ResendWebhookDelivery($deliveryId: ID!) {
  resendWebhookDelivery(id: $deliveryId) {
    ...WebhookDeliveryParts
  }
}

mutation ResumeWebhook($id: ID!, $resumeWebhook: ResumeWebhookInput) {
  resumeWebhook(id: $id, input: $resumeWebhook) {
    ...WebhookParts
  }
}

mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    id
  }
}

fragment WebhookParts on Webhook {
  id
  tokenName
  address
  host
  kinds
  createdAt
  state
  pausedText
  nextAttemptAt
  isBehind
}

fragment WebhookDeliveryParts on WebhookDelivery {
  id
  label
  firstSeq
  lastSeq
  createdAt
  state
  attempts
  attemptedAt
  hasArrived
  resultText
}
`,
};
