import { useColorScheme } from '@mui/material/styles';
import {
  BadgeCheck,
  Bell,
  ChartLine,
  BriefcaseMedical,
  ClipboardCheck,
  Download,
  FilePlus,
  Keyboard,
  LogOut,
  MailOpen,
  NotebookPen,
  Plus,
  Scale,
  ScrollText,
  Target,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '#client/features/auth/useLogout.ts';
import { NEW_PARAM } from '#client/lib/asked-record.ts';
import { leave } from '#client/lib/leaving.ts';
import { themeChoices } from '#client/lib/theme-choices.ts';
import { navigation } from '../navigation.ts';
import { paths } from '../paths.ts';
import { ACTIONS, PAGES, type Entry } from './entry.ts';

export interface PaletteActions {
  logActivity: () => void;
  exportReport: () => void;
  showKeys: () => void;
}

const pages = [
  ...navigation,
  { to: paths.progress, label: 'Your progress', icon: ChartLine },
  { to: paths.notifications, label: 'Notifications', icon: Bell },
  { to: paths.credentials, label: 'Credentials', icon: BadgeCheck },
  { to: paths.auditNotices, label: 'Audit letters', icon: MailOpen },
  { to: paths.practiceHours, label: 'Practice hours', icon: BriefcaseMedical },
  { to: paths.renewal, label: 'Rehearse the renewal', icon: ClipboardCheck },
  { to: paths.guidelines, label: 'AHPRA Guidelines', icon: ScrollText },
  { to: paths.crew, label: 'Crew sessions', icon: UsersRound },
  { to: paths.counts, label: 'Does this count?', icon: Scale },
  { to: paths.bin, label: 'Bin', icon: Trash2 },
];

/** Forms that a page opens when its address asks for them. */
const forms = [
  { to: `${paths.cpdLog}?tab=reflections`, title: 'Add a reflection', icon: NotebookPen },
  { to: `${paths.cpdLog}?tab=plan`, title: 'Add a goal', icon: Target },
  { to: `${paths.documents}?`, title: 'Add a document', icon: FilePlus },
  { to: `${paths.credentials}?`, title: 'Add a credential', icon: BadgeCheck },
];

const action = (title: string, icon: Entry['icon'], run: () => void): Entry => ({
  key: `${ACTIONS} ${title}`,
  group: ACTIONS,
  icon,
  title,
  run,
});

/** Every page, and everything that can be done from anywhere. */
export function useCommands({ logActivity, exportReport, showKeys }: PaletteActions): Entry[] {
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const { logout } = useLogout();
  const go = (to: string) => () => leave(() => void navigate(to));
  return [
    ...pages.map(({ to, label, icon }) => ({
      key: `${PAGES} ${to}`,
      group: PAGES,
      icon,
      title: label,
      run: go(to),
    })),
    action('Log an activity', Plus, logActivity),
    ...forms.map(({ to, title, icon }) => action(title, icon, go(`${to}&${NEW_PARAM}=yes`))),
    action('Export report', Download, exportReport),
    ...themeChoices.map(({ mode, label, icon }) =>
      action(`Theme: ${label}`, icon, () => setMode(mode)),
    ),
    action('Show keyboard shortcuts', Keyboard, showKeys),
    action('Sign out', LogOut, () => leave(() => void logout())),
  ];
}
