import { DEMO_ACCOUNT } from '../db/seed/demo.ts';

/** One window of the sandbox: the operations of a noun and the variables that they share. */
export interface ExampleWindow {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

const signedOut = { username: 'your-username', password: 'your-password' };

const importedRow = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  status: 'completed',
  completedDate: '2025-06-14T00:00:00.000Z',
};

const exportedDocument = {
  id: 1,
  title: 'First aid certificate',
  type: 'certificate',
  content: 'Issued in Brisbane.',
  createdAt: '2025-06-14T00:00:00.000Z',
};

/**
 * What the sandbox opens with: every root field of the schema in at least one operation, a window a
 * noun. The operations of a window share its variables, so that the names of those differ. The last
 * window is the one that people see first.
 */
export const exampleWindows = (demo: boolean): ExampleWindow[] => [
  {
    name: 'Users',
    query: `query Profile {
  me {
    fullName
    username
    organization
    roleLabel
    initials
    timeZone
    profileImage
    profileCompletion
    profileMessage
    profileItems {
      label
      done
    }
    registrationDate
    registrationExpiryDate
    registration {
      status
      label
      message
      prompt
      expiryDate
      daysRemaining
      dashboard {
        status
        message
      }
    }
  }
}

mutation UpdateProfile($profile: UpdateProfileInput!) {
  updateProfile(input: $profile) {
    id
    fullName
    organization
  }
}

mutation UpdateRegistration($registration: UpdateRegistrationInput!) {
  updateRegistration(input: $registration) {
    id
    registration {
      status
      expiryDate
      daysRemaining
    }
  }
}

# A picture is uploaded with POST /api/user/image.
mutation RemoveProfileImage {
  removeProfileImage {
    id
    profileImage
  }
}

mutation UpdateEmail($email: UpdateEmailInput!) {
  updateEmail(input: $email) {
    id
    email {
      address
      confirmed
      unsubscribed
    }
  }
}

# The token stands in the link of the message.
mutation ConfirmEmail($confirmation: ConfirmEmailInput!) {
  confirmEmail(input: $confirmation)
}

mutation ResubscribeEmail {
  resubscribeEmail {
    id
    email {
      unsubscribed
    }
  }
}

mutation RemoveEmail {
  removeEmail {
    id
    email {
      address
    }
  }
}

query Support {
  support {
    email
    phone
    hours
  }
}
`,
    variables: {
      profile: { fullName: 'Sam Okafor', organization: 'Queensland Ambulance Service' },
      email: { address: 'sam.okafor@example.org' },
      confirmation: { token: 'the-token-of-the-link' },
      registration: {
        registrationDate: '2024-02-12T00:00:00.000Z',
        registrationExpiryDate: '2026-11-30T00:00:00.000Z',
      },
    },
  },
  {
    name: 'Settings',
    query: `query Settings {
  me {
    timeZone
    sessions {
      id
      device
      isCurrent
      createdAt
      lastSeenAt
      expiresAt
    }
    securityEvents(first: 20) {
      nodes {
        label
        at
        device
        network
        isHere
      }
    }
    notificationPreferences {
      channels {
        channel
        label
        unavailable
      }
      kinds {
        kind
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
    }
    push {
      publicKey
      devices {
        id
        name
        createdAt
      }
    }
    calendarFeed {
      url
    }
  }
}

mutation UpdateSettings($settings: UpdateSettingsInput!) {
  updateSettings(input: $settings) {
    id
    timeZone
  }
}

mutation UpdateNotificationPreferences($preferences: UpdateNotificationPreferencesInput!) {
  updateNotificationPreferences(input: $preferences) {
    id
    notificationPreferences {
      kinds {
        kind
        inApp
        email
        push
      }
      quietHours {
        from
        until
      }
    }
  }
}

mutation SendTestPush($device: ID!) {
  sendTestPush(id: $device) {
    id
    name
  }
}

mutation RemovePushSubscription($device: ID!) {
  removePushSubscription(id: $device) {
    id
    push {
      devices {
        id
      }
    }
  }
}

# As pushManager.subscribe of a browser answers.
mutation AddPushSubscription($subscription: AddPushSubscriptionInput!) {
  addPushSubscription(input: $subscription) {
    id
    push {
      devices {
        id
        name
      }
    }
  }
}

mutation RenewCalendarFeed {
  renewCalendarFeed {
    id
    calendarFeed {
      url
    }
  }
}

mutation RemoveCalendarFeed {
  removeCalendarFeed {
    id
    calendarFeed {
      url
    }
  }
}

mutation EndSession($session: ID!) {
  endSession(id: $session) {
    id
    device
  }
}

mutation EndOtherSessions {
  endOtherSessions
}

mutation ChangePassword($passwords: ChangePasswordInput!) {
  changePassword(input: $passwords) {
    id
  }
}

# For good, with everything in it.
mutation DeleteAccount($confirmation: DeleteAccountInput!) {
  deleteAccount(input: $confirmation)
}
`,
    variables: {
      settings: { timeZone: 'Australia/Brisbane' },
      preferences: {
        kinds: [{ kind: 'cpd-behind', inApp: true, email: false, push: false }],
        quietHours: { from: '19:00', until: '07:00' },
      },
      device: '1',
      subscription: {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/an-example',
        p256dh:
          'BCTju0DcNlbtpea3gVDQrS4QBkUsIHsmRthH-hxamC1VLRzSpnyiC_zD6ofGQTu82ZYwgpBlhGuc8WAFd59Fv3s',
        auth: 'an-example-of-a-secret',
      },
      session: '00000000-0000-4000-8000-000000000000',
      passwords: { currentPassword: 'your-password', newPassword: 'a-longer-night-shift' },
      confirmation: { password: 'your-password' },
    },
  },
  {
    name: 'Security',
    query: `query Security {
  me {
    security {
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      passkeysAvailable
      totpAddedAt
      recoveryCodes {
        remaining
        createdAt
        savedAt
      }
    }
    securityEvents(first: 10) {
      totalCount
      nodes {
        kind
        label
        at
        device
        network
        isHere
      }
    }
  }
}

# Some operations ask for a credential proven within ten minutes: STEP_UP_REQUIRED names the ways.
mutation ConfirmIdentity($identity: ConfirmIdentityInput!) {
  confirmIdentity(input: $identity)
}

# For navigator.credentials.create of a browser; AddPasskey takes its response.
mutation PasskeyRegistrationOptions {
  passkeyRegistrationOptions
}

mutation AddPasskey($passkey: AddPasskeyInput!) {
  addPasskey(input: $passkey) {
    id
    security {
      passkeys {
        id
        name
      }
    }
  }
}

mutation RenamePasskey($passkeyId: ID!, $passkeyName: RenamePasskeyInput!) {
  renamePasskey(id: $passkeyId, input: $passkeyName) {
    id
    name
  }
}

mutation DeletePasskey($passkeyId: ID!) {
  deletePasskey(id: $passkeyId) {
    id
  }
}

# For navigator.credentials.get of a browser; SignInWithPasskey takes its response.
mutation PasskeySignInOptions {
  passkeySignInOptions
}

mutation SignInWithPasskey($passkeySignIn: PasskeySignInInput!) {
  signInWithPasskey(input: $passkeySignIn) {
    id
  }
}

mutation BeginTotp {
  beginTotp {
    secret
    uri
  }
}

mutation ConfirmTotp($totp: ConfirmTotpInput!) {
  confirmTotp(input: $totp) {
    id
    security {
      totpAddedAt
    }
  }
}

mutation RemoveTotp {
  removeTotp {
    id
  }
}

# Ten new ones, shown once; those of before no longer work.
mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    codes
    user {
      id
      security {
        recoveryCodes {
          remaining
        }
      }
    }
  }
}

mutation MarkRecoveryCodesSaved {
  markRecoveryCodesSaved {
    id
    security {
      recoveryCodes {
        savedAt
      }
    }
  }
}

# Returns true for any name or address.
mutation RequestPasswordReset($forgotten: RequestPasswordResetInput!) {
  requestPasswordReset(input: $forgotten)
}

# The token stands in the link of the message.
mutation ResetPassword($reset: ResetPasswordInput!) {
  resetPassword(input: $reset)
}

mutation ResetPasswordWithCode($resetWithCode: ResetPasswordWithCodeInput!) {
  resetPasswordWithCode(input: $resetWithCode)
}
`,
    variables: {
      identity: { password: 'your-password' },
      passkey: { name: 'This phone', response: {} },
      passkeyId: '1',
      passkeyName: { name: 'Work phone' },
      passkeySignIn: { response: {} },
      totp: { code: '123456' },
      forgotten: { account: 'your-username' },
      reset: { token: 'the-token-of-the-link', newPassword: 'a-longer-night-shift' },
      resetWithCode: {
        username: 'your-username',
        recoveryCode: 'XXXX-XXXX-XXXX',
        newPassword: 'a-longer-night-shift',
      },
    },
  },
  {
    name: 'Summary',
    query: `# period: "current", "all", or the year in which a registration year ends, such as "2026"

query Summary($period: String!) {
  me {
    cpdSummary(period: $period) {
      standing
      totalHours
      totalPercent
      interactiveHours
      interactivePercent
      interactiveMessage
      required {
        total
        interactive
      }
      completedActivities
      reflectiveLogsCount
      documentsCount
      period {
        start
        end
      }
      categoryHours {
        category
        hours
        percent
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
  }
}

# What a report says; GET /api/report gives it as a file
query Portfolio($period: String!) {
  portfolio(period: $period) {
    madeOn
    person {
      name
      registration
    }
    choices {
      value
      label
    }
    periods {
      label
      claimed {
        total
        interactive
      }
      supported {
        total
        interactive
      }
      clauses {
        heading
        state
        finding
        source {
          title
          effective
        }
      }
      gaps {
        title
        text
      }
    }
  }
}
`,
    variables: { period: 'current' },
  },
  {
    name: 'Activities',
    query: `fragment ActivityParts on Activity {
  id
  version
  title
  category
  hours
  isInteractive
  status
  completedDate
  evidence
  provider
  startDate
  endDate
  setting
  place
  practitioners
  practitionerCount
  contentElements
  howItMeets
  readiness {
    ready
    label
    gaps {
      kind
      text
      needed
    }
  }
}

query Activities($status: String, $first: Int, $after: String) {
  activities(status: $status, first: $first, after: $after) {
    totalCount
    totalHours
    nodes {
      ...ActivityParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

query Activity($id: ID!) {
  activity(id: $id) {
    ...ActivityParts
    description
    moduleId
    createdAt
  }
}

query RecentActivities($limit: Int!) {
  recentActivities(limit: $limit) {
    ...ActivityParts
  }
}

mutation CreateActivity($activity: CreateActivityInput!) {
  createActivity(input: $activity) {
    ...ActivityParts
  }
}

# Flips the status; a completed one without a date is completed now. With the version that the activity had, such as
# version: 1, a change that somebody made since is not overwritten: CONFLICT.
mutation UpdateActivity($id: ID!, $change: UpdateActivityInput!) {
  updateActivity(id: $id, input: $change) {
    ...ActivityParts
  }
}

mutation DeleteActivity($id: ID!) {
  deleteActivity(id: $id) {
    ...ActivityParts
  }
}

mutation RestoreActivity($id: ID!) {
  restoreActivity(id: $id) {
    ...ActivityParts
  }
}
`,
    variables: {
      status: 'completed',
      first: 10,
      limit: 5,
      id: '1',
      activity: {
        title: 'Airway skills workshop',
        category: 'Clinical Practice',
        description: 'Small-group practice of video laryngoscopy and front-of-neck access.',
        hours: 2.5,
        isInteractive: true,
        status: 'in-progress',
        evidence: 'Attendance record held by the station educator',
        provider: 'Station education team',
        setting: 'in-person',
        place: 'Station 12',
        practitioners: 'Clinical educator and three paramedics',
        practitionerCount: 4,
        contentElements: ['a', 'c'],
        howItMeets: 'A second way in when the first one fails.',
      },
      change: { status: 'completed', hours: 3 },
    },
  },
  {
    name: 'Reflective logs',
    query: `fragment ReflectiveLogParts on ReflectiveLog {
  id
  content
  learningOutcomes
  futureApplication
  activityId
  activityTitle
  createdAt
}

query ReflectiveLogs($first: Int, $after: String) {
  reflectiveLogs(first: $first, after: $after) {
    totalCount
    nodes {
      ...ReflectiveLogParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

query ReflectiveLog($id: ID!) {
  reflectiveLog(id: $id) {
    ...ReflectiveLogParts
    version
    changedAt
  }
}

mutation CreateReflectiveLog($log: CreateReflectiveLogInput!) {
  createReflectiveLog(input: $log) {
    ...ReflectiveLogParts
  }
}

mutation UpdateReflectiveLog($id: ID!, $change: UpdateReflectiveLogInput!) {
  updateReflectiveLog(id: $id, input: $change) {
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
`,
    variables: {
      first: 10,
      id: '1',
      log: {
        content: 'In the handover exercise I left out the time of onset until I was asked for it.',
        learningOutcomes: 'A fixed order for handover frees attention for the patient.',
        futureApplication: 'I will rehearse IMIST-AMBO aloud before arriving at hospital.',
      },
      change: {
        futureApplication: 'I will use IMIST-AMBO at every handover and ask for feedback.',
      },
    },
  },
  {
    name: 'Documents',
    query: `fragment DocumentParts on Document {
  id
  title
  type
  content
  expiryDate
  createdAt
}

query Documents($type: String, $search: String, $first: Int, $after: String) {
  documents(type: $type, search: $search, first: $first, after: $after) {
    totalCount
    nodes {
      ...DocumentParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

query Document($id: ID!) {
  document(id: $id) {
    ...DocumentParts
  }
}

mutation CreateDocument($document: CreateDocumentInput!) {
  createDocument(input: $document) {
    ...DocumentParts
  }
}

mutation UpdateDocument($id: ID!, $change: UpdateDocumentInput!) {
  updateDocument(id: $id, input: $change) {
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
`,
    variables: {
      type: 'all',
      search: '',
      first: 10,
      id: '1',
      document: {
        title: 'Certificate: advanced life support',
        type: 'certificate',
        content: 'Adult advanced life support, level 2. Eight hours, assessed in person.',
      },
      change: { title: 'Certificate: advanced life support, level 2' },
    },
  },
  {
    name: 'Evidence',
    query: `# Files are sent and fetched over REST, see POST /api/evidence at /api.

query EvidenceFiles($activityId: ID, $first: Int, $after: String) {
  evidenceFiles(activityId: $activityId, first: $first, after: $after) {
    totalCount
    nodes {
      id
      name
      type
      sizeBytes
      sha256
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

mutation UpdateEvidenceFile($id: ID!, $input: UpdateEvidenceFileInput!) {
  updateEvidenceFile(id: $id, input: $input) {
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
    name
  }
}
`,
    variables: {
      activityId: null,
      first: 10,
      id: '1',
      input: { name: 'ALS certificate 2026.pdf' },
    },
  },
  {
    name: 'Imports',
    query: `fragment ImportParts on Import {
  id
  kind
  fileName
  rowCount
  createdAt
  undoneAt
  undoUntil
}

query Imports($first: Int, $after: String) {
  imports(first: $first, after: $after) {
    totalCount
    nodes {
      ...ImportParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

query DuplicateActivities($duplicates: DuplicateActivitiesInput!) {
  duplicateActivities(input: $duplicates) {
    row
    activityId
  }
}

# A request repeated under the same key adds nothing twice.
mutation ImportActivities($import: ImportActivitiesInput!) {
  importActivities(input: $import) {
    ...ImportParts
  }
}

query AccountImportPreview($account: ImportAccountInput!) {
  accountImportPreview(input: $account) {
    parts {
      label
      added
      present
    }
    files {
      evidenceFileId
    }
  }
}

# The export is what GET /api/user/export answers.
mutation ImportAccount($account: ImportAccountInput!) {
  importAccount(input: $account) {
    import {
      ...ImportParts
    }
    parts {
      label
      added
      present
    }
    files {
      evidenceFileId
      ownerKey
      ownerId
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
`,
    variables: {
      first: 10,
      after: null,
      duplicates: { rows: [importedRow] },
      account: {
        requestKey: 'my-old-account',
        account: { format: 'paramed-cpd-export', version: 1, documents: [exportedDocument] },
      },
      import: { requestKey: 'my-list-2025', fileName: 'my-list.csv', rows: [importedRow] },
      id: '1',
    },
  },
  {
    name: 'Learning plan',
    query: `fragment GoalParts on LearningGoal {
  id
  periodYear
  title
  why
  measure
  targetDate
  status
  reflection
  plannedHours
  doneHours
  percent
  isOverdue
  planned {
    id
    title
    hours
    plannedDate
    activityId
  }
  activities {
    id
    title
    hours
  }
  changes {
    field
    from
    to
    reason
    changedAt
  }
}

query LearningGoals($period: String, $first: Int, $after: String) {
  learningGoals(period: $period, first: $first, after: $after) {
    totalCount
    periodYear
    years
    plannedHours
    doneHours
    nodes {
      ...GoalParts
    }
  }
}

query LearningGoal($id: ID!) {
  learningGoal(id: $id) {
    ...GoalParts
  }
}

mutation CreateLearningGoal($goal: CreateLearningGoalInput!) {
  createLearningGoal(input: $goal) {
    ...GoalParts
  }
}

mutation UpdateLearningGoal($id: ID!, $change: UpdateLearningGoalInput!) {
  updateLearningGoal(id: $id, input: $change) {
    ...GoalParts
  }
}

mutation CloseLearningGoal($id: ID!, $closing: CloseLearningGoalInput!) {
  closeLearningGoal(id: $id, input: $closing) {
    ...GoalParts
  }
}

mutation ReopenLearningGoal($id: ID!) {
  reopenLearningGoal(id: $id) {
    ...GoalParts
  }
}

mutation CarryOverLearningGoal($id: ID!) {
  carryOverLearningGoal(id: $id) {
    ...GoalParts
  }
}

mutation DeleteLearningGoal($id: ID!) {
  deleteLearningGoal(id: $id) {
    id
  }
}

mutation RestoreLearningGoal($id: ID!) {
  restoreLearningGoal(id: $id) {
    ...GoalParts
  }
}

mutation CreatePlannedActivity($planned: CreatePlannedActivityInput!) {
  createPlannedActivity(input: $planned) {
    id
  }
}

mutation UpdatePlannedActivity($id: ID!, $plannedChange: UpdatePlannedActivityInput!) {
  updatePlannedActivity(id: $id, input: $plannedChange) {
    id
    hours
  }
}

mutation DeletePlannedActivity($id: ID!) {
  deletePlannedActivity(id: $id) {
    id
  }
}

mutation RestorePlannedActivity($id: ID!) {
  restorePlannedActivity(id: $id) {
    id
  }
}
`,
    variables: {
      period: 'current',
      first: 10,
      id: '1',
      goal: {
        title: 'Recognise the deteriorating child earlier',
        why: 'I see few sick children and rely on numbers too late.',
        measure: 'A mentor has watched me assess a child without an aid.',
        targetDate: '2026-11-30T00:00:00.000Z',
      },
      change: { why: 'I see few sick children.' },
      closing: { outcome: 'achieved', reflection: 'I now look before I measure.' },
      planned: {
        goalId: '1',
        title: 'Paediatric assessment workshop',
        category: 'Clinical Practice',
        hours: 4,
      },
      plannedChange: { hours: 3.5 },
    },
  },
  {
    name: 'Bin',
    query: `query Bin($show: String, $first: Int, $after: String) {
  bin(kind: $show, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      kind
      id
      title
      partOf
      mustWait
      files
      binnedAt
      goneAt
      keepUntil
    }
  }
}

mutation RestoreFromBin($kind: String!, $id: ID!) {
  restoreFromBin(kind: $kind, id: $id) {
    kind
    title
  }
}

mutation DeleteForever($kind: String!, $id: ID!) {
  deleteForever(kind: $kind, id: $id) {
    kind
    title
  }
}

mutation EmptyBin {
  emptyBin
}
`,
    variables: { show: 'all', first: 10, kind: 'activity', id: '1' },
  },
  {
    name: 'Modules',
    query: `fragment ModuleParts on Module {
  id
  title
  category
  hours
  isRecommended
  isInteractive
  inProgress
  completed
}

query Modules($search: String, $category: String, $status: String) {
  modules(search: $search, category: $category, status: $status) {
    ...ModuleParts
    description
  }
  moduleCategories {
    label
    count
  }
}

query Module($id: ID!) {
  module(id: $id) {
    ...ModuleParts
    passMark
    lastReviewed
    questions {
      index
      question
      options
    }
    progress {
      step
      percent
      answers
    }
    lastAttempt {
      score
      passed
    }
  }
}

query RecommendedModules($limit: Int!) {
  recommendedModules(limit: $limit) {
    ...ModuleParts
  }
}

mutation SaveModuleProgress($progress: SaveModuleProgressInput!) {
  saveModuleProgress(input: $progress) {
    step
    percent
    answers
    submitted
    updatedAt
  }
}

# Correct answers and explanations come with the result, never before.
mutation SubmitQuiz($quiz: SubmitQuizInput!) {
  submitQuiz(input: $quiz) {
    score
    correct
    total
    passed
    results {
      question
      chosen
      correctAnswer
      isCorrect
      explanation
    }
  }
}

# Only once the quiz is passed.
mutation CompleteModule($completion: CompleteModuleInput!) {
  completeModule(input: $completion) {
    completedAt
    score
    activityId
    certificate {
      number
      issuedAt
      verifyUrl
      pdfUrl
    }
  }
}

# Anyone may, without a session; this number is not one that was issued.
query VerifyCertificate($number: String!) {
  verifyCertificate(number: $number) {
    isValid
    revocation
    holderName
    moduleTitle
    moduleVersion
    hours
    score
    completedOn
  }
}
`,
    variables: {
      search: '',
      category: 'all',
      status: 'all',
      id: '1',
      limit: 4,
      progress: { moduleId: '1', step: 'quiz', answers: [0, null, null, null, null] },
      quiz: { moduleId: '1', answers: [0, 0, 0, 0, 0] },
      completion: {
        moduleId: '1',
        reflection: 'I will brief my partner on the plan before we enter, and name a way out.',
      },
      number: 'PCPD-2026-7K3M-9QXV',
    },
  },
  {
    name: 'Resources',
    query: `fragment ResourceParts on Resource {
  id
  title
  type
  provider
  url
  cpdCategory
  cpdHours
  peerReviewed
  tags
  bookmarked
  averageRating
  reviewCount
}

query Resources($query: String, $cpdCategory: String, $type: String, $first: Int, $after: String) {
  resources(query: $query, cpdCategory: $cpdCategory, type: $type, first: $first, after: $after) {
    totalCount
    nodes {
      ...ResourceParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

query Resource($id: ID!) {
  resource(id: $id) {
    ...ResourceParts
    description
    myReview {
      id
      rating
      comment
    }
  }
  resourceReviews(resourceId: $id, first: 10) {
    totalCount
    nodes {
      id
      authorName
      rating
      comment
      isMine
    }
  }
}

query Bookmarks {
  bookmarks {
    ...ResourceParts
  }
}

mutation CreateResource($resource: CreateResourceInput!) {
  createResource(input: $resource) {
    ...ResourceParts
  }
}

mutation AddBookmark($bookmark: AddBookmarkInput!) {
  addBookmark(input: $bookmark) {
    id
    bookmarked
  }
}

mutation RemoveBookmark($id: ID!) {
  removeBookmark(id: $id) {
    id
    bookmarked
  }
}

mutation ReviewResource($review: ReviewResourceInput!) {
  reviewResource(input: $review) {
    id
    rating
    comment
    resource {
      averageRating
      reviewCount
    }
  }
}

mutation DeleteReview($reviewId: ID!) {
  deleteReview(id: $reviewId) {
    id
  }
}
`,
    variables: {
      query: 'cardiac arrest',
      first: 10,
      id: '1',
      resource: {
        title: 'ECG Library',
        description: 'Tracings with interpretation, sorted by diagnosis.',
        url: 'https://litfl.com/ecg-library/',
        type: 'tool',
        provider: 'Life in the Fast Lane',
        peerReviewed: false,
        cpdCategory: 'Clinical Practice',
        cpdHours: 1.5,
        tags: ['ecg', 'cardiac'],
      },
      bookmark: { resourceId: '1' },
      review: {
        resourceId: '1',
        rating: 5,
        comment: 'Clear, current, and short enough for a night shift.',
      },
      reviewId: '1',
    },
  },
  {
    name: 'Notifications',
    query: `fragment NotificationParts on Notification {
  id
  title
  message
  isRead
  createdAt
}

query Notifications($unreadOnly: Boolean, $first: Int, $after: String) {
  notifications(unreadOnly: $unreadOnly, first: $first, after: $after) {
    totalCount
    unreadCount
    nodes {
      ...NotificationParts
    }
    pageInfo {
      hasNextPage
      endCursor
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
`,
    variables: { unreadOnly: false, first: 10, id: '1' },
  },
  {
    // A window of its own: over HTTP a document with a subscription in it is refused.
    name: 'Live',
    query: `# Stays open, over a websocket; whatever notifies you while it runs shows up here at once.
# Completing a module in the app does, for one.

subscription NotificationAdded {
  notificationAdded {
    id
    title
    message
    isRead
    createdAt
  }
}

# What the app listens to: new ones, those read on any device, and how many are unread. With the cursor of an
# earlier answer as "after", the first one says what was missed.
subscription NotificationsChanged($after: String) {
  notificationsChanged(after: $after) {
    added {
      node {
        id
        title
      }
    }
    readIds
    unreadCount
    cursor
    complete
  }
}
`,
    variables: {},
  },
  {
    name: 'Session',
    query: `# The session is the page's own: signed in to the app, you are signed in here too.
# Send an operation with the button above it. Docs describe every type, field and argument.
# Each tab has the examples of one noun; their variables are below the editor.

query WhoAmI {
  me {
    id
    username
    displayName
    organization
  }
}

mutation Login($login: LoginInput!) {
  login(input: $login) {
    id
    displayName
  }
}

mutation Register($newAccount: RegisterInput!) {
  register(input: $newAccount) {
    id
    username
    displayName
  }
}

mutation Logout {
  logout
}
`,
    variables: {
      login: demo ? DEMO_ACCOUNT : signedOut,
      newAccount: {
        fullName: 'Sam Okafor',
        username: 'sam.okafor',
        password: 'a-long-night-shift',
        organization: 'Queensland Ambulance Service',
      },
    },
  },
];
