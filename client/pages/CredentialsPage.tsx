import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BadgeCheck, Camera, Plus } from 'lucide-react';
import { useState } from 'react';
import { ChooseFileButton } from '#client/components/ChooseFileButton.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import {
  CredentialCard,
  CredentialRow,
} from '#client/features/records/credentials/CredentialRow.tsx';
import { credentials, type Row } from '#client/features/records/credentials/credentials.ts';
import { useCredentialsQuery } from '#client/graphql/generated.ts';
import { useAskedForm } from '#client/lib/asked-record.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { recordDialog } from '#client/records/record-dialog.tsx';
import type { Beginning } from '#client/records/RecordDialog.tsx';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { useOpenAsked } from '#client/records/useOpenAsked.ts';
import {
  credentialFilters,
  credentialMessages as messages,
  credentialsLabel,
} from '#domain/records/credentials';
import { credentialFields } from '#domain/records/credentials.fields';
import { PAGE_DEFAULT } from '#domain/pages';
import { labelsOf } from '#domain/records/record-fields';

const labels = labelsOf(credentialFields);

const CredentialDialog = recordDialog<Row>({
  titles: messages.dialogTitle,
  ownerKey: 'credentialId',
  loadForm: async () =>
    (await import('#client/features/records/credentials/CredentialForm.tsx')).CredentialForm,
});
const CredentialView = lazyDialog(
  async () =>
    (await import('#client/features/records/credentials/CredentialView.tsx')).CredentialView,
);
const CredentialRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Row>) => <RecordRemoval {...props} spec={credentials} />;
});

/** The user's credentials: what runs out next, and what was renewed. */
export function CredentialsPage() {
  const [show, setShow] = useUrlChoice('show', credentialFilters);
  const { data, previousData, error, refetch, fetchMore } = useCredentialsQuery({
    variables: { show, first: PAGE_DEFAULT },
  });
  const [begin, setBegin] = useState<Beginning<Row>>();
  const [isAdding, setAdding] = useState(false);
  const viewing = useDialog<Row>();
  const editing = useDialog<Row>();
  const removing = useDialog<Row>();
  const leaveAsked = useOpenAsked(credentials.load, viewing.show);
  const add = (with_?: Beginning<Row>) => {
    setBegin(with_);
    setAdding(true);
  };
  useAskedForm(add);
  const shared = {
    onView: viewing.show,
    onEdit: editing.show,
    onDelete: removing.show,
    onRenew: (row: Row) => add({ title: messages.renewTitle(row.title), from: row }),
  };
  const addButtons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChooseFileButton
        label={messages.photo}
        accept="image/*"
        capture="environment"
        variant="outlined"
        startIcon={<Camera />}
        onFile={(file) => add({ files: [file] })}
      />
      <Button variant="contained" startIcon={<Plus />} onClick={() => add()}>
        {messages.dialogTitle.add}
      </Button>
    </Box>
  );
  return (
    <>
      <PageHeader title={messages.title} description={messages.intro} actions={addButtons} />
      <WaitingPlace nouns={['credential']} />
      <TabbedArea
        label="Which credentials"
        tabs={credentialFilters}
        value={show}
        onChange={setShow}
      >
        <RecordList<Row>
          label={messages.title}
          columns={[labels.title, 'State', labels.number, 'Actions']}
          found={(data ?? previousData)?.credentials}
          isLoading={!data}
          error={error}
          onRetry={() => refetch()}
          onMore={(after) => fetchMore({ variables: { after } })}
          countLabel={credentialsLabel}
          empty={
            <EmptyState
              icon={<BadgeCheck />}
              title={show === 'renewed' ? messages.emptyRenewed : messages.empty}
              {...(show !== 'renewed' && { text: messages.emptyPrompt })}
            />
          }
          renderRow={(row) => <CredentialRow key={row.id} row={row} {...shared} />}
          renderCard={(row) => <CredentialCard key={row.id} row={row} {...shared} />}
        >
          <CredentialView
            {...viewing.props}
            onRenew={shared.onRenew}
            onClose={() => {
              viewing.props.onClose();
              leaveAsked();
            }}
          />
          <CredentialDialog open={isAdding} begin={begin} onClose={() => setAdding(false)} />
          <CredentialDialog {...editing.props} />
          <CredentialRemoval {...removing.props} />
        </RecordList>
      </TabbedArea>
    </>
  );
}
