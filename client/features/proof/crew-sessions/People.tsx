import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Check, UserMinus, UserPlus } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import {
  attendeeLabel,
  DELETED_MEMBER,
  professionLabel,
  type Profession,
} from '#domain/proof/crew-companions';
import { crewTexts as texts, taughtTexts } from '#domain/proof/crew-texts';
import { timeLabel } from '#domain/dates';
import { hoursLabel } from '#domain/records/activities';

/** A member as GraphQL and REST send it. */
export interface Person {
  id: string | number;
  name: string | null;
  /** Of an attendee of a taught session. */
  number: number | null;
  profession: string;
  isGuest: boolean;
  isHost: boolean;
  joinedAt: string;
  hereSince: string | null;
  leftAt: string | null;
  hours: number | null;
  isRemoved: boolean;
  confirmations: number;
}

interface Props {
  people: readonly Person[];
  /** The user's own member. */
  own: string | number;
  confirmedIds: readonly (string | number)[];
  timeZone: string;
  isEnded: boolean;
  /** Without it, nobody can be confirmed now. */
  onConfirm?: (ids: (string | number)[]) => void;
  /** For the host of a running session. */
  onRemove?: (person: Person) => void;
  onRestore?: (person: Person) => void;
}

/** Lists who is here and since when; each can be confirmed with one press. */
export function People(props: Props) {
  const { people, own, confirmedIds, isEnded, onConfirm } = props;
  const confirmed = new Set(confirmedIds.map(String));
  const open = people.filter(
    (each) => String(each.id) !== String(own) && !each.isRemoved && !confirmed.has(String(each.id)),
  );
  const here = open.filter(({ hereSince }) => isEnded || hereSince !== null);
  return (
    <>
      {onConfirm && here.length > 1 && (
        <Button
          variant="contained"
          startIcon={<Check />}
          onClick={() => onConfirm(here.map(({ id }) => id))}
          sx={{ width: { xs: '100%', sm: 'auto' }, mb: 1 }}
        >
          {here.every(({ number }) => number !== null)
            ? taughtTexts.confirmAll(here.length)
            : texts.confirmAll(here.length)}
        </Button>
      )}
      <List disablePadding aria-label={texts.people}>
        {people.map((person) => (
          <PersonItem
            key={person.id}
            {...props}
            person={person}
            isOwn={String(person.id) === String(own)}
            isConfirmed={confirmed.has(String(person.id))}
          />
        ))}
      </List>
    </>
  );
}

interface ItemProps extends Props {
  person: Person;
  isOwn: boolean;
  isConfirmed: boolean;
}

function PersonItem({ person, isOwn, isConfirmed, ...props }: ItemProps) {
  const { timeZone, onConfirm, onRemove, onRestore } = props;
  const name = nameOf(person);
  const { isHost, isGuest, isRemoved } = person;
  const badges = [isOwn && 'You', isHost && 'Host', isGuest && 'Guest'].filter(Boolean);
  const actions = isRemoved
    ? [{ label: 'Bring back', Icon: UserPlus, onChoose: () => onRestore?.(person) }]
    : [
        {
          label: 'Remove person',
          Icon: UserMinus,
          destructive: true,
          onChoose: () => onRemove?.(person),
        },
      ];
  return (
    <ListItem disableGutters divider sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <ListItemText
        sx={{ flex: '1 1 11rem' }}
        primary={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box component="span" sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            {badges.map((badge) => (
              <Chip key={String(badge)} size="small" label={badge} />
            ))}
          </Box>
        }
        secondary={[
          professionLabel(person.profession as Profession),
          presenceOf(person, timeZone),
          person.hours !== null && !isRemoved && hoursLabel(person.hours),
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        {onConfirm && !isOwn && !isRemoved && (
          <Confirm
            {...{ name, isConfirmed }}
            label={person.number === null ? texts.confirmShort(name) : taughtTexts.confirmShort}
            isHere={props.isEnded || person.hereSince !== null}
            onConfirm={() => onConfirm([person.id])}
          />
        )}
        {!isHost && (onRemove || onRestore) && (
          <ActionMenu label={`Actions for ${name}`} actions={actions} />
        )}
      </Box>
    </ListItem>
  );
}

interface ConfirmProps {
  name: string;
  label: string;
  isConfirmed: boolean;
  isHere: boolean;
  onConfirm: () => void;
}

function Confirm({ name, label, isConfirmed, isHere, onConfirm }: ConfirmProps) {
  if (isConfirmed) {
    return (
      <Chip
        icon={<Check size={16} aria-hidden />}
        color="success"
        variant="outlined"
        label={texts.confirmed}
      />
    );
  }
  if (!isHere) return null;
  return (
    <Button variant="outlined" size="small" onClick={onConfirm} aria-label={texts.confirm(name)}>
      {label}
    </Button>
  );
}

/** The name that may be shown: an attendee whom the educator may not name is a number. */
export const nameOf = ({ name, number }: Pick<Person, 'name' | 'number'>): string =>
  name ?? (number === null ? DELETED_MEMBER : attendeeLabel(number));

/** The names that may be shown. */
export const namesIn = (people: readonly Pick<Person, 'name'>[]): string[] =>
  people.flatMap(({ name }) => (name === null ? [] : [name]));

function presenceOf({ isRemoved, hereSince, joinedAt, leftAt }: Person, timeZone: string): string {
  const time = (at: string) => timeLabel(new Date(at), timeZone);
  if (isRemoved) return 'removed';
  if (hereSince) {
    return hereSince === joinedAt
      ? `here since ${time(hereSince)}`
      : `here since ${time(joinedAt)}, back at ${time(hereSince)}`;
  }
  return leftAt ? `${time(joinedAt)} to ${time(leftAt)}` : `joined at ${time(joinedAt)}`;
}
