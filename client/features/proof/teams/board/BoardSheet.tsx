import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';
import { dayLabel, type CivilDate } from '#domain/dates';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { teamStandingLabels } from '#domain/proof/team-board';
import { boardTexts as texts } from '#domain/proof/team-texts';
import { membersLabel, teamRoleLabels, teamTexts } from '#domain/proof/teams';
import { hoursLines } from './member-words.ts';
import type { Member } from './MemberRow.tsx';

interface Props {
  teamName: string;
  asked: readonly string[];
  members: readonly Member[];
  today: CivilDate;
}

/** The board on paper: a heading, the day and a table, black on white. It is on no screen. */
export function BoardSheet({ teamName, asked, members, today }: Props) {
  return createPortal(
    <>
      <GlobalStyles styles={onPaper} />
      <Box className="team-paper" sx={sheet}>
        <h1>{teamName}</h1>
        <p>
          {texts.printed(today)}, {membersLabel(members.length)}
        </p>
        <table>
          <thead>
            <tr>
              {['Name', 'Standing', 'Hours', ...asked.map(credentialTypeLabel)].map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <Line key={member.id} member={member} asked={asked} />
            ))}
          </tbody>
        </table>
      </Box>
    </>,
    document.body,
  );
}

function Line({ member, asked }: { member: Member; asked: readonly string[] }) {
  const { shownName, role, standing, reason, day, credentials } = member;
  return (
    <tr>
      <th scope="row">
        {shownName}
        {role === 'coordinator' && ` (${teamRoleLabels[role].toLowerCase()})`}
      </th>
      <td>
        <strong>{standing ? teamStandingLabels[standing] : teamTexts.noReceipt}</strong>. {reason}
        {day && ` Receipt of ${dayLabel(day.slice(0, 10))}.`}
      </td>
      <td>{hoursLines(member).join('; ')}</td>
      {asked.map((type) => (
        <td key={type}>{credentials.find((each) => each.type === type)?.text}</td>
      ))}
    </tr>
  );
}

const sheet = {
  display: 'none',
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '9pt' },
  '& th, & td': {
    border: '1px solid #999',
    padding: '4px 6px',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tr': { breakInside: 'avoid' },
} as const;

/** Hides the app on paper; the sheet is outside it. */
const onPaper = {
  '@media print': {
    '@page': { margin: '14mm' },
    'body > :not(.team-paper)': { display: 'none !important' },
    '.team-paper': { display: 'block !important' },
    'html, body, .team-paper, .team-paper *': {
      color: '#000 !important',
      backgroundColor: '#fff !important',
    },
  },
} as const;
