/** The nouns of those IDs in the schema whose type does not say it (decision 076). */

/** Nouns of an ID that depend on a field or argument beside it. */
export interface NounByKind {
  kind: string;
  /** Nouns whose kind is not their name in lower case. */
  nouns?: Readonly<Record<string, string>>;
}

/** The noun that a kind beside an ID means; null without a kind. */
export const nounOf = ({ nouns }: NounByKind, kind: unknown): string | null =>
  typeof kind === 'string' ? (nouns?.[kind] ?? nounOfKind(kind)) : null;

/** Marks an argument whose resolver decodes the global id itself. */
export const RAW = Symbol('raw');

/** Views: types that show a record of another type. */
export const viewsOf: Readonly<Record<string, string>> = {
  ActivityDocument: 'Document',
  ActivityGoal: 'LearningGoal',
  CrewAttendance: 'CrewSession',
  GoalActivity: 'Activity',
  RefusedActivity: 'Activity',
  ReportAttestation: 'Attestation',
  TeamMembership: 'TeamMember',
  ReportChange: 'GoalChange',
  ReportFile: 'EvidenceFile',
  ReportGoal: 'LearningGoal',
};

/** Fields whose noun follows from the kind beside them. */
export const nounsByKind: Readonly<Record<string, NounByKind>> = {
  'BinItem.recordId': { kind: 'kind' },
  'CountedEvidence.recordId': { kind: 'kind', nouns: { file: 'EvidenceFile' } },
  'ImportedFile.ownerId': {
    kind: 'ownerKey',
    nouns: {
      activityId: 'Activity',
      credentialId: 'Credential',
      documentId: 'Document',
      reflectiveLogId: 'ReflectiveLog',
    },
  },
  'RecordChange.recordId': { kind: 'kind' },
  'RecordChange.ownerId': { kind: 'ownerKind' },
  'RecordDifference.recordId': { kind: 'kind' },
  'SearchResult.recordId': { kind: 'kind' },
};

/** The noun of a kind of record: LearningGoal of learning-goal. */
export const nounOfKind = (kind: string): string =>
  kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Arguments and fields of inputs whose noun neither their name nor what the field returns says. */
export const argumentNouns: Readonly<Record<string, string | NounByKind | typeof RAW>> = {
  'node.id': RAW,
  'nodes.ids': RAW,
  'createTeamInvitation.id': 'Team',
  'crewSessionChanged.id': 'CrewSession',
  'crewSessionCodes.id': 'CrewSession',
  'crewSessionFeedback.id': 'CrewSession',
  'deleteForever.id': { kind: 'kind' },
  'deletePushSubscription.id': 'PushDevice',
  'endTeamInvitation.id': 'Team',
  'giveCrewFeedback.id': 'CrewSession',
  'leaveTeam.id': 'Team',
  'nudgeTeamMembers.id': 'Team',
  'nudgeTeamMembers.memberIds': 'TeamMember',
  'setTeamRole.id': 'TeamMember',
  'restoreFromBin.id': { kind: 'kind' },
  'sendTestWebhook.id': 'Webhook',
  'sharedSubmissionAccesses.id': 'SharedSubmission',
  'shareWithTeam.id': 'Team',
  'stopSharingWithTeam.id': 'Team',
  'teamBoard.id': 'Team',
  'teamChanged.id': 'Team',
  'updateCrewListing.id': 'CrewSession',
  'webhookDeliveries.id': 'Webhook',
};

/** The noun of an ID by its name, in any type. */
const names: Readonly<Record<string, string>> = {
  accessToken: 'AccessToken',
  activity: 'Activity',
  attestation: 'Attestation',
  carriedFrom: 'LearningGoal',
  confirmed: 'CrewMember',
  credential: 'Credential',
  document: 'Document',
  evidenceFile: 'EvidenceFile',
  file: 'EvidenceFile',
  goal: 'LearningGoal',
  key: 'CrewKey',
  member: 'CrewMember',
  module: 'Module',
  plannedActivity: 'PlannedActivity',
  practicePeriod: 'PracticePeriod',
  read: 'Notification',
  reflectiveLog: 'ReflectiveLog',
  renewedBy: 'Credential',
  renews: 'Credential',
  resource: 'Resource',
  session: 'CrewSession',
  team: 'Team',
  thinReflection: 'ReflectiveLog',
  // Records left out of a submission, and records shown without their text.
  withheldModuleReflections: 'Activity',
  withheldReflections: 'ReflectiveLog',
  withoutActivities: 'Activity',
  withoutDocuments: 'Document',
  withoutFiles: 'EvidenceFile',
  withoutReflections: 'ReflectiveLog',
};

/** The noun of `activityId`, `goalIds` and the like; throws an Error for a name without one. */
export function nounByName(owner: string, name: string): string {
  if (name === 'ids' && /Activities(Input)?$/.test(owner)) return 'Activity';
  const noun = names[name.replace(/Ids?$/, '')];
  if (!noun) throw new Error(`The ID ${owner}.${name} has no noun: see id-nouns.ts.`);
  return noun;
}
