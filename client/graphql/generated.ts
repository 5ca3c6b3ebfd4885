// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
const defaultOptions = {} as const;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
};

/** A CPD activity: something learned, with its hours. */
export type Activity = {
  __typename?: 'Activity';
  /** Clinical Practice, Professional Development, or Research & Education. */
  category: Scalars['String']['output'];
  /** When it was completed; null while in progress. */
  completedDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** More about it, free text. */
  description?: Maybe<Scalars['String']['output']>;
  /** Evidence: an address or free text. */
  evidence?: Maybe<Scalars['String']['output']>;
  /** Hours claimed, in steps of half an hour. */
  hours: Scalars['Float']['output'];
  /** Identifies the activity. */
  id: Scalars['ID']['output'];
  /** Done in an interactive setting with other practitioners. */
  isInteractive: Scalars['Boolean']['output'];
  /** The learning module that this activity came from, if any. */
  moduleId?: Maybe<Scalars['ID']['output']>;
  /** in-progress or completed. Only completed hours count. */
  status: Scalars['String']['output'];
  /** What was done. */
  title: Scalars['String']['output'];
};

/** A page of activities. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** The records with their cursors. */
  edges: Array<ActivityEdge>;
  /** The records alone. */
  nodes: Array<Activity>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Hours of all activities that the filter selects, on all pages. */
  totalHours: Scalars['Float']['output'];
};

/** One Activity of a list, with its cursor. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Marks the place in the list. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: Activity;
};

/** Whether every category has hours. */
export type CategoriesCheck = {
  __typename?: 'CategoriesCheck';
  /** Whether every category has hours. */
  met: Scalars['Boolean']['output'];
  /** The categories without hours. */
  missing: Array<Scalars['String']['output']>;
};

/** Hours in one category. */
export type CategoryHours = {
  __typename?: 'CategoryHours';
  /** The category. */
  category: Scalars['String']['output'];
  /** Completed hours in it. */
  hours: Scalars['Float']['output'];
  /** Share of the required hours, capped at 100. */
  percent: Scalars['Int']['output'];
};

/** Our own good-practice targets; they are not part of the Board's standard. */
export type Compliance = {
  __typename?: 'Compliance';
  /** What the 'Action Required' banner says, if anything. */
  actionRequired?: Maybe<Scalars['String']['output']>;
  /** Hours in every category. */
  categories: CategoriesCheck;
  /** Evidence documents. */
  evidenceDocuments: TargetCheck;
  /** Reflective logs. */
  reflectiveLogs: TargetCheck;
};

/** The days of a CPD period, both included. */
export type CpdPeriod = {
  __typename?: 'CpdPeriod';
  /** The last day, as midnight UTC. */
  end: Scalars['DateTime']['output'];
  /** The first day, as midnight UTC. */
  start: Scalars['DateTime']['output'];
};

/** Where the user stands in a CPD period. */
export type CpdSummary = {
  __typename?: 'CpdSummary';
  /** Completed hours by category, all three always. */
  categoryHours: Array<CategoryHours>;
  /** How many activities were completed. */
  completedActivities: Scalars['Int']['output'];
  /** Our own good-practice targets. */
  compliance: Compliance;
  /** How many documents were added. */
  documentsCount: Scalars['Int']['output'];
  /** Of these, interactive hours. */
  interactiveHours: Scalars['Float']['output'];
  /** What is said while interactive hours are missing. */
  interactiveMessage?: Maybe<Scalars['String']['output']>;
  /** Interactive hours as a share of the required ones, capped at 100. */
  interactivePercent: Scalars['Int']['output'];
  /** The period summed up; null for all time. */
  period?: Maybe<CpdPeriod>;
  /** How many reflective logs were written. */
  reflectiveLogsCount: Scalars['Int']['output'];
  /** What the standard asks for. */
  required: RequiredHours;
  /** Complete, In Progress or Needs Attention. */
  standing: Scalars['String']['output'];
  /** Completed hours. */
  totalHours: Scalars['Float']['output'];
  /** Total hours as a share of the required ones, capped at 100. */
  totalPercent: Scalars['Int']['output'];
};

/** A CPD activity to record. */
export type CreateActivityInput = {
  /** Clinical Practice, Professional Development, or Research & Education. */
  category: Scalars['String']['input'];
  /** When it was completed, not in the future; now when left out. */
  completedDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** More about it, free text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Evidence: an address or free text. */
  evidence?: InputMaybe<Scalars['String']['input']>;
  /** Hours in steps of half an hour, at least 0.5. */
  hours: Scalars['Float']['input'];
  /** Done in an interactive setting with other practitioners. */
  isInteractive?: InputMaybe<Scalars['Boolean']['input']>;
  /** in-progress (the default) or completed. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** What was done; at least 2 characters. */
  title: Scalars['String']['input'];
};

