import {
  BookOpen,
  CalendarClock,
  Files,
  GraduationCap,
  House,
  LifeBuoy,
  ListChecks,
  Settings,
  Telescope,
  User,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#client/lib/paths.ts';

/** A page of the navigation, which is current on the pages below its address too. */
export interface Room {
  to: string;
  label: string;
  /** Other addresses on which it is current. */
  also?: readonly string[];
}

/** An entry of the sidebar and the drawer, with the rooms under it. */
export interface Entry extends Room {
  icon: LucideIcon;
  rooms?: readonly Room[];
}

/** The entries in order (specification, section 2), ours under them; the renewal has none to be under. */
export const navigation: readonly Entry[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: House, also: [paths.notifications] },
  { to: paths.modules, label: 'Modules', icon: BookOpen },
  { to: paths.cpdModules, label: 'CPD Modules', icon: GraduationCap },
  { to: paths.cpdLog, label: 'My CPD Log', icon: ListChecks, also: [paths.bin] },
  { to: paths.resources, label: 'Resources', icon: Telescope },
  {
    to: paths.documents,
    label: 'Documents',
    icon: Files,
    rooms: [
      { to: paths.credentials, label: 'Credentials' },
      { to: paths.practiceHours, label: 'Practice hours' },
      { to: paths.crew, label: 'Crew sessions' },
      { to: paths.teams, label: 'Teams', also: [paths.joinTeam] },
      { to: paths.auditNotices, label: 'Audit letters' },
      { to: paths.submissions, label: 'Shared submissions' },
    ],
  },
  {
    to: paths.renewal,
    label: 'Renewal',
    icon: CalendarClock,
    rooms: [{ to: paths.progress, label: 'Progress' }],
  },
  { to: paths.profile, label: 'My Profile', icon: User },
  { to: paths.help, label: 'Help & Resources', icon: LifeBuoy },
  { to: paths.settings, label: 'Settings', icon: Settings },
];

const all = navigation.flatMap((entry): Room[] => [entry, ...(entry.rooms ?? [])]);

/** Returns the page that an address belongs to; undefined for an unknown address. */
export function roomAt(pathname: string): Room | undefined {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return all.find(({ to, also = [] }) => [to, ...also].some(isIn));
}
