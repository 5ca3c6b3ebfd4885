import {
  Award,
  BadgeCheck,
  BookOpen,
  BriefcaseMedical,
  FileText,
  ListChecks,
  NotebookPen,
  Target,
  Telescope,
  type LucideIcon,
} from 'lucide-react';
import type { SearchKind } from '#domain/records/record-links';

interface FoundKind {
  icon: LucideIcon;
  /** The fields that a result shows, if the cache holds them. */
  cached?: { title: string; text: string; at?: string };
}

/** How the palette shows each kind of result, and finds it without a connection. */
export const foundKinds: Record<SearchKind, FoundKind> = {
  activity: {
    icon: ListChecks,
    cached: { title: 'title', text: 'category', at: 'completedDate' },
  },
  document: {
    icon: FileText,
    cached: { title: 'title', text: 'type', at: 'createdAt' },
  },
  credential: {
    icon: BadgeCheck,
    cached: { title: 'title', text: 'type', at: 'expiryDate' },
  },
  'learning-goal': {
    icon: Target,
    cached: { title: 'title', text: 'status', at: 'targetDate' },
  },
  'reflective-log': {
    icon: NotebookPen,
    cached: { title: 'content', text: 'learningOutcomes', at: 'createdAt' },
  },
  'practice-period': {
    icon: BriefcaseMedical,
    cached: { title: 'employer', text: 'position', at: 'startDate' },
  },
  module: { icon: BookOpen, cached: { title: 'title', text: 'category' } },
  certificate: { icon: Award },
  resource: { icon: Telescope, cached: { title: 'title', text: 'type' } },
};
