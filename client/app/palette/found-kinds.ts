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
  /** The GraphQL type by which the cache holds them, and its fields that a result shows. */
  cached?: { type: string; title: string; text: string; at?: string };
}

/** How the palette shows each kind of result, and finds it without a connection. */
export const foundKinds: Record<SearchKind, FoundKind> = {
  activity: {
    icon: ListChecks,
    cached: { type: 'Activity', title: 'title', text: 'category', at: 'completedDate' },
  },
  document: {
    icon: FileText,
    cached: { type: 'Document', title: 'title', text: 'type', at: 'createdAt' },
  },
  credential: {
    icon: BadgeCheck,
    cached: { type: 'Credential', title: 'title', text: 'type', at: 'expiryDate' },
  },
  'learning-goal': {
    icon: Target,
    cached: { type: 'LearningGoal', title: 'title', text: 'status', at: 'targetDate' },
  },
  'reflective-log': {
    icon: NotebookPen,
    cached: { type: 'ReflectiveLog', title: 'content', text: 'learningOutcomes', at: 'createdAt' },
  },
  'practice-period': {
    icon: BriefcaseMedical,
    cached: { type: 'PracticePeriod', title: 'employer', text: 'role', at: 'startDate' },
  },
  module: { icon: BookOpen, cached: { type: 'Module', title: 'title', text: 'category' } },
  certificate: { icon: Award },
  resource: { icon: Telescope, cached: { type: 'Resource', title: 'title', text: 'type' } },
};
