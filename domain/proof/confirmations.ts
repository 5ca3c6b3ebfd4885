import { ASK_TO_CONFIRM, hoursLabel } from '../records/activities.ts';
import { civilDate, dayLabel } from '../dates.ts';
import { recordLinks } from '../records/record-links.ts';
import { PRODUCT } from '../product.ts';

/** Days for which a link that asks for a confirmation works. */
export const CONFIRMATION_LINK_DAYS = 7;

/** Links of one activity that are open at a time; our own limit. */
export const OPEN_REQUESTS_MAX = 5;

/** Links of one activity in all; our own limit, so that the list of them needs no pages. */
export const REQUESTS_MAX = 20;

/** Maximum characters of a link's secret as it is sent. */
export const CONFIRMATION_TOKEN_MAX = 100;

/** States of a request; only an open one can be confirmed. */
export const requestStates = ['open', 'confirmed', 'refused', 'revoked', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** Moments that decide the state of a request. */
export interface RequestMoments {
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  confirmedAt: Date | null;
  refusedAt: Date | null;
}

/** Returns the state of a request at a moment. */
export function requestState(request: RequestMoments, now: Date): RequestState {
  if (request.confirmedAt) return 'confirmed';
  if (request.refusedAt) return 'refused';
  if (request.revokedAt) return 'revoked';
  return request.expiresAt <= now ? 'expired' : 'open';
}

/** Label of each state, for the owner. */
export const requestStateLabels: Record<RequestState, string> = {
  open: 'Waiting',
  confirmed: 'Confirmed',
  refused: 'Refused',
  revoked: 'Withdrawn',
  expired: 'Expired',
};

/** Returns what became of a request, in a sentence for its owner. */
export function requestText(
  request: RequestMoments & { refusedBy: string | null },
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const day = (moment: Date) => dayLabel(civilDate(moment, timeZone));
  const asked = `Asked on ${day(request.createdAt)}`;
  const texts: Record<RequestState, () => string> = {
    open: () => `${asked}. The link works once, until ${day(request.expiresAt)}.`,
    confirmed: () => `${asked}, confirmed on ${day(request.confirmedAt!)}.`,
    refused: () =>
      `${asked}, refused on ${day(request.refusedAt!)}${request.refusedBy ? ` by ${request.refusedBy}` : ''}.`,
    revoked: () => `${asked}, withdrawn on ${day(request.revokedAt!)}.`,
    expired: () => `${asked}. Nobody used the link before it expired on ${day(request.expiresAt)}.`,
  };
  return texts[requestState(request, now)]();
}

/** Texts of a link's page if the link cannot be used; the reader may be anybody who holds the link. */
export const closedLinkTexts = {
  used: {
    title: 'This link has been used',
    text: 'It works once. If you did not use it, tell the person who gave it to you.',
  },
  revoked: {
    title: 'This request was withdrawn',
    text: 'There is nothing left to confirm. Ask the person who gave you the link for a new one.',
  },
  expired: {
    title: 'This link has expired',
    text: `It works for ${CONFIRMATION_LINK_DAYS} days. Ask the person who gave it to you for a new one.`,
  },
  unknown: {
    title: 'This link is not recognised',
    text: 'Part of it may be missing. Copy the whole link, or ask for a new one.',
  },
} as const;
export type ClosedLink = keyof typeof closedLinkTexts;

/** Returns why a request cannot be answered any more; null while it can. */
export const closedAs = (state: RequestState): Exclude<ClosedLink, 'unknown'> | null =>
  (
    ({
      open: null,
      confirmed: 'used',
      refused: 'used',
      revoked: 'revoked',
      expired: 'expired',
    }) as const
  )[state];

/** Errors of requests and of their answers. */
export const confirmationMessages = {
  notCompleted: 'Complete the activity first: only what has been done can be confirmed.',
  tooManyOpen: `At most ${OPEN_REQUESTS_MAX} links for an activity can be open at a time. Withdraw one first.`,
  tooMany: `An activity has at most ${REQUESTS_MAX} requests.`,
  emailUnavailable: 'This server is not set up to send e-mail. Show the QR code, or copy the link.',
  demo: 'The demonstration account sends no e-mail. Show the QR code, or copy the link.',
  own: 'This is your own request. You cannot confirm your own activity: ask someone who was there.',
  ownName:
    'These details cannot confirm this activity: someone else who was there must. If you share a name with its owner, add your middle name.',
  changed: 'The record was changed while you were reading. Look at it again before you confirm.',
  hoursUp: 'The hours can only be corrected down',
  settled: 'This request has already been settled.',
} as const;

/** Texts of the public page. */
export const confirmPageTexts = {
  title: 'Confirm a colleague’s CPD',
  asks: (person: string) =>
    `${person} asks you to confirm that this took place, with these dates and hours, as far as you were there to see it.`,
  kept: `${PRODUCT} keeps what you write here and what you see above with the record, when you signed, and whether its owner has signed in with this browser. Its owner can show both to an auditor, with your name.`,
  nothingYet: 'Nothing happens until you press a button.',
  confirm: 'Confirm activity',
  refuse: 'Refuse to confirm',
  refuseText: 'Your name and a comment are optional. The person who asked sees that you refused.',
  confirmed: {
    title: 'Thank you. Your confirmation is recorded.',
    text: 'The link has been used. You can close this page.',
  },
  keepOwn: 'Keep your own CPD here',
  refused: {
    title: 'Your refusal is recorded.',
    text: 'The person who asked has been told. You can close this page.',
  },
  failed: 'Your answer was not recorded',
} as const;

const ASKS = `Could you confirm a CPD activity of mine? The link shows what, works once, for ${CONFIRMATION_LINK_DAYS} days, and needs no account`;

/** Texts of the owner's side. */
export const askTexts = {
  action: ASK_TO_CONFIRM,
  dialog: ASK_TO_CONFIRM,
  explanation: `Someone who was there opens a link, sees the title, dates, place and hours, and confirms them with their name and role. They need no account. The link works once, for ${CONFIRMATION_LINK_DAYS} days.`,
  email: 'Their e-mail address (optional)',
  emailHelp: 'Without one, show the QR code or send the link yourself.',
  send: 'Make link',
  made: 'Show this code to the person, or send them the link. It is shown only once.',
  sent: (address: string) =>
    `The link is on its way to ${address}. You can also show it here, once.`,
  qr: 'QR code of the link',
  copy: 'Copy link',
  copyText: 'Copy message',
  asks: ASKS,
  message: (url: string) => `${ASKS}: ${url}`,
  withdraw: 'Withdraw request',
  withdrawn: { title: 'Request withdrawn' },
  failed: 'The request could not be made',
  withdrawFailed: 'The request could not be withdrawn',
  panel: 'Confirmed by others',
  none: 'Nobody has confirmed this yet.',
} as const;

/** A name without anything that a mail program would make a link of, since it may reach a stranger. */
const plainName = (name: string): string =>
  /[:/@]|\w\.\w/.test(name) ? `A ${PRODUCT} user` : name;

/** The message with a link. */
export const confirmationRequestEmail = {
  title: (name: string) => `${plainName(name)} asks you to confirm a CPD activity`,
  message: (name: string) =>
    `${plainName(name)} keeps a record of professional development in ${PRODUCT}, and asks you to confirm an activity ` +
    `that you were part of. The page shows what, when and how many hours; you can correct the hours down, comment, or refuse. ` +
    `You need no account. Nothing happens until you press a button there. The link works once, for ${CONFIRMATION_LINK_DAYS} days.`,
  action: 'See what to confirm',
  reason:
    'If you do not know this person, do nothing. We send this message once, and keep your address only until the link is used, withdrawn or expired.',
} as const;

/** Notifies the owner of a confirmation. */
export function confirmedNotification(
  activity: { id: number; title: string; hours: number },
  signed: { name: string; role: string; hours: number },
) {
  const fewer =
    signed.hours < activity.hours ? ` Your record has ${hoursLabel(activity.hours)}.` : '';
  return {
    kind: 'attestation' as const,
    link: recordLinks.activity(String(activity.id)),
    title: 'Your activity was confirmed',
    message: `${signed.name}, ${signed.role}, confirmed ${hoursLabel(signed.hours)} of “${activity.title}”.${fewer}`,
  };
}

/** Notifies the owner of a refusal. */
export function refusedNotification(activity: { id: number; title: string }, by: string | null) {
  return {
    kind: 'attestation' as const,
    link: recordLinks.activity(String(activity.id)),
    title: 'Your request was refused',
    message: `${by ?? 'The person you asked'} did not confirm “${activity.title}”. The activity shows what they said, if anything.`,
  };
}
