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

/** A change of password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** At least 6 characters, at most 72 bytes. */
  newPassword: Scalars['String']['input'];
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
  /** Days until the last one: 0 on it, negative when it is past. */
  daysRemaining: Scalars['Int']['output'];
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

/** What confirms that an account is to be deleted. */
export type DeleteAccountInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
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

/** Whether one kind of notification is wanted, by channel. */
export type KindPreference = {
  __typename?: 'KindPreference';
  /** When it is sent. */
  description: Scalars['String']['output'];
  /** By e-mail, where the server can send it. */
  email: Scalars['Boolean']['output'];
  /** In the app. */
  inApp: Scalars['Boolean']['output'];
  /** The kind, such as cpd-behind. */
  kind: Scalars['String']['output'];
  /** The kind in a few words. */
  label: Scalars['String']['output'];
  /** As a push message, where the server can send it. */
  push: Scalars['Boolean']['output'];
};

/** Whether one kind of notification is wanted, by channel. */
export type KindPreferenceInput = {
  /** By e-mail. */
  email: Scalars['Boolean']['input'];
  /** In the app. */
  inApp: Scalars['Boolean']['input'];
  /** The kind, such as cpd-behind. */
  kind: Scalars['String']['input'];
  /** As a push message. */
  push: Scalars['Boolean']['input'];
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
  /** Changes the password and signs out every other browser; the cookie is renewed. */
  changePassword: User;
  /** Records an activity. */
  createActivity: Activity;
  /** Adds a document. */
  createDocument: Document;
  /** Adds a reflective log. */
  createReflectiveLog: ReflectiveLog;
  /** Deletes the account and everything in it, at once and for good. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes an activity; restoreActivity undoes it. */
  deleteActivity: Activity;
  /** Deletes a document; restoreDocument undoes it. */
  deleteDocument: Document;
  /** Deletes a reflective log; restoreReflectiveLog undoes it. */
  deleteReflectiveLog: ReflectiveLog;
  /** Signs out every browser but this one; answers how many there were. */
  endOtherSessions: Scalars['Int']['output'];
  /** Signs one browser out. */
  endSession: Session;
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
  /** Removes the profile picture; a new one is uploaded with POST /api/user/image. */
  removeProfileImage: User;
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
  /** Changes which notifications you want, and how. */
  updateNotificationPreferences: User;
  /** Changes full name and organization. */
  updateProfile: User;
  /** Changes a reflective log. */
  updateReflectiveLog: ReflectiveLog;
  /** Sets the registration date and, where given, its expiry. */
  updateRegistration: User;
  /** Changes the settings of the account. */
  updateSettings: User;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
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


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
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


export type MutationEndSessionArgs = {
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


export type MutationUpdateNotificationPreferencesArgs = {
  input: UpdateNotificationPreferencesInput;
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


export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
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

/** A way on which notifications travel. */
export type NotificationChannel = {
  __typename?: 'NotificationChannel';
  /** inApp, email or push. */
  channel: Scalars['String']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
  /** Why this server cannot use it; null where it can. */
  unavailable?: Maybe<Scalars['String']['output']>;
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

/** What you chose about notifications. */
export type NotificationPreferences = {
  __typename?: 'NotificationPreferences';
  /** The channels, and which of them work here. */
  channels: Array<NotificationChannel>;
  /** All kinds that one can choose about. */
  kinds: Array<KindPreference>;
  /** Your quiet hours; null: none. */
  quietHours?: Maybe<QuietHours>;
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

/** Hours in which nothing is sent by e-mail or push. */
export type QuietHours = {
  __typename?: 'QuietHours';
  /** The start, HH:MM in your time zone. */
  from: Scalars['String']['output'];
  /** The end, HH:MM; earlier than the start: the next day. */
  until: Scalars['String']['output'];
};

/** Hours in which nothing is sent by e-mail or push. */
export type QuietHoursInput = {
  /** The start, HH:MM in your time zone. */
  from: Scalars['String']['input'];
  /** The end, HH:MM; earlier than the start: the next day. */
  until: Scalars['String']['input'];
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

/** A browser that is signed in to the account. */
export type Session = {
  __typename?: 'Session';
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser and its device, in words. */
  device: Scalars['String']['output'];
  /** When it is signed out by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifies the session. */
  id: Scalars['ID']['output'];
  /** Whether it is the one you are asking from. */
  isCurrent: Scalars['Boolean']['output'];
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

/** What is to change of the preferences; what is left out stays. */
export type UpdateNotificationPreferencesInput = {
  /** The kinds to change. */
  kinds?: InputMaybe<Array<KindPreferenceInput>>;
  /** Quiet hours; null ends them. */
  quietHours?: InputMaybe<QuietHoursInput>;
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

/** What is to change of the settings; what is left out stays. */
export type UpdateSettingsInput = {
  /** IANA time zone that decides what 'today' is for you; an Australian one. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
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
  /** Which notifications you want, and how. */
  notificationPreferences: NotificationPreferences;
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
  /** Where you are signed in: this browser first, then the newest. */
  sessions: Array<Session>;
  /** IANA time zone that decides what 'today' is for this user. */
  timeZone: Scalars['String']['output'];
  /** The name used to sign in; unique whatever the case of its letters. */
  username: Scalars['String']['output'];
};


/** A paramedic with an account. */
export type UserCpdSummaryArgs = {
  period?: Scalars['String']['input'];
};

/** A CPD activity to record. */
export type CreateActivityInput = {
  /** Clinical Practice, Professional Development, or Research & Education. */
  category: string;
  /** When it was completed, not in the future; now when left out. */
  completedDate?: string | null | undefined;
  /** More about it, free text. */
  description?: string | null | undefined;
  /** Evidence: an address or free text. */
  evidence?: string | null | undefined;
  /** Hours in steps of half an hour, at least 0.5. */
  hours: number;
  /** Done in an interactive setting with other practitioners. */
  isInteractive?: boolean | null | undefined;
  /** in-progress (the default) or completed. */
  status?: string | null | undefined;
  /** What was done; at least 2 characters. */
  title: string;
};

/** A reflective practice log to add. */
export type CreateReflectiveLogInput = {
  /** The activity it reflects on, one of your own. */
  activityId?: string | null | undefined;
  /** The reflection itself; at least 20 characters. */
  content: string;
  /** How practice will change; at least 10 characters. */
  futureApplication: string;
  /** What was learned; at least 10 characters. */
  learningOutcomes: string;
};

/** What signs in. */
export type LoginInput = {
  /** Password. */
  password: string;
  /** Username, whatever the case of its letters. */
  username: string;
};

/** A new account. */
export type RegisterInput = {
  /** Full name. */
  fullName: string;
  /** Employer or service; Queensland Ambulance Service when left out. */
  organization?: string | null | undefined;
  /** At least 6 characters, at most 72 bytes. */
  password: string;
  /** The name to sign in with. */
  username: string;
};

/** What is to change of an activity; what is left out stays. */
export type UpdateActivityInput = {
  /** Clinical Practice, Professional Development, or Research & Education. */
  category?: string | null | undefined;
  /** When it was completed, not in the future. */
  completedDate?: string | null | undefined;
  /** More about it; null clears it. */
  description?: string | null | undefined;
  /** Evidence; null clears it. */
  evidence?: string | null | undefined;
  /** Hours in steps of half an hour, at least 0.5. */
  hours?: number | null | undefined;
  /** Done in an interactive setting with other practitioners. */
  isInteractive?: boolean | null | undefined;
  /** in-progress or completed; completed without a date is completed now. */
  status?: string | null | undefined;
  /** What was done; at least 2 characters. */
  title?: string | null | undefined;
};

/** What is to change of a reflective log; what is left out stays. */
export type UpdateReflectiveLogInput = {
  /** The activity it reflects on; null for none. */
  activityId?: string | null | undefined;
  /** The reflection itself; at least 20 characters. */
  content?: string | null | undefined;
  /** How practice will change; at least 10 characters. */
  futureApplication?: string | null | undefined;
  /** What was learned; at least 10 characters. */
  learningOutcomes?: string | null | undefined;
};

/** Registration with the Board. Days, carried as any moment of that day in your time zone. */
export type UpdateRegistrationInput = {
  /** The day of registration, not in the future. */
  registrationDate: string;
  /** The day it expires; one year after registration where none is set. Null clears it. */
  registrationExpiryDate?: string | null | undefined;
};

export type ActivityPartsFragment = { id: string, title: string, category: string, description: string | null, hours: number, isInteractive: boolean, status: string, completedDate: string | null, evidence: string | null, createdAt: string };

export type ActivitiesQueryVariables = Exact<{
  status?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ActivitiesQuery = { activities: { totalCount: number, totalHours: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, category: string, description: string | null, hours: number, isInteractive: boolean, status: string, completedDate: string | null, evidence: string | null, createdAt: string } }> } };

export type CreateActivityMutationVariables = Exact<{
  input: CreateActivityInput;
}>;


export type CreateActivityMutation = { createActivity: { id: string, title: string, category: string, description: string | null, hours: number, isInteractive: boolean, status: string, completedDate: string | null, evidence: string | null, createdAt: string } };

export type UpdateActivityMutationVariables = Exact<{
  id: string;
  input: UpdateActivityInput;
}>;


export type UpdateActivityMutation = { updateActivity: { id: string, title: string, category: string, description: string | null, hours: number, isInteractive: boolean, status: string, completedDate: string | null, evidence: string | null, createdAt: string } };

export type DeleteActivityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteActivityMutation = { deleteActivity: { id: string } };

export type RestoreActivityMutationVariables = Exact<{
  id: string;
}>;


export type RestoreActivityMutation = { restoreActivity: { id: string, title: string, category: string, description: string | null, hours: number, isInteractive: boolean, status: string, completedDate: string | null, evidence: string | null, createdAt: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type CompliancePartsFragment = { totalHours: number, interactiveHours: number, required: { total: number, interactive: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<string> } } };

export type FirstStepsPartsFragment = { displayName: string, timeZone: string, createdAt: string, registrationDate: string | null, cpdSummary: { reflectiveLogsCount: number, period: { start: string } | null } };

export type NotificationPartsFragment = { id: string, title: string, message: string, isRead: boolean, createdAt: string };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { id: string, title: string, message: string, isRead: boolean, createdAt: string } };

export type ReflectiveLogPartsFragment = { id: string, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string };

export type ReflectiveLogsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReflectiveLogsQuery = { reflectiveLogs: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string } }> } };

export type RelatedActivitiesQueryVariables = Exact<{
  limit: number;
}>;


export type RelatedActivitiesQuery = { recentActivities: Array<{ id: string, title: string, category: string, status: string, completedDate: string | null }> };

export type CreateReflectiveLogMutationVariables = Exact<{
  input: CreateReflectiveLogInput;
}>;


export type CreateReflectiveLogMutation = { createReflectiveLog: { id: string, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string } };

export type UpdateReflectiveLogMutationVariables = Exact<{
  id: string;
  input: UpdateReflectiveLogInput;
}>;


export type UpdateReflectiveLogMutation = { updateReflectiveLog: { id: string, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string } };

export type DeleteReflectiveLogMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReflectiveLogMutation = { deleteReflectiveLog: { id: string } };

export type RestoreReflectiveLogMutationVariables = Exact<{
  id: string;
}>;


export type RestoreReflectiveLogMutation = { restoreReflectiveLog: { id: string, content: string, learningOutcomes: string, futureApplication: string, activityId: string | null, activityTitle: string | null, createdAt: string } };

export type RegistrationPartsFragment = { id: string, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, registration: { status: string, label: string, message: string, prompt: string | null, expiryDate: string | null, daysRemaining: number | null, dashboard: { status: string, message: string } } };

export type UpdateRegistrationMutationVariables = Exact<{
  input: UpdateRegistrationInput;
}>;


export type UpdateRegistrationMutation = { updateRegistration: { id: string, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null, cpdSummary: { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: string, categoryHours: Array<{ category: string, hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<string> } } }, registration: { status: string, label: string, message: string, prompt: string | null, expiryDate: string | null, daysRemaining: number | null, dashboard: { status: string, message: string } } } };

export type SummaryPartsFragment = { totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: string, categoryHours: Array<{ category: string, hours: number, percent: number }>, period: { start: string, end: string, daysRemaining: number } | null, required: { total: number, interactive: number } };

export type UserPartsFragment = { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string, username: string, displayName: string, initials: string, fullName: string, organization: string | null, roleLabel: string, profileImage: string | null, timeZone: string, registrationDate: string | null, registrationExpiryDate: string | null } | null };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { me: { displayName: string, timeZone: string, createdAt: string, registrationDate: string | null, id: string, registrationExpiryDate: string | null, cpdSummary: { reflectiveLogsCount: number, totalHours: number, interactiveHours: number, totalPercent: number, interactivePercent: number, interactiveMessage: string | null, standing: string, period: { start: string, end: string, daysRemaining: number } | null, categoryHours: Array<{ category: string, hours: number, percent: number }>, required: { total: number, interactive: number }, compliance: { actionRequired: string | null, reflectiveLogs: { count: number, required: number, met: boolean }, evidenceDocuments: { count: number, required: number, met: boolean }, categories: { met: boolean, missing: Array<string> } } }, registration: { status: string, label: string, message: string, prompt: string | null, expiryDate: string | null, daysRemaining: number | null, dashboard: { status: string, message: string } } } | null, recentActivities: Array<{ id: string, title: string, category: string, description: string | null, hours: number, isInteractive: boolean, status: string, completedDate: string | null, evidence: string | null, createdAt: string }>, notifications: { unreadCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, message: string, isRead: boolean, createdAt: string } }> } };

