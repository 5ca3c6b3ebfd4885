import { paths } from '#client/lib/paths.ts';
import { navigation, roomAt, type Entry, type Room } from './navigation.ts';

/** Group of pages on small screens: its name, and its pages, the first of which opens with it. */
export interface Place {
  label: string;
  rooms: readonly [Entry, ...Room[]];
}

function place(label: string, ...to: string[]): Place {
  const [first, ...others] = to.map((path) => navigation.find((each) => each.to === path)!);
  return { label, rooms: [first!, ...(first!.rooms ?? []), ...others] };
}

export const places = {
  today: place('Today', paths.dashboard),
  log: place('Log', paths.cpdLog),
  learn: place('Learn', paths.modules, paths.cpdModules, paths.resources),
  proof: place('Proof', paths.documents),
  renewal: place('Renewal', paths.renewal),
};

/** Returns the place that an address belongs to; undefined for one of the account, the help, or nothing. */
export function placeAt(pathname: string): Place | undefined {
  const room = roomAt(pathname);
  return Object.values(places).find(({ rooms }) => room && rooms.includes(room));
}
