import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { GoalsField } from '#client/features/records/activities/GoalsField.tsx';
import { LogAgain } from '#client/features/records/activities/quick-log/LogAgain.tsx';
import { BoardAnswers } from '#client/features/standing/board-answers/BoardAnswers.tsx';
import { ActivitiesOfDocument } from '#client/features/records/documents/ActivitiesOfDocument.tsx';
import { OtherRegistrations } from '#client/features/standing/registration/OtherRegistrations.tsx';
import { RegistrationHistory } from '#client/features/standing/registration/RegistrationHistory.tsx';
import { DocumentsField } from '#client/records/form/DocumentsField.tsx';
import { boardAnswerMessages } from '#domain/standing/board-answers';
import { registrationsMessages } from '#domain/standing/registrations';
import { spanMessages } from '#domain/standing/registration-spans';

vi.mock('#client/lib/current-user.ts', () => ({
  useCurrentUser: () => ({ user: { professions: ['paramedic'] } }),
}));

afterEach(cleanup);

/** Shows a part while the server cannot be reached; `asked` counts its requests. */
function show(part: ReactNode) {
  const asked = vi.fn<() => void>();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked();
        setTimeout(() => observer.error(new TypeError('Failed to fetch')), 20);
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ThemeProvider theme={makeTheme()}>
        <MemoryRouter>
          <Formik initialValues={{ goalIds: [], documentIds: [] }} onSubmit={() => {}}>
            {part}
          </Formik>
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return asked;
}

const nothing = () => null;
const Answers = () => <BoardAnswers registration={null} DocumentDialog={nothing} />;
const Again = () => <LogAgain today="2027-03-10" onLogged={nothing} onChange={nothing} />;
const Activities = () => <ActivitiesOfDocument documentId="1" />;
const Goals = () => <GoalsField initial={[]} />;
const Documents = () => <DocumentsField initial={[]} />;

test.each([
  ['answers of the Board', Answers, boardAnswerMessages.heading],
  ['history of a registration', RegistrationHistory, spanMessages.heading],
  ['other registrations', OtherRegistrations, registrationsMessages.heading],
])('the %s say that they load, then why they could not, and retry', async (_, Part, heading) => {
  const asked = show(<Part />);
  const region = screen.getByRole('region', { name: heading });
  expect(region.getAttribute('aria-busy')).toBe('true');
  await screen.findByText(/^The server could not be reached/);
  expect(region.getAttribute('aria-busy')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['what was logged before', Again],
  ['the activities of a document', Activities],
])('that %s could not be loaded is said, with a retry', async (_, Part) => {
  const asked = show(<Part />);
  await screen.findByText(/^The server could not be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test.each([
  ['goals', Goals],
  ['documents', Documents],
])('a form says that %s could not be loaded, and is saved without', async (what, Part) => {
  show(<Part />);
  const message = `Your ${what} could not be loaded. You can save without them.`;
  expect(await screen.findByText(message)).toBeTruthy();
});