export const ActivityPartsFragmentDoc = gql`
    fragment ActivityParts on Activity {
  id
  title
  category
  description
  hours
  isInteractive
  status
  completedDate
  evidence
  createdAt
}
    `;
export const CompliancePartsFragmentDoc = gql`
    fragment ComplianceParts on CpdSummary {
  totalHours
  interactiveHours
  required {
    total
    interactive
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
    `;
export const FirstStepsPartsFragmentDoc = gql`
    fragment FirstStepsParts on User {
  displayName
  timeZone
  createdAt
  registrationDate
  cpdSummary {
    reflectiveLogsCount
    period {
      start
    }
  }
}
    `;
export const NotificationPartsFragmentDoc = gql`
    fragment NotificationParts on Notification {
  id
  title
  message
  isRead
  createdAt
}
    `;
export const ReflectiveLogPartsFragmentDoc = gql`
    fragment ReflectiveLogParts on ReflectiveLog {
  id
  content
  learningOutcomes
  futureApplication
  activityId
  activityTitle
  createdAt
}
    `;
export const RegistrationPartsFragmentDoc = gql`
    fragment RegistrationParts on User {
  id
  timeZone
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
    `;
export const SummaryPartsFragmentDoc = gql`
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
  }
}
    `;
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
export const ActivitiesDocument = gql`
    query Activities($status: String, $first: Int, $after: String) {
  activities(status: $status, first: $first, after: $after) {
    totalCount
    totalHours
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
      node {
        ...ActivityParts
      }
    }
  }
}
    ${ActivityPartsFragmentDoc}`;

