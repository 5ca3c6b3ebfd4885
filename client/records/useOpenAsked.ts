import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAskedRecord } from '#client/lib/asked-record.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { recordPageMessages as messages } from '#domain/records/recorded';

type Load<Row> = (client: ApolloClient, id: string) => Promise<Row | null | undefined>;

/** Shows the record that the address asks for (`?record=7`). Returns a function to call when the record closes. */
export function useOpenAsked<Row>(load: Load<Row>, show: (row: Row) => void): () => void {
  const client = useApolloClient();
  const [id, leave] = useAskedRecord();
  const onLoaded = useEffectEvent((row: Row | null | undefined) => {
    if (row) return show(row);
    showToast({ title: messages.notFound, description: messages.notFoundText });
    leave();
  });
  const onFailed = useEffectEvent((error: unknown) => {
    if (codeOf(error) === 'NOT_FOUND') return onLoaded(null);
    tellFailure('The record could not be opened', error);
    leave();
  });
  useEffect(() => {
    if (!id) return undefined;
    let isCurrent = true;
    load(client, id).then(
      (row) => isCurrent && onLoaded(row),
      (error: unknown) => isCurrent && onFailed(error),
    );
    return () => void (isCurrent = false);
  }, [client, id, load]);
  return () => {
    if (id) leave();
  };
}

/** Redirects the former address of a record in its list (`?record=7`) to its page. */
export function useAskedPage(pathOf: (id: string) => string): void {
  const [id] = useAskedRecord();
  const navigate = useNavigate();
  useEffect(() => {
    if (id) void navigate(pathOf(encodeURIComponent(id)), { replace: true });
  }, [id, pathOf, navigate]);
}
