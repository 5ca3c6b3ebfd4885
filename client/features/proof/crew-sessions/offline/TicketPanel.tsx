import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@apollo/client/react';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { SendCrewTicketDocument } from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { crewTicketSchema } from '#domain/proof/crew-sessions.schema';
import { guestFields } from '#domain/proof/crew-sessions.fields';
import { crewOfflineTexts as texts, crewTexts, taughtTexts } from '#domain/proof/crew-texts';
import { readTicket } from '#domain/proof/crew-tickets';
import { timeLabel } from '#domain/dates';
import { formLabelOf } from '#domain/records/record-fields';
import { CodeField } from '../CodeField.tsx';
import { professionOptions } from '../professions.ts';
import { heldTicket, holdTicket, type HeldTicket } from './held-ticket.ts';

interface Props {
  /** Scanned with the phone's camera, which opened the app. */
  scanned: string | null;
  timeZone: string;
}

/** Takes the ticket of a host without a connection, and notes when the guest left. */
export function TicketPanel({ scanned, timeZone }: Props) {
  const [held, setHeld] = useState(heldTicket);
  const [send] = useMutation(SendCrewTicketDocument);

  const sendTicket = ({ title: _title, ...input }: HeldTicket, minutesPresent: number | null) =>
    send({ variables: { input: { ...input, minutesPresent } } });

  function hold(next: HeldTicket | null): void {
    holdTicket(next);
    setHeld(next);
  }

  async function leave(ticket: HeldTicket): Promise<void> {
    const minutes = Math.floor((now().getTime() - Date.parse(ticket.heldAt)) / 60_000);
    try {
      await sendTicket(ticket, Math.max(0, minutes));
      hold(null);
      showToast(savedToast({ title: texts.left }));
    } catch (error) {
      tellFailure(crewTexts.leaveFailed, error);
    }
  }

  if (held && (scanned === null || held.ticket === scanned)) {
    const since = timeLabel(new Date(held.heldAt), timeZone);
    return (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Alert severity="success">{texts.held(held.title, since)}</Alert>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void leave(held)}>
            {texts.leave}
          </Button>
          <Button onClick={() => hold(null)}>{texts.another}</Button>
        </Stack>
      </Stack>
    );
  }
  return (
    <Formik
      initialValues={{
        ticket: scanned ?? '',
        heldAt: now().toISOString(),
        profession: 'paramedic',
        namesAllowed: false,
        listAllowed: false,
      }}
      validationSchema={crewTicketSchema}
      onSubmit={async (values, helpers) => {
        const title = readTicket(values.ticket)?.title ?? null;
        const ticket = { ...values, title, heldAt: now().toISOString() };
        try {
          await sendTicket(ticket, null);
          hold(ticket);
          showToast(savedToast({ title: texts.kept }));
        } catch (error) {
          if (!applyFieldErrors(error, helpers)) tellFailure(crewTexts.joinFailed, error);
        }
      }}
    >
      {({ values }) => (
        <Form noValidate>
          <Stack sx={{ gap: 2.5 }}>
            <TicketField title={readTicket(values.ticket)?.title ?? null} />
            <SelectField
              name="profession"
              label={formLabelOf(guestFields.profession)}
              options={professionOptions}
            />
            <CheckboxField
              name="namesAllowed"
              label={formLabelOf(guestFields.namesAllowed)}
              helperText={crewTexts.namesHelp}
            />
            <CheckboxField
              name="listAllowed"
              label={formLabelOf(guestFields.listAllowed)}
              helperText={taughtTexts.listHelp}
            />
          </Stack>
          <SubmitButton pendingLabel="Keeping..." fullWidth sx={{ mt: 2.5 }}>
            {texts.keep}
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

function TicketField({ title }: { title: string | null }) {
  if (title !== null) return <Alert severity="info">{texts.scanned(title)}</Alert>;
  return <CodeField name="ticket" helperText={texts.lettersHelp} />;
}
