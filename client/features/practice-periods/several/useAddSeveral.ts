import { useApolloClient, useMutation } from '@apollo/client/react';
import { AddPracticePeriodsDocument } from '#client/graphql/generated.ts';
import { dayToWire } from '#client/lib/dates.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { refresh } from '#client/lib/refresh.ts';
import { showToast } from '#client/lib/toast.ts';
import { practiceMessages, type PracticeMonth } from '#domain/practice-periods';
import { practicePeriods } from '../practice-periods.ts';

interface Several {
  employer: string;
  periods: readonly PracticeMonth[];
}

/** Adds months at once; returns why it failed, null if it did not. */
export function useAddSeveral() {
  const client = useApolloClient();
  const [add] = useMutation(AddPracticePeriodsDocument);
  return async ({ employer, periods }: Several): Promise<string | null> => {
    try {
      const input = {
        employer,
        periods: periods.map(({ startDate, endDate, hours }) => ({
          startDate: dayToWire(startDate),
          endDate: dayToWire(endDate),
          hours,
        })),
      };
      const { data } = await add({ variables: { input } });
      const added = data?.addPracticePeriods.length ?? 0;
      showToast({ title: practiceMessages.severalAdded(added, periods.length - added) });
      await refresh(client, [practicePeriods.list, ...practicePeriods.alsoShownIn]);
      return null;
    } catch (error) {
      return messageOf(error as Error);
    }
  };
}
