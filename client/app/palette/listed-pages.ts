import {
  BadgeCheck,
  Bell,
  BriefcaseMedical,
  CalendarClock,
  ChartLine,
  FileText,
  Link2,
  MailOpen,
  Scale,
  ScrollText,
  Settings,
  Trash2,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { settingsEntries } from '#domain/account/settings-places';
import { navigation } from '../navigation.ts';

export interface ListedPage {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other words under which people look for it. */
  words?: string;
}

/** Icon and further search words of each page, which the navigation does not have. */
const more: Readonly<Record<string, Omit<ListedPage, 'to' | 'label'>>> = {
  [paths.progress]: { icon: ChartLine, words: 'your progress hours pace years heatmap review' },
  [paths.credentials]: { icon: BadgeCheck, words: 'insurance indemnity blue card expiry' },
  [paths.practiceHours]: { icon: BriefcaseMedical, words: 'recency of practice leave' },
  [paths.crew]: {
    icon: UsersRound,
    words:
      'colleagues confirm attested join code teach taught educator course conference grand round attendance feedback',
  },
  [paths.teams]: {
    icon: Users,
    words:
      'station service college coordinator board receipt share sharing standing join invitation',
  },
  [paths.auditNotices]: { icon: MailOpen, words: 'audit notice letter 28 days' },
  [paths.submissions]: { icon: Link2, words: 'links auditor revoke shares' },
  [paths.renewal]: {
    icon: CalendarClock,
    words: 'rehearse declarations registration dates board answer',
  },
};

/** Every page of the palette. */
export const listedPages: readonly ListedPage[] = [
  ...navigation
    .flatMap((entry) => [entry, ...(entry.rooms ?? [])])
    .map(({ to, label, ...rest }): ListedPage => ({
      to,
      label,
      icon: FileText,
      ...rest,
      ...more[to],
    })),
  { to: paths.notifications, label: 'Notifications', icon: Bell },
  { to: paths.guidelines, label: 'AHPRA Guidelines', icon: ScrollText },
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
