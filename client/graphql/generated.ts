// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
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