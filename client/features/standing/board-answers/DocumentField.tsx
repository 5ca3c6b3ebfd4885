import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus } from 'lucide-react';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { boardAnswerMessages as messages } from '#domain/standing/board-answers';
import { boardAnswerFields } from '#domain/standing/board-answers.fields';
import { choicesNotLoaded } from '#domain/records/unloaded-choices';

const Field = fieldsOf(boardAnswerFields);

interface Props {
  documents: readonly { id: string; title: string }[];
  isUnloaded: boolean;
  onAdd: () => void;
}

/** The document that holds the answer: one of the newest, or one added on the way. */
export function DocumentField({ documents, isUnloaded, onAdd }: Props) {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Field
        as={SelectField}
        name="documentId"
        fullWidth
        helperText={isUnloaded ? choicesNotLoaded('documents') : messages.documentHelp}
        options={[
          { value: '', label: 'None' },
          ...documents.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <Button size="small" startIcon={<Plus aria-hidden />} onClick={onAdd}>
        {messages.addDocument}
      </Button>
    </Stack>
  );
}
