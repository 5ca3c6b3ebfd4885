import { DEMO_ACCOUNT } from '../db/seed/demo.ts';

/** One window of the sandbox: the operations of a noun and the variables that they share. */
export interface ExampleWindow {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

const signedOut = { username: 'your-username', password: 'your-password' };

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
`,
    variables: {
      profile: { fullName: 'Sam Okafor', organization: 'Queensland Ambulance Service' },
      registration: {
        registrationDate: '2024-02-12T00:00:00.000Z',
        registrationExpiryDate: '2026-11-30T00:00:00.000Z',
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
`,
    variables: { period: 'current' },
  },
  {
    name: 'Activities',
    query: `fragment ActivityParts on Activity {
  id
  title
  category
  hours
  isInteractive
  status
  completedDate
  evidence
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

# Flips the status; a completed one without a date is completed now.
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
    name: 'Notifications',
    query: `fragment NotificationParts on Notification {
  id
  title
  message
  isRead
  createdAt
}

# Stays open, over a websocket; whatever notifies you while it runs shows up here at once.
subscription NotificationAdded {
  notificationAdded {
    ...NotificationParts
  }
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
