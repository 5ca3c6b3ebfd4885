import { vocabulary } from '../../mechanics/vocabulary.ts';
import { receiptStateLabels } from '#domain/proof/standing-receipts';
import {
  boardWayLabels,
  receiptWayLabels,
  teamCredentialStateLabels,
  teamStandingLabels,
} from '#domain/proof/team-board';
import { teamKindLabels, teamRoleLabels, sharingEnderLabels } from '#domain/proof/teams';

export const TeamKindEnum = vocabulary('TeamKind', 'What a team is.', teamKindLabels);
export const TeamRoleEnum = vocabulary(
  'TeamRole',
  'What a member of a team may do. Coordinators read the board, invite and name others.',
  teamRoleLabels,
);
export const TeamStandingEnum = vocabulary(
  'TeamStanding',
  'A member’s standing on the board: the worst of their registrations.',
  teamStandingLabels,
);
export const ReceiptStateEnum = vocabulary(
  'ReceiptState',
  'The result for one registration in its current period.',
  receiptStateLabels,
);
export const TeamCredentialStateEnum = vocabulary(
  'TeamCredentialState',
  'By the receipt of a member.',
  teamCredentialStateLabels,
);
export const ReceiptWayEnum = vocabulary(
  'ReceiptWay',
  'How a receipt was read by somebody else than its owner.',
  receiptWayLabels,
);
export const TeamBoardWayEnum = vocabulary(
  'TeamBoardWay',
  'What a page of the board is for; each member’s readings say it.',
  boardWayLabels,
);
export const SharingEnderEnum = vocabulary(
  'SharingEnder',
  'Who or what ended a sharing.',
  sharingEnderLabels,
);
