import { useUpdateRegistrationMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { dayToWire } from '#client/lib/dates.ts';
import { type CivilDate } from '#domain/dates';
import { registrationMessages } from '#domain/registration';

/** The form's values. */
export interface RegistrationFields {
  registrationDate: CivilDate | null;
  registrationExpiryDate: CivilDate | null;
}

interface Dates {
  registrationDate: CivilDate;
  registrationExpiryDate: CivilDate | null;
}

/** Saves the registration dates; the response also updates the summary. Rethrows a refusal after showing it. */
export function useUpdateRegistration(variant: 'dashboard' | 'profile') {
  const [update] = useUpdateRegistrationMutation();
  return async ({ registrationDate, registrationExpiryDate }: Dates): Promise<void> => {
    try {
      await update({
        variables: {
          input: {
            registrationDate: dayToWire(registrationDate),
            registrationExpiryDate: registrationExpiryDate && dayToWire(registrationExpiryDate),
          },
        },
      });
    } catch (error) {
      tellFailure(registrationMessages.updateFailed, error);
      throw error;
    }
    showToast(
      variant === 'profile'
        ? registrationMessages.updatedOnProfile
        : registrationMessages.updatedOnDashboard,
    );
  };
}
