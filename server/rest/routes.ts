import * as auth from '../auth/sign-in/auth.ts';
import { kinds } from '../records/kinds.ts';
import * as reports from '../reports/makers.ts';
import * as accessTokens from '../schema/access-tokens/access-tokens.ts';
import * as activities from '../schema/activities/activities.ts';
import * as bin from '../schema/bin/bin.ts';
import * as registrationSpans from '../schema/registration-spans/registration-spans.ts';
import * as boardAnswers from '../schema/board-answers/board-answers.ts';
import * as attestations from '../schema/attestations/attestations.ts';
import * as confirmationRequests from '../schema/attestations/confirmation-requests.ts';
import * as confirmations from '../schema/attestations/confirmations.ts';
import * as auditNotices from '../schema/audit-notices/audit-notices.ts';
import * as credentials from '../schema/credentials/credentials.ts';
import * as counts from '../schema/counts/counts.ts';
import * as cpdYears from '../schema/cpd-years/cpd-years.ts';
import * as yearInReview from '../schema/cpd-years/year-in-review.ts';
import * as crewClaiming from '../schema/crew-sessions/crew-claiming.ts';
import * as crewConfirming from '../schema/crew-sessions/crew-confirming.ts';
import * as crewHosting from '../schema/crew-sessions/crew-hosting.ts';
import * as crewJoining from '../schema/crew-sessions/crew-joining.ts';
import * as crewKeys from '../schema/crew-sessions/crew-keys.ts';
import * as crewSessions from '../schema/crew-sessions/crew-sessions.ts';
import * as crewTickets from '../schema/crew-sessions/crew-tickets.ts';
import * as presets from '../schema/presets/presets.ts';
import * as documents from '../schema/documents/documents.ts';
import * as evidenceContents from '../schema/evidence-files/evidence-contents.ts';
import * as evidenceFiles from '../schema/evidence-files/evidence-files.ts';
import { upload } from '../schema/evidence-files/evidence-upload.ts';
import * as certificates from '../schema/modules/certificates.ts';
import * as accounts from '../schema/imports/account-imports.ts';
import * as imports from '../schema/imports/imports.ts';
import * as goalEndings from '../schema/learning-goals/goal-endings.ts';
import * as learningGoals from '../schema/learning-goals/learning-goals.ts';
import * as plannedActivities from '../schema/learning-goals/planned-activities.ts';
import * as learning from '../schema/modules/learning.ts';
import * as modules from '../schema/modules/modules.ts';
import * as notifications from '../schema/notifications/notifications.ts';
import * as pace from '../schema/pace/pace.ts';
import * as practicePeriods from '../schema/practice-periods/practice-periods.ts';
import * as rosters from '../schema/rosters/rosters.ts';
import * as registrations from '../schema/users/registrations.ts';
import * as recordChain from '../schema/record-events/record-chain.ts';
import * as logs from '../schema/reflective-logs/reflective-logs.ts';
import * as recency from '../schema/renewal/recency.ts';
import * as renewal from '../schema/renewal/renewal.ts';
import * as resourceReports from '../schema/resources/reports.ts';
import * as resources from '../schema/resources/resources.ts';
import * as reviews from '../schema/resources/reviews.ts';
import * as search from '../schema/search/search.ts';
import * as opening from '../schema/shared-submissions/opening.ts';
import * as sharedSubmissions from '../schema/shared-submissions/shared-submissions.ts';
import * as countedEvidence from '../schema/summary/counted-evidence.ts';
import * as summary from '../schema/summary/summary.ts';
import * as userImages from '../schema/user-images/user-images.ts';
import * as users from '../schema/users/users.ts';
import {
  added,
  answering,
  asUser,
  attached,
  badgePicture,
  badgeText,
  docx,
  everything,
  everythingWithFiles,
  named,
  pdf,
  pdfFor,
  picture,
  revocations,
  sharedFile,
  shown,
} from './handlers.ts';
import { crud, restored } from './crud.ts';
import { fileOf, first, ids, limit, oneOf, texts, unreadOnly } from './queries.ts';
import { report } from './report.ts';
import { submission } from './submission.ts';
import {
  asking,
  byId,
  byVersion,
  versionedInput,
  del,
  get,
  ofKind,
  paged,
  patch,
  plain,
  post,
} from './route.ts';
import { idempotentInput, streaming, taking, uploading, type Route } from './route.ts';
import { accessTokenSchema } from '#domain/access-tokens.schema';
import { accountImportSchema } from '#domain/account-import';
import { activityCategories, activityFilters } from '#domain/activities';
import { activitySorts, evidenceFilters } from '#domain/activity-filters';
import { activityChangesSchema } from '#domain/activity-changes.schema';
import { activityTypes } from '#domain/activity-types';
import { binFilters, binKinds } from '#domain/bin';
import { YEAR_PATTERN } from '#domain/board-answers';
import { boardAnswerSchema } from '#domain/board-answers.schema';
import { CERTIFICATE_PATTERN } from '#domain/certificates';
import {
  confirmationLinkSchema,
  confirmationRequestSchema,
  confirmationSchema,
  refusalSchema,
} from '#domain/confirmations.schema';
import { doesThisCountSchema } from '#domain/count-answers.schema';
import {
  crewConfirmSchema,
  crewEndCorrectionSchema,
  crewEndSchema,
  crewGuestConfirmSchema,
  crewGuestSchema,
  crewJoinSchema,
  crewKeySchema,
  crewSecretSchema,
  crewSessionSchema,
  crewTicketSchema,
  crewTicketSessionSchema,
} from '#domain/crew-sessions.schema';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { credentialFilters } from '#domain/credentials';
import { documentFilters } from '#domain/documents';
import { evidenceOwners, evidenceTypes, hasPreview } from '#domain/evidence-files';
import { evidenceFileChangeSchema } from '#domain/evidence-files.schema';
import { duplicatesSchema, importSchema } from '#domain/imports.schema';
import { goalClosingSchema } from '#domain/learning-goals.schema';
import { moduleFilters, moduleTabs } from '#domain/modules';
import { moduleCompletionSchema } from '#domain/modules.schema';
import { practicePeriodsSchema } from '#domain/practice-periods.schema';
import { professions } from '#domain/professions';
import { paramedic } from '#domain/professions/paramedic';
import { profileImageTypes } from '#domain/profile-images';
import { registrationSchema } from '#domain/registration.schema';
import { DAY_PATTERN } from '#domain/registration-spans';
import { registrationSpanSchema } from '#domain/registration-spans.schema';
import { professionRule } from '#domain/registrations.schema';
import {
  reportSchema,
  resourceChangeSchema,
  resourceSchema,
  reviewSchema,
} from '#domain/resources.schema';
import { openSharedSchema, sharedSubmissionSchema } from '#domain/shared-submissions.schema';
import { certificateTemplates, reflectionTemplates } from '#domain/templates';
import {
  rosterAddressSchema,
  rosterPatternSchema,
  rosterShiftsSchema,
} from '#domain/rosters.schema';
import { loginSchema, profileChangeSchema, registerSchema } from '#domain/users.schema';

