import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useKeepCountAnswersMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { answersOf, type CountAnswers } from '#domain/records/count-answers';
import type { CivilDate } from '#domain/dates';
import { countTexts as texts, doesThisCount } from '#domain/standing/does-this-count';

const CountDialog = lazyDialog(
  async () => (await import('#client/components/counts/CountDialog.tsx')).CountDialog,
);

interface Props {
  id: string;
  activity: Parameters<typeof answersOf>[0] & { countAnswers: CountAnswers | null };
  day: CivilDate;
}

/** The answer that is kept with an activity, and the way to it. */
export function ActivityCount({ id, activity, day }: Props) {
  const [open, setOpen] = useState(false);
  const [mutate] = useKeepCountAnswersMutation();
  const { countAnswers: kept } = activity;

  async function save(countAnswers: CountAnswers | null): Promise<boolean> {
    try {
      await mutate({ variables: { id, countAnswers } });
      return true;
    } catch (error) {
      tellFailure(texts.keepFailed, error);
      return false;
    }
  }

  async function keep(answers: CountAnswers | null) {
    setOpen(false);
    if (!(await save(answers))) return;
    const undo = { label: 'Undo', onClick: () => void save(kept) };
    showToast({ ...(answers ? texts.kept : { title: texts.removed }), action: undo });
  }

  const judged = kept && doesThisCount(kept, day);
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      {!judged && <Typography color="textSecondary">{texts.none}</Typography>}
      {judged &&
        [judged.total, judged.interactive].map(({ figure, verdict, because }) => (
          <Typography key={figure}>
            <strong>{texts.part(figure, verdict)}.</strong> {because}
          </Typography>
        ))}
      <Button variant="outlined" startIcon={<Scale />} onClick={() => setOpen(true)}>
        {kept ? texts.view : texts.ask}
      </Button>
      <CountDialog
        open={open}
        onClose={() => setOpen(false)}
        begun={kept ?? answersOf(activity)}
        day={day}
        renderActions={(answers) => (
          <>
            <Button variant="contained" onClick={() => void keep(answers)}>
              {texts.keep}
            </Button>
            {kept && <Button onClick={() => void keep(null)}>{texts.remove}</Button>}
          </>
        )}
      />
    </Stack>
  );
}