/** A document to add. */
export type CreateDocumentInput = {
  /** Its text; at least 10 characters. */
  content: Scalars['String']['input'];
  /** What it is called; at least 3 characters. */
  title: Scalars['String']['input'];
  /** certificate, reflection, evidence or other. */
  type: Scalars['String']['input'];
};

/** A reflective practice log to add. */
export type CreateReflectiveLogInput = {
  /** The activity it reflects on, one of your own. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** The reflection itself; at least 20 characters. */
  content: Scalars['String']['input'];
  /** How practice will change; at least 10 characters. */
  futureApplication: Scalars['String']['input'];
  /** What was learned; at least 10 characters. */
  learningOutcomes: Scalars['String']['input'];
};

/** What the dashboard says of the registration. */
export type DashboardRegistration = {
  __typename?: 'DashboardRegistration';
  /** In words. */
  message: Scalars['String']['output'];
  /** unset, expired, expiring-soon or active. */
  status: Scalars['String']['output'];
};

/** A document of the portfolio: a certificate, reflection or other evidence, as text. */
export type Document = {
  __typename?: 'Document';
  /** Its text. */
  content: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifies the document. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** certificate, reflection, evidence or other. */
  type: Scalars['String']['output'];
};

/** A page of documents. */
export type DocumentConnection = {
  __typename?: 'DocumentConnection';
  /** The records with their cursors. */
  edges: Array<DocumentEdge>;
  /** The records alone. */
  nodes: Array<Document>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One Document of a list, with its cursor. */
export type DocumentEdge = {
  __typename?: 'DocumentEdge';
  /** Marks the place in the list. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: Document;
};

/** What signs in. */
export type LoginInput = {
  /** Password. */
  password: Scalars['String']['input'];
  /** Username, whatever the case of its letters. */
  username: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Records an activity. */
  createActivity: Activity;
  /** Adds a document. */
  createDocument: Document;
  /** Adds a reflective log. */
  createReflectiveLog: ReflectiveLog;
  /** Deletes an activity; restoreActivity undoes it. */
  deleteActivity: Activity;
  /** Deletes a document; restoreDocument undoes it. */
  deleteDocument: Document;
  /** Deletes a reflective log; restoreReflectiveLog undoes it. */
  deleteReflectiveLog: ReflectiveLog;
  /** Signs in; the session comes as a cookie. */
  login: User;
  /** Signs out; the cookie and every copy of it are dead. */
  logout: Scalars['Boolean']['output'];
  /** Marks all your notifications as read; answers how many were unread. */
  markAllNotificationsRead: Scalars['Int']['output'];
  /** Marks a notification as read. */
  markNotificationRead: Notification;
  /** Makes an account and signs it in; the session comes as a cookie. */
  register: User;
  /** Brings a deleted activity back. */
  restoreActivity: Activity;
  /** Brings a deleted document back. */
  restoreDocument: Document;
  /** Brings a deleted reflective log back. */
  restoreReflectiveLog: ReflectiveLog;
  /** Changes an activity, or flips its status. */
  updateActivity: Activity;
  /** Changes a document. */
  updateDocument: Document;
  /** Changes full name and organization. */
  updateProfile: User;
  /** Changes a reflective log. */
  updateReflectiveLog: ReflectiveLog;
  /** Sets the registration date and, where given, its expiry. */
  updateRegistration: User;
};


export type MutationCreateActivityArgs = {
  input: CreateActivityInput;
};


export type MutationCreateDocumentArgs = {
  input: CreateDocumentInput;
};


export type MutationCreateReflectiveLogArgs = {
  input: CreateReflectiveLogInput;
};


export type MutationDeleteActivityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReflectiveLogArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRestoreActivityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreReflectiveLogArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateActivityArgs = {
  id: Scalars['ID']['input'];
  input: UpdateActivityInput;
};


export type MutationUpdateDocumentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDocumentInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateReflectiveLogArgs = {
  id: Scalars['ID']['input'];
  input: UpdateReflectiveLogInput;
};


export type MutationUpdateRegistrationArgs = {
  input: UpdateRegistrationInput;
};

/** A message of the product to its user: a welcome, a reminder, a result. */
export type Notification = {
  __typename?: 'Notification';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifies the notification. */
  id: Scalars['ID']['output'];
  /** Whether the user has read it. */
  isRead: Scalars['Boolean']['output'];
  /** The whole message. */
  message: Scalars['String']['output'];
  /** In a few words. */
  title: Scalars['String']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The records with their cursors. */
  edges: Array<NotificationEdge>;
  /** The records alone. */
  nodes: Array<Notification>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many are unread, on all pages and whatever the filter. */
  unreadCount: Scalars['Int']['output'];
};

/** One Notification of a list, with its cursor. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Marks the place in the list. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: Notification;
};

/** Where a page of a list ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last one, for `after`. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** One thing that makes a profile complete. */
export type ProfileItem = {
  __typename?: 'ProfileItem';
  /** Whether it is there. */
  done: Scalars['Boolean']['output'];
  /** What it is. */
  label: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Your activities, latest first. */
  activities: ActivityConnection;
  /** One of your activities. */
  activity: Activity;
  /** One of your documents. */
  document: Document;
  /** Your documents, newest first. */
  documents: DocumentConnection;
  /** The signed-in user; null when signed out. */
  me?: Maybe<User>;
  /** Your notifications, newest first. */
  notifications: NotificationConnection;
  /** Your latest activities. */
  recentActivities: Array<Activity>;
  /** Your reflective logs, newest first. */
  reflectiveLogs: ReflectiveLogConnection;
};


export type QueryActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryActivityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRecentActivitiesArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryReflectiveLogsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A reflective practice log: what happened, what was learned, what will change. */
export type ReflectiveLog = {
  __typename?: 'ReflectiveLog';
  /** The activity it reflects on, if any. */
  activityId?: Maybe<Scalars['ID']['output']>;
  /** The title of that activity, if it still exists. */
  activityTitle?: Maybe<Scalars['String']['output']>;
  /** The reflection itself. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** How practice will change. */
  futureApplication: Scalars['String']['output'];
  /** Identifies the log. */
  id: Scalars['ID']['output'];
  /** What was learned. */
  learningOutcomes: Scalars['String']['output'];
};

/** A page of reflective logs. */
export type ReflectiveLogConnection = {
  __typename?: 'ReflectiveLogConnection';
  /** The records with their cursors. */
  edges: Array<ReflectiveLogEdge>;
  /** The records alone. */
  nodes: Array<ReflectiveLog>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One ReflectiveLog of a list, with its cursor. */
export type ReflectiveLogEdge = {
  __typename?: 'ReflectiveLogEdge';
  /** Marks the place in the list. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: ReflectiveLog;
};

/** A new account. */
export type RegisterInput = {
  /** Full name. */
  fullName: Scalars['String']['input'];
  /** Employer or service; Queensland Ambulance Service when left out. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** At least 6 characters, at most 72 bytes. */
  password: Scalars['String']['input'];
  /** The name to sign in with. */
  username: Scalars['String']['input'];
};

/** Where the registration with the Board stands. */
export type RegistrationStatus = {
  __typename?: 'RegistrationStatus';
  /** What the dashboard says of it. */
  dashboard: DashboardRegistration;
  /** Days until then; negative when past. */
  daysRemaining?: Maybe<Scalars['Int']['output']>;
  /** The day it expires, as midnight UTC. */
  expiryDate?: Maybe<Scalars['DateTime']['output']>;
  /** The status in a word or two. */
  label: Scalars['String']['output'];
  /** The status in words. */
  message: Scalars['String']['output'];
  /** What to do about it, if anything. */
  prompt?: Maybe<Scalars['String']['output']>;
  /** unregistered, active, expiring-soon or expired. */
  status: Scalars['String']['output'];
};

/** The registration standard's hours for the period, pro rata for a shorter one. */
export type RequiredHours = {
  __typename?: 'RequiredHours';
  /** Of these, hours in an interactive setting with other practitioners. */
  interactive: Scalars['Float']['output'];
  /** Hours in all. */
  total: Scalars['Float']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Each new notification of yours, as it happens. */
  notificationAdded: Notification;
};

/** A count against a target. */
export type TargetCheck = {
  __typename?: 'TargetCheck';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** Whether the target is met. */
  met: Scalars['Boolean']['output'];
  /** How many are the target. */
  required: Scalars['Int']['output'];
};

/** What is to change of an activity; what is left out stays. */
export type UpdateActivityInput = {
  /** Clinical Practice, Professional Development, or Research & Education. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** When it was completed, not in the future. */
  completedDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** More about it; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Evidence; null clears it. */
  evidence?: InputMaybe<Scalars['String']['input']>;
  /** Hours in steps of half an hour, at least 0.5. */
  hours?: InputMaybe<Scalars['Float']['input']>;
  /** Done in an interactive setting with other practitioners. */
  isInteractive?: InputMaybe<Scalars['Boolean']['input']>;
  /** in-progress or completed; completed without a date is completed now. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** What was done; at least 2 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What is to change of a document; what is left out stays. */
export type UpdateDocumentInput = {
  /** Its text; at least 10 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** What it is called; at least 3 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** certificate, reflection, evidence or other. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What is to change of the profile. */
export type UpdateProfileInput = {
  /** Full name; at least 2 characters. */
  fullName: Scalars['String']['input'];
  /** Employer or service; at least 2 characters. */
  organization: Scalars['String']['input'];
};

/** What is to change of a reflective log; what is left out stays. */
export type UpdateReflectiveLogInput = {
  /** The activity it reflects on; null for none. */
  activityId?: InputMaybe<Scalars['ID']['input']>;
  /** The reflection itself; at least 20 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** How practice will change; at least 10 characters. */
  futureApplication?: InputMaybe<Scalars['String']['input']>;
  /** What was learned; at least 10 characters. */
  learningOutcomes?: InputMaybe<Scalars['String']['input']>;
};

/** Registration with the Board. Days, carried as any moment of that day in your time zone. */
export type UpdateRegistrationInput = {
  /** The day of registration, not in the future. */
  registrationDate: Scalars['DateTime']['input'];
  /** The day it expires; one year after registration where none is set. Null clears it. */
  registrationExpiryDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A paramedic with an account. */
export type User = {
  __typename?: 'User';
  /** Where you stand in a CPD period. */
  cpdSummary: CpdSummary;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The name to show: full name, else username. */
  displayName: Scalars['String']['output'];
  /** Full name, as on the certificate of registration. */
  fullName: Scalars['String']['output'];
  /** Identifies the user. */
  id: Scalars['ID']['output'];
  /** What the avatar shows where there is no picture. */
  initials: Scalars['String']['output'];
  /** Employer or service. */
  organization?: Maybe<Scalars['String']['output']>;
  /** How complete the profile is, in percent. */
  profileCompletion: Scalars['Int']['output'];
  /** Address of the profile picture. */
  profileImage?: Maybe<Scalars['String']['output']>;
  /** What makes the profile complete. */
  profileItems: Array<ProfileItem>;
  /** Where the registration stands today. */
  registration: RegistrationStatus;
  /** The day of registration, as midnight UTC. */
  registrationDate?: Maybe<Scalars['DateTime']['output']>;
  /** The stored day of expiry, as midnight UTC. */
  registrationExpiryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Role; displayed only. */
  role: Scalars['String']['output'];
  /** The role as it is displayed. */
  roleLabel: Scalars['String']['output'];
  /** IANA time zone that decides what 'today' is for this user. */
  timeZone: Scalars['String']['output'];
  /** The name used to sign in; unique whatever the case of its letters. */
  username: Scalars['String']['output'];
};


/** A paramedic with an account. */
export type UserCpdSummaryArgs = {
  period?: Scalars['String']['input'];
};

export type UserPartsFragment = { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null } | null };

export const UserPartsFragmentDoc = gql`
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
}
    `;
export const CurrentUserDocument = gql`
    query CurrentUser {
  me {
    ...UserParts
  }
}
    ${UserPartsFragmentDoc}`;

/**
 * __useCurrentUserQuery__
 *
 * To run a query within a React component, call `useCurrentUserQuery` and pass it any options that fit your needs.
 * When your component renders, `useCurrentUserQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCurrentUserQuery({
 *   variables: {
 *   },
 * });
 */
export function useCurrentUserQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
      }
export function useCurrentUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
        }
// @ts-ignore
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CurrentUserQuery, CurrentUserQueryVariables>;
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CurrentUserQuery | undefined, CurrentUserQueryVariables>;
export function useCurrentUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CurrentUserQuery, CurrentUserQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CurrentUserQuery, CurrentUserQueryVariables>(CurrentUserDocument, options);
        }
export type CurrentUserQueryHookResult = ReturnType<typeof useCurrentUserQuery>;
export type CurrentUserLazyQueryHookResult = ReturnType<typeof useCurrentUserLazyQuery>;
export type CurrentUserSuspenseQueryHookResult = ReturnType<typeof useCurrentUserSuspenseQuery>;
export type CurrentUserQueryResult = ApolloReactCommon.QueryResult<CurrentUserQuery, CurrentUserQueryVariables>;