import { useColorScheme } from '@mui/material/styles';
import {
  BadgeCheck,
  Download,
  FilePlus,
  Keyboard,
  LogOut,
  NotebookPen,
  Plus,
  Target,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '#client/features/account/auth/useLogout.ts';
import { NEW_PARAM } from '#client/lib/asked-record.ts';
import { leave } from '#client/lib/leaving.ts';
import { themeChoices } from '#client/lib/theme-choices.ts';
import { paths } from '#client/lib/paths.ts';
import { ACTIONS, PAGES, SETTINGS, type Entry } from './entry.ts';
import { listedPages, settingsParts, type ListedPage } from './listed-pages.ts';

export interface PaletteActions {
  logActivity: () => void;
  exportReport: () => void;
  showKeys: () => void;
}

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

/** Every page, everything that can be done from anywhere, and the parts of the settings. */
export function useCommands({ logActivity, exportReport, showKeys }: PaletteActions): Entry[] {
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const { logout } = useLogout();
  const go = (to: string) => () => leave(() => void navigate(to));
  const pageOf =
    (group: string) =>
    ({ to, label, icon, words }: ListedPage): Entry => ({
      key: `${group} ${to}`,
      group,
      icon,
      title: label,
      words,
      run: go(to),
    });
  return [
    ...listedPages.map(pageOf(PAGES)),
    action('Log an activity', Plus, logActivity),
    ...forms.map(({ to, title, icon }) => action(title, icon, go(`${to}&${NEW_PARAM}=yes`))),
    action('Export report', Download, exportReport),
    ...themeChoices.map(({ mode, label, icon }) =>
      action(`Theme: ${label}`, icon, () => setMode(mode)),
    ),
    action('Show keyboard shortcuts', Keyboard, showKeys),
    action('Sign out', LogOut, () => leave(() => void logout())),
    ...settingsParts.map(pageOf(SETTINGS)),
  ];
}
