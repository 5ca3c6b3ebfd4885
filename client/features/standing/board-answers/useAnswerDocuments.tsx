import type { ComponentType } from 'react';
import { useAnswerDocumentsQuery, type DocumentPartsFragment } from '#client/graphql/generated.ts';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { PAGE_MAX } from '#domain/pages';

/** The dialog that adds a document; the page provides it. */
export type DocumentDialogType = ComponentType<RecordDialogProps<DocumentPartsFragment>>;

/** A document that can be chosen, with the name of its first whole file. */
export interface AnswerDocument {
  id: string;
  title: string;
  file: string | null;
}

/** Returns the newest documents, and a dialog that adds one; it is outside the form, since it has a form of its own. */
export function useAnswerDocuments(DocumentDialog: DocumentDialogType) {
  const { data, error, refetch } = useAnswerDocumentsQuery({
    variables: { first: PAGE_MAX },
    fetchPolicy: 'cache-and-network',
  });
  const { show, props } = useDialog<DocumentPartsFragment>();
  const close = () => {
    props.onClose();
    void refetch().catch(() => {});
  };
  return {
    documents:
      data?.documents.edges.map(({ node: { evidenceFiles, ...document } }): AnswerDocument => {
        const whole = evidenceFiles.find(({ missingAt }) => !missingAt);
        return { ...document, file: whole?.name ?? null };
      }) ?? [],
    isUnloaded: error !== undefined && !data,
    add: () => show(),
    dialog: <DocumentDialog {...props} onClose={close} />,
  };
}
