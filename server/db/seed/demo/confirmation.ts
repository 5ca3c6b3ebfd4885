import type { NewAttestation } from '#server/schema/proof/attestations/add-attestation';

/** An activity that a colleague confirmed by a link, on the day after it was sent. */
export const confirmation: {
  title: string;
  given: Omit<NewAttestation, 'hours' | 'askedAt'>;
} = {
  title: 'Advanced life support recertification',
  given: {
    source: 'co-sign',
    name: 'Sam Okafor',
    role: 'Clinical educator',
    registrationNumber: null,
    comment: 'Led the second scenario, and closed the loop on every order.',
    inOwnersBrowser: false,
  },
};