/** The registration form's schema is the same on every day. */
const registration = registrationSchema({ today: '2026-01-01', timeZone: DEFAULT_TIME_ZONE });

/** The same form, with the profession whose registration it is. */
const registrationOf = registration.shape({ profession: professionRule });

const otherProfessions = professions.map(({ id }) => id).filter((id) => id !== paramedic.id);

const boardAnswer = boardAnswerSchema('2026-01-01');

const registrationSpan = registrationSpanSchema('2026-01-01');

const previewTypes = Object.keys(evidenceTypes).filter(hasPreview);

const binKind = { params: { kind: { type: 'string', enum: binKinds } } } as const;

const certificateNumber = {
  params: { number: { type: 'string', pattern: CERTIFICATE_PATTERN } },
};

/** The whole REST contract, noun by noun. Lists are plain arrays; `?first=` and the Link header page them. */
export const contract: Record<string, readonly Route[]> = {
  Account: [
    get('/user', 'me', plain(asUser(users.me)), {
      summary: 'The signed-in user.',
      // GraphQL returns null to a visitor.
      rule: 'owner',
    }),
    post('/login', 'login', taking(loginSchema, asUser(auth.login)), {
      status: 200,
      also: [401, 429],
    }),
    post('/register', 'register', taking(registerSchema, asUser(auth.register)), {
      location: () => '/user',
      also: [409, 429],
    }),
    post('/logout', 'logout', named('ok', 'boolean', auth.logout)),
    patch(
      '/user/profile',
      'updateProfile',
      taking(profileChangeSchema, asUser(users.updateProfile)),
    ),
    patch(
      '/user/registration',
      'updateRegistration',
      taking(registration, asUser(users.updateRegistration)),
    ),
    post('/user/board-answers', 'setBoardAnswer', taking(boardAnswer, asUser(boardAnswers.set)), {
      status: 200,
    }),
    del(
      '/user/board-answers/:year',
      'deleteBoardAnswer',
      {
        handler: (ctx, { params, query }) =>
          boardAnswers.remove(ctx, params['year'], query['registration']),
        query: texts('registration'),
      },
      { params: { year: { type: 'string', pattern: YEAR_PATTERN } } },
    ),
    post(
      '/user/registration-spans',
      'setRegistrationSpan',
      taking(registrationSpan, asUser(registrationSpans.set)),
      { status: 200 },
    ),
    del(
      '/user/registration-spans/:from',
      'deleteRegistrationSpan',
      {
        handler: (ctx, { params, query }) =>
          registrationSpans.remove(ctx, params['from'], query['registration']),
        query: texts('registration'),
      },
      { params: { from: { type: 'string', pattern: DAY_PATTERN } } },
    ),
    get(
      '/user/registrations',
      'registrations',
      plain(async (ctx) => (await registrations.list(ctx)).map(registrations.toPublic)),
    ),
    post(
      '/user/registrations',
      'setRegistration',
      taking(registrationOf, asUser(registrations.set)),
      { status: 200 },
    ),
    del(
      '/user/registrations/:profession',
      'deleteRegistration',
      byId(registrations.remove, 'profession'),
      { params: { profession: { type: 'string', enum: otherProfessions } } },
    ),
    post(
      '/user/image',
      'uploadProfileImage',
      uploading(profileImageTypes, asUser(userImages.replace)),
      {
        summary: 'Takes a picture as the profile image, cropped to a square.',
        response: { type: 'User' },
        location: ({ profileImage }) => profileImage.replace(/^\/api/, ''),
        also: [429],
      },
    ),
    get('/user/image/:version', 'profileImage', picture, { summary: 'Your profile image.' }),
    del('/user/image', 'deleteProfileImage', plain(userImages.remove)),
    get('/user/record-chain', 'recordChain', plain(recordChain.check), {
      summary: 'The timeline of your records, checked.',
      response: { type: 'RecordChain' },
    }),
    get(
      '/user/record-chain/point',
      'timelinePoint',
      asking(texts('head'), (ctx, { head }) => recordChain.compare(ctx, head)),
    ),
    get('/user/roster', 'roster', plain(rosters.own), {
      summary: 'Your roster, by which reminders are timed.',
      response: { type: 'Roster' },
      also: [404],
    }),
    post(
      '/user/roster/pattern',
      'setRosterPattern',
      taking(rosterPatternSchema, asUser(rosters.setPattern)),
      { status: 200 },
    ),
    post(
      '/user/roster/shifts',
      'setRosterShifts',
      taking(rosterShiftsSchema, asUser(rosters.setShifts)),
      { status: 200 },
    ),
    post(
      '/user/roster/address',
      'setRosterAddress',
      taking(rosterAddressSchema, asUser(rosters.setAddress)),
      { status: 200 },
    ),
    del('/user/roster/address', 'removeRosterAddress', plain(rosters.removeAddress)),
    del('/user/roster', 'deleteRoster', plain(rosters.remove)),
    get('/user/access-tokens', 'accessTokens', plain(accessTokens.own)),
    post(
      '/user/access-tokens',
      'createAccessToken',
      taking(accessTokenSchema, accessTokens.create),
      { also: [403, 409] },
    ),
    del('/user/access-tokens/:id', 'revokeAccessToken', byId(accessTokens.revoke), {
      params: { id: { type: 'string', format: 'uuid' } },
    }),
    get('/user/export', 'exportData', everything, {
      summary: 'Everything stored of you.',
      also: [403],
    }),
    get('/user/export.zip', 'exportArchive', everythingWithFiles, {
      summary: 'Everything stored of you, with every file: a ZIP that can be imported again.',
    }),
  ],
  Activities: [
    post(
      '/activities/changes',
      'changeActivities',
      taking(activityChangesSchema, activities.change),
      {
        status: 200,
      },
    ),
    get('/activities/recent', 'recentActivities', plain(activities.recent)),
    get('/activities/repeatable', 'repeatableActivities', plain(activities.repeatable)),
    ...crud('/activities', activities, {
      name: 'Activity',
      schemas: kinds.activity.schemas,
      filters: {
        status: oneOf(activityFilters),
        ...texts('query', 'period', 'year'),
        category: oneOf(activityCategories.map((value) => ({ value }))),
        activityType: oneOf(activityTypes.map((value) => ({ value }))),
        interactive: { type: 'boolean' },
        evidence: oneOf(evidenceFilters),
        countsFor: oneOf(professions.map(({ id }) => ({ value: id }))),
        ...ids('goalId', 'documentId'),
        sort: oneOf(activitySorts),
      },
    }),
  ],
  'Crew sessions': [
    get('/crew-sessions', 'crewSessions', paged(crewSessions.list)),
    get('/crew-sessions/running', 'runningCrewSession', plain(crewSessions.running), {
      response: { type: 'CrewSession', nullable: true },
    }),
    get('/crew-sessions/:id', 'crewSession', byId(crewSessions.get)),
    get(
      '/crew-sessions/:id/badge.png',
      'crewBadge',
      badgePicture(
        'Your presence in a crew session as an Open Badge 3.0, once its end is final and another person has confirmed you.',
        reports.crewBadgePicture,
      ),
      { also: [409] },
    ),
    get(
      '/crew-sessions/:id/badge.jwt',
      'crewBadgeText',
      badgeText('The signed text of that badge alone.', reports.crewBadgeText),
      { also: [409] },
    ),
    get('/crew-sessions/:id/codes', 'crewSessionCodes', byId(crewSessions.codes), { also: [409] }),
    post('/crew-sessions', 'startCrewSession', taking(crewSessionSchema, crewSessions.start), {
      also: [409, 429],
    }),
    post('/crew-sessions/join', 'joinCrewSession', taking(crewJoinSchema, crewJoining.join), {
      status: 200,
      also: [409, 429],
    }),
    post('/crew-sessions/:id/leave', 'leaveCrewSession', byId(crewJoining.leave), {
      status: 200,
      also: [409],
    }),
    post(
      '/crew-sessions/:id/confirmations',
      'confirmCrewMembers',
      versionedInput(crewConfirmSchema, crewConfirming.confirm),
      { status: 200, also: [409] },
    ),
    post(
      '/crew-sessions/:id/end',
      'endCrewSession',
      versionedInput(crewEndSchema, crewHosting.end),
      {
        status: 200,
      },
    ),
    post(
      '/crew-sessions/:id/correct-end',
      'correctCrewSessionEnd',
      versionedInput(crewEndCorrectionSchema, crewHosting.correctEnd),
      { status: 200, also: [409] },
    ),
    post('/crew-members/:id/remove', 'removeCrewMember', byId(crewHosting.removeMember), {
      status: 200,
      also: [409],
    }),
    post('/crew-members/:id/restore', 'restoreCrewMember', byId(crewHosting.restoreMember), {
      status: 200,
      also: [409],
    }),
    post('/crew-sessions/claim', 'claimCrewSession', taking(crewSecretSchema, crewClaiming.claim), {
      status: 200,
      also: [409, 410],
    }),
    post('/crew-keys', 'registerCrewKey', taking(crewKeySchema, crewKeys.registerKey), {
      status: 200,
    }),
    post('/crew-tickets', 'sendCrewTicket', taking(crewTicketSchema, crewTickets.sendTicket), {
      status: 200,
      also: [409, 429],
    }),
    post(
      '/crew-sessions/sent',
      'sendCrewSession',
      taking(crewTicketSessionSchema, crewTickets.sendSession),
      { status: 200, also: [409, 429] },
    ),
    post(
      '/crew-guests',
      'joinCrewSessionAsGuest',
      taking(crewGuestSchema, crewJoining.joinAsGuest),
      { also: [409, 429] },
    ),
    post('/crew-guests/session', 'crewGuestSession', taking(crewSecretSchema, crewJoining.guest), {
      status: 200,
      also: [410],
    }),
    post(
      '/crew-guests/leave',
      'leaveCrewSessionAsGuest',
      taking(crewSecretSchema, crewJoining.leaveAsGuest),
      { status: 200, also: [409, 410] },
    ),
    post(
      '/crew-guests/confirmations',
      'confirmCrewMembersAsGuest',
      taking(crewGuestConfirmSchema, crewConfirming.confirmAsGuest),
      { status: 200, also: [409, 410] },
    ),
  ],
  Imports: [
    get('/imports', 'imports', paged(imports.list)),
    post('/imports', 'importActivities', taking(importSchema, added(imports.create)), {
      also: [200, 429],
    }),
    post(
      '/imports/duplicates',
      'duplicateActivities',
      taking(duplicatesSchema, imports.duplicates),
      { status: 200, also: [429] },
    ),
    post('/imports/account', 'importAccount', taking(accountImportSchema, added(accounts.create)), {
      also: [200, 429],
    }),
    post(
      '/imports/account/preview',
      'accountImportPreview',
      taking(accountImportSchema, accounts.preview),
      { status: 200, also: [429] },
    ),
    del('/imports/:id', 'undoImport', byId(imports.remove), { also: [409] }),
    post('/imports/:id/restore', 'restoreImport', byId(imports.restore), {
      ...restored,
      also: [409],
    }),
  ],
  'Reflective logs': crud('/reflective-logs', logs, {
    name: 'ReflectiveLog',
    schemas: kinds['reflective-log'].schemas,
    filters: ids('activityId'),
  }),
  'Learning plan': [
    ...crud('/learning-goals', learningGoals, {
      name: 'LearningGoal',
      schemas: kinds['learning-goal'].schemas,
      filters: texts('period'),
      updateAlso: [409],
    }),
    post(
      '/learning-goals/:id/close',
      'closeLearningGoal',
      versionedInput(goalClosingSchema, goalEndings.close),
      { status: 200, also: [409] },
    ),
    post('/learning-goals/:id/reopen', 'reopenLearningGoal', byId(goalEndings.reopen), restored),
    post('/learning-goals/:id/carry-over', 'carryOverLearningGoal', {
      ...byId(goalEndings.carryOver),
      idempotent: true,
      location: ({ id }) => `/learning-goals/${id}`,
    }),
    ...crud('/planned-activities', plannedActivities, {
      name: 'PlannedActivity',
      schemas: kinds['planned-activity'].schemas,
    }),
  ],
  Presets: crud('/presets', presets, { name: 'Preset', schemas: kinds.preset.schemas }),
  'Audit letters': crud('/audit-notices', auditNotices, {
    name: 'AuditNotice',
    schemas: kinds['audit-notice'].schemas,
  }),
  'Practice hours': [
    ...crud('/practice-periods', practicePeriods, {
      name: 'PracticePeriod',
      schemas: kinds['practice-period'].schemas,
    }),
    post(
      '/practice-periods/several',
      'addPracticePeriods',
      taking(practicePeriodsSchema, practicePeriods.addSeveral),
    ),
    get('/recency', 'recency', plain(recency.get)),
  ],
  Credentials: crud('/credentials', credentials, {
    name: 'Credential',
    schemas: kinds.credential.schemas,
    filters: { show: oneOf(credentialFilters) },
  }),
  Documents: crud('/documents', documents, {
    name: 'Document',
    schemas: kinds.document.schemas,
    filters: { type: oneOf(documentFilters), ...texts('query') },
  }),
  Evidence: [
    get('/evidence', 'evidenceFiles', paged(evidenceFiles.list, ids(...evidenceOwners))),
    post('/evidence', 'uploadEvidenceFile', streaming(fileOf, added(upload)), {
      summary: 'Attaches a file to the one record that is named, under a name.',
      response: { type: 'EvidenceUpload' },
      location: ({ id }) => `/evidence/${id}/file`,
      also: [200, 404, 429],
    }),
    get('/evidence/:id/file', 'evidenceFile', attached(evidenceContents.file), {
      summary: 'The file, to save.',
      also: [410],
    }),
    get('/evidence/:id/preview', 'evidencePreview', shown(evidenceContents.preview, previewTypes), {
      summary: 'The file, to show; a picture or a PDF.',
      also: [410],
    }),
    get(
      '/evidence/:id/thumbnail',
      'evidenceThumbnail',
      shown(evidenceContents.thumbnail, ['image/webp']),
      {
        summary: 'A small picture of a picture, as WebP.',
      },
    ),
    patch(
      '/evidence/:id',
      'updateEvidenceFile',
      versionedInput(evidenceFileChangeSchema, evidenceFiles.update),
    ),
    del('/evidence/:id', 'deleteEvidenceFile', byId(evidenceFiles.remove)),
    post('/evidence/:id/restore', 'restoreEvidenceFile', byId(evidenceFiles.restore), restored),
  ],
  Search: [
    get(
      '/search',
      'search',
      asking({ ...texts('query'), ...first }, (ctx, { query }, { first }) =>
        search.all(ctx, { query, first }),
      ),
    ),
  ],
  Bin: [
    get('/bin', 'bin', paged(bin.list, { kind: oneOf(binFilters) })),
    post('/bin/:kind/:id/restore', 'restoreFromBin', ofKind(bin.restore), {
      ...binKind,
      status: 200,
      also: [409],
    }),
    del('/bin/:kind/:id', 'deleteForever', ofKind(bin.remove), binKind),
    del('/bin', 'emptyBin', plain(bin.empty)),
  ],
  Modules: [
    get(
      '/modules',
      'modules',
      asking(
        { category: oneOf(moduleFilters), status: oneOf(moduleTabs), ...texts('query') },
        modules.list,
      ),
    ),
    get(
      '/modules/recommended',
      'recommendedModules',
      asking(limit, (ctx, _, { limit }) => modules.recommend(ctx, limit)),
    ),
    get('/modules/:id', 'module', byId(modules.get), { response: { type: 'ModuleDetail' } }),
    post(
      '/modules/:id/complete',
      'completeModule',
      versionedInput(moduleCompletionSchema, (ctx, id, input) =>
        learning.complete(ctx, { ...(input as object), moduleId: id }),
      ),
      { status: 200 },
    ),
  ],
  Certificates: [
    get('/verify/:number', 'verifyCertificate', byId(certificates.verify, 'number'), {
      ...certificateNumber,
      also: [400, 429],
    }),
    get(
      '/certificates/:number',
      'moduleCertificatePdf',
      pdf('Your certificate of a completed module.', reports.moduleCertificateReport, {
        part: 'number',
      }),
      certificateNumber,
    ),
    get(
      '/certificates/:number/badge.png',
      'certificateBadge',
      badgePicture('Your certificate as an Open Badge 3.0.', reports.certificateBadgePicture, {
        part: 'number',
      }),
      certificateNumber,
    ),
    get(
      '/certificates/:number/badge.jwt',
      'certificateBadgeText',
      badgeText('The signed text of that badge alone.', reports.certificateBadgeText, {
        part: 'number',
      }),
      certificateNumber,
    ),
    get('/verify/:number/revocations', 'certificateRevocations', revocations, {
      ...certificateNumber,
      also: [400, 429],
    }),
  ],
  Confirmations: [
    get('/activities/:id/attestations', 'attestations', byId(attestations.list)),
    get(
      '/activities/:id/confirmation-requests',
      'confirmationRequests',
      byId(confirmationRequests.list),
    ),
    post(
      '/activities/:id/confirmation-requests',
      'createConfirmationRequest',
      versionedInput(confirmationRequestSchema, confirmationRequests.create),
      { also: [403, 409, 429] },
    ),
    post(
      '/confirmation-requests/:id/revoke',
      'revokeConfirmationRequest',
      byId(confirmationRequests.revoke),
      { status: 200, also: [409] },
    ),
    // The secret is in the body, since addresses are logged.
    post('/confirmation', 'confirmation', taking(confirmationLinkSchema, confirmations.get), {
      status: 200,
      also: [404, 429],
    }),
    post(
      '/confirmation/sign',
      'signConfirmation',
      answering(confirmationSchema, confirmations.sign),
      { also: [403, 404, 409, 410, 429] },
    ),
    post(
      '/confirmation/refuse',
      'refuseConfirmation',
      answering(refusalSchema, confirmations.refuse),
      { also: [403, 404, 410, 429] },
    ),
  ],
  'Does this count': [
    post('/does-this-count', 'doesThisCount', taking(doesThisCountSchema, counts.judge), {
      status: 200,
      also: [429],
    }),
  ],
  Resources: [
    get(
      '/resources/recommendations',
      'resources',
      asking(
        { ...texts('query', 'cpdCategory', 'type', 'after'), ...limit },
        (ctx, texts, numbers) => resources.recommend(ctx, { ...texts, ...numbers }),
      ),
    ),
    get('/resources/:id', 'resource', byId(resources.get)),
    post('/resources', 'createResource', idempotentInput(resourceSchema, resources.create)),
    patch(
      '/resources/:id',
      'updateResource',
      versionedInput(resourceChangeSchema, resources.update),
    ),
    del('/resources/:id', 'deleteResource', byVersion(resources.remove)),
    post('/resources/:id/restore', 'restoreResource', byId(resources.restore), restored),
    post(
      '/resources/:id/report',
      'reportResource',
      versionedInput(reportSchema, added(resourceReports.write)),
      {
        also: [200, 429],
      },
    ),
    del('/resources/:id/report', 'withdrawResourceReport', byId(resourceReports.withdraw)),
    post('/resources/:id/bookmark', 'addBookmark', byId(added(resources.addBookmark)), {
      also: [200],
    }),
    del('/resources/:id/bookmark', 'removeBookmark', byId(resources.removeBookmark)),
    get('/bookmarks', 'bookmarks', paged(resources.bookmarks)),
    get(
      '/resources/:id/reviews',
      'resourceReviews',
      paged((ctx, page, id) => reviews.list(ctx, id, page)),
    ),
    post(
      '/resources/:id/reviews',
      'reviewResource',
      versionedInput(reviewSchema, added(reviews.write)),
      {
        also: [200],
      },
    ),
    del('/resources/:id/reviews/:review', 'deleteReview', {
      handler: (ctx, { params }) => reviews.remove(ctx, params['review'], params['id']),
    }),
  ],
  'CPD summary': [
    get(
      '/cpd-summary',
      'cpdSummary',
      asking(texts('period', 'registration'), async (ctx, { period, registration: of }) =>
        summary.toPublic(await summary.get(ctx, period, undefined, undefined, of)),
      ),
    ),
    get('/counted-evidence', 'countedEvidence', paged(countedEvidence.list, texts('period'))),
  ],
  Progress: [
    get(
      '/cpd-pace',
      'cpdPace',
      asking(texts('period', 'registration'), (ctx, { period, registration: of }) =>
        pace.get(ctx, period, of),
      ),
    ),
    get(
      '/cpd-years',
      'cpdYears',
      asking(texts('registration'), (ctx, { registration: of }) => cpdYears.list(ctx, of)),
    ),
    get(
      '/year-in-review',
      'yearInReview',
      asking(
        { ...texts('period', 'registration'), titles: { type: 'boolean' } },
        (ctx, { period, titles, registration: of }) => yearInReview.get(ctx, period, titles, of),
      ),
    ),
  ],
  Renewal: [
    get(
      '/renewal',
      'renewal',
      asking(texts('registration'), (ctx, { registration: of }) => renewal.get(ctx, of)),
    ),
    get(
      '/renewal/statement.pdf',
      'renewalStatementPdf',
      pdfFor(
        'What your record shows of each declaration of a renewal, on one page; `considered` names those that you have considered, parted by commas.',
        ['considered', 'registration'],
        reports.renewalStatement,
      ),
      { also: [400] },
    ),
  ],
  Report: [get('/report', 'portfolio', report), post('/report', 'submission', submission)],
  'Shared submissions': [
    get('/shared-submissions', 'sharedSubmissions', paged(sharedSubmissions.list)),
    post(
      '/shared-submissions',
      'createSharedSubmission',
      taking(sharedSubmissionSchema, sharedSubmissions.create),
      { also: [403, 409, 413, 429, 503] },
    ),
    get(
      '/shared-submissions/:id/accesses',
      'sharedSubmissionAccesses',
      paged((ctx, page, id) => sharedSubmissions.accesses(ctx, page, id)),
    ),
    post(
      '/shared-submissions/:id/revoke',
      'revokeSharedSubmission',
      byId(sharedSubmissions.revoke),
      {
        status: 200,
      },
    ),
    del('/shared-submissions/:id', 'deleteSharedSubmission', byId(sharedSubmissions.remove)),
    post(
      '/shared-submissions/open',
      'openSharedSubmission',
      taking(openSharedSchema, opening.open),
      {
        status: 200,
        also: [404, 429],
      },
    ),
    post('/shared-submissions/open/pdf', 'sharedSubmissionPdf', sharedFile('PDF', opening.pdf)),
    post('/shared-submissions/open/pack', 'sharedSubmissionPack', sharedFile('pack', opening.pack)),
  ],
  Notifications: [
    get(
      '/notifications',
      'notifications',
      paged((ctx, page) => notifications.list(ctx, page), unreadOnly),
    ),
    patch('/notifications/:id/read', 'markNotificationRead', byId(notifications.markRead)),
    post(
      '/notifications/read',
      'markAllNotificationsRead',
      named('read', 'integer', notifications.markAllRead),
    ),
  ],
  'To print': [
    get(
      '/guidelines.pdf',
      'guidelinesPdf',
      pdf('The regulator’s standard.', reports.guidelinesReport),
    ),
    get(
      '/templates/certificates/:id.pdf',
      'certificatePdf',
      pdf('A certificate with your details.', reports.certificateReport, {
        ids: certificateTemplates,
      }),
    ),
    get(
      '/templates/reflections/:id.pdf',
      'reflectionPdf',
      pdf('A reflection to fill in.', reports.reflectionReport, { ids: reflectionTemplates }),
    ),
    get(
      '/templates/reflections/:id.docx',
      'reflectionDocx',
      docx('The same for a word processor.', reports.reflectionDocx, { ids: reflectionTemplates }),
    ),
    get(
      '/templates/evidence/cover-sheet.pdf',
      'coverSheetPdf',
      pdf('The cover sheet of a piece of evidence.', reports.evidenceReport),
    ),
  ],
};

export const routes: readonly Route[] = Object.values(contract).flat();
