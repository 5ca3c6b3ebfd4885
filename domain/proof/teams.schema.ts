import type { InferType } from 'yup';
import { choice, idList, optionalDay, text, wholeNumber } from '../fields.ts';
import { field, form } from '../forms.ts';
import { credentialTypes, type CredentialType } from '../records/credential-types.ts';
import { labelsOf } from '../records/record-fields.ts';
import { version } from '../versions.schema.ts';
import { invitationFields, sharingFields, teamFields } from './teams.fields.ts';
import {
  readTeamCode,
  TEAM_CODE_PATTERN,
  teamKinds,
  teamLimits,
  teamRoles,
  teamTexts,
} from './teams.ts';

const labels = labelsOf(teamFields);
const sharing = labelsOf(sharingFields);
const shortName = `${labels.name} must be at least ${teamLimits.name.min} characters`;
const shortOwnName = `${labels.shownName} must be at least ${teamLimits.shownName.min} characters`;
const kindProblem = `${labels.kind} must be one of the list`;
const { min, max } = teamLimits.invitationDays;
const daysProblem = `${labelsOf(invitationFields).days} must be from ${min} to ${max} days`;
const rolesProblem = 'The role must be one of the list';

const name = text({ label: labels.name, ...teamLimits.name, short: shortName });
const kind = choice(teamKinds, kindProblem);
const shownName = text({
  label: labels.shownName,
  ...teamLimits.shownName,
  short: shortOwnName,
}).required(shortOwnName);

/** Kinds of credential, each once, in the order of the list of kinds. */
const asked = (label: string) => {
  const message = `${label} must be at most ${teamLimits.asked} of the list`;
  return field<CredentialType[]>(
    (raw) =>
      Array.isArray(raw) && raw.every((each) => isType(each))
        ? credentialTypes.filter((type) => raw.includes(type))
        : raw,
    (value) =>
      Array.isArray(value) && value.length <= teamLimits.asked && value.every(isType)
        ? null
        : message,
    { type: 'array', maxItems: teamLimits.asked, items: { type: 'string', enum: credentialTypes } },
  ).nonNullable(message);
};

const isType = (value: unknown): value is CredentialType =>
  credentialTypes.some((type) => type === value);

/** A team to create. */
export const teamSchema = form({
  name: name.required(shortName),
  kind: kind.required(kindProblem),
  shownName,
  askedCredentials: asked(labels.askedCredentials).default([]),
});

/** A change of a team. */
export const teamUpdateSchema = form({
  name,
  kind,
  askedCredentials: asked(labels.askedCredentials),
  version,
});

/** The server compares the day with the member's own today. */
const noDay = `${sharing.sharedUntil} is required`;
const sharedUntil = optionalDay(sharing.sharedUntil).nonNullable(noDay).required(noDay);

const shared = {
  shownName,
  sharedUntil,
  askedCredentials: asked(sharing.askedCredentials).required(
    `${sharing.askedCredentials} is required`,
  ),
};

/** How a member shares. */
export const shareWithTeamSchema = form(shared);
export type SharingInput = InferType<typeof shareWithTeamSchema>;

/** Any text: one that cannot be a code gets the same response as an unknown one. */
const code = field<string>(
  (raw) => readTeamCode(raw) ?? raw,
  (value) => (typeof value === 'string' && value.length <= 300 ? null : teamTexts.unknownCode),
  { type: 'string', pattern: TEAM_CODE_PATTERN, maxLength: 300 },
)
  .nonNullable(teamTexts.unknownCode)
  .required(teamTexts.unknownCode);

/** The code of an invitation, to look at it. */
export const teamCodeSchema = form({ code });

/** How a user joins. */
export const joinTeamSchema = form({ code, ...shared });

/** An invitation to make. */
export const teamInvitationSchema = form({
  days: wholeNumber({ min, max, message: daysProblem })
    .nonNullable(daysProblem)
    .required(daysProblem),
});

/** The role of a member. */
export const teamRoleSchema = form({
  role: choice(teamRoles, rolesProblem).required(rolesProblem),
});

/** Members to nudge. */
const nudgeProblem = `Choose from 1 to ${teamLimits.nudges} members`;
export const teamNudgeSchema = form({
  memberIds: idList(teamLimits.nudges, nudgeProblem)
    .required(nudgeProblem)
    .test('some', nudgeProblem, (ids) => !Array.isArray(ids) || ids.length > 0),
});
