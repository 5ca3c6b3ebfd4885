import {
  BadgeCheck,
  Bell,
  BriefcaseMedical,
  ChartLine,
  ClipboardCheck,
  MailOpen,
  Scale,
  ScrollText,
  Settings,
  Trash2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { settingsEntries } from '#domain/settings-places';
import { navigation } from '../navigation.ts';

export interface ListedPage {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other words under which people look for it. */
  words?: string;
}

/** Every page of the palette. */
export const listedPages: readonly ListedPage[] = [
  ...navigation,
  { to: paths.progress, label: 'Your progress', icon: ChartLine },
  { to: paths.notifications, label: 'Notifications', icon: Bell },
  {
    to: paths.credentials,
    label: 'Credentials',
    icon: BadgeCheck,
    words: 'insurance indemnity blue card expiry',
  },
  { to: paths.auditNotices, label: 'Audit letters', icon: MailOpen },
  { to: paths.practiceHours, label: 'Practice hours', icon: BriefcaseMedical },
  { to: paths.renewal, label: 'Rehearse the renewal', icon: ClipboardCheck },
  { to: paths.guidelines, label: 'AHPRA Guidelines', icon: ScrollText },
  { to: paths.crew, label: 'Crew sessions', icon: UsersRound },
  { to: paths.counts, label: 'Does this count?', icon: Scale },
  { to: paths.bin, label: 'Bin', icon: Trash2, words: 'trash deleted restore recycle' },
];

/** Pages of the settings and their parts; listed only if they are looked for. */
export const settingsParts: readonly ListedPage[] = settingsEntries.map(
  ({ link, label, words }) => ({
    to: link,
    label,
    icon: Settings,
    words: `settings ${words}`,
  }),
);
