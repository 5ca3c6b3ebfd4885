import type { ReactNode } from 'react';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { professionOf } from '#domain/professions/professions';

interface Props {
  /** Null for the first one. */
  value: string | null;
  onChange: (registration: string | null) => void;
  /** The content for the chosen one. */
  children: ReactNode;
}

/** The registrations of the user as tabs. With one registration there are no tabs. */
export function RegistrationTabs({ value, onChange, children }: Props) {
  const [first, ...others] = useCurrentUser().user?.professions ?? [];
  if (!first || others.length === 0) return children;
  return (
    <div>
      <TabbedArea
        label="Registrations"
        tabs={registrationOptions([first, ...others])}
        value={value ?? first}
        onChange={(next) => onChange(next === first ? null : next)}
      >
        {children}
      </TabbedArea>
    </div>
  );
}

/** Registrations as choices, each with its Board. */
export const registrationOptions = (professions: readonly string[]) =>
  professions.map((value) => {
    const { label = value, board = '' } = professionOf(value) ?? {};
    return { value, label, use: board };
  });
