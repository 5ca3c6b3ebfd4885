import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  AddPracticePeriodsDocument,
  type AddPracticePeriodsInput,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { refresh } from '#client/lib/refresh.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { showToast } from '#client/lib/toast.ts';
import { outboxMessages, type OutboxEntry } from '#domain/records/outbox';
import type { Replaced } from '#domain/records/outbox-accepted';
import { practiceMessages, type PracticeMonth } from '#domain/records/practice-periods';
import { practicePeriods } from '../practice-periods.ts';

/** Practice hours of several months. */
export interface Several {
  employer: string;
  periods: readonly PracticeMonth[];
}

/** Adds months at once, in place of those of a waiting change; returns why it failed, null if it did not. */
export function useAddSeveral(replaces?: Replaced) {
  const client = useApolloClient();
  const [add] = useMutation(AddPracticePeriodsDocument);
  return async ({ employer, periods }: Several): Promise<string | null> => {
    try {
      const input = {
        employer,
        periods: periods.map(({ startDate, endDate, hours }) => ({
          startDate,
          endDate,
          hours,
        })),
      };
      const { data } = await add({
        variables: { input },
        ...sendingOptions({
          requestKey: randomKey(),
          form: { place: 'practice-hours:several', values: {}, begun: null },
          replaces,
        }),
      });
      const added = data?.addPracticePeriods as readonly unknown[] | null | undefined;
      showToast(
        added
          ? { title: practiceMessages.severalAdded(added.length, periods.length - added.length) }
          : outboxMessages.kept,
      );
      await refresh(client, [practicePeriods.list, ...practicePeriods.alsoShownIn]);
      return null;
    } catch (error) {
      return messageOf(error as Error);
    }
  };
}

/** Returns the months of a waiting change. */
export function waitingSeveral({ variables }: Pick<OutboxEntry, 'variables'>): Several {
  const { employer, periods } = variables['input'] as AddPracticePeriodsInput;
  return {
    employer,
    periods: periods.map(({ startDate, endDate, hours }) => ({
      startDate: dayFromWire(startDate)!,
      endDate: dayFromWire(endDate)!,
      hours,
    })),
  };
}
