import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { afterEach, expect, test, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { numberInput } from '#client/components/form/number-input.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { CorrectEnd } from '#client/features/proof/crew-sessions/CorrectEnd.tsx';
import { CountsForField } from '#client/records/form/CountsForField.tsx';
import { countsForRule } from '#domain/records/counts-for.schema';
import { countsForTexts } from '#domain/records/counts-for';
import { crewTexts } from '#domain/proof/crew-texts';
import { form } from '#domain/forms';

afterEach(cleanup);

test('hours for a registration that are cleared stay empty, and the form asks for them', async () => {
  const onSubmit = vi.fn<(values: object) => void>();
  render(
    <Formik
      initialValues={{ hours: 2, countsFor: null }}
      validationSchema={form({ countsFor: countsForRule })}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <CountsForField professions={['paramedic', 'nurse']} stored={null} />
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
      </Form>
    </Formik>,
  );
  const nurse = screen.getByLabelText<HTMLInputElement>('Hours as nurse');
  await userEvent.clear(nurse);
  expect(nurse.value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(countsForTexts.hoursProblem);
  expect(document.activeElement).toBe(nurse);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(nurse, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]![0]).toMatchObject({
    countsFor: [
      { profession: 'paramedic', hours: 2 },
      { profession: 'nurse', hours: 1.5 },
    ],
  });
});

test('minutes by which a session was ended too late are asked for, not taken as 0', async () => {
  const onCorrect = vi.fn<(endedAt: Date) => void>();
  const session = { startedAt: '2027-03-10T01:00:00.000Z', endedAt: '2027-03-10T02:00:00.000Z' };
  render(
    <ThemeProvider theme={makeTheme()}>
      <CorrectEnd {...session} timeZone="Australia/Brisbane" onCorrect={onCorrect} />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: crewTexts.correct }));
  const minutes = screen.getByLabelText<HTMLInputElement>(/^Minutes earlier/);
  const save = screen.getByRole('button', { name: crewTexts.correct });
  for (const wrong of ['', '61', '1.5', '-5']) {
    fireEvent.change(minutes, { target: { value: wrong } });
    await userEvent.click(save);
    screen.getByText(crewTexts.correctProblem(60));
    expect(minutes.value).toBe(wrong);
    expect(document.activeElement).toBe(minutes);
  }
  expect(onCorrect).not.toHaveBeenCalled();
  fireEvent.change(minutes, { target: { value: '15' } });
  screen.getByText(`${crewTexts.correctLabel} 11:45`, { exact: false });
  await userEvent.click(save);
  expect(onCorrect).toHaveBeenCalledExactlyOnceWith(new Date('2027-03-10T01:45:00.000Z'));
});

/** As browsers do: a number input takes no comma. */
function typed(keys: string, max: number): string {
  const input = document.createElement('input');
  const { onBeforeInput } = numberInput({ min: 0, max, step: 0.5 });
  let isWhole = false;
  input.select = () => void (isWhole = true);
  document.execCommand = (_command, _ui, text) => {
    input.value = isWhole ? text! : input.value + text;
    isWhole = false;
    return true;
  };
  for (const data of keys) {
    let isPrevented = false;
    const event = { data, currentTarget: input, preventDefault: () => (isPrevented = true) };
    onBeforeInput!(event as never);
    if (!isPrevented && data !== ',') input.value += data;
  }
  return input.value;
}

test.each([
  ['1,5', 24, '1.5'],
  ['1,5', 8784, '1.5'],
  ['37,25', 8784, '37.25'],
  ['1,500', 8784, '1500'],
  ['1,520.5', 8784, '1520.5'],
])('%s typed into a number of up to %i is %s', (keys, max, value) => {
  expect(typed(keys, max)).toBe(value);
});
