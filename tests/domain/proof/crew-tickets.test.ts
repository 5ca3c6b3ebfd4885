import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  crewTicketLimits,
  crewTicketMessages,
  crewTicketPath,
  keyExpiresAt,
  readScannedTicket,
  readTicket,
  ticketIssuedAt,
  ticketProblem,
  ticketSessionProblem,
  ticketToSign,
} from '#domain/proof/crew-tickets';

const START = new Date('2026-11-24T02:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const SIGNATURE = 'A'.repeat(86);
const about = {
  keyId: '7',
  session: 'abcdefghijklmnopqrst_-',
  startedAt: START,
  issuedAt: after(9),
};
const key = { createdAt: after(-60), expiresAt: keyExpiresAt(after(-60)) };

test('a ticket says what was signed, whatever its title, and fits a QR code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const signed = ticketToSign({ ...about, title });
      const read = readTicket(`${signed}.${SIGNATURE}`);
      expect(read).toEqual({
        ...about,
        title: [...title].slice(0, crewTicketLimits.title).join(''),
        signed,
        signature: SIGNATURE,
      });
    }),
  );
});

const ticket = `${ticketToSign({ ...about, title: 'Shed' })}.${SIGNATURE}`;

test.each([
  null,
  '',
  ticket.slice(1),
  ticket.slice(0, -1),
  ticket.replace('Shed', 'Sh ed'),
  ticket.replace('Shed', '%E0%A4%A'),
  ticket.replace('1.7.', '2.7.'),
  `${ticket}A`,
])('%j is no ticket', (text) => {
  expect(readTicket(text)).toBeNull();
});

test('a scanned address holds a ticket of this installation only', () => {
  const origin = 'https://cpd.example';
  expect(readScannedTicket(origin + crewTicketPath(ticket), origin)).toBe(ticket);
  expect(readScannedTicket(`${origin}.evil${crewTicketPath(ticket)}`, origin)).toBeNull();
  expect(readScannedTicket(ticket, origin)).toBeNull();
});

test('the first ticket is made at the start, later ones each half minute', () => {
  const started = after(0.2);
  expect(ticketIssuedAt(after(0.3), started)).toEqual(started);
  expect(ticketIssuedAt(after(0.6), started)).toEqual(after(0.5));
});

test.each([
  [after(0), after(5), null],
  [after(0), after(5.1), crewTicketMessages.clock],
  [after(14 * 24 * 60), after(0), null],
  [after(14 * 24 * 60 + 1), after(0), crewTicketMessages.late],
  [after(800), after(-0.1), crewTicketMessages.wrong],
  [after(800), after(721), crewTicketMessages.wrong],
])('at %s a ticket of %s', (now, issuedAt, problem) => {
  expect(ticketProblem({ startedAt: START, issuedAt }, { now, key })).toBe(problem);
});

test.each([
  [after(0), after(0), null],
  [after(0), after(720), null],
  [after(0), after(721), crewTicketMessages.length],
  [after(1), after(0), crewTicketMessages.length],
  [after(-65), after(0), null],
  [after(-66), after(0), crewTicketMessages.keyTime],
])('a session from %s to %s', (startedAt, endedAt, problem) => {
  const now = after(800);
  expect(ticketSessionProblem({ startedAt, endedAt }, { now, key })).toBe(problem);
});
