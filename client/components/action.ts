import type { LucideIcon } from 'lucide-react';

/** An entry of a menu of actions. */
export interface Action {
  label: string;
  Icon: LucideIcon;
  destructive?: boolean;
  onChoose: () => void;
}
