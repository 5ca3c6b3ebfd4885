import { Route, Routes } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { pagePart } from './screen-part.ts';

const CrewPage = pagePart(() => import('#client/pages/CrewPage.tsx'));
const CrewSessionPage = pagePart(() => import('#client/pages/CrewSessionPage.tsx'));
const TeamsPage = pagePart(() => import('#client/pages/TeamsPage.tsx'));
const TeamPage = pagePart(() => import('#client/pages/TeamPage.tsx'));
const JoinTeamPage = pagePart(() => import('#client/pages/JoinTeamPage.tsx'));
const SubmissionsPage = pagePart(() => import('#client/pages/SubmissionsPage.tsx'));
const NotFoundPage = pagePart(() => import('#client/pages/NotFoundPage.tsx'));

/** What users do with others, and the page for any other address. Apart, so that no first load has their names. */
export function SharedRoutes() {
  return (
    <Routes>
      <Route path={paths.crew} element={<CrewPage />} />
      <Route path={`${paths.crew}/:id`} element={<CrewSessionPage />} />
      <Route path={paths.teams} element={<TeamsPage />} />
      <Route path={`${paths.teams}/:id`} element={<TeamPage />} />
      <Route path={paths.joinTeam} element={<JoinTeamPage />} />
      <Route path={paths.submissions} element={<SubmissionsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
