import type { ApolloLink } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import type { OutboxEntry, OutboxForm } from '#domain/records/outbox';
import type { Replaced } from '#domain/records/outbox-accepted';
import type { ToastContent } from './toast.ts';

/** A change that waits, as the screens show it. */
export interface WaitingEntry extends OutboxEntry {
  isSending: boolean;
  /** The server does not know the record yet. */
  isNew: boolean;
  /** Title of the refused change that it waits for. */
  blockedBy: string | null;
}

/** A form adds this to its mutation, so that it can be opened again from the outbox. */
export interface FormContext {
  /** A function loads it on demand, for a change that was made outside of a form. */
  form?: OutboxForm | (() => Promise<OutboxForm>) | undefined;
  /** The waiting entry that was opened in the form. */
  replaces?: Replaced | undefined;
  ofEach?: ChangesOfEach;
}

/** Splits a mutation of several records into one change each, with the same effect. */
export interface ChangesOfEach {
  changes: readonly ChangeOfOne[];
  /** Returns the response of the mutation, given why each change was refused; null if it was accepted or waits. */
  response: (refusals: readonly (string | null)[]) => Record<string, unknown>;
}

/** The change of a single record. */
export interface ChangeOfOne {
  /** Name of its mutation. */
  operation: string;
  variables: Record<string, unknown>;
  form?: FormContext['form'];
}

/** The record of a file. */
export interface FileOwner {
  key: EvidenceOwnerKey;
  id: string;
}

/** A file that is kept while it is uploaded. */
export interface HeldFile {
  /** Stops keeping it: the server has judged it, or the user has cancelled. */
  remove: () => Promise<void>;
  /** Leaves it to the outbox to send. */
  leave: () => void;
}

/** The part of the app that keeps changes while there is no connection: client/records/outbox. */
export interface Outbox {
  handle: ApolloLink.RequestHandler;
  /** True if the last request got no response. */
  isAway: () => boolean;
  /** Returns the toast to show after a change that may wait now. */
  toast: (saved: ToastContent) => ToastContent;
  keepFile: (owner: FileOwner, file: File) => Promise<void>;
  /** Keeps a file while the caller uploads it: it is not lost with the page. Null if nothing is kept here. */
  holdFile: (owner: FileOwner, file: File) => Promise<HeldFile | null>;
  /** Opens the form of a waiting change. */
  edit: (entry: WaitingEntry) => void;
  /** Sends what waits; resolves when everything was tried once. */
  flush: () => Promise<void>;
  /** Sends a refused change again. */
  again: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** Asks before a sign-out deletes unsent changes; resolves to false if the user stays. */
  maySignOut: () => Promise<boolean>;
}

let current: Outbox | null = null;
let entries: readonly WaitingEntry[] = [];
const listeners = new Set<() => void>();

/** The outbox of this device, once its code has loaded; null on a device that keeps nothing. */
export const outbox = (): Outbox | null => current;

/** Sets the outbox when a user's own device opens it, and null when it closes. */
export function setOutbox(next: Outbox | null): void {
  current = next;
  setWaiting(next ? entries : []);
}

export function setWaiting(next: readonly WaitingEntry[]): void {
  entries = next;
  listeners.forEach((listener) => listener());
}

/** Returns the toast to show after a change, which may only be waiting now. */
export const savedToast = (saved: ToastContent): ToastContent => current?.toast(saved) ?? saved;

/** Returns the changes that wait on this device, in their order. */
export const waitingNow = (): readonly WaitingEntry[] => entries;

/** The changes that wait on this device, in their order. */
export const useWaiting = () => useSyncExternalStore(subscribe, () => entries);

/** True once the outbox of this device is open. */
export const useIsOpen = () => useSyncExternalStore(subscribe, () => current !== null);

let offer: Offer | null = null;
let isAfterLoss = false;
type Offer = (isOwn: boolean) => void;

/** Offers to keep changes on this device; `wasLost` if one may have been lost. The answer takes the offer back. */
export function offerToKeep(answer: Offer | null, wasLost = false): void {
  offer = answer;
  isAfterLoss = answer !== null && (wasLost || isAfterLoss);
  listeners.forEach((listener) => listener());
}

/** The function to call with the answer; null if nothing is offered. */
export const useOfferToKeep = () => useSyncExternalStore(subscribe, () => offer);

/** As above, beside what was just lost: null unless something was. */
export const useOfferAfterLoss = () =>
  useSyncExternalStore(subscribe, () => (isAfterLoss ? offer : null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
