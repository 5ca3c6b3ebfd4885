import {
  BookOpen,
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

/** The entries of the sidebar and the drawer, in order (specification, section 2). */
export const navigation: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: House },
  { to: paths.modules, label: 'Modules', icon: BookOpen },
  { to: paths.cpdModules, label: 'CPD Modules', icon: GraduationCap },
  { to: paths.cpdLog, label: 'My CPD Log', icon: ListChecks },
  { to: paths.resources, label: 'Resources', icon: Telescope },
  { to: paths.documents, label: 'Documents', icon: Files },
  { to: paths.profile, label: 'My Profile', icon: User },
  { to: paths.help, label: 'Help & Resources', icon: LifeBuoy },
  { to: paths.settings, label: 'Settings', icon: Settings },
];
