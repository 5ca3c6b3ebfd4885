import { rolePattern as roles } from './practitioner-roles.ts';
import type { scanner } from './quick-log-parts.ts';

type Scan = ReturnType<typeof scanner>;

const several = String.raw`\s*(?:,|and|&|\+|plus)\s*`;
/** At most three words before a role: 'two ED nurses', but not 'dealing with trauma'. */
const named = String.raw`(?:[\w'/-]+\s+){0,3}?${roles}\b(?:\s+${roles}\b)*`;

/** Finds those who were there: 'with two ED nurses and a registrar', 'w/ crew'. */
export function findPeople(scan: Scan): void {
  // A title, or several people without a role.
  scan.find(
    /\b(?:with|alongside)\s+((?:dr|prof|a\/prof|professor|mr|mrs|ms|sr|sister|matron)\.?\s+[a-z][\w'-]*|(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|several|a\s+few)\s+(?:of\s+us|more))\b/,
    ([, people]) => ({ about: 'people', value: people! }),
  );
  scan.find(
    String.raw`(?:\b(?:together\s+|along\s+)?with\s+|\balongside\s+|\bw\/\s*|\bw\s+|\bc\/(?!o\b)\s*|(?<=\s)\+\s*)(${named}(?:${several}${named})*)`,
    ([, people]) => ({ about: 'people', value: people! }),
  );
}

/** Finds words that look like people but are no known role: 'with Jess', 'w/ Sam', 'with 3'. */
export function findUnsurePeople(scan: Scan): void {
  scan.find(
    /(?:\bwith\s+|\bw\/\s*|\bw\s+|\bc\/(?!o\b)\s*|(?<![^\s])\+\s*(?=[A-Z])|\balongside\s+)[a-z\d][\w'-]*(?:\s+(?:and|&|\+)\s+[a-z][\w'-]*)?/,
    ([text]) => {
      const name = text.replace(/^(?:with|alongside|w\/|w|c\/|\+)\s*/i, '');
      const isName = /^[A-Z][a-z'-]+/.test(name) && !things.test(name);
      const isNumber = /^\d{1,2}$/.test(name);
      return isName || isNumber ? { about: 'people', value: null } : undefined;
    },
  );
}

/** Words with a capital that are no names of people. */
const things =
  /^(?:The|A|An|New|My|Our|Lucas|Lifepak|Corpuls|Zoll|Ventolin|Ketamine|Covid|Trauma|Sepsis|Airway|Cardiac|Stroke|Paediatric|Geriatric|Mental|Ahpra|Queensland|Ambulance|Video|Zoom|Teams|Manikin|Mannequin|Reflection|Feedback|Discussion|Quiz|Certificate|Slides|Penthrox|Fentanyl|Morphine|Adrenaline|Clinical|Emergency|Focus|Emphasis|Hyper|Hypo)/;