/**
 * __useActivitiesQuery__
 *
 * To run a query within a React component, call `useActivitiesQuery` and pass it any options that fit your needs.
 * When your component renders, `useActivitiesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActivitiesQuery({
 *   variables: {
 *      status: // value for 'status'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useActivitiesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ActivitiesQuery, ActivitiesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ActivitiesQuery, ActivitiesQueryVariables>(ActivitiesDocument, options);
      }
export function useActivitiesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ActivitiesQuery, ActivitiesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ActivitiesQuery, ActivitiesQueryVariables>(ActivitiesDocument, options);
        }
// @ts-ignore
export function useActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ActivitiesQuery, ActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ActivitiesQuery, ActivitiesQueryVariables>;
export function useActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ActivitiesQuery, ActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ActivitiesQuery | undefined, ActivitiesQueryVariables>;
export function useActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ActivitiesQuery, ActivitiesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ActivitiesQuery, ActivitiesQueryVariables>(ActivitiesDocument, options);
        }
export type ActivitiesQueryHookResult = ReturnType<typeof useActivitiesQuery>;
export type ActivitiesLazyQueryHookResult = ReturnType<typeof useActivitiesLazyQuery>;
export type ActivitiesSuspenseQueryHookResult = ReturnType<typeof useActivitiesSuspenseQuery>;
export type ActivitiesQueryResult = ApolloReactCommon.QueryResult<ActivitiesQuery, ActivitiesQueryVariables>;
export const CreateActivityDocument = gql`
    mutation CreateActivity($input: CreateActivityInput!) {
  createActivity(input: $input) {
    ...ActivityParts
  }
}
    ${ActivityPartsFragmentDoc}`;

/**
 * __useCreateActivityMutation__
 *
 * To run a mutation, you first call `useCreateActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createActivityMutation, { data, loading, error }] = useCreateActivityMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateActivityMutation, CreateActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateActivityMutation, CreateActivityMutationVariables>(CreateActivityDocument, options);
      }
export type CreateActivityMutationHookResult = ReturnType<typeof useCreateActivityMutation>;
export type CreateActivityMutationResult = ApolloReactCommon.MutationResult<CreateActivityMutation>;
export const UpdateActivityDocument = gql`
    mutation UpdateActivity($id: ID!, $input: UpdateActivityInput!) {
  updateActivity(id: $id, input: $input) {
    ...ActivityParts
  }
}
    ${ActivityPartsFragmentDoc}`;

/**
 * __useUpdateActivityMutation__
 *
 * To run a mutation, you first call `useUpdateActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateActivityMutation, { data, loading, error }] = useUpdateActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateActivityMutation, UpdateActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateActivityMutation, UpdateActivityMutationVariables>(UpdateActivityDocument, options);
      }
export type UpdateActivityMutationHookResult = ReturnType<typeof useUpdateActivityMutation>;
export type UpdateActivityMutationResult = ApolloReactCommon.MutationResult<UpdateActivityMutation>;
export const DeleteActivityDocument = gql`
    mutation DeleteActivity($id: ID!) {
  deleteActivity(id: $id) {
    id
  }
}
    `;

/**
 * __useDeleteActivityMutation__
 *
 * To run a mutation, you first call `useDeleteActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteActivityMutation, { data, loading, error }] = useDeleteActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteActivityMutation, DeleteActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteActivityMutation, DeleteActivityMutationVariables>(DeleteActivityDocument, options);
      }
export type DeleteActivityMutationHookResult = ReturnType<typeof useDeleteActivityMutation>;
export type DeleteActivityMutationResult = ApolloReactCommon.MutationResult<DeleteActivityMutation>;
export const RestoreActivityDocument = gql`
    mutation RestoreActivity($id: ID!) {
  restoreActivity(id: $id) {
    ...ActivityParts
  }
}
    ${ActivityPartsFragmentDoc}`;

/**
 * __useRestoreActivityMutation__
 *
 * To run a mutation, you first call `useRestoreActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreActivityMutation, { data, loading, error }] = useRestoreActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreActivityMutation, RestoreActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreActivityMutation, RestoreActivityMutationVariables>(RestoreActivityDocument, options);
      }
export type RestoreActivityMutationHookResult = ReturnType<typeof useRestoreActivityMutation>;
export type RestoreActivityMutationResult = ApolloReactCommon.MutationResult<RestoreActivityMutation>;
export const LoginDocument = gql`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    ...UserParts
  }
}
    ${UserPartsFragmentDoc}`;

/**
 * __useLoginMutation__
 *
 * To run a mutation, you first call `useLoginMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLoginMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [loginMutation, { data, loading, error }] = useLoginMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useLoginMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LoginMutation, LoginMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
      }
export type LoginMutationHookResult = ReturnType<typeof useLoginMutation>;
export type LoginMutationResult = ApolloReactCommon.MutationResult<LoginMutation>;
export const RegisterDocument = gql`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    ...UserParts
  }
}
    ${UserPartsFragmentDoc}`;

/**
 * __useRegisterMutation__
 *
 * To run a mutation, you first call `useRegisterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerMutation, { data, loading, error }] = useRegisterMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;
export type RegisterMutationResult = ApolloReactCommon.MutationResult<RegisterMutation>;
export const LogoutDocument = gql`
    mutation Logout {
  logout
}
    `;

/**
 * __useLogoutMutation__
 *
 * To run a mutation, you first call `useLogoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLogoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [logoutMutation, { data, loading, error }] = useLogoutMutation({
 *   variables: {
 *   },
 * });
 */
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export type LogoutMutationResult = ApolloReactCommon.MutationResult<LogoutMutation>;
export const MarkNotificationReadDocument = gql`
    mutation MarkNotificationRead($id: ID!) {
  markNotificationRead(id: $id) {
    ...NotificationParts
  }
}
    ${NotificationPartsFragmentDoc}`;

