import { dayLabel, type CivilDate } from '../dates.ts';
import { substanceLabel, type EvidenceSubstance } from '../records/evidence-substance.ts';
import {
  alike,
  comparedTexts,
  likenessLimits,
  likenessOf,
  sharing,
  type Copies,
} from '../records/likeness.ts';

/** Place of a reflection in a remark, with an activity and without one. */
export const activityPlace = (number: number): string => `with activity ${number}`;
export const reflectionPlace = (day: CivilDate): string => `of ${dayLabel(day)}`;

/** Places that a remark names; the others are counted. */
const NAMED = 10;

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Returns, for each place, the others that have a copy of what is there; null if none has. */
function copiesNamed(found: Iterable<Copies>, places: readonly string[]): (string | null)[] {
  const named = places.map((): string | null => null);
  const ids = new Map<string, number>();
  const idOf = places.map((place) => ids.get(place) ?? ids.set(place, ids.size).size - 1);
  const times = new Int32Array(ids.size);
  for (const { same, near } of found) {
    // The first copy at each place.
    const firsts = near.filter((copy) => (times[idOf[copy]!]! += 1) === 1);
    for (const own of same) {
      const isAlone = times[idOf[own]!] === 1;
      const total = isAlone ? firsts.length - 1 : firsts.length;
      if (total === 0) continue;
      const others = firsts.slice(0, NAMED + 1).filter((copy) => !isAlone || copy !== own);
      const names = others.slice(0, NAMED).map((copy) => places[copy]!);
      const more = total - names.length;
      named[own] = list.format(more > 0 ? [...names, `${more} more`] : names);
    }
    for (const copy of near) times[idOf[copy]!] = 0;
  }
  return named;
}

interface Piece {
  number: string;
  sha256: string | null;
  substance: EvidenceSubstance | null;
  /** The sentence on its Open Badge. */
  badge?: string | null;
}

/** Returns the remark for an auditor on each piece of evidence: what is known of its badge, that it shows nothing, and where the same file is. */
export function remarksOnEvidence(evidence: readonly Piece[]): (string | null)[] {
  const files = sharing(evidence.map(({ sha256 }) => [sha256]));
  const others = copiesNamed(
    files,
    evidence.map(({ number }) => number),
  );
  return evidence.map(({ sha256, substance, badge }, place) => {
    if (sha256 === null) return null;
    const remarks = [
      badge ?? null,
      substanceLabel(substance),
      others[place] ? `The same file, also ${others[place]}` : null,
    ].filter((remark) => remark !== null);
    return remarks.length > 0 ? `${remarks.join('. ')}.` : null;
  });
}

interface Reflection {
  /** Null for the reflection on a learning module, which counts as older than the logs. */
  id: number | null;
  texts: readonly (string | null)[];
  place: string;
}

/** The remark on a reflection that was not compared for similar words. */
const notCompared = `Not among the newest ${likenessLimits.texts.toLocaleString('en-AU')} different reflections: compared for exactly the same words only.`;

/** Returns where nearly the same text is, for each of some reflections; those without words are not compared. */
export function remarksOnReflections(reflections: readonly Reflection[]): (string | null)[] {
  const likenesses = reflections.map(({ texts }) => likenessOf(texts));
  const { compared } = comparedTexts(
    reflections.map(({ id }, index) => [id ?? 0, likenesses[index]!]),
  );
  const others = copiesNamed(
    alike(
      likenesses.map((likeness) => [likeness]),
      compared,
    ),
    reflections.map(({ place }) => place),
  );
  return others.map((places, index) => {
    const likeness = likenesses[index]!;
    if (likeness === null || compared.has(likeness)) {
      return places && `Nearly the same text, also ${places}.`;
    }
    return places ? `The same text, also ${places}. ${notCompared}` : notCompared;
  });
}
