import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { TokenForm } from '#client/features/account/access-tokens/TokenForm.tsx';
import { BoardAnswerForm } from '#client/features/standing/board-answers/BoardAnswerForm.tsx';
import { ShareForm } from '#client/features/proof/portfolio/shared/ShareForm.tsx';
import { SeveralDialog } from '#client/features/records/practice-periods/several/SeveralDialog.tsx';
import { SpanDialog } from '#client/features/standing/registration/SpanDialog.tsx';
import { wholeSubmission } from '#domain/proof/submission';

vi.mock('#client/lib/current-user.ts', () => ({ useCurrentUser: () => ({ user: null }) }));

afterEach(cleanup);

const nothing = () => {};
const held = {
  profession: 'paramedic',
  label: 'Paramedic',
  isFirst: true,
  timeZone: 'Australia/Brisbane',
  registrationDate: null,
  registrationExpiryDate: null,
  registrationExpiryRule: 'board-year',
  registrationBreaks: [],
  registrationSpans: [],
} as never;

const Several = () => <SeveralDialog open onClose={nothing} />;
const Token = () => <TokenForm onDirty={nothing} onMade={nothing} />;
const Answer = () => (
  <BoardAnswerForm held={held} onSaved={nothing} onDirty={nothing} DocumentDialog={() => null} />
);
const Share = () => (
  <ShareForm
    period="2026"
    registration={null}
    choice={wholeSubmission}
    onDirty={nothing}
    onMade={nothing}
  />
);
const Span = () => (
  <SpanDialog
    open
    onClose={nothing}
    others={[]}
    registration="paramedic"
    timeZone="Australia/Brisbane"
  />
);

test.each([
  ['several months', Several, /^In one sentence/],
  ['an access token', Token, /^Name/],
  ['an answer of the Board', Answer, /^Who answered/],
  ['an auditor’s link', Share, /^For whom/],
  ['a span of a registration', Span, /^Conditions/],
])('the form of %s asks before what was typed is left', async (_, Form, field) => {
  render(
    <ApolloProvider
      client={
        new ApolloClient({
          cache: new InMemoryCache(),
          link: new ApolloLink(() => new Observable(nothing)),
        })
      }
    >
      <ThemeProvider theme={makeTheme()}>
        <MemoryRouter>
          <Form />
          <a href="/elsewhere">Elsewhere</a>
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
  fireEvent.change(await screen.findByLabelText(field), { target: { value: 'Typed at length' } });
  fireEvent.click(screen.getByText('Elsewhere'));
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('Typed at length');
});