/**
 * __useMarkNotificationReadMutation__
 *
 * To run a mutation, you first call `useMarkNotificationReadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkNotificationReadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markNotificationReadMutation, { data, loading, error }] = useMarkNotificationReadMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useMarkNotificationReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>(MarkNotificationReadDocument, options);
      }
export type MarkNotificationReadMutationHookResult = ReturnType<typeof useMarkNotificationReadMutation>;
export type MarkNotificationReadMutationResult = ApolloReactCommon.MutationResult<MarkNotificationReadMutation>;
export const ReflectiveLogsDocument = gql`
    query ReflectiveLogs($first: Int, $after: String) {
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
      }
    }
  }
}
    ${ReflectiveLogPartsFragmentDoc}`;

/**
 * __useReflectiveLogsQuery__
 *
 * To run a query within a React component, call `useReflectiveLogsQuery` and pass it any options that fit your needs.
 * When your component renders, `useReflectiveLogsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReflectiveLogsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useReflectiveLogsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>(ReflectiveLogsDocument, options);
      }
export function useReflectiveLogsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>(ReflectiveLogsDocument, options);
        }
// @ts-ignore
export function useReflectiveLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>;
export function useReflectiveLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReflectiveLogsQuery | undefined, ReflectiveLogsQueryVariables>;
export function useReflectiveLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>(ReflectiveLogsDocument, options);
        }
export type ReflectiveLogsQueryHookResult = ReturnType<typeof useReflectiveLogsQuery>;
export type ReflectiveLogsLazyQueryHookResult = ReturnType<typeof useReflectiveLogsLazyQuery>;
export type ReflectiveLogsSuspenseQueryHookResult = ReturnType<typeof useReflectiveLogsSuspenseQuery>;
export type ReflectiveLogsQueryResult = ApolloReactCommon.QueryResult<ReflectiveLogsQuery, ReflectiveLogsQueryVariables>;
export const RelatedActivitiesDocument = gql`
    query RelatedActivities($limit: Int!) {
  recentActivities(limit: $limit) {
    id
    title
    category
    status
    completedDate
  }
}
    `;

/**
 * __useRelatedActivitiesQuery__
 *
 * To run a query within a React component, call `useRelatedActivitiesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRelatedActivitiesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRelatedActivitiesQuery({
 *   variables: {
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useRelatedActivitiesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RelatedActivitiesQuery, RelatedActivitiesQueryVariables> & ({ variables: RelatedActivitiesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>(RelatedActivitiesDocument, options);
      }
export function useRelatedActivitiesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>(RelatedActivitiesDocument, options);
        }
// @ts-ignore
export function useRelatedActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>;
export function useRelatedActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RelatedActivitiesQuery | undefined, RelatedActivitiesQueryVariables>;
export function useRelatedActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>(RelatedActivitiesDocument, options);
        }
export type RelatedActivitiesQueryHookResult = ReturnType<typeof useRelatedActivitiesQuery>;
export type RelatedActivitiesLazyQueryHookResult = ReturnType<typeof useRelatedActivitiesLazyQuery>;
export type RelatedActivitiesSuspenseQueryHookResult = ReturnType<typeof useRelatedActivitiesSuspenseQuery>;
export type RelatedActivitiesQueryResult = ApolloReactCommon.QueryResult<RelatedActivitiesQuery, RelatedActivitiesQueryVariables>;
export const CreateReflectiveLogDocument = gql`
    mutation CreateReflectiveLog($input: CreateReflectiveLogInput!) {
  createReflectiveLog(input: $input) {
    ...ReflectiveLogParts
  }
}
    ${ReflectiveLogPartsFragmentDoc}`;

/**
 * __useCreateReflectiveLogMutation__
 *
 * To run a mutation, you first call `useCreateReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createReflectiveLogMutation, { data, loading, error }] = useCreateReflectiveLogMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateReflectiveLogMutation, CreateReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateReflectiveLogMutation, CreateReflectiveLogMutationVariables>(CreateReflectiveLogDocument, options);
      }
export type CreateReflectiveLogMutationHookResult = ReturnType<typeof useCreateReflectiveLogMutation>;
export type CreateReflectiveLogMutationResult = ApolloReactCommon.MutationResult<CreateReflectiveLogMutation>;
export const UpdateReflectiveLogDocument = gql`
    mutation UpdateReflectiveLog($id: ID!, $input: UpdateReflectiveLogInput!) {
  updateReflectiveLog(id: $id, input: $input) {
    ...ReflectiveLogParts
  }
}
    ${ReflectiveLogPartsFragmentDoc}`;

/**
 * __useUpdateReflectiveLogMutation__
 *
 * To run a mutation, you first call `useUpdateReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateReflectiveLogMutation, { data, loading, error }] = useUpdateReflectiveLogMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateReflectiveLogMutation, UpdateReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateReflectiveLogMutation, UpdateReflectiveLogMutationVariables>(UpdateReflectiveLogDocument, options);
      }
export type UpdateReflectiveLogMutationHookResult = ReturnType<typeof useUpdateReflectiveLogMutation>;
export type UpdateReflectiveLogMutationResult = ApolloReactCommon.MutationResult<UpdateReflectiveLogMutation>;
export const DeleteReflectiveLogDocument = gql`
    mutation DeleteReflectiveLog($id: ID!) {
  deleteReflectiveLog(id: $id) {
    id
  }
}
    `;

/**
 * __useDeleteReflectiveLogMutation__
 *
 * To run a mutation, you first call `useDeleteReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteReflectiveLogMutation, { data, loading, error }] = useDeleteReflectiveLogMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteReflectiveLogMutation, DeleteReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteReflectiveLogMutation, DeleteReflectiveLogMutationVariables>(DeleteReflectiveLogDocument, options);
      }
export type DeleteReflectiveLogMutationHookResult = ReturnType<typeof useDeleteReflectiveLogMutation>;
export type DeleteReflectiveLogMutationResult = ApolloReactCommon.MutationResult<DeleteReflectiveLogMutation>;
export const RestoreReflectiveLogDocument = gql`
    mutation RestoreReflectiveLog($id: ID!) {
  restoreReflectiveLog(id: $id) {
    ...ReflectiveLogParts
  }
}
    ${ReflectiveLogPartsFragmentDoc}`;

/**
 * __useRestoreReflectiveLogMutation__
 *
 * To run a mutation, you first call `useRestoreReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreReflectiveLogMutation, { data, loading, error }] = useRestoreReflectiveLogMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreReflectiveLogMutation, RestoreReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreReflectiveLogMutation, RestoreReflectiveLogMutationVariables>(RestoreReflectiveLogDocument, options);
      }
export type RestoreReflectiveLogMutationHookResult = ReturnType<typeof useRestoreReflectiveLogMutation>;
export type RestoreReflectiveLogMutationResult = ApolloReactCommon.MutationResult<RestoreReflectiveLogMutation>;
export const UpdateRegistrationDocument = gql`
    mutation UpdateRegistration($input: UpdateRegistrationInput!) {
  updateRegistration(input: $input) {
    ...RegistrationParts
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
}
    ${RegistrationPartsFragmentDoc}
${SummaryPartsFragmentDoc}
${CompliancePartsFragmentDoc}`;

/**
 * __useUpdateRegistrationMutation__
 *
 * To run a mutation, you first call `useUpdateRegistrationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateRegistrationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateRegistrationMutation, { data, loading, error }] = useUpdateRegistrationMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateRegistrationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateRegistrationMutation, UpdateRegistrationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRegistrationMutation, UpdateRegistrationMutationVariables>(UpdateRegistrationDocument, options);
      }
export type UpdateRegistrationMutationHookResult = ReturnType<typeof useUpdateRegistrationMutation>;
export type UpdateRegistrationMutationResult = ApolloReactCommon.MutationResult<UpdateRegistrationMutation>;
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
export const DashboardDocument = gql`
    query Dashboard {
  me {
    ...FirstStepsParts
    ...RegistrationParts
    cpdSummary {
      ...SummaryParts
      ...ComplianceParts
    }
  }
  recentActivities(limit: 5) {
    ...ActivityParts
  }
  notifications(first: 3) {
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
    ${FirstStepsPartsFragmentDoc}
${RegistrationPartsFragmentDoc}
${SummaryPartsFragmentDoc}
${CompliancePartsFragmentDoc}
${ActivityPartsFragmentDoc}
${NotificationPartsFragmentDoc}`;

/**
 * __useDashboardQuery__
 *
 * To run a query within a React component, call `useDashboardQuery` and pass it any options that fit your needs.
 * When your component renders, `useDashboardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDashboardQuery({
 *   variables: {
 *   },
 * });
 */
export function useDashboardQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
      }
export function useDashboardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
// @ts-ignore
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DashboardQuery | undefined, DashboardQueryVariables>;
export function useDashboardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
export type DashboardQueryHookResult = ReturnType<typeof useDashboardQuery>;
export type DashboardLazyQueryHookResult = ReturnType<typeof useDashboardLazyQuery>;
export type DashboardSuspenseQueryHookResult = ReturnType<typeof useDashboardSuspenseQuery>;
export type DashboardQueryResult = ApolloReactCommon.QueryResult<DashboardQuery, DashboardQueryVariables>;