import { hoursLabel } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import type { Days } from '#domain/records/certificate-days';
import { certificateTexts as texts } from '#domain/records/certificate-files';
import type { Proposal } from '#domain/records/certificate-proposals';
import type { CertificateReading } from '#domain/records/certificate-words';
import { dayLabel, type CivilDate } from '#domain/dates';
import { quickLogTexts } from '#domain/records/quick-log';
import { onDay, type ActivityFields } from '../../form-values.ts';

type Fields = Partial<ActivityFields>;

/** A value of a certificate, and the fields that it fills in. */
export interface Option {
  label: string;
  fields: Fields;
}

/** What a certificate says about one thing, with the values to choose from. */
export interface Proposed {
  label: string;
  options: readonly Option[];
  /** Null if it is said for certain. */
  asked: {
    words: readonly string[];
    why: Extract<Proposal<unknown>, { is: 'asked' }>['why'];
  } | null;
}

/** Returns what a certificate proposes for the form, and the names of what it does not say. */
export function proposedFields(
  reading: CertificateReading,
  today: CivilDate,
  evidence: string,
): { proposed: readonly Proposed[]; missing: readonly string[] } {
  const entries = [
    entry(texts.labels.title, reading.title, (title) => ({ label: title, fields: { title } })),
    entry(quickLogTexts.day, reading.day, (days) => ({
      label: daysLabel(days),
      fields: { ...onDay(days.to, today), startDate: days.from },
    })),
    entry(activityFields.hours.label, reading.hours, (hours) => ({
      label: hoursLabel(hours),
      fields: { hours },
    })),
    entry(activityFields.provider.label, reading.provider, (provider) => ({
      label: provider,
      fields: { provider },
    })),
    entry(texts.labels.number, reading.number, (number) => ({
      label: number,
      fields: { evidence: withNumber(evidence, number) },
    })),
  ];
  return {
    proposed: entries.flatMap(({ proposed }) => proposed ?? []),
    missing: entries.flatMap(({ label, proposed }) => (proposed ? [] : label.toLowerCase())),
  };
}

function entry<Value>(
  label: string,
  proposal: Proposal<Value> | null,
  option: (value: Value) => Option,
): { label: string; proposed: Proposed | null } {
  if (proposal === null) return { label, proposed: null };
  const { words } = proposal;
  return proposal.is === 'sure'
    ? { label, proposed: { label, options: [option(proposal.value)], asked: null } }
    : {
        label,
        proposed: {
          label,
          options: proposal.options.map(option),
          asked: { words, why: proposal.why },
        },
      };
}

const daysLabel = ({ from, to }: Days): string =>
  from === to ? dayLabel(to) : `${dayLabel(from)} to ${dayLabel(to)}`;

/** The number is kept with what the user wrote about the evidence. */
function withNumber(evidence: string, number: string): string {
  const text = texts.numbered(number);
  if (evidence.includes(text)) return evidence;
  return evidence.trim() === '' ? text : `${evidence.trim()}; ${text}`;
}

/** True if the form has these values already. */
export const isUsed = ({ fields }: Option, values: ActivityFields): boolean =>
  Object.entries(fields).every(([name, value]) => values[name as keyof ActivityFields] === value);
